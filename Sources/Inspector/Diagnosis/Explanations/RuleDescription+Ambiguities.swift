extension RuleDescription {
    static let ambiguities: [RuleDescription] = [
        RuleDescription(
            "ambiguous-layout",
            "warning (note where it is within a point of an assumed size)",
            partial: false,
            "the constraints leave the place or the size of a view open",
            meaning: """
                More than one layout satisfies the constraints equally well, and UIKit picks one without a word. The
                finding tells the attributes that are open, the values that each can take, two layouts that are both as
                good as it gets, and what only follows from this view.

                Either constraints are missing, or some of equal priority compete: two labels side by side that hug
                their contents equally leave it to chance which of them grows. The first takes a constraint, the second
                one priority more or less.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("name", size: "60, 20"), ExampleDump.view("value", size: "90, 20")],
                constraints: sideBySide
            ),
            good: ExampleDump.text(
                subviews: [
                    ExampleDump.view("name", size: "60, 20", more: "\"contentHugging\": [251, 250]"),
                    ExampleDump.view("value", size: "90, 20"),
                ],
                constraints: sideBySide
            )
        ),
        RuleDescription(
            "missing-scroll-content",
            "warning",
            partial: false,
            "what a scroll view contains does not say how large its content is",
            meaning: """
                The content of a scroll view is as large as the constraints between the scroll view and its subviews
                make it, so that they must lead from one edge of the content to the other on each axis. Otherwise the
                view does not scroll. A missing one is usually the last: from the bottom of the last subview to the
                bottom of the scroll view.
                """,
            bad: ExampleDump.text(subviews: [scrollView], constraints: scrollConstraints),
            good: ExampleDump.text(
                subviews: [scrollView],
                constraints: scrollConstraints + [
                    ExampleDump.constraint("text-bottom", "scroll.bottom", "==", "text.bottom", plus: 8)
                ]
            )
        ),
    ]

    private static let sideBySide =
        ExampleDump.place("name") + [
            ExampleDump.constraint("gap", "value.leading", "==", "name.trailing", plus: 8),
            ExampleDump.constraint("end", "value.trailing", "==", "root.trailing", plus: -16),
            ExampleDump.constraint("line", "value.top", "==", "name.top"),
        ]

    private static let scrollView =
        "{\"id\": \"scroll\", \"class\": \"UIScrollView\", \"subviews\": ["
        + ExampleDump.view("text", size: "300, 900") + "]}"

    private static let scrollConstraints =
        ExampleDump.edges(of: "scroll", inset: 0) + [
            ExampleDump.constraint("text-leading", "text.leading", "==", "scroll.leading", plus: 8),
            ExampleDump.constraint("text-trailing", "scroll.trailing", "==", "text.trailing", plus: 8),
            ExampleDump.constraint("text-top", "text.top", "==", "scroll.top", plus: 8),
        ]
}
