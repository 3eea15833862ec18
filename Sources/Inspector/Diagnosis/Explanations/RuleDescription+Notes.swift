extension RuleDescription {
    static let notes: [RuleDescription] = [
        RuleDescription(
            "redundant-constraint",
            "note (only with --notes)",
            partial: false,
            "a constraint follows from the other required ones, whatever the size of the root",
            meaning: """
                The layout means the same without it. It does no harm until one of those that imply it changes; then the
                two conflict. All that are reported can go together.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.edges(of: "panel") + [
                    ExampleDump.constraint("middle", "panel.centerX", "==", "root.centerX")
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.edges(of: "panel")
            )
        ),
        RuleDescription(
            "no-effect",
            "note (only with --notes)",
            partial: false,
            "an optional constraint fails, and the layout is the same without it",
            meaning: """
                Constraints of higher priority fix what it is about, so that it pulls at nothing. The finding names
                them. An inequality that holds is never called so: it may matter at another size.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.edges(of: "panel") + [
                    ExampleDump.constraint("wish", "panel.width", plus: 300, priority: 500)
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.edges(of: "panel")
            )
        ),
        RuleDescription(
            "unsatisfied-optional",
            "note (only with --notes)",
            partial: false,
            "an optional constraint cannot hold exactly",
            meaning: """
                It comes as near as the constraints above it allow. The finding tells by how much it is off and what
                takes precedence.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.place("panel") + [
                    ExampleDump.constraint("most", "panel.trailing", "<=", "root.trailing", plus: -16),
                    ExampleDump.constraint("wish", "panel.width", plus: 400, priority: 500),
                    ExampleDump.constraint("panel-height", "panel.height", plus: 40),
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("panel", "UIView")],
                constraints: ExampleDump.place("panel") + [
                    ExampleDump.constraint("most", "panel.trailing", "<=", "root.trailing", plus: -16),
                    ExampleDump.constraint("wish", "panel.width", plus: 300, priority: 500),
                    ExampleDump.constraint("panel-height", "panel.height", plus: 40),
                ]
            )
        ),
        RuleDescription(
            "off-parent",
            "note (only with --notes)",
            partial: false,
            "a view reaches outside its superview by more than a pixel",
            meaning: """
                What lies outside gets no touches, and is cut where the superview clips. What a scroll view contains is
                left out.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title", x: 300)
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title", x: 100)
            )
        ),
        RuleDescription(
            "zero-size",
            "note (only with --notes)",
            partial: false,
            "a view that is shown has no width or no height",
            meaning: """
                Nothing of it can be seen or touched, unless what it contains reaches outside. Often a container whose
                contents are pinned to one edge only.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("line", "UIView")],
                constraints: line(height: 0)
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("line", "UIView")],
                constraints: line(height: 1)
            )
        ),
        RuleDescription(
            "overlapping-siblings",
            "note (only with --notes)",
            partial: false,
            "two subviews of one view overlap",
            meaning: """
                Each covers a part of the other by more than a pixel. One that lies within the other is no finding:
                backgrounds and badges do.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: ExampleDump.place("title") + ExampleDump.place("price", x: 180, y: 20)
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: ExampleDump.place("title") + ExampleDump.place("price", x: 224, y: 20)
            )
        ),
    ]

    private static func line(height: Double) -> [String] {
        ExampleDump.place("line") + [
            ExampleDump.constraint("line-width", "line.width", plus: 100),
            ExampleDump.constraint("line-height", "line.height", plus: height),
        ]
    }
}
