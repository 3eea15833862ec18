import LayoutModel
import LayoutSemantics

/// Constraints of the user's that are out of place by what they are about, whatever their constants: those are changed first.
extension ConflictStory {
    /// The first of these that the set has; `nil`: none of its constraints is out of place by itself.
    func misplaced(in examination: Examination) -> Member? {
        doubledPin ?? skippingClipView(in: examination)?.member ?? leavingKeyboard(in: examination)
    }

    /// Whether the constraint should go; else it should only not be required.
    func isSuperfluous(_ member: Member, in examination: Examination) -> Bool {
        member.row == doubledPin?.row || member.row == skippingClipView(in: examination)?.member.row
    }

    /// Of a row that ends at an edge, the pin of a view to that edge which jumps over the next view: the row has it already.
    ///
    /// The next view is then the one that comes out with a negative size.
    var doubledPin: Member? {
        jumpingPin?.pin
    }

    /// The pin that jumps over a view, that view, and what leads to it: of the user's, or of a stack view that arranges both.
    var jumpingPin: (pin: Member, over: Layout.Item, gap: Member)? {
        let pins = members.filter { member in
            member.index != nil && member.constraint.relation == .equal && member.constraint.multiplier == 1
                && member.constraint.items.count == 2
                && member.constraint.anchors.allSatisfy { $0.attribute.isAtEnd != nil }
        }
        for bound in members where bound.isNonnegative {
            guard let squeezed = bound.constraint.first?.item else { continue }
            let own = pins.filter { $0.constraint.items.contains(squeezed) }
            guard own.count == 2, members.count == 4, own.allSatisfy({ $0.isUsers || $0.isOfStack }) else { continue }
            for (gap, end) in [(own[0], own[1]), (own[1], own[0])] {
                // The one leads to the next view in the row, the other to the same edge of what is around.
                guard let neighbour = gap.anchor(beside: squeezed), let inner = gap.anchor(of: squeezed),
                    let edge = end.anchor(beside: squeezed), let outer = end.anchor(of: squeezed),
                    neighbour.attribute.isAtEnd != inner.attribute.isAtEnd,
                    edge.attribute.isAtEnd == outer.attribute.isAtEnd,
                    neighbour.attribute.isAtEnd == edge.attribute.isAtEnd
                else { continue }
                let over = pins.first { pin in
                    guard pin.isUsers, let near = pin.anchor(of: neighbour.item), let far = pin.anchor(of: edge.item)
                    else { return false }
                    return near.attribute.isAtEnd == neighbour.attribute.isAtEnd
                        && far.attribute.isAtEnd == edge.attribute.isAtEnd
                }
                if let over { return (over, squeezed, gap) }
            }
        }
        return nil
    }

    /// A size or an edge that a document view has in common with its scroll view. It is in the clip view, which a scroller of AppKit makes
    /// smaller than that.
    func skippingClipView(in examination: Examination) -> (member: Member, document: Layout.Item, clip: Int)? {
        let layout = examination.layout
        let clips = Set(items.compactMap { layout.view(of: $0) }).filter { view in
            SystemClasses.isClipView(className: layout.views[view].shortClassName)
        }
        for clip in clips.sorted() {
            guard let scroll = layout.views[clip].parent else { continue }
            for member in members where member.isUsers {
                let items = member.constraint.items
                // Of edges, one that both have.
                let attributes = member.constraint.anchors.map(\.attribute)
                guard attributes.allSatisfy(\.isSize) || Set(attributes).count == 1 else { continue }
                guard items.contains(.view(scroll)),
                    let document = items.first(where: { $0 != .view(clip) && examination.isInside($0, .view(clip)) })
                else { continue }
                return (member, document, clip)
            }
        }
        return nil
    }

    /// A constraint from inside the keyboard's host to its window. UIKit parks the host below the window before it slides in, and
    /// while it is there, nothing in it can end in the window.
    func leavingKeyboard(in examination: Examination) -> Member? {
        let layout = examination.layout
        func className(_ item: Layout.Item) -> String {
            layout.view(of: item).map { layout.views[$0].shortClassName } ?? ""
        }
        guard items.contains(where: { SystemClasses.isOfKeyboard(className: className($0)) }) else { return nil }
        let leaving = members.filter { member in
            member.isUsers && member.constraint.items.count > 1
                && member.constraint.items.contains { SystemClasses.isWindow(className: className($0)) }
        }
        return leaving.count == 1 ? leaving[0] : nil
    }

    /// Whether the set begins the keyboard's host where something else ends, as it is below its window.
    func isKeyboardBelowWindow(in examination: Examination) -> Bool {
        let layout = examination.layout
        return members.contains { member in
            let anchors = Array(member.constraint.anchors)
            guard !member.isUsers, anchors.count == 2, anchors.contains(where: { $0.attribute == .bottom }),
                let top = anchors.first(where: { $0.attribute == .top }), let view = layout.view(of: top.item)
            else { return false }
            return SystemClasses.isKeyboardHost(className: layout.views[view].shortClassName)
        }
    }

    /// Whether the member pins the end of a view that comes out with a negative size, on another path than that of the fixed sizes.
    func pinsSqueezed(_ member: Member) -> Bool {
        let squeezed = Set(members.filter(\.isNonnegative).compactMap(\.constraint.first?.item))
        let sized = Set(sizes.compactMap(\.constraint.first?.item))
        guard member.isAtEnd, member.constraint.items.contains(where: squeezed.contains), !sized.isEmpty,
            let container = member.constraint.items.first(where: { !squeezed.contains($0) })
        else { return false }
        // What has a size leaves no other path: too much is in it.
        let isSized = members.contains { other in
            other.constraint.anchors.contains { $0.item == container && $0.attribute.isSize }
        }
        let isFilled = sized.contains { item in
            members.count { $0.constraint.items.contains(item) && $0.constraint.items.contains(container) } > 1
        }
        if isSized || isFilled { return false }
        return !members.contains { other in
            other.constraint.items.contains(where: squeezed.contains)
                && other.constraint.items.contains(where: sized.contains)
        }
    }

    /// The pins of a view of a fixed size at equal distances from both edges of another: what is meant is its centre.
    ///
    /// Distances that a design repeats everywhere are meant themselves.
    var centeringPins: (near: Member, far: Member, view: Layout.Item, container: Layout.Item, inset: Double)? {
        for size in sizes
        where size.isUsers && size.constraint.relation == .equal && !DesignSizes.fixes(size.constraint) {
            guard let view = size.constraint.first?.item, let axis = size.constraint.axis else { continue }
            let pins = members.filter { member in
                member.isUsers && member.constraint.relation == .equal && member.constraint.multiplier == 1
                    && member.constraint.axis == axis && member.constraint.items.count == 2
                    && member.anchor(of: view)?.attribute.isAtEnd != nil
                    && member.anchor(of: view)?.attribute.isAtEnd == member.anchor(beside: view)?.attribute.isAtEnd
            }
            guard pins.count == 2, let container = pins[0].anchor(beside: view)?.item,
                pins[1].anchor(beside: view)?.item == container,
                let near = pins.first(where: { $0.anchor(of: view)?.attribute.isAtEnd == false }),
                let far = pins.first(where: { $0.anchor(of: view)?.attribute.isAtEnd == true })
            else { continue }
            // Both inwards: the one is as far behind the near edge as the other is before the far one.
            func inset(_ pin: Member, _ sign: Double) -> Double {
                sign * (pin.constraint.first?.item == view ? 1 : -1) * pin.constraint.constant
            }
            let (before, after) = (inset(near, 1), inset(far, -1))
            guard before > 0, abs(before - after) < 1e-9, !DesignSizes.isUsualInset(before), size.multiplier != 0
            else { continue }
            // What is larger than its container fits in no better for a centre.
            let change = excess / abs(size.multiplier) / 2
            if before - (size.contribution > 0 ? change : -change) < 0 { continue }
            return (near, far, view, container, before)
        }
        return nil
    }
}

extension ConflictStory.Member {
    /// Whether a stack view makes it for what it arranges.
    fileprivate var isOfStack: Bool { constraint.origin == .stack || constraint.hasStackIdentifier }

    /// Its anchor of an item, if it is a constraint between two.
    fileprivate func anchor(of item: Layout.Item) -> Layout.Anchor? {
        [constraint.first, constraint.second].compactMap { $0 }.first { $0.item == item }
    }

    /// Its anchor of the other item.
    fileprivate func anchor(beside item: Layout.Item) -> Layout.Anchor? {
        [constraint.first, constraint.second].compactMap { $0 }.first { $0.item != item }
    }
}

extension ConflictHeadline {
    /// That a pin to an edge jumps over the view that comes between.
    var jumping: Said? {
        guard let (pin, over, gap) = story.jumpingPin, pin.multiplier != 0,
            let neighbour = gap.constraint.items.first(where: { $0 != over }),
            let own = pin.constraint.anchors.first(where: { $0.item == neighbour }),
            let edge = pin.constraint.anchors.first(where: { $0.item != neighbour })
        else { return nil }
        let sign: Double = pin.constraint.first == own ? 1 : -1
        let text = PointsText.text(abs(pin.constraint.constant))
        let offset = EdgeOffset(
            points: sign * pin.constraint.constant,
            sum: Sum(parts: text, total: text),
            relation: .equal
        )
        let stack = gap.constraint.hasStackIdentifier ? edge.item : nil
        let between =
            stack.map { "\(name($0)) puts \(name(over)) between them" } ?? "\(name(over)) is between them"
        return (
            [.words("\(examination.texts.anchor(own)) is " + (offset.isNone ? "pinned " : ""))]
                + offset.pieces(own.attribute, from: examination.texts.anchor(edge))
                + [.words(", but \(between)")] + [ConflictEnding.short.piece(story.excess)], story.excess
        )
    }

    /// That a document view follows its scroll view instead of the clip view that it is in.
    var clipped: Said? {
        guard let (member, document, clip) = story.skippingClipView(in: examination), member.multiplier != 0,
            member.constraint.relation == .equal, member.constraint.multiplier == 1, member.constraint.constant == 0,
            let first = member.constraint.first, let second = member.constraint.second
        else { return nil }
        let difference = story.excess / member.multiplier
        let isEdge = !first.attribute.isSize
        let narrower = isEdge ? abs(difference) : first.item == document ? -difference : difference
        guard narrower > 0 else { return nil }
        let isWidth = first.attribute.axis == .horizontal
        let scroll = first.item == document ? second : first
        let amount = PointsText.text(narrower)
        let own = examination.texts.anchor(Layout.Anchor(document, first.attribute))
        let tie =
            isEdge
            ? "\(own) is pinned to \(examination.texts.anchor(scroll))"
            : "\(name(document)) is as \(isWidth ? "wide" : "high") as \(name(scroll.item))"
        return (
            [
                .words("\(tie), but \(isEdge ? name(document) : "it") is in "),
                .words("\(name(.view(clip))), which is \(points(amount)) \(isWidth ? "narrower" : "lower")"),
            ], narrower
        )
    }
}
