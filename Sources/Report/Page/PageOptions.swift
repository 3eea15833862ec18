import LayoutInspector

/// What a page shows beyond the usual.
package struct PageOptions: Sendable, Equatable {
    /// The address of a line of a file; `nil`: that of the run.
    package var sourceLink: SourceLink?
    package var details = FindingDetails()

    package static let declarations: [OptionDeclaration<PageOptions>] =
        FindingDetails.all.map { $0.lifted(\.details) } + [
            .parsed(
                "source-link",
                "link locations to this address, in which {path}, {absolute}, {line} and {column} are replaced",
                value: .text(placeholder: "address", expectation: SourceLink.expectation),
                \.sourceLink
            ) {
                SourceLink($0)
            } spell: {
                $0.template
            }
        ]
}
