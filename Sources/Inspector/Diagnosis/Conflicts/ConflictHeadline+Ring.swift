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

    func ending(_ word: String, _ ring: ConflictRing) -> [Piece] {
        ending(word, by: PointsText.text(ring.excess))
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
                    + ending("apart", ring)
            }
            let other = examination.texts.text(of: members[1 - fixed].constraint)
            return [.words("\(name) is \(unit(values[fixed])) \(adjective(ring)), but ")]
                + [.words("\(other) makes it \(values[1 - fixed])")] + ending("apart", ring)
        }
        let likes = members.compactMap { asLargeAs($0, ring) }
        if likes.count == 2 {
            let exactly = members[1].constraint.relation == .equal ? "exactly " : ""
            return [.words("\(name) must be \(likes[0]), but \(exactly)\(likes[1])")] + ending("apart", ring)
        }
        let texts = members.map { examination.texts.text(of: $0.constraint) }
        return [.words("\(name) is \(unit(values[0])) \(adjective(ring)) by \(texts[0]), ")]
            + [.words("\(values[1]) by \(texts[1])")] + ending("apart", ring)
    }

    /// "at least as wide as title (402)": a size that is that of another view, with its length; `nil`: the member is no such one.
    private func asLargeAs(_ member: Member, _ ring: ConflictRing) -> String? {
        let constraint = member.constraint
        guard let first = constraint.first, let second = constraint.second, constraint.multiplier == 1,
            constraint.constant == 0, constraint.terms.isEmpty, first.attribute == second.attribute,
            first.item == ring.start.item, !examination.names.isLength(second.item),
            let path = ring.paths.first(where: { $0.ways[0].member.map { story.members[$0].row } == member.row })
        else { return nil }
        let bound =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: "at most "
            case .greaterThanOrEqual: "at least "
            }
        return "\(bound)as \(adjective(ring)) as \(name(second.item)) (\(PointsText.text(path.length)))"
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
            .words("\(name(sizes[0].from.item)) is \(unit(lengths[0])) \(adjective(ring)), "),
            .words("\(name(sizes[1].from.item)) is \(lengths[1]), "), equalized,
        ] + ending("apart", ring)
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
            + ending("apart", ring)
    }

    // MARK: One path too long or too short

    func contained(_ ring: ConflictRing, in container: Layout.Item) -> [Piece]? {
        guard let (size, parts) = ring.sizeAndParts else { return twoPaths(ring) }
        let isSizeLonger = size.length > parts.length
        // Half of the container is no need of what is in it.
        if !isSizeLonger, let cut = ringOfCentered { return twoPaths(cut) }
        return isSizeLonger ? notFilled(ring, container, size, parts) : tooLong(ring, container, size, parts)
    }

    func tooLong(
        _ ring: ConflictRing,
        _ container: Layout.Item,
        _ size: ConflictRing.Path,
        _ parts: ConflictRing.Path
    ) -> [Piece] {
        let has = bounded(size, "at most ")
        let needed = sum(parts)
        let sized = ring.sized ?? container
        if isCell(container) {
            // UIKit's own classes within cells say nothing to a reader.
            let isPrivate = layout.view(of: container).map {
                SystemClasses.isPrivate(className: layout.views[$0].className)
            }
            let cell = isCell(sized) || isPrivate == true ? sized : container
            return [.words("content needs "), .sum(needed), .words(needed.total == "1" ? " point" : " points")]
                + [.words(", \(name(cell)) is \(unit(has)) \(adjective(ring))")] + ending("short", ring)
        }
        let owner = marginsOwner
        // The size is that of what the container fills, which says more than a view without a name.
        if sized != container, owner == nil, isAnonymous(container) {
            return [.words("\(name(sized)) is \(unit(has)) \(adjective(ring)), its content needs "), .sum(needed)]
                + ending("short", ring)
        }
        if let single = squeezedAlone(parts) {
            return [.words("no space for \(name(single)): its gaps need "), .sum(needed), .words(" points, ")]
                + [.words("\(name(container)) has \(has) (\(PointsText.text(ring.excess)) short)")]
        }
        let name = name(container)
        let isOther = owner.map { $0 != container } ?? false
        let again =
            owner == container || name.count > 16
            ? Piece.words(isOther ? ", \(name)" : ", it")
            : .either(", \(name)", shorter: isOther ? ", \(name)" : ", it")
        let space = " of " + (ring.axis == .horizontal ? "width" : "height")
        let unit = (needed.total == "1" ? " point" : " points") + space
        let subject = owner.map { "\(self.name($0))'s margins" } ?? "\(name)'s \(content(of: container, parts.ways))"
        return [.words(subject + " need" + (subject.hasSuffix("content") ? "s " : " ")), .sum(needed), .words(unit)]
            + [again, .words(" has \(has)")] + ending("short", ring)
    }

    /// The one view on a path that has gaps alone, which take all the space; `nil`: there are others, or sizes.
    private func squeezedAlone(_ path: ConflictRing.Path) -> Layout.Item? {
        let implied = path.ways.filter { $0.isSize && story.isImplied($0) }
        let gaps = path.ways.filter { !$0.isSize && abs($0.length) > 1e-9 }
        guard implied.count == 1, case .view? = implied.first?.from.item, gaps.count > 1,
            path.ways.allSatisfy({ !$0.isSize || story.isImplied($0) })
        else { return nil }
        return implied[0].from.item
    }

    func isAnonymous(_ item: Layout.Item) -> Bool {
        guard case .view(let index) = item else { return false }
        let view = layout.views[index]
        return view.name == nil && view.label == nil && view.identifier == nil
            && UIKitClass.facts(of: view.className).traits.contains(.plain)
    }

    /// That the frame which code gives the container is too small; `nil`: its size has another origin, or it is larger
    /// than what is in it.
    var frameHint: String? {
        guard let ring, let (size, parts) = ring.sizeAndParts, size.length < parts.length, let holder = ring.sized,
            let way = size.ways.first(where: { $0.isSize && $0.from.item == holder }), let own = story.member(of: way),
            own.constraint.isOwnSize || own.constraint.constant != 0, story.isMask(own, in: examination),
            !DesignSizes.isOfScreen(own.constraint), case .view(let view) = holder,
            !story.maskedViews(in: examination).contains(view)
        else { return nil }
        let least = unit(PointsText.text(parts.length))
        // A table or a collection sets the frame of a cell, and so that of its content view.
        if isCell(holder) {
            return "the row or item of \(name(holder)) has to be at least \(least) \(adjective(ring))"
        }
        // A scroll view sets the frame of its clip view.
        let isClip = SystemClasses.isClipView(className: layout.views[view].shortClassName)
        let framed =
            layout.views[view].parent.flatMap { isClip && !layout.views[$0].isUnseen ? .view($0) : nil } ?? holder
        return "give \(name(framed)) a frame at least \(least) \(adjective(ring)) before it is laid out"
    }

    func needed(
        _ ring: ConflictRing,
        _ container: Layout.Item,
        _ parts: ConflictRing.Path
    ) -> (subject: Layout.Item, parts: String, sum: Sum, excess: Double) {
        if let owner = marginsOwner { return (owner, "margins need", sum(parts), ring.excess) }
        if let sized = ring.sized, sized != container, sized == lead?.item, !examination.isInside(sized, container) {
            return (sized, "content needs", sum(parts), ring.excess)
        }
        let content = content(of: container, parts.ways)
        return (container, content + (content == "content" ? " needs" : " need"), sum(parts), ring.excess)
    }

    func notFilled(
        _ ring: ConflictRing,
        _ container: Layout.Item,
        _ size: ConflictRing.Path,
        _ parts: ConflictRing.Path
    ) -> [Piece] {
        let has = "\(name(container)) is \(unit(bounded(size, "at least "))) \(adjective(ring))"
        let sizes = parts.ways.filter { $0.isSize && abs($0.length) > 1e-9 }
        let gaps = parts.ways.filter { !$0.isSize }
        let arePins = gaps.allSatisfy { way in
            guard let constraint = story.member(of: way)?.constraint else { return false }
            return constraint.relation == .equal && abs(abs(constraint.constant) - abs(way.length)) < 1e-9
        }
        if sizes.count == 1, arePins, let inner = sizes.first, let own = story.member(of: inner)?.constraint,
            own.isOwnSize
        {
            let width =
                (own.relation == .equal ? "" : "at most ")
                + PointsText.text(inner.length)
            let left = sum([size.length] + gaps.map { -$0.length }.filter { abs($0) > 1e-9 })
            if left.parts == left.total {
                return [.words("\(has), \(its(inner.from.item, in: container)) is \(width)")] + ending("apart", ring)
            }
            let part = "\(name(inner.from.item)) is \(unit(width)) \(adjective(ring))"
            return [.words(part + ", its pinned edges leave "), .sum(left)] + ending("apart", ring)
        }
        if let cut = ringOfCentered { return twoPaths(cut) }
        let fill = (parts.isBound ? " at most " : " ")
        if let (stack, inside) = stackAround(parts.ways), stack != container {
            let outside = (parts.ways[..<inside.lowerBound] + parts.ways[inside.upperBound...]).map(\.length)
            let left = sum([size.length] + outside.map { -$0 }.filter { abs($0) > 1e-9 })
            let arranged = sum(parts.ways[inside].map(\.length).filter { abs($0) > 1e-9 })
            return [.words("\(name(stack))'s edges leave it "), .sum(left)]
                + [.words(" points of \(ring.axis == .horizontal ? "width" : "height"), ")]
                + [.words("its arranged subviews fill\(fill)"), .sum(arranged)] + ending("apart", ring)
        }
        let content = content(of: container, parts.ways)
        return [.words("\(has), its \(content) \(content == "content" ? "fills" : "fill")\(fill)"), .sum(sum(parts))]
            + ending("apart", ring)
    }

    /// The ring cut at the far edge of what is centred in a container, which does not fill it or goes beyond it: that edge is
    /// in two places.
    var ringOfCentered: ConflictRing? {
        guard let ring, let (size, parts) = ring.sizeAndParts else { return nil }
        let goesBeyond = size.length < parts.length
        let centered = parts.ways.firstIndex { way in
            guard !way.isSize, let anchors = story.member(of: way)?.constraint.anchors else { return false }
            let centers = anchors.filter { $0.attribute == .centerX || $0.attribute == .centerY }
            // Half of the container, whatever its size, where one of the two centres is its own.
            return goesBeyond
                ? centers.count > 1 && centers.contains { $0.item == ring.container || $0.item == ring.sized }
                : !centers.isEmpty
        }
        if goesBeyond {
            // From the container's edge over its centre to the far edge of what is centred; what follows goes the other way.
            guard let centered, parts.ways.count > centered + 2, parts.ways[centered + 1].to.place == .far else {
                return nil
            }
            return ring.ending(after: centered + 1, story)
        }
        guard centered != nil, let last = parts.ways.last, !last.isSize, parts.ways.count > 1 else { return nil }
        return ring.ending(at: last.from, without: last)
    }

    /// The ring as the sentence about two paths has it; `nil`: the sentence is about a container and what is in it.
    var ringOfPaths: ConflictRing? { ring?.sizeAndParts == nil ? ring : ringOfCentered }

    /// The stack view between whose ends all sizes of a path are, and the ways between them; `nil`: there is none.
    private func stackAround(_ ways: [Way]) -> (stack: Layout.Item, inside: Range<Int>)? {
        let stacks = ways.map(\.to.item).filter { item in layout.view(of: item).map(isStack) ?? false }
        guard let stack = stacks.first, let start = ways.firstIndex(where: { $0.to.item == stack }),
            let end = ways.lastIndex(where: { $0.from.item == stack }), start < end
        else { return nil }
        let sized = ways.indices.filter { ways[$0].isSize && abs(ways[$0].length) > 1e-9 }
        guard sized.allSatisfy({ $0 > start && $0 < end && ways[$0].from.item != stack }) else { return nil }
        return (stack, (start + 1)..<end)
    }

    /// "subviews", "arranged subviews", "content": what a path through a container is of.
    func content(of container: Layout.Item, _ ways: [Way]) -> String {
        let isShown = ways.flatMap { [$0.from.item, $0.to.item] }.contains { item in
            guard item != container, examination.isInside(item, container) else { return false }
            return layout.view(of: item) != layout.view(of: container)
        }
        guard isShown, case .view(let view) = container else { return "content" }
        return isStack(view) ? "arranged subviews" : "subviews"
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
