extension RuleDescription {
    static let frames: [RuleDescription] = [
        RuleDescription(
            "misplaced-view",
            "warning",
            partial: false,
            "a recorded frame differs by more than a pixel from what the constraints give",
            meaning: """
                The constraints determine the view's edges, and the frame that was recorded is elsewhere: it was set by
                code after layout, or a file was saved before frames were updated. Views with a transform are left out,
                and so are those that take part in a conflict and what they contain.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20", more: "\"frame\": [24, 16, 200, 20]")],
                constraints: ExampleDump.place("title")
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20", more: "\"frame\": [16, 16, 200, 20]")],
                constraints: ExampleDump.place("title")
            )
        ),
        RuleDescription(
            "truncated-content",
            "warning",
            partial: false,
            "content gets less room than it needs",
            meaning: """
                A compression resistance gives way by more than a pixel: a text is cut, an image squeezed. The finding
                names what takes precedence. Hidden views are left out, since stack views make them nothing on purpose.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "400, 20")],
                constraints: ExampleDump.place("title") + [
                    ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16)
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "300, 20")],
                constraints: ExampleDump.place("title") + [
                    ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16)
                ]
            )
        ),
        RuleDescription(
            "fragile-at-size",
            "warning (only with --size-range)",
            partial: false,
            "the layout has no solution over the whole range of sizes that was asked for",
            meaning: """
                At the recorded size all is well, at another size of the range required constraints conflict. The
                finding tells the exact widths at the recorded height, and heights at the recorded width, at which the
                layout has a solution.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.edges(of: "panel") + [
                    ExampleDump.constraint("panel-minimum", "panel.width", ">=", plus: 340)
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.edges(of: "panel") + [
                    ExampleDump.constraint("panel-minimum", "panel.width", ">=", plus: 280)
                ]
            )
        ),
    ]
}
