import LayoutModel
import LayoutSemantics

/// Sentences about one size, or about two that other constraints make equal.
extension ConflictHeadline {
    /// Two fixed sizes that nothing but other sizes and edges compares.
    var twoSizes: [Piece]? {
        guard story.needs.count == 1, story.gives.count == 1, story.needs.allSatisfy(isMainSize),
            story.gives.allSatisfy(isMainSize), (story.needs + story.gives).allSatisfy(isPlain),
            !story.members.contains(where: { $0.isNonnegative || isScaled($0) })
        else { return nil }
        return container
    }

    func isScaled(_ member: Member) -> Bool {
        member.constraint.second != nil && member.constraint.multiplier != 1
    }

    /// Two constraints on the size of one view alone.
    var sameSize: [Piece]? {
        let members = story.members
        guard members.count == 2, members.allSatisfy({ $0.constraint.isOwnSize }),
            let first = members[0].constraint.first, first == members[1].constraint.first
        else { return nil }
        let name = name(first.item)
        let isWidth = first.attribute.axis == .horizontal
        let adjective = isWidth ? "wide" : "high"
        if story.isNegativeByItself, let member = members.first(where: { !$0.isNonnegative }) {
            if examination.names.isLength(first.item) {
                return [.words("\(name) is negative (\(points(bounded(member.constraint))))")]
            }
            return [
                .words("\(name) has a negative \(isWidth ? "width" : "height") (\(points(bounded(member.constraint))))")
            ]
        }
        // What is said outright first, then the higher bound.
        let ordered = members.sorted { left, right in
            func key(_ member: Member) -> (Int, Double, Int) {
                let constraint = member.constraint
                return (constraint.relation == .equal ? 0 : 1, -constraint.constant, member.row)
            }
            return key(left) < key(right)
        }
        let values = ordered.map { bounded($0.constraint) }
        let apart = " (\(ConflictEnding.apart.text(amount)))"
        if ordered.allSatisfy({ $0.constraint.relation == .equal }) {
            return [.words("\(name) must be both \(values[1]) and \(values[0]) points \(adjective)\(apart)")]
        }
        // What a priority of 1000 makes of the content's size.
        if let content = ordered.first(where: \.isContentSize), let other = ordered.first(where: { !$0.isContentSize })
        {
            let (what, verb) =
                content.constraint.relation == .lessThanOrEqual
                ? ("hugging", "allows") : ("compression resistance", "needs")
            return [
                .words("\(name) is \(points(bounded(other.constraint))) \(adjective), "),
                .words("but its required \(what) \(verb) \(bounded(content.constraint))"),
                .words(" (\(ConflictEnding.difference.text(amount)))"),
            ]
        }
        return [.words("\(name) must be both \(values[0]) and \(values[1]) points \(adjective)\(apart)")]
    }

    /// A share of a known length, where the others make the two equal.
    var shared: Said? {
        guard let share = story.shareOfEqualSize, let item = share.constraint.first?.item,
            let fixed = story.members.first(where: {
                isMainSize($0) && $0.constraint.relation == .equal && $0.constraint.constant > 0
            }), share.constraint.relation == .equal, share.constraint.constant == 0, share.multiplier != 0
        else { return nil }
        let whole = fixed.constraint.constant
        let part = share.constraint.multiplier * whole
        let excess = abs(whole - part)
        // Changing the share by so much has to resolve the conflict.
        guard abs(abs(story.excess / share.multiplier) - excess) < 1e-6 * max(1, excess) else { return nil }
        let factor = PointsText.text(share.constraint.multiplier)
        let (text, total) = (PointsText.text(whole), PointsText.text(part))
        return (
            [
                .words("\(name(item)) is "), .sum(Sum(parts: "\(factor) × \(text)", total: total)),
                .words(" points \(adjective), but "),
                isStackEqualizer
                    ? .either("the stack view makes it ", shorter: "the stack makes it ")
                    : .words("the other constraints make it "),
                .words("\(text) (\(ConflictEnding.difference.text(PointsText.text(excess))))"),
            ], excess
        )
    }

    /// A size as a share of another, where the others make the two equal: both are 0 then.
    var proportion: [Piece]? {
        guard let share = story.shareOfEqualSize else { return nil }
        return [.words(examination.texts.text(of: share.constraint))]
            + [
                isStackEqualizer
                    ? .either(", but the stack view makes the two equal", shorter: ", but the stack makes them equal")
                    : .either(
                        ", but the other constraints make the two equal",
                        shorter: ", but constraints make them equal"
                    )
            ]
            + ending(.short)
    }

    /// Whether a stack view alone is why two sizes are equal.
    var isStackEqualizer: Bool {
        let equalities = story.members.filter { $0.constraint.second != nil && !$0.isShare }
        return !equalities.isEmpty
            && equalities.allSatisfy { $0.constraint.hasStackIdentifier || $0.constraint.origin == .stack }
    }

    /// What makes two sizes equal.
    var equalized: Piece {
        if isStackEqualizer {
            return .either("the stack view makes them equal", shorter: "the stack makes them equal")
        }
        let others = story.members.count { $0.constraint.second != nil && !$0.isNonnegative }
        return others == 1
            ? .either("another constraint makes them equal", shorter: "a constraint makes them equal")
            : .either("other constraints make them equal", shorter: "constraints make them equal")
    }

    /// One size, where the other constraints leave 0.
    var alone: [Piece]? {
        guard story.gives.isEmpty, story.needs.count == 1, isMainSize(story.needs[0]),
            let item = story.needs[0].constraint.first?.item, isPlain(story.needs[0])
        else { return nil }
        return [.words("\(name(item)) needs ")] + points(sum(story.needs))
            + [.either(", but the other constraints allow 0", shorter: ", but constraints allow 0")] + ending(.short)
    }
}
