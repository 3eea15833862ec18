import LayoutModel
import LayoutSemantics

/// Sentences about a container and its parts, from the sums of the certificate.
extension ConflictHeadline {
    /// Parts that do not fit into a size, or do not fill it.
    var container: [Piece]? {
        let outer = outermost
        let given = story.gives.filter(isMainSize)
        let needed = story.needs.filter(isMainSize)
        if let outer, outer.contribution <= 0 { return overfull(outer) }
        if let outer { return unfilled(outer, given) }
        if needed.count == 1, given.count == 1, story.needs.count == 1, story.gives.count == 1 {
            return unequal(needed[0], given[0])
        }
        if given.count == 1 { return overfull(given[0]) }
        if given.isEmpty, let zero = zeroSize, !story.needs.isEmpty, isAround(zero) { return overfull(zero) }
        if needed.count == 1, !story.gives.isEmpty { return unfilled(needed[0], given) }
        return nil
    }

    /// What is needed inside of a view, where that is more than the view has.
    var needed: (subject: Layout.Item, parts: String, sum: Sum, excess: Double)? {
        if let ring, let container = ring.container, let (size, parts) = ring.sizeAndParts, size.length < parts.length,
            size.length == 0 || size.ways.contains(where: { story.member(of: $0)?.row == lead?.row })
        {
            return needed(ring, container, parts)
        }
        if ring != nil, ringSentence != nil { return nil }
        guard let zero = zeroSize, story.gives.allSatisfy({ $0.row == zero.row }), !story.needs.isEmpty,
            let item = zero.constraint.first?.item, isPlain(zero) || zero.contribution == 0, isAround(zero)
        else { return nil }
        let wants = wants(of: item)
        guard let parts = wants.parts else { return nil }
        return (wants.item, parts, sum(story.needs), story.excess)
    }

    /// Whether the view of a size is not within what needs the space.
    func isAround(_ size: Member) -> Bool {
        guard let item = size.constraint.first?.item, case .view(let inner) = item,
            case .view(let outer)? = subject(of: story.needs.flatMap(\.constraint.items))
        else { return true }
        return inner == outer || !holds(outer, inner)
    }

    /// The parts need more than the container has.
    func overfull(_ provider: Member) -> [Piece]? {
        guard let item = provider.constraint.first?.item else { return nil }
        let others = story.gives.filter { $0.row != provider.row }
        let need = sum(story.needs, less: others)
        if !isPlain(provider), provider.contribution != 0 {
            return [.words(text(wants(of: item)))] + points(need)
                + [.words(", but \(name(item)) has "), .sum(sum([provider]))] + ending(.short)
        }
        if isCell(item) {
            let has = points(bounded(provider.constraint))
            return [.words("content needs "), .sum(need), .words(need.total == "1" ? " point" : " points")]
                + [.words(", but \(name(item)) is \(has) \(adjective)")] + ending(.short)
        }
        let wants = wants(of: item)
        let has = bounded(provider.constraint)
        if wants.item != item {
            return [.words(text(wants))] + points(need) + [.words(", but \(name(item)) has \(has)")] + ending(.short)
        }
        // A long name is not said twice.
        let again =
            wants.parts == nil
            ? Piece.words(", but")
            : .either(name(item).count > 16 ? ", but it" : ", but \(name(item))", shorter: ", but it")
        return [.words(text(wants))] + points(need) + [again, .words(" has \(has)")] + ending(.short)
    }

    func wants(of container: Layout.Item) -> Wants {
        let items = story.needs.flatMap(\.constraint.items)
        if let margins = marginsOwner { return Wants(item: margins, parts: "margins need") }
        let common = subject(of: items) ?? container
        // What counts several times is in several views, of which the set names one.
        let isRepeated = common != container && story.needs.contains { abs($0.multiplier) > 1 + 1e-9 }
        let subject = isRepeated ? container : common
        guard case .view(let view) = subject else { return Wants(item: subject) }
        if isRepeated { return Wants(item: subject, parts: isStack(view) ? "arranged subviews need" : "subviews need") }
        let isSubview = items.contains { layout.view(of: $0).map { $0 != view && holds(view, $0) } ?? false }
        if isSubview {
            return Wants(item: subject, parts: isStack(view) ? "arranged subviews need" : "subviews need")
        }
        // A log need not show what is in what; a view between the edges of another is part of its content.
        let isPinned = story.members.contains { member in
            member.constraint.items.count > 1
                && member.constraint.anchors.contains { $0.item == subject && !$0.attribute.isSize }
        }
        return Wants(item: subject, parts: isPinned && subject == container ? "content needs" : nil)
    }

    /// What the needed sizes are of: "header's subviews need", "title needs".
    struct Wants {
        var item: Layout.Item
        /// "subviews need"; `nil`: the item itself.
        var parts: String?
    }

    func text(_ wants: Wants) -> String {
        name(wants.item) + (wants.parts.map { "'s \($0) " } ?? " needs ")
    }

    /// The view whose margins alone take up the space.
    var marginsOwner: Layout.Item? {
        var owner: Int?
        for member in story.needs {
            guard
                let guide = member.constraint.items.lazy.compactMap({ item -> Int? in
                    if case .guide(let guide) = item { guide } else { nil }
                }).first, layout.guides[guide].kind == .layoutMargins,
                owner == nil || owner == layout.guides[guide].owner
            else { return nil }
            owner = layout.guides[guide].owner
        }
        return owner.map { .view($0) }
    }

    /// The container has more than its parts can fill.
    func unfilled(_ holder: Member, _ sizes: [Member]) -> [Piece]? {
        guard let item = holder.constraint.first?.item, isPlain(holder), !story.gives.isEmpty else { return nil }
        let has = points(bounded(holder.constraint))
        let others = story.needs.filter { $0.row != holder.row }
        if let inner = sizes.first, sizes.count == 1, isPlain(inner), let part = inner.constraint.first?.item,
            part != item
        {
            let gaps = story.gives.filter { $0.row != inner.row }
            if gaps.isEmpty && others.isEmpty {
                return [
                    .words(
                        "\(name(item)) is \(has) \(adjective), but \(its(part, in: item)) is \(bounded(inner.constraint))"
                    )
                ] + ending(.difference)
            }
            let size = points(bounded(inner.constraint))
            return [.words("\(name(part)) is \(size) \(adjective), but its pinned edges leave ")]
                + [.sum(sum([holder] + others, less: gaps))] + ending(.difference)
        }
        let fill = sum(story.gives, less: others)
        let parts = story.gives.flatMap(\.constraint.items)
        let subject = subject(of: parts) ?? item
        guard case .view(let view) = item, subject == item || sizes.contains(where: { isInside($0, view) }) else {
            return [.words("\(name(item)) is \(has) \(adjective), but \(name(subject)) fills ")]
                + [.sum(fill)] + ending(.leftOver)
        }
        let word = isStack(view) ? "arranged subviews" : "subviews"
        return [.words("\(name(item)) is \(has) \(adjective), but its \(word) fill "), .sum(fill)] + ending(.leftOver)
    }

    /// Two sizes that the others make equal, neither inside the other.
    func unequal(_ larger: Member, _ smaller: Member) -> [Piece]? {
        // Counted alike, the one would be the negative of the other.
        guard let first = larger.constraint.first?.item, let second = smaller.constraint.first?.item,
            isPlain(larger), isPlain(smaller), larger.multiplier * smaller.multiplier < 0
        else { return nil }
        if arranges(first, second) {
            return [
                .words("\(name(first)) is \(points(bounded(larger.constraint))) \(adjective), "),
                .words("but its arranged subview \(name(second)) is \(bounded(smaller.constraint))"),
            ] + ending(.difference)
        }
        if let pinned = pinnedInside(larger, smaller) { return pinned }
        if story.members.contains(where: { $0.constraint.relation != .equal && !$0.constraint.isOwnSize }) {
            let least = "at least as \(adjective) as \(name(first)), which is \(bounded(larger.constraint))"
            return [
                .words("\(name(second)) is \(points(bounded(smaller.constraint))) \(adjective), but must be \(least)")
            ] + ending(.difference)
        }
        return [
            .words("\(name(first)) is \(points(bounded(larger.constraint))) \(adjective) and "),
            .words("\(name(second)) is \(bounded(smaller.constraint)), but "), equalized,
        ] + ending(.difference)
    }

    /// Two sizes, of which the one is that of a view inside the other's, whose edges it is pinned to.
    private func pinnedInside(_ one: Member, _ other: Member) -> [Piece]? {
        for (inner, outer) in [(one, other), (other, one)] {
            guard let part = inner.constraint.first?.item, let container = outer.constraint.first?.item,
                outer.constraint.relation == .equal
            else { continue }
            let pins = story.members.filter { $0.row != inner.row && $0.row != outer.row && !$0.isNonnegative }
            // Of a list that does not show what is in what, the view that pins itself is the inner one.
            guard examination.isInside(part, container) || pins.allSatisfy({ $0.constraint.first?.item == part })
            else { continue }
            let arePins = pins.allSatisfy { pin in
                pin.isUsers && pin.constraint.relation == .equal && Set(pin.constraint.items) == [part, container]
            }
            guard arePins, pins.count == 2 else { continue }
            return [
                .words("\(name(part)) is \(points(bounded(inner.constraint))) \(adjective), "),
                .words("but its edges are pinned to \(name(container)), which is \(bounded(outer.constraint))"),
            ] + ending(.difference)
        }
        return nil
    }

    /// The size of the view that contains all other views whose size is in the set.
    var outermost: Member? {
        let sizes = story.members.compactMap { member -> (member: Member, view: Int)? in
            guard isMainSize(member), !member.isNonnegative, member.multiplier != 0,
                let item = member.constraint.first?.item, let view = layout.view(of: item)
            else { return nil }
            return (member, view)
        }
        guard let outer = sizes.min(by: { $0.view < $1.view }), sizes.count(where: { $0.view == outer.view }) == 1,
            sizes.allSatisfy({ holds(outer.view, $0.view) })
        else { return nil }
        // A lone size is a container only if the set has something inside it.
        if sizes.count == 1 {
            let others = story.members.lazy.filter { $0.row != outer.member.row }.flatMap(\.constraint.items)
            guard
                others.contains(where: {
                    layout.view(of: $0).map { $0 != outer.view && holds(outer.view, $0) } ?? false
                })
            else { return nil }
        }
        return outer.member
    }

    /// A size of 0.
    var zeroSize: Member? {
        // UIKit also asks for the smallest number above 0.
        story.members.first { member in
            guard abs(member.contribution) < 1e-9, isMainSize(member), member.constraint.constant < 1e-9 else {
                return false
            }
            // The guides of bars are views of height 0 where there is no bar, and contain nothing.
            guard case .view(let view)? = member.constraint.first?.item else { return true }
            return !layout.views[view].shortClassName.hasSuffix("LayoutGuide")
        }
    }

    func isMainSize(_ member: Member) -> Bool {
        member.constraint.isOwnSize && member.constraint.axis == story.mainAxis && !member.isNonnegative
    }

    /// Whether the member counts once in the sum.
    func isPlain(_ member: Member) -> Bool { abs(abs(member.multiplier) - 1) < 1e-9 }

    func isInside(_ member: Member, _ view: Int) -> Bool {
        member.constraint.items.contains { layout.view(of: $0).map { $0 != view && holds(view, $0) } ?? false }
    }

    func holds(_ outer: Int, _ inner: Int) -> Bool {
        (outer..<examination.subtreeEnds[outer]).contains(inner)
    }

    func isStack(_ view: Int) -> Bool {
        layout.views[view].stack != nil || layout.views[view].traits.contains(.stack)
    }

    /// Whether the item is a cell of a table or a collection, or its content view.
    func isCell(_ item: Layout.Item) -> Bool {
        guard case .view(let view) = item else { return false }
        return layout.views[view].isCell || layout.isContentViewOfCell(view)
            || layout.isNamedAsContentOfCell(view)
    }

    /// Whether the set has constraints of a stack view for what it arranges.
    func arranges(_ container: Layout.Item, _ part: Layout.Item) -> Bool {
        guard case .view(let view) = container, isStack(view) else { return false }
        let stack = story.members.filter { $0.constraint.hasStackIdentifier || $0.constraint.origin == .stack }
        return stack.contains { $0.constraint.items.contains(container) }
            && stack.contains { $0.constraint.items.contains(part) }
    }

    /// "its arranged title", "its subview title", "title".
    func its(_ part: Layout.Item, in container: Layout.Item) -> String {
        guard case .view(let inner) = part, case .view(let outer) = container, layout.views[inner].parent == outer
        else { return name(part) }
        return "its \(isStack(outer) ? "arranged subview" : "subview") \(name(part))"
    }

    /// The view that contains all of the items, or the only one of them.
    func subject(of items: [Layout.Item]) -> Layout.Item? {
        guard let first = items.first else { return nil }
        if items.allSatisfy({ $0 == first }) { return first }
        var common: Int?
        for item in items {
            guard let view = layout.view(of: item) else { continue }
            common = common.map { layout.nearestCommonAncestor($0, view) ?? $0 } ?? view
        }
        return common.flatMap { layout.views[$0].isUnseen ? nil : .view($0) }
    }

    /// The sums alone, where no other sentence applies.
    var plain: [Piece] {
        let views = PointsText.list(story.items.map(name), limit: 3)
        let (need, have) = (sum(story.needs), sum(story.gives))
        return [.words("constraints of \(views) add up to "), .sum(need), .words(" and to "), .sum(have)]
            + [.words(" points")] + ending(.difference)
    }
}
