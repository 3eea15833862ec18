import LayoutModel

extension KnownCause {
    static let requiredContentSize = KnownCause(
        info: CauseInfo(
            id: "required-content-size",
            title: "required content size",
            summary: "hugging or compression resistance of 1000 makes the content size required",
            meaning: """
                At priority 1000, content hugging and compression resistance are required constraints: the view is never
                larger, or never smaller, than its content. Fixed sizes or pinned edges then conflict with it as soon as
                the text, the image or the text size changes.

                Set the content priority to 999 or less. It still takes precedence over all other optional constraints.
                """,
            code: """
                title.setContentCompressionResistancePriority(
                    UILayoutPriority(999),
                    for: .horizontal
                )
                title.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
                """,
            bad: title(hugging: 1000),
            good: title(hugging: 999)
        ),
        recogniser: .conflict { story, _ in story.members.contains(where: \.isContentSize) },
        remedy: .contentPriority,
        hint: { story, examination in
            let contents = story.members.filter(\.isContentSize)
            guard let content = contents.first, let first = content.constraint.first else { return nil }
            let what = content.constraint.relation == .lessThanOrEqual ? "hugging" : "compression resistance"
            let axis = first.attribute.axis.rawValue
            let others = contents.count > 1 ? ", as that of \(contents.count - 1) more" : ""
            return "the \(axis) \(what) of \(examination.names.subject(first.item)) is required (1000)\(others)"
        }
    )

    private static func title(hugging: Int) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view("title", size: "200, 20", more: "\"contentHugging\": [\(hugging), 250]")
            ],
            constraints: ExampleDump.place("title") + [ExampleDump.constraint("title-width", "title.width", plus: 240)]
        )
    }
}
