/// Reports how many objects were skipped, because all other findings are about the rest.
package enum SetAside {

    package static func finding(count: Int) -> Finding {
        Finding(
            info,
            severity: .note,
            message: count == 1
                ? "1 faulty object was skipped"
                : "\(count) faulty objects were skipped"
        )
    }
}

extension SetAside {
    package static let info = RuleInfo(
        id: "set-aside",
        title: "skipped object",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "objects were skipped",
        meaning: """
            Each skipped object has its own finding with the reason. All other findings are about the remaining objects.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("x", "title.left", "==", "gone.left")
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title")
        )
    )
}
