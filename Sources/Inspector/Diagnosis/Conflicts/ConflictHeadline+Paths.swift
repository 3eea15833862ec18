import LayoutModel

/// Sentences about one edge that two constraints put at two places.
extension ConflictHeadline {
    /// One edge that two constraints alone put at two edges of another view.
    func twoPins(_ ring: ConflictRing) -> [Piece]? {
        func pin(_ ways: [Way], isLast: Bool) -> Layout.Anchor? {
            guard let way = isLast ? ways.last : ways.first, let constraint = story.member(of: way)?.constraint,
                !way.isSize, constraint.relation == .equal, constraint.constant == 0, constraint.multiplier == 1,
                let first = constraint.first, let second = constraint.second
            else { return nil }
            let edge = isLast ? way.to.item : way.from.item
            return first.item == edge ? second : second.item == edge ? first : nil
        }
        for isLast in [true, false] {
            guard let one = pin(ring.longer.ways, isLast: isLast), let other = pin(ring.shorter.ways, isLast: isLast),
                one.item == other.item, one != other
            else { continue }
            return pinned(text(of: isLast ? ring.end : ring.start, ring.axis), to: [other, one], ring)
        }
        return nil
    }

    /// One edge that two constraints pin to edges of two other views, which are not at one place.
    func pinnedTwice(_ ring: ConflictRing) -> [Piece]? {
        guard let twice = story.plainlyPinnedTwice, twice.targets[0].item != twice.targets[1].item else { return nil }
        return pinned(examination.texts.anchor(twice.anchor), to: twice.targets, ring)
    }

    private func pinned(_ edge: String, to targets: [Layout.Anchor], _ ring: ConflictRing) -> [Piece] {
        let both = targets.map(examination.texts.anchor).joined(separator: " and ")
        return [.words("\(edge) is pinned to both \(both)")] + ending(.apart, ring)
    }

    /// The one size on a ring, against what the pins of its edges leave for it.
    func fixedBetweenPins(_ ring: ConflictRing) -> [Piece]? {
        let sizes = (ring.longer.ways + ring.shorter.ways).filter { $0.isSize && !story.isImplied($0) }
        guard sizes.count == 1, abs(sizes[0].length) > 1e-9, let own = story.member(of: sizes[0]), isMainSize(own)
        else { return nil }
        let isInLonger = ring.longer.ways.contains { $0.member == sizes[0].member }
        // Its own pins, not those of others to it.
        let pins = story.members.filter { $0.row != own.row && $0.constraint.items.contains(sizes[0].from.item) }
        let areOwn = pins.allSatisfy { pin in
            let other = pin.constraint.items.first { $0 != sizes[0].from.item }
            return pin.constraint.first?.item == sizes[0].from.item
                || other.map { examination.isInside(sizes[0].from.item, $0) } ?? false
                || other.flatMap { layout.view(of: $0) }.map { examination.subtreeEnds[$0] > $0 + 1 } ?? false
        }
        guard areOwn else { return nil }
        let (with, without) = isInLonger ? (ring.longer, ring.shorter) : (ring.shorter, ring.longer)
        let direction: Double = sizes[0].length < 0 ? -1 : 1
        let rest = with.ways.filter { $0.member != sizes[0].member }
        let left =
            without.lengths.map { $0 * direction } + rest.map { -$0.length * direction }.filter { abs($0) > 1e-9 }
        let total = left.reduce(0, +)
        // A negative distance is another sentence.
        guard total >= 0 else { return nil }
        let isBound = (rest + without.ways).contains { way in
            story.member(of: way).map { $0.constraint.relation != .equal } ?? false
        }
        let bound = !isBound ? "" : total > abs(sizes[0].length) ? "at least " : "at most "
        let size = points(self.bounded(own.constraint))
        return [
            .words("\(name(sizes[0].from.item)) is \(size) \(adjective(ring)), but its pinned edges leave \(bound)")
        ]
            + [.sum(sum(left))] + ending(.difference, ring)
    }

    /// The same two edges by two ways, of which no view is the reason.
    func twoPaths(_ ring: ConflictRing) -> [Piece] {
        if let pieces = twoPins(ring) ?? fixedBetweenPins(ring) { return pieces }
        let (longer, shorter) = (sum(ring.longer), sum(ring.shorter))
        let least = ring.longer.isBound ? "at least " : ""
        let most = ring.shorter.isBound ? "at most " : ""
        if ring.isSize {
            let name = name(ring.start.item)
            return [.words("\(name) is \(least)\(unit(longer.total)) \(adjective(ring)) by one path"), .parts(longer)]
                + [.words(" and \(most)\(shorter.total) by another"), .parts(shorter)] + ending(.apart, ring)
        }
        let isStartInside = examination.isInside(ring.start.item, ring.end.item)
        let (subject, other) = isStartInside ? (ring.start, ring.end) : (ring.end, ring.start)
        let isOnward = !isStartInside
        let direction =
            switch (ring.axis, isOnward) {
            case (.horizontal, true): "right of"
            case (.horizontal, false): "left of"
            case (.vertical, true): "below"
            case (.vertical, false): "above"
            }
        return [
            .words("\(text(of: subject, ring.axis)) is \(least)\(unit(longer.total)) \(direction) "),
            .words("\(text(of: other, ring.axis)) by one path"), .parts(longer),
            .words(" and \(most)\(shorter.total) by another"), .parts(shorter),
        ] + ending(.apart, ring)
    }

    /// An edge in the words of the constraints on it.
    func text(of edge: ConflictWalk.Edge, _ axis: Axis) -> String { examination.texts.anchor(anchor(of: edge, axis)) }

    /// An edge as the constraints on it name it.
    func anchor(of edge: ConflictWalk.Edge, _ axis: Axis) -> Layout.Anchor {
        let isMirrored = layout.view(of: edge.item).map { examination.isRightToLeft[$0] } ?? false
        let attributes: [LayoutAttribute] =
            switch (axis, edge.place) {
            case (.horizontal, .near): [.left, isMirrored ? .trailing : .leading]
            case (.horizontal, .far): [.right, isMirrored ? .leading : .trailing]
            case (.horizontal, .center): [.centerX]
            case (.vertical, .near): [.top]
            case (.vertical, .far): [.bottom]
            case (.vertical, .center): [.centerY]
            }
        let written = story.members.lazy.flatMap(\.constraint.anchors).first {
            $0.item == edge.item && attributes.contains($0.attribute)
        }
        // In the dialect of the other constraints.
        let isRelative = story.members.lazy.flatMap(\.constraint.anchors).contains {
            $0.attribute == .leading || $0.attribute == .trailing
        }
        let usual = (isRelative ? attributes.last : nil) ?? attributes[0]
        return written ?? Layout.Anchor(edge.item, usual)
    }
}
