import LayoutInspector

/// What a page shows beyond the usual.
public struct HTMLOptions: Sendable, Equatable {
    /// The address of a line of a file; `nil`: that of the run.
    public var sourceLink: SourceLink?
    public var details = FindingDetails()

    public static let declarations: [OptionDeclaration<HTMLOptions>] =
        FindingDetails.all.map { $0.lifted(\.details) } + [
            .parsed(
                "source-link",
                "link places to this address, in which {path}, {absolute}, {line} and {column} are replaced",
                value: .text(placeholder: "address", expectation: SourceLink.expectation),
                \.sourceLink
            ) {
                SourceLink($0)
            } spell: {
                $0.template
            }
        ]
}
