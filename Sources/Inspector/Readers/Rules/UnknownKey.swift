import LayoutModel

/// A key that the format does not define.
package enum UnknownKey {
    package static let info = RuleInfo(
        id: "unknown-key",
        title: "unknown key",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "the input has a key that is not known",
        meaning: """
            It is left out of everything, and told once with the nearest key that is known: a spelling mistake in a
            dump written by hand would otherwise go unseen.
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
