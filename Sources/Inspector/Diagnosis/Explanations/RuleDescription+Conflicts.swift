extension RuleDescription {
    static let conflicts: [RuleDescription] = [
        RuleDescription(
            "conflict",
            "error",
            partial: true,
            "required constraints have no solution together",
            meaning: """
                The constraints named are a smallest set that cannot hold: take any one of them away and the others can.
                There is one finding for each constraint that has to give way, and each names its own.

                UIKit logs such a set as "Unable to simultaneously satisfy constraints", breaks one of them and goes on;
                which one is not documented. The sizes of roots, guides, contents and autoresizing masks, and that no
                size is negative, count as constraints and are named where they take part.

                What helps is to let one of them yield: a priority below 1000, an inequality instead of an equality,
                another constant, or one constraint less. The fixes listed were each tried and solved.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: row(priceWidth: 190)
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: row(priceWidth: 135)
            )
        ),
        RuleDescription(
            "rounding",
            "note",
            partial: true,
            "required constraints miss each other by half a pixel or less",
            meaning: """
                A conflict like any other, and UIKit may log it; but what is left over is within half a pixel, as when
                a cell's height was rounded to pixels and its parts were not. One priority of 999 in the chain ends it.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: row(priceWidth: 135.25)
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: row(priceWidth: 135)
            )
        ),
        RuleDescription(
            "reported-conflict",
            "error (possible)",
            partial: true,
            "the source reported a conflict in constraints that have a solution as they are given",
            meaning: """
                UIKit logged these constraints as unsatisfiable, and yet they can all hold. One that took part was not
                printed, or had another value at the time: a size that only held while a cell was measured, a multiplier
                cut to six digits, a view that has been laid out again since.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title"),
                more: reportOfTitle
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title")
            )
        ),
        RuleDescription(
            "unconfirmed-report",
            "note",
            partial: false,
            "the source calls a view ambiguous or misplaced, and its constraints do not",
            meaning: """
                Interface Builder keeps such marks in the file after their cause is gone, and a trace may have been
                taken before the last layout pass. The mark can be removed by opening and saving the file.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title"),
                more: "\n  \"reports\": [{\"kind\": \"ambiguous\", \"item\": \"title\"}],"
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title")
            )
        ),
    ]

    private static let reportOfTitle =
        "\n  \"reports\": [{\"kind\": \"conflict\", \"constraints\": [\"title-leading\", \"title-top\"]}],"

    private static func row(priceWidth: Double) -> [String] {
        ExampleDump.place("title") + [
            ExampleDump.constraint("title-width", "title.width", plus: 200),
            ExampleDump.constraint("gap", "price.leading", "==", "title.trailing", plus: 8),
            ExampleDump.constraint("price-width", "price.width", plus: priceWidth),
            ExampleDump.constraint("end", "root.trailing", "==", "price.trailing", plus: 16),
            ExampleDump.constraint("price-top", "price.top", "==", "title.top"),
        ]
    }
}
