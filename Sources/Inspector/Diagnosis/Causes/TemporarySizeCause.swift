import LayoutModel

extension KnownCause {
    static let temporarySize = KnownCause(
        info: CauseInfo(
            id: "temporary-size",
            title: "temporary size",
            summary: "UIKit measures a view at a size that your required constraints do not allow",
            meaning: """
                While UIKit measures a view, it gives it a temporary size: _UITemporaryLayoutWidth and -Height, or
                fittingSizeHTarget and fittingSizeVTarget in systemLayoutSizeFitting. Required sizes inside the view
                that need more space conflict with it, although the final layout may be right.

                Lower the priority of one constraint in the chain to 999, or measure the view at the size that it will
                have.
                """,
            code: """
                let width = tableView.bounds.width
                let size = header.systemLayoutSizeFitting(
                    CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                )
                """,
            bad: card(priority: nil),
            good: card(priority: 999)
        ),
        recogniser: .conflict { story, _ in story.members.contains { story.isTemporary($0) } },
        allowsConstants: false,
        isCulprit: { member, story in story.gives(way: member) },
        lead: { story, examination in
            guard let (member, item, words) = story.measuring(in: examination) else { return nil }
            // A size that the view may well keep is no cause by itself.
            guard member.constraint.constant < 1e-9 else { return nil }
            return ConflictLead(item: item, words: words, row: member.row)
        },
        hint: { story, examination in story.measuring(in: examination)?.words }
    )

    private static func card(priority: Double?) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view("card", "UIView", more: "\"subviews\": [" + ExampleDump.view("photo", "UIView") + "]")
            ],
            constraints: ExampleDump.place("card") + ExampleDump.edges(of: "photo", to: "card", inset: 8) + [
                ExampleDump.constraint(
                    "card-width",
                    "card.width",
                    plus: 100,
                    more: "\"identifier\": \"fittingSizeHTarget\", \"origin\": \"temporary\""
                ),
                ExampleDump.constraint("photo-width", "photo.width", plus: 160, priority: priority),
                ExampleDump.constraint("photo-height", "photo.height", plus: 90),
            ]
        )
    }
}

extension ConflictStory {
    /// The size at which UIKit measures a view, and that in words.
    fileprivate func measuring(in examination: Examination) -> (member: Member, item: Layout.Item, words: String)? {
        guard let member = members.first(where: { isTemporary($0) }), let first = member.constraint.first else {
            return nil
        }
        let constant = member.constraint.constant
        let isOwn = member.constraint.second == nil
        let value = isOwn ? " of \(PointsText.text(constant))" : ""
        // A size above 0 is mostly the one that the view gets.
        let kind = isOwn && constant > 1e-9 ? "" : "temporary "
        let words =
            "\(examination.layout.frameworkName) measures \(examination.names.subject(first.item))"
            + " at a \(kind)\(first.attribute.rawValue)\(value)"
        return (member, first.item, words)
    }
}
