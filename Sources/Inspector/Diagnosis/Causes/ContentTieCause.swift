import LayoutModel

extension KnownCause {
    static let contentTie = KnownCause(
        info: CauseInfo(
            id: "content-tie",
            title: "tied content priorities",
            rule: "ambiguous-layout",
            summary: "two views share a length, and their content priorities are equal",
            meaning: """
                Two labels side by side fill a row, and their contents ask for less or for more than the row has.
                Which of them is stretched or squeezed is decided by content hugging and compression resistance; where
                these are equal, nothing decides, and the layout may change from one run to the next.

                Raise the hugging of the view that keeps its size by 1 (or the compression resistance of the one whose
                text must not be cut).
                """,
            code: """
                title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
                title.setContentCompressionResistancePriority(
                    UILayoutPriority(751),
                    for: .horizontal
                )
                """,
            bad: row(hugging: 250),
            good: row(hugging: 251)
        ),
        recogniser: .ambiguity(.contentPriority)
    )

    private static func row(hugging: Int) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view("name", size: "60, 20"),
                ExampleDump.view("value", size: "40, 20", more: "\"contentHugging\": [\(hugging), 250]"),
            ],
            constraints: ExampleDump.place("name") + [
                ExampleDump.constraint("gap", "value.leading", "==", "name.trailing", plus: 8),
                ExampleDump.constraint("end", "value.trailing", "==", "root.trailing", plus: -16),
                ExampleDump.constraint("value-top", "value.top", "==", "name.top"),
            ]
        )
    }
}
