import LayoutModel

extension ConflictHeadline {
    /// A size that the positions of its edges make negative, if the set has no other size that adds to it.
    var squeezedByEdges: [Piece]? {
        let bounds = story.members.filter(\.isNonnegative)
        guard bounds.count == 1, let item = bounds[0].constraint.first?.item,
            !story.members.contains(where: { isMainSize($0) && abs($0.contribution) > 1e-9 })
        else { return nil }
        return noSpace(for: item, size: sum(negativeSize), adjective: adjective, excess: story.excess)
    }

    /// A constraint between two edges, and where the others put them.
    var position: Said? {
        let candidates = [story.broken] + story.members.filter(\.isUsers) + story.members.filter { $0.index != nil }
        guard let member = candidates.first(where: isBetweenEdges), let first = member.constraint.first,
            let second = member.constraint.second
        else { return nil }
        let others = story.members.filter { $0.row != member.row }
        // A constant that counts more or less often than the member is a part of no length.
        let isEven =
            !isUneven
            && others.allSatisfy {
                $0.contribution == 0 || abs(abs($0.multiplier) - abs(member.multiplier)) <= 1e-9
            }
        let parts =
            ringParts(beside: member, second)
            ?? (isEven ? others.map { $0.contribution / member.multiplier }.filter { $0 != 0 } : [])
        let given = member.constraint.constant
        let forced = given + story.excess / member.multiplier
        // Below what the others allow at least, or above what they allow at most.
        let relation: Relation =
            others.allSatisfy { $0.constraint.relation == .equal }
            ? .equal : forced > given ? .greaterThanOrEqual : .lessThanOrEqual
        var sum = Sum(parts: PointsText.text(abs(forced)), total: PointsText.text(abs(forced)))
        // Parts that belong to more than the other way round come to something else.
        if parts.count > 1, parts.count <= 12, abs(parts.reduce(0, +) - forced) <= 1e-6 * max(1, abs(forced)) {
            let along = forced < 0 ? parts.map { -$0 } : parts
            sum.parts = PointsText.sum(along.filter { $0 > 0 } + along.filter { $0 < 0 })
        }
        let own = EdgeOffset(
            points: given,
            sum: Sum(parts: PointsText.text(abs(given)), total: PointsText.text(abs(given))),
            relation: member.constraint.relation
        )
        let other = EdgeOffset(points: forced, sum: sum, relation: relation)
        let anchor = examination.texts.anchor(second)
        // Named once, unless the first time may be in other words.
        let isEdge = second.attribute.margin != nil && shortName(of: second, beside: first) == nil
        let again = isEdge ? "that edge" : anchor
        let place = "\(examination.texts.anchor(first)) is "
        let isPair = others.count == 1
        let difference = abs(story.excess / member.multiplier)
        let apart = ending(.apart, by: PointsText.text(difference))
        let (near, far) = isPair && other.isNone ? (other, own) : (own, other)
        let pinned =
            [.either(place + "pinned ", shorter: place + (near.isNone ? "pinned " : ""))]
            + near.pieces(first.attribute, from: anchor, shorter: shortName(of: second, beside: first))
        // Twice in one direction: the two distances are all that differs.
        if isPair, others[0].constraint.anchors.allSatisfy(member.constraint.anchors.contains), given * forced > 0,
            story.members.allSatisfy({ $0.constraint.relation == .equal })
        {
            var (nearer, farther) = abs(given) < abs(forced) ? (own, other) : (other, own)
            var (subject, reference) = (first, second)
            // Whoever writes the container first means the view in it.
            if let inner = story.innerAnchor(beside: first, in: examination) {
                (subject, reference) = (inner, first)
                (nearer.points, farther.points) = (-nearer.points, -farther.points)
            }
            let distances = "both \(nearer.sum.total) and "
            return (
                [.words("\(examination.texts.anchor(subject)) must be " + distances)]
                    + farther.pieces(subject.attribute, from: examination.texts.anchor(reference)) + apart, difference
            )
        }
        if isPair { return (pinned + [.words(" and ")] + far.pieces(first.attribute, from: "it") + apart, difference) }
        let isSystems = others.allSatisfy { $0.isOfGuide || story.isSystems($0, in: examination) }
        let framework = layout.frameworkName
        if far.isNone, far.relation == .equal {
            let pieces =
                pinned + [
                    isSystems
                        ? .words(", but \(framework) aligns them")
                        : .words(", but the other constraints align them")
                ] + apart
            return (pieces, difference)
        }
        let pieces =
            pinned + [
                isSystems
                    ? .words(", but \(framework) puts it ")
                    : .words(", but the other constraints put it ")
            ]
            + far.pieces(first.attribute, from: again) + apart
        return (pieces, difference)
    }

    /// Whether members count differently often, so that the parts of a sum are no lengths on the screen.
    var isUneven: Bool {
        let counts = story.members.filter { $0.contribution != 0 || $0.isNonnegative }.map { abs($0.multiplier) }
        return counts.contains { abs($0 - counts[0]) > 1e-9 }
            || story.members.contains { $0.constraint.multiplier != 1 && $0.constraint.second != nil }
    }

    /// A size or a distance, and the one that the other constraints leave for it.
    var forced: Said? {
        let candidates = ([story.broken] + story.members.filter(\.isUsers) + story.members).filter {
            isMainSize($0) && $0.multiplier != 0
        }
        for member in candidates {
            guard let item = member.constraint.first?.item else { continue }
            let forced = member.constraint.constant + story.excess / member.multiplier
            let difference = abs(story.excess / member.multiplier)
            if forced < 0 { continue }
            let isFixed = !story.members.contains { $0.row != member.row && $0.constraint.relation != .equal }
            let bound = isFixed ? "" : forced > member.constraint.constant ? "at least " : "at most "
            let adjective = story.mainAxis == .horizontal ? "wide" : "high"
            let size = PointsText.points(member.constraint.constant)
            return (
                [
                    .words("\(name(item)) is \(relation(of: member))\(size) \(adjective), "),
                    .either("but the other constraints make it ", shorter: "but constraints make it "),
                    .words(bound + PointsText.text(forced)),
                ] + ending(.difference, by: PointsText.text(difference)), difference
            )
        }
        return position
    }

    /// Before a size: nothing, "at least " or "at most ".
    func relation(of member: Member) -> String {
        switch member.constraint.relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    /// The lengths of the other way round, from the second anchor of a member to its first.
    private func ringParts(beside member: Member, _ second: Layout.Anchor) -> [Double]? {
        guard let ring, let place = story.members.firstIndex(where: { $0.row == member.row }) else { return nil }
        let round = ring.longer.ways + ring.shorter.ways.reversed().map(\.reversed)
        guard let own = round.first(where: { $0.member == place }) else { return nil }
        let sign = own.from.item == second.item ? -1.0 : 1
        let others = round.filter { $0.member != place }.map { sign * $0.length }
        return others.filter { abs($0) > 1e-9 }
    }

    /// What an edge of the safe area is called where the sentence is about the same edge of a view.
    private func shortName(of anchor: Layout.Anchor, beside other: Layout.Anchor) -> String? {
        guard case .guide(let guide) = anchor.item, layout.guides[guide].kind == .safeArea,
            anchor.attribute == other.attribute
        else { return nil }
        return "the safe area"
    }

    private func isBetweenEdges(_ member: Member) -> Bool {
        let constraint = member.constraint
        guard member.index != nil, constraint.terms.isEmpty, constraint.multiplier == 1, member.multiplier != 0,
            let first = constraint.first, let second = constraint.second, first.item != second.item
        else { return false }
        return !first.attribute.isSize && !second.attribute.isSize && first.attribute.axis == story.mainAxis
    }
}

/// How far one edge is from another.
struct EdgeOffset {
    var points: Double
    /// The distance.
    var sum: ConflictSentence.Sum
    var relation: Relation

    var isNone: Bool { sum.total == "0" }

    /// "8 points below title.bottom", "at most 8 points after it", "at or above it".
    ///
    /// - Parameters:
    ///   - other: From where.
    ///   - shorter: The same in a short sentence.
    func pieces(
        _ attribute: LayoutAttribute,
        from other: String,
        shorter: String? = nil
    ) -> [ConflictSentence.Piece] {
        let (onward, back) =
            switch attribute {
            case .leading, .trailing, .leadingMargin, .trailingMargin: ("after", "before")
            case .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins, .width:
                ("right of", "left of")
            default: ("below", "above")
            }
        let behind = " " + other
        let shortBehind = shorter.map { " " + $0 } ?? behind
        if isNone {
            let words =
                switch relation {
                case .equal: "to"
                case .greaterThanOrEqual: "at or \(onward)"
                case .lessThanOrEqual: "at or \(back)"
                }
            return [.either(words + behind, shorter: words + shortBehind)]
        }
        // At least 8 above is at most 8 below the negative of it.
        let bound =
            relation == .equal ? "" : (relation == .greaterThanOrEqual) == (points > 0) ? "at least " : "at most "
        let unit = sum.total == "1" ? " point " : " points "
        let direction = unit + (points > 0 ? onward : back)
        return [.words(bound), .sum(sum), .either(direction + behind, shorter: direction + shortBehind)]
    }
}
