import LayoutSyntax

import LayoutModel

/// Code of a Swift file that was not read, because it does not concern the layout or nothing calls it.
package enum SkippedCode {
    /// Declarations that cannot be parsed, and are passed over.
    ///
    /// - Returns: `nil` where there are none.
    static func finding(_ errors: [ReadError]) -> Finding? {
        guard let first = errors.first else { return nil }
        var finding = Finding(
            info,
            message: errors.count == 1
                ? "1 declaration cannot be parsed and was skipped"
                : "\(errors.count) declarations cannot be parsed and were skipped"
        )
        finding.notes = errors.prefix(8).map { Finding.Note(.hint, "line \($0.place?.line ?? 1): \($0.message)") }
        finding.place = first.place
        return finding
    }

    package static let info = RuleInfo(
        id: "skipped-code",
        title: "skipped code",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "Swift code that does not affect the layout was skipped",
        meaning: """
            A Swift file contains more than layout code: gestures, delegates, actions. Statements that are known not to
            affect the layout are skipped, as are functions that the layout code does not call. For views that another
            file declares, only the name is known. Everything else that cannot be read is an error with its line;
            nothing is guessed.
            """,
        bad: ExampleCode.badge(["label.addInteraction(menuInteraction)"] + ExampleCode.labelInPlace),
        good: ExampleCode.badge(ExampleCode.labelInPlace)
    )
}
