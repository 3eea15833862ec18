import LayoutModel

/// A key that the format does not define.
package enum UnknownKey {
    package static let info = RuleInfo(
        id: "unknown-key",
        title: "unknown key",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "the input has an unknown key",
        meaning: """
            The key is ignored, and reported once with the nearest known key. Otherwise, a spelling mistake in a
            handwritten dump would go unnoticed.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20", more: "\"identifer\": \"title\"")],
            constraints: ExampleDump.place("title")
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20", more: "\"identifier\": \"title\"")],
            constraints: ExampleDump.place("title")
        )
    )
}
