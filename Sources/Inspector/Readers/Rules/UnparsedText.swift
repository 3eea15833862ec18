import LayoutModel

/// A constraint that could not be parsed, or was parsed but cannot be used.
package enum UnparsedText {
    package static let info = RuleInfo(
        id: "unparsed-text",
        title: "unrecognized text",
        severity: .warning,
        runsOnPartialDumps: true,
        summary: "the text of a constraint cannot be read or used",
        meaning: """
            Logs get truncated, garbled or redacted, and some lines don't show which of two views they refer to. The
            other constraints are still diagnosed, but a conflict that involves the unread one is not found.
            """,
        bad: """
            (
                <NSLayoutConstraint:0x600001 UILabel:0x7f01.width == 40   (active)>,
                <NSLayoutConstraint:0x600002 UILabel:0x7f01.hei
            """,
        good: """
            (
                <NSLayoutConstraint:0x600001 UILabel:0x7f01.width == 40   (active)>,
                <NSLayoutConstraint:0x600002 UILabel:0x7f01.height == 20   (active)>
            )
            """
    )
}
