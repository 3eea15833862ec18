extension RuleDescription {
    static let constraints: [RuleDescription] = [
        RuleDescription(
            "autoresizing-with-constraints",
            "warning",
            partial: true,
            "a view is placed by its autoresizing mask and by constraints too",
            meaning: """
                A view made in code translates its autoresizing mask into constraints that fix its place and its size.
                With others beside them, it conflicts, or works only by accident. Set
                translatesAutoresizingMaskIntoConstraints to false on it.
                """,
            bad: ExampleDump.text(
                subviews: [
                    ExampleDump.view(
                        "badge",
                        "UIView",
                        more: "\"frame\": [16, 16, 40, 40], \"translatesAutoresizingMask\": true"
                    )
                ],
                constraints: badge
            ),
            good: ExampleDump.text(
                subviews: [
                    ExampleDump.view(
                        "badge",
                        "UIView",
                        more: "\"frame\": [16, 16, 40, 40], \"translatesAutoresizingMask\": false"
                    )
                ],
                constraints: badge
            )
        ),
        RuleDescription(
            "duplicate-constraint",
            "warning",
            partial: true,
            "a constraint is there twice",
            meaning: """
                Two active constraints say the same at the same priority, perhaps with their sides exchanged. One of
                them is usually a leftover of code that adds constraints at every layout pass, and changing the
                constant of one then makes them conflict.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title") + [
                    ExampleDump.constraint("again", "root.leading", "==", "title.leading", plus: -16)
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title")
            )
        ),
    ]

    private static let badge =
        ExampleDump.place("badge") + [
            ExampleDump.constraint("badge-width", "badge.width", plus: 40),
            ExampleDump.constraint("badge-height", "badge.height", plus: 40),
        ]
}
