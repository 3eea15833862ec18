import LayoutModel

extension KnownCause {
    static let sizeKnownTwice = KnownCause(
        info: CauseInfo(
            id: "size-known-twice",
            title: "two sizes for one view",
            summary: "one view has two required sizes",
            meaning: """
                Two required constraints give one view different widths or heights. For example, a constraint is added
                each time a cell is configured, or one comes from a storyboard and one from code.

                Remove one of them. To change a size later, keep the constraint and set its constant.
                """,
            code: """
                // Kept as a property, one constraint serves both sizes.
                height.constant = 80
                """,
            bad: title([
                ExampleDump.constraint("first-width", "title.width", plus: 200),
                ExampleDump.constraint("second-width", "title.width", plus: 240),
            ]),
            good: title([ExampleDump.constraint("second-width", "title.width", plus: 240)])
        ),
        recogniser: .conflict { story, _ in
            story.members.count == 2 && story.sizes.count == 2
                && story.sizes.allSatisfy {
                    $0.constraint.relation == .equal && $0.constraint.first == story.sizes[0].constraint.first
                }
        },
        remedy: .removal
    )

    static let minimumAgainstMaximum = KnownCause(
        info: CauseInfo(
            id: "minimum-against-maximum",
            title: "minimum above maximum",
            summary: "the minimum size is larger than the maximum",
            meaning: """
                One constraint sets a minimum size, another a smaller maximum size, and both are required.

                Change one of the constants, or lower the priority of the limit that matters less.
                """,
            code: """
                let limit = title.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
                limit.priority = UILayoutPriority(999)
                limit.isActive = true
                """,
            bad: title(
                [
                    ExampleDump.constraint("smallest", "title.width", ">=", plus: 240),
                    ExampleDump.constraint("largest", "title.width", "<=", plus: 200),
                ],
                content: "220, 20"
            ),
            good: title(
                [
                    ExampleDump.constraint("smallest", "title.width", ">=", plus: 200),
                    ExampleDump.constraint("largest", "title.width", "<=", plus: 240),
                ],
                content: "220, 20"
            )
        ),
        recogniser: .conflict { story, _ in
            story.members.count == 2 && story.sizes.count == 2
                && Set(story.sizes.map(\.constraint.relation))
                    .isSuperset(of: [.lessThanOrEqual, .greaterThanOrEqual])
        },
        remedy: .constant
    )

    static let edgePinnedTwice = KnownCause(
        info: CauseInfo(
            id: "edge-pinned-twice",
            title: "edge pinned twice",
            summary: "one edge of a view is pinned to another twice, with different insets",
            meaning: """
                Two required constraints place the same edge: two different insets from the superview, or one inset from
                its edge and one from its margins or safe area.

                Remove one of them.
                """,
            code: """
                // Kept as a property, one constraint serves both insets.
                topInset.constant = 24
                """,
            bad: title([
                ExampleDump.constraint("first-trailing", "title.trailing", "==", "root.trailing", plus: -16),
                ExampleDump.constraint("second-trailing", "title.trailing", "==", "root.trailing", plus: -20),
            ]),
            good: title([
                ExampleDump.constraint("first-trailing", "title.trailing", "==", "root.trailing", plus: -16)
            ])
        ),
        recogniser: .conflict { story, examination in
            story.isRingOfPositions || story.isPinnedAtTwoEdges || story.pinnedBesideSize(in: examination) != nil
        },
        remedy: .removal,
        isCulprit: { member, story in
            member.constraint.first.map { $0 == story.anchorPinnedTwice } ?? false
        },
        hint: { story, examination in
            // The headline says it.
            if story.plainlyPinnedTwice != nil { return nil }
            return story.anchorPinnedTwice.map { anchor in
                let inner = story.innerAnchor(beside: anchor, in: examination) ?? anchor
                return "\(examination.texts.anchor(inner)) is pinned twice"
            }
        }
    )

    private static func title(_ constraints: [String], content: String? = nil) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("title", content == nil ? "UIView" : "UILabel", size: content)],
            constraints: ExampleDump.place("title") + constraints + [
                ExampleDump.constraint("title-height", "title.height", plus: 20)
            ]
        )
    }
}

extension ConflictStory {
    /// Whether one edge is pinned to two edges of a view, whose size keeps these apart.
    fileprivate var isPinnedAtTwoEdges: Bool {
        let pins = members.filter { $0.isUsers && $0.constraint.relation == .equal && !$0.constraint.isOwnSize }
        guard members.count == 3, pins.count == 2, let size = members.first(where: { $0.constraint.isOwnSize }),
            let edge = pins[0].constraint.first, edge == pins[1].constraint.first, !edge.attribute.isSize,
            let one = pins[0].constraint.second, let other = pins[1].constraint.second
        else { return false }
        return one.item == other.item && one != other && size.constraint.first?.item == one.item
            && !size.isNonnegative
    }

    /// Whether all members make positions equal: each then follows from the others, except for its constant.
    fileprivate var isRingOfPositions: Bool {
        members.contains(where: \.isUsers)
            && members.allSatisfy { member in
                let anchors = Array(member.constraint.anchors)
                return (member.isUsers || member.isOfGuide) && member.constraint.relation == .equal
                    && member.constraint.multiplier == 1 && anchors.count == 2
                    && anchors.allSatisfy { !$0.attribute.isSize }
            }
    }

    /// The edge that two constraints of the user's alone put at two other ones, both without a distance.
    var plainlyPinnedTwice: (anchor: Layout.Anchor, targets: [Layout.Anchor])? {
        guard isRingOfPositions || isPinnedAtTwoEdges, let anchor = anchorPinnedTwice else { return nil }
        let pins = members.filter { $0.isUsers && $0.constraint.first == anchor }
        let targets = pins.filter { $0.constraint.constant == 0 }.compactMap(\.constraint.second)
        return pins.count == 2 && targets.count == 2 && targets[0] != targets[1] ? (anchor, targets) : nil
    }

    /// Of two edges that all members are about, the one of the view inside the other's; `nil`: there are others, or the edge given
    /// is that of the inner view.
    func innerAnchor(beside anchor: Layout.Anchor, in examination: Examination) -> Layout.Anchor? {
        let anchors = Set(members.flatMap(\.constraint.anchors))
        guard anchors.count == 2, let other = anchors.first(where: { $0 != anchor }), other.item != anchor.item,
            examination.isInside(other.item, anchor.item)
        else { return nil }
        return other
    }

    /// The edge that one constraint pins to a view with a size of its own, and another one past it.
    fileprivate func pinnedBesideSize(in examination: Examination) -> Layout.Anchor? {
        let sizes = members.filter { $0.isUsers && $0.constraint.isOwnSize && $0.constraint.relation == .equal }
        let pins = members.filter { $0.isUsers && !$0.constraint.isOwnSize && $0.constraint.relation == .equal }
        guard sizes.count == 1, let sized = sizes[0].constraint.first?.item else { return nil }
        let twice = pins.compactMap(\.constraint.first).filter { anchor in
            anchor.item != sized && !anchor.attribute.isSize && pins.count { $0.constraint.first == anchor } == 2
        }
        guard let edge = twice.first, twice.allSatisfy({ $0 == edge }) else { return nil }
        let others = pins.filter { $0.constraint.first == edge }.compactMap(\.constraint.second?.item)
        // Of a container and what is in it, whoever writes the container first means the other one.
        if others.contains(where: { $0 != edge.item && examination.isInside($0, edge.item) }) { return nil }
        return others.count(where: { $0 == sized }) == 1 ? edge : nil
    }

    /// The edge that two constraints of the user's place: the one that both name first, else of what is broken.
    fileprivate var anchorPinnedTwice: Layout.Anchor? {
        let users = members.filter(\.isUsers)
        let first = users.compactMap(\.constraint.first)
        if let twice = first.first(where: { anchor in first.count { $0 == anchor } > 1 }) { return twice }
        return broken.constraint.anchors.first { anchor in
            users.count { $0.constraint.anchors.contains(anchor) } > 1
        }
    }
}
