import LayoutModel

extension KnownCause {
    static let oppositeEdges = KnownCause(
        info: CauseInfo(
            id: "opposite-edges-tied",
            title: "opposite edges tied together",
            summary: "a view's edge is pinned to its own opposite edge, which fixes its size",
            meaning: """
                One constraint names two opposite edges of the same view, such as its left and its right. It fixes the
                distance between the two, which is the size of the view: 0 if the constraint has no constant. Nearly
                always, the second item was meant to be a different view.

                Pin the edge to the intended view, or remove the constraint.
                """,
            code: """
                // price.leadingAnchor was meant.
                title.trailingAnchor.constraint(
                    equalTo: price.leadingAnchor,
                    constant: -8
                ).isActive = true
                """,
            bad: titles(ExampleDump.constraint("title-end", "title.trailing", "==", "title.leading")),
            good: titles(ExampleDump.constraint("title-end", "title.trailing", "<=", "root.trailing", plus: -16))
        ),
        recogniser: .conflict { story, _ in story.members.contains { $0.tiesOppositeEdges } },
        remedy: .removal,
        isCulprit: { member, _ in member.tiesOppositeEdges },
        lead: { story, examination in
            guard let member = story.members.first(where: \.tiesOppositeEdges), let item = member.constraint.first?.item
            else { return nil }
            let size = PointsText.points(abs(member.constraint.constant))
            let adjective = member.constraint.axis == .horizontal ? "wide" : "high"
            return ConflictLead(
                item: item,
                words: "\(examination.texts.text(of: member.constraint)) makes \(examination.names.subject(item)) "
                    + "\(size) \(adjective)",
                isPassing: false
            )
        }
    )

    private static func titles(_ constraint: String) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("title", "UIView")],
            constraints: ExampleDump.place("title") + [
                constraint, ExampleDump.constraint("title-width", "title.width", plus: 200),
                ExampleDump.constraint("title-height", "title.height", plus: 20),
            ]
        )
    }
}

extension ConflictStory.Member {
    /// Whether it pins an edge of a view to the view's own opposite edge.
    fileprivate var tiesOppositeEdges: Bool {
        guard isUsers, constraint.relation == .equal, constraint.multiplier == 1, let first = constraint.first,
            let second = constraint.second, first.item == second.item
        else { return false }
        let pairs: [Set<LayoutAttribute>] = [[.left, .right], [.leading, .trailing], [.top, .bottom]]
        return pairs.contains([first.attribute, second.attribute])
    }
}
