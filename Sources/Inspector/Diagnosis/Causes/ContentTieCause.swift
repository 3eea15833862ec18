import LayoutModel

extension KnownCause {
    static let contentTie = KnownCause(
        info: CauseInfo(
            id: "content-tie",
            title: "tied content priorities",
            rule: "ambiguous-layout",
            summary: "two views share a length, but their content priorities are equal",
            meaning: """
                Two labels side by side fill a row, but their contents need less or more than the width of the row.
                Content hugging and compression resistance decide which of them is stretched or squeezed; if these are
                equal, nothing decides, and the layout may change from one run to the next.

                Raise the hugging priority of the view that should keep its size by 1 (or the compression resistance of
                the one whose text must not be cut off).
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
