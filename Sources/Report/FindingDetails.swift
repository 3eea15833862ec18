import LayoutInspector

/// What is shown of findings beyond the usual, by formats that can show it.
public struct FindingDetails: Sendable, Equatable {
    /// Every finding with all of its constraints and fixes, where people get the first few.
    package var showsAll: Bool
    /// Which rules did not run, and why.
    package var isVerbose: Bool

    public init(showsAll: Bool = false, isVerbose: Bool = false) {
        self.showsAll = showsAll
        self.isVerbose = isVerbose
    }

    /// The option of ``isVerbose``.
    package static let verbose = "verbose"

    package static let declarations =
        all + [
            .flag(verbose, "list the rules that did not run, and why", \.isVerbose)
        ]

    /// The option of formats that group findings.
    static let all: [OptionDeclaration<FindingDetails>] = [
        .flag("all", "show every finding with all of its constraints and fixes", \.showsAll)
    ]
}
