import LayoutModel

/// Sentences about two paths that should be equally long, in lengths that can be seen on the screen.
extension ConflictHeadline {
    typealias Way = ConflictWalk.Way

    /// What the shape of the ring says; `nil` where another sentence says it better.
    var ringSentence: [Piece]? {
        guard let ring else { return nil }
        if let pins = pinnedTwice(ring) { return pins }
        if ring.paths.allSatisfy({ $0.ways.count == 1 && $0.ways[0].isSize }) { return twoValues(ring) }
        if let container = ring.container { return contained(ring, in: container) }
        if let pieces = equalSizes(ring) { return pieces }
        if let pieces = turnedRound(ring) ?? squeezedBesideSizes(ring) { return pieces }
        if let item = squeezedItem(ring) { return crossing(ring, item) }
        let sizes = (ring.longer.ways + ring.shorter.ways).filter { $0.isSize && abs($0.length) > 1e-9 }
        if sizes.isEmpty, let pieces = twoPlaces(ring) { return pieces }
        if let pieces = twoPlacesOfSized(ring) { return pieces }
        // Who pins an edge reads best of that pin, where a path would lead back or has no size.
        if sizes.isEmpty || ring.longer.length < 0 || ring.shorter.length < 0, let position,
            abs(position.excess - ring.excess) < 1e-6
        {
            return position.pieces
        }
        return twoPaths(ring)
    }

    /// A sum of ways, what leads back last.
    func sum(_ path: ConflictRing.Path) -> Sum { sum(path.lengths) }

    func sum(_ lengths: [Double]) -> Sum {
        let total = PointsText.text(lengths.reduce(0, +))
        let ordered = lengths.filter { $0 > 0 } + lengths.filter { $0 < 0 }
        if ordered.count < 2 { return Sum(parts: total, total: total) }
        let more = ordered.count > 12 ? " + … (\(ordered.count - 10) more)" : ""
        return Sum(parts: PointsText.sum(Array(ordered.prefix(more.isEmpty ? 12 : 10))) + more, total: total)
    }

    func ending(_ ending: ConflictEnding, _ ring: ConflictRing) -> [Piece] {
        self.ending(ending, by: PointsText.text(ring.excess))
    }

    func adjective(_ ring: ConflictRing) -> String { ring.axis == .horizontal ? "wide" : "high" }

    // MARK: One length, two values

    /// A fixed size, and what another constraint makes of it.
    func twoValues(_ ring: ConflictRing) -> [Piece]? {
        let ways = ring.paths.map { $0.ways[0] }
        let members = ways.compactMap(story.member)
        if members.contains(where: \.isNonnegative) {
            // What has a size of 0 has no space by itself: the sum against it says so.
            return zeroSize == nil ? crossing(ring, ring.start.item) : nil
        }
        guard members.count == 2 else { return twoPaths(ring) }
        let name = name(ring.start.item)
        let values = [bounded(ring.longer, "at least "), bounded(ring.shorter, "at most ")]
        if let fixed = members.firstIndex(where: { $0.constraint.isOwnSize }) {
            if let like = asLargeAs(members[1 - fixed], ring) {
                return [.words("\(name) is \(unit(values[fixed])) \(adjective(ring)), but must be \(like)")]
                    + ending(.difference, ring)
            }
            let other = examination.texts.text(of: members[1 - fixed].constraint)
            return [.words("\(name) is \(unit(values[fixed])) \(adjective(ring)), but ")]
                + [.words("\(other) makes it \(values[1 - fixed])")] + ending(.difference, ring)
        }
        let likes = members.compactMap { asLargeAs($0, ring) }
        if likes.count == 2 {
            let exactly = members[1].constraint.relation == .equal ? "exactly " : ""
            return [.words("\(name) must be \(likes[0]), but \(exactly)\(likes[1])")] + ending(.difference, ring)
        }
        let texts = members.map { examination.texts.text(of: $0.constraint) }
        return [.words("\(name) is \(unit(values[0])) \(adjective(ring)) by \(texts[0]) and ")]
            + [.words("\(values[1]) by \(texts[1])")] + ending(.difference, ring)
    }

    /// "at least as wide as title (402)": a size that is that of another view, with its length; `nil`: the member is no such one.
    private func asLargeAs(_ member: Member, _ ring: ConflictRing) -> String? {
        let constraint = member.constraint
        guard let first = constraint.first, let second = constraint.second, constraint.multiplier == 1,
            constraint.constant == 0, constraint.terms.isEmpty, first.attribute == second.attribute,
            first.item == ring.start.item, !examination.names.isLength(second.item),
            let path = ring.paths.first(where: { $0.ways[0].member.map { story.members[$0].row } == member.row })
        else { return nil }
        return "\(relation(of: member))as \(adjective(ring)) as \(name(second.item)) (\(PointsText.text(path.length)))"
    }

    func bounded(_ path: ConflictRing.Path, _ words: String) -> String {
        (path.isBound ? words : "") + PointsText.text(path.length)
    }

    func unit(_ value: String) -> String { value == "1" ? "1 point" : value + " points" }

    /// Two sizes that edges without gaps make equal.
    func equalSizes(_ ring: ConflictRing) -> [Piece]? {
        let ways = ring.longer.ways + ring.shorter.ways
        let sizes = ways.filter(\.isSize).sorted { abs($0.length) > abs($1.length) }
        guard sizes.count == 2, sizes[0].from.item != sizes[1].from.item, !ways.contains(where: story.isImplied),
            ways.allSatisfy({ $0.isSize || abs($0.length) < 1e-9 }), !isMirrored(ring)
        else { return nil }
        let members = sizes.compactMap(story.member).filter(isMainSize)
        if members.count == 2 { return unequal(members[0], members[1]) }
        // One of them follows from the other axis.
        guard !ring.longer.isBound, !ring.shorter.isBound else { return nil }
        let lengths = sizes.map { PointsText.text(abs($0.length)) }
        return [
            .words("\(name(sizes[0].from.item)) is \(unit(lengths[0])) \(adjective(ring)) and "),
            .words("\(name(sizes[1].from.item)) is \(lengths[1]), but "), equalized,
        ] + ending(.difference, ring)
    }

    /// The sizes on a ring in one direction round it: none of them can be equal to another one then.
    private func isMirrored(_ ring: ConflictRing) -> Bool {
        let sizes = (ring.longer.ways + ring.shorter.ways.map(\.reversed)).filter(\.isSize)
        return sizes.count == 2 && (sizes[0].from.place == .near) == (sizes[1].from.place == .near)
    }

    /// A size whose ends another size turns round, so that it would be the negative of that one.
    func turnedRound(_ ring: ConflictRing) -> [Piece]? {
        let round = ring.longer.ways + ring.shorter.ways.reversed().map(\.reversed)
        let sizes = round.filter(\.isSize)
        guard ring.container == nil, sizes.count == 2, sizes[0].from.item != sizes[1].from.item, isMirrored(ring),
            !sizes.contains(where: story.isImplied), sizes.allSatisfy({ abs($0.length) > 1e-9 })
        else { return nil }
        func rank(_ way: Way) -> Int {
            guard let member = story.member(of: way), isMainSize(member) else { return 3 }
            // What must be so large at least is what has no space.
            return member.constraint.relation == .greaterThanOrEqual ? 0 : member.row == story.broken.row ? 1 : 2
        }
        guard let subject = sizes.min(by: { rank($0) < rank($1) }), let own = story.member(of: subject),
            rank(subject) < 3
        else { return nil }
        let direction: Double = subject.from.place == .near ? -1 : 1
        let others = round.filter { $0.member != subject.member }
        let parts = others.map { $0.length * direction }.filter { abs($0) > 1e-9 }
        let left = sum(parts)
        guard parts.reduce(0, +) < 0, !others.contains(where: { story.member(of: $0)?.constraint.relation != .equal })
        else { return nil }
        let verb = own.constraint.relation == .equal ? "is" : "must be"
        let size = unit(bounded(own.constraint))
        return [
            .words("\(name(subject.from.item)) \(verb) \(size) \(adjective(ring)), but its edges make it "), .sum(left),
        ]
            + ending(.difference, ring)
    }

    // MARK: Edges that cross

    func squeezedItem(_ ring: ConflictRing) -> Layout.Item? {
        guard ring.isSize,
            ring.paths.contains(where: { $0.ways.count == 1 && story.isImplied($0.ways[0]) })
        else { return nil }
        return ring.start.item
    }

    /// A view that has no space on one of two paths: it has the negative size, whatever sizes others have.
    func squeezedBesideSizes(_ ring: ConflictRing) -> [Piece]? {
        let round = ring.longer.ways + ring.shorter.ways.reversed().map(\.reversed)
        let implied = round.filter { $0.isSize && story.isImplied($0) }
        guard ring.container == nil, implied.count == 1, case .view? = implied.first?.from.item,
            implied[0].from.place == .near, round.contains(where: { $0.isSize && abs($0.length) > 1e-9 }),
            !story.members.contains(where: { $0.constraint.relation != .equal && !$0.isNonnegative })
        else { return nil }
        let rest = ring.longer.ways.filter { $0.member != implied[0].member }
        let parts = (ring.shorter.ways.map(\.length) + rest.map { -$0.length }).filter { abs($0) > 1e-9 }
        guard rest.count < ring.longer.ways.count, parts.reduce(0, +) < 0 else { return nil }
        let gaps = rest.map(\.length).filter { abs($0) > 1e-9 }
        let others = ring.shorter.lengths
        if gaps.count > 1, others.count > 1, (gaps + others).allSatisfy({ $0 > 0 }) {
            return noSpace(for: implied[0].from.item, gaps: sum(gaps), between: sum(others), excess: ring.excess)
        }
        return noSpace(for: implied[0].from.item, size: sum(parts), adjective: adjective(ring), excess: ring.excess)
    }

    func crossing(_ ring: ConflictRing, _ item: Layout.Item) -> [Piece]? {
        let path =
            ring.longer.ways.count == 1 && story.isImplied(ring.longer.ways[0])
            ? ring.shorter : ring.longer
        var size = sum(path.lengths)
        // "30 - 32", where one constraint makes both of one length.
        let parts = negativeSize
        if path.lengths.count < 2, parts.count > 1, !isUneven, abs(parts.reduce(0, +) - path.length) < 1e-9 {
            size = sum(parts)
        }
        let isByMask = story.viewsWithoutSpaceByMask(in: examination).contains { .view($0) == item }
        let reason = isByMask ? " by its autoresizing mask" : ""
        return noSpace(for: item, size: size, adjective: adjective(ring) + reason, excess: ring.excess)
    }
}
