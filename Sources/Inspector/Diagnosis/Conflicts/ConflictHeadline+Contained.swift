import LayoutModel

/// Sentences about what is in a container: one path too long for it, or too short.
extension ConflictHeadline {
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
                + [.words(", but \(name(cell)) is \(unit(has)) \(adjective(ring))")] + ending(.short, ring)
        }
        let owner = marginsOwner
        // The size is that of what the container fills, which says more than a view without a name.
        if sized != container, owner == nil, isAnonymous(container) {
            return [.words("\(name(sized)) is \(unit(has)) \(adjective(ring)), but its content needs "), .sum(needed)]
                + ending(.short, ring)
        }
        if let single = squeezedAlone(parts) {
            return [
                .words("no space for \(name(single)): the gaps around it need "), .sum(needed), .words(" points, but "),
            ]
                + [
                    .words("\(name(container)) is \(unit(has)) \(adjective(ring))"),
                    ConflictEnding.short.piece(ring.excess),
                ]
        }
        let name = name(container)
        let isOther = owner.map { $0 != container } ?? false
        let again =
            owner == container || name.count > 16
            ? Piece.words(isOther ? ", but \(name)" : ", but it")
            : .either(", but \(name)", shorter: isOther ? ", but \(name)" : ", but it")
        let space = " of " + (ring.axis == .horizontal ? "width" : "height")
        let unit = (needed.total == "1" ? " point" : " points") + space
        let subject = owner.map { "\(self.name($0))'s margins" } ?? "\(name)'s \(content(of: container, parts.ways))"
        return [.words(subject + " need" + (subject.hasSuffix("content") ? "s " : " ")), .sum(needed), .words(unit)]
            + [again, .words(" has \(has)")] + ending(.short, ring)
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
                return [.words("\(has), but \(its(inner.from.item, in: container)) is \(width)")]
                    + ending(.difference, ring)
            }
            let part = "\(name(inner.from.item)) is \(unit(width)) \(adjective(ring))"
            return [.words(part + ", but its pinned edges leave "), .sum(left)] + ending(.difference, ring)
        }
        if let cut = ringOfCentered { return twoPaths(cut) }
        let fill = (parts.isBound ? " at most " : " ")
        if let (stack, inside) = stackAround(parts.ways), stack != container {
            let outside = (parts.ways[..<inside.lowerBound] + parts.ways[inside.upperBound...]).map(\.length)
            let left = sum([size.length] + outside.map { -$0 }.filter { abs($0) > 1e-9 })
            let arranged = sum(parts.ways[inside].map(\.length).filter { abs($0) > 1e-9 })
            return [.words("\(name(stack))'s edges leave it "), .sum(left)]
                + [.words(" points of \(ring.axis == .horizontal ? "width" : "height"), but ")]
                + [.words("its arranged subviews fill\(fill)"), .sum(arranged)] + ending(.leftOver, ring)
        }
        let content = content(of: container, parts.ways)
        return [
            .words("\(has), but its \(content) \(content == "content" ? "fills" : "fill")\(fill)"), .sum(sum(parts)),
        ]
            + ending(.leftOver, ring)
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
}
