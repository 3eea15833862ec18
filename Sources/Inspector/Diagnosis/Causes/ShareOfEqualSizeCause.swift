import LayoutModel

extension KnownCause {
    static let shareOfEqualSize = KnownCause(
        info: CauseInfo(
            id: "share-of-equal-size",
            title: "share of an equal size",
            summary: "a size is a fraction of another, but other constraints make the two equal",
            meaning: """
                One constraint makes a height 0.9 times another, but other constraints, such as the fill alignment of a
                stack view, make the two heights equal. Only 0 equals 0.9 times itself, so every other size conflicts.

                Lower the priority of the proportional constraint to 999, or do not make the sizes equal: center the
                arranged subviews instead.
                """,
            code: """
                stack.alignment = .center
                """,
            bad: pair(priority: nil),
            good: pair(priority: 999)
        ),
        recogniser: .conflict { story, _ in story.shareOfEqualSize != nil },
        isCulprit: { member, _ in member.isShare }
    )

    private static func pair(priority: Double?) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("icon", "UIView"), ExampleDump.view("title", "UIView")],
            constraints: ExampleDump.place("icon") + [
                ExampleDump.constraint("icon-width", "icon.width", plus: 40),
                ExampleDump.constraint("gap", "title.leading", "==", "icon.trailing", plus: 8),
                ExampleDump.constraint("end", "title.trailing", "==", "root.trailing", plus: -16),
                ExampleDump.constraint("title-height", "title.height", plus: 40),
                ExampleDump.constraint("same-top", "title.top", "==", "icon.top"),
                ExampleDump.constraint("same-bottom", "title.bottom", "==", "icon.bottom"),
                ExampleDump.constraint(
                    "share",
                    "icon.height",
                    "==",
                    "title.height",
                    priority: priority,
                    more: "\"multiplier\": 0.9"
                ),
            ]
        )
    }
}

extension ConflictStory.Member {
    /// Whether the member makes a size a share of another view's size, without a constant.
    var isShare: Bool {
        guard isUsers, constraint.relation == .equal, constraint.constant == 0, constraint.terms.isEmpty,
            let first = constraint.first, let second = constraint.second
        else { return false }
        return first.item != second.item && first.attribute == second.attribute && first.attribute.isSize
            && constraint.multiplier > 0 && constraint.multiplier != 1
    }
}

extension ConflictStory {
    /// The share of a size that the others make equal: the set has one fixed size and no gaps.
    var shareOfEqualSize: Member? {
        guard axis != nil, gives.isEmpty, needs.count == 1, needs[0].constraint.isOwnSize else { return nil }
        let shares = members.filter(\.isShare)
        return shares.count == 1 ? shares[0] : nil
    }
}
