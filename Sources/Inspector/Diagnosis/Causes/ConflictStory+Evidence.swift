import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What the members of a set show of its cause.
extension ConflictStory {
    /// The members that give a size by themselves.
    var sizes: [Member] { members.filter { $0.constraint.isOwnSize && !$0.isNonnegative } }

    /// The views whose autoresizing masks are in the set and that a constraint of the user's, in the set or beside it, or the stack
    /// view that arranges them, places or sizes.
    func maskedViews(in examination: Examination) -> [Int] {
        let layout = examination.layout
        var views: [Int] = []
        for member in members where isMask(member, in: examination) {
            guard let view = layout.maskedView(of: member.constraint, examination.subtreeEnds),
                !views.contains(view), !layout.isContentViewOfCell(view),
                !SystemClasses.isPrivate(className: layout.views[view].className),
                members.contains(where: { member in
                    // A stack view of AppKit places what it arranges, and leaves its mask on.
                    (member.isUsers || examination.spaces(member.constraint))
                        && examination.placesMasked(member.constraint, view: view)
                })
                    || examination.isPlacedByUser(view)
            else { continue }
            views.append(view)
        }
        return views
    }

    /// The views that the set leaves less than no space, where their own masks say how much.
    func viewsWithoutSpaceByMask(in examination: Examination) -> [Int] {
        let squeezed = members.filter(\.isNonnegative).compactMap(\.constraint.first?.item)
        return members.compactMap { member in
            guard isMask(member, in: examination), let first = member.constraint.first, first.attribute.isSize,
                case .view(let view) = first.item, squeezed.contains(first.item)
            else { return nil }
            return view
        }
    }

    func isMask(_ member: Member, in examination: Examination) -> Bool {
        if member.index != nil { return member.constraint.origin == .autoresizing }
        if case .mask = member.role { return true }
        return false
    }

    /// Whether the member gives a hidden arranged subview the size 0.
    func isHiding(_ member: Member, in examination: Examination) -> Bool {
        member.role?.isHiddenSize ?? (member.constraint.systemIdentifier == .stack(.hiding))
    }

    /// Whether the member is the size that a table, a collection or a window gives to what it shows.
    func isEncapsulated(_ member: Member, in examination: Examination) -> Bool {
        if isMask(member, in: examination), case .view(let view)? = member.constraint.items.first {
            return examination.layout.isContentViewOfCell(view) && member.constraint.axis != nil
        }
        return member.index != nil
            && (member.constraint.origin == .encapsulated
                || member.constraint.systemIdentifier == .encapsulatedSize)
    }

    func isTemporary(_ member: Member) -> Bool {
        guard member.index != nil else { return false }
        if member.constraint.origin == .temporary { return true }
        switch member.constraint.systemIdentifier {
        case .temporarySize, .fittingSize: return true
        default: return false
        }
    }

    /// Whether the member makes the size of a container 0.
    func isNothing(_ member: Member, _ attribute: LayoutAttribute, in examination: Examination) -> Bool {
        member.constraint.first?.attribute == attribute && member.constraint.relation == .equal
            && abs(member.constraint.constant) < 1e-9 && !isHiding(member, in: examination)
            && (member.index == nil || member.constraint.origin != .stack)
            && (contains(others: member, in: examination) || isOfUnsizedCell(member, in: examination))
    }

    /// Whether the member is the size that a cell's content has before a table gives it one.
    private func isOfUnsizedCell(_ member: Member, in examination: Examination) -> Bool {
        guard member.constraint.origin == .encapsulated, case .view(let view)? = member.constraint.first?.item else {
            return false
        }
        return examination.layout.isNamedAsContentOfCell(view)
    }

    /// Whether the system makes the member, and not because of what the user's code says of a view.
    func isSystems(_ member: Member, in examination: Examination) -> Bool {
        let layout = examination.layout
        let isOfPrivateViews = member.constraint.items.allSatisfy { item in
            layout.view(of: item).map { SystemClasses.isPrivate(className: layout.views[$0].className) } ?? false
        }
        if member.index == nil { return member.isNonnegative }
        switch member.constraint.origin {
        case .system, .temporary, .encapsulated: return true
        case .stack: return isOfPrivateViews || examination.arrangesPrivateView(member.constraint)
        case .guide, .contentSize, .scroll: return isOfPrivateViews
        case .autoresizing:
            return isOfPrivateViews || examination.isOfSystemScreen(member.constraint, among: members.map(\.constraint))
                || member.constraint.items.allSatisfy { isPrivateOrBetween($0, in: examination) }
        case .user:
            return isOfPrivateViews || examination.isOfSystemScreen(member.constraint, among: members.map(\.constraint))
        case .prototyping: return false
        }
    }

    /// Whether an item is of a private class, or of a framework's own between two that are: a program has a reference to neither,
    /// so that it has put nothing between them.
    private func isPrivateOrBetween(_ item: Layout.Item, in examination: Examination) -> Bool {
        let layout = examination.layout
        func isPrivate(_ view: Int) -> Bool { SystemClasses.isPrivate(className: layout.views[view].className) }
        guard let view = layout.view(of: item) else { return false }
        if isPrivate(view) { return true }
        guard UIKitClass.named(layout.views[view].className) != nil, let parent = layout.views[view].parent,
            isPrivate(parent)
        else { return false }
        return layout.subviews(of: view).contains(where: isPrivate)
    }

    /// Whether the member is the size of a view that all it is tied to in the set is in: what is in it has to follow.
    func isOfContainer(_ member: Member, in examination: Examination) -> Bool {
        guard member.constraint.isOwnSize, let item = member.constraint.first?.item else { return false }
        return contains(item, tiedBy: members.filter { Self.tied($0).contains(item) }, in: examination)
    }

    /// The rows of all members that are sizes of containers: see ``isOfContainer(_:in:)``.
    ///
    /// - Complexity: O(members)
    func sizesOfContainers(in examination: Examination) -> Set<Int> {
        var ties: [Layout.Item: [Member]] = [:]
        for member in members {
            for item in Self.tied(member) { ties[item, default: []].append(member) }
        }
        let sizes = members.filter { member in
            guard member.constraint.isOwnSize, let item = member.constraint.first?.item else { return false }
            return contains(item, tiedBy: ties[item] ?? [], in: examination)
        }
        return Set(sizes.map(\.row))
    }

    /// The items that a member ties to each other.
    private static func tied(_ member: Member) -> [Layout.Item] {
        let items = member.constraint.items
        return items.count > 1 ? items : []
    }

    private func contains(_ item: Layout.Item, tiedBy ties: [Member], in examination: Examination) -> Bool {
        // A log does not always show what is in what: whoever ties two views names the inner one first.
        return !ties.isEmpty
            && ties.allSatisfy { tie in
                guard let first = tie.constraint.first?.item, let second = tie.constraint.second?.item else {
                    return false
                }
                let other = first == item ? second : first
                return examination.isInside(other, item) || second == item && !examination.isInside(item, other)
            }
    }

    /// Whether the member is a width that a view has on one screen only. That of what contains the rest is the screen's: what is
    /// in it has to follow.
    func isDesignSize(_ member: Member, in examination: Examination) -> Bool {
        DesignSizes.fixes(member.constraint) && !isOfContainer(member, in: examination)
            // A size of 0 for the moment is no reason to do without the only other one.
            && !members.contains { other in
                other.constraint.isOwnSize && other.constraint.first == member.constraint.first
                    && other.constraint.constant == 0 && !other.isUsers && !other.isNonnegative
            }
    }

    /// Whether an engineer would lower the priority of the member: a fixed size in the user's code.
    func gives(way member: Member) -> Bool {
        member.isUsers && member.constraint.isOwnSize && member.constraint.constant > 0 && member.multiplier != 0
    }

    /// Whether the other members are about the inside of the member's item: a container that has no width yet.
    private func contains(others member: Member, in examination: Examination) -> Bool {
        guard let item = member.constraint.first?.item else { return false }
        // The guides of bars are views of height 0 where there is no bar, and contain nothing.
        if let view = examination.layout.view(of: item),
            examination.layout.views[view].shortClassName.hasSuffix("LayoutGuide")
        {
            return false
        }
        if fillsAnother(item) { return true }
        return members.contains { other in
            guard other.row != member.row, let own = other.constraint.anchors.first(where: { $0.item == item }),
                let inner = other.constraint.anchors.first(where: { $0.item != item })
            else { return false }
            // What is beside it, and what it is in itself, is not in it.
            guard let isAtEnd = own.attribute.isAtEnd, let isInnerAtEnd = inner.attribute.isAtEnd else { return true }
            return isAtEnd == isInnerAtEnd && !examination.isInside(item, inner.item)
        }
    }

    /// Whether an item reaches from one edge of another to the opposite one, without gaps: the other is then of its size.
    private func fillsAnother(_ item: Layout.Item) -> Bool {
        var edges: [Layout.Item: Set<Bool>] = [:]
        for member in members where member.constraint.relation == .equal && member.constraint.constant == 0 {
            guard let own = member.constraint.anchors.first(where: { $0.item == item })?.attribute.isAtEnd,
                let other = member.constraint.anchors.first(where: { $0.item != item }), other.attribute.isAtEnd == own
            else { continue }
            edges[other.item, default: []].insert(own)
        }
        return edges.values.contains { $0.count == 2 }
    }
}

extension ConflictStory.Member {
    /// Whether the member pins a trailing or a bottom edge, the end of a chain: its priority is lowered first.
    var isAtEnd: Bool {
        guard isUsers, constraint.items.count > 1 else { return false }
        return constraint.anchors.allSatisfy {
            switch $0.attribute {
            case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline: true
            default: false
            }
        }
    }

    /// Whether the member pins a bottom edge to another: the last one in a cell.
    var isAtBottom: Bool { isAtEnd && constraint.axis == .vertical }

    /// Whether the member ties a guide to its view.
    var isOfGuide: Bool {
        if index != nil { return constraint.origin == .guide }
        if case .guide = role { return true }
        return false
    }

    /// Whether the member relates one view's width to its height.
    var isAspectRatio: Bool {
        guard isUsers, let first = constraint.first, let second = constraint.second else { return false }
        return first.item == second.item && first.attribute.isSize && second.attribute.isSize
            && first.attribute != second.attribute
    }
}

extension Examination {
    /// Whether a required constraint of the user's places or sizes a view that translates its mask.
    fileprivate func isPlacedByUser(_ view: Int) -> Bool {
        FrameAttribute.allCases.contains { attribute in
            rows[VariableIndex(view, attribute).rawValue].contains { row in
                guard let index = userConstraint(ofRow: row), layout.constraints[index].isEffective else {
                    return false
                }
                return placesMasked(layout.constraints[index], view: view)
            }
        }
    }

    /// Whether a constraint places or sizes a view that translates its mask.
    ///
    /// For a class without subviews of the app, every constraint does, even if no text shows a common superview.
    func placesMasked(_ constraint: Layout.Constraint, view: Int) -> Bool {
        if places(constraint, view: view) { return true }
        return constraint.items.contains(.view(view)) && layout.isLeaf(view)
    }
}

extension Layout {
    /// How an app calls its subclasses of the commonest classes that contain no subviews of an app.
    private static let leafSuffixes = ["Label", "Button", "ImageView", "TextField", "TextView"]

    /// Whether a view has no subviews, as far as its class and the layout show.
    fileprivate func isLeaf(_ view: Int) -> Bool {
        guard subviews(of: view).first(where: { _ in true }) == nil else { return false }
        let className = views[view].shortClassName
        return views[view].traits.contains(.leaf)
            || Self.leafSuffixes.contains { className.hasSuffix($0) }
    }
}

extension Examination {
    /// Whether a stack view's constraint is about a private view that it arranges: programs have none to arrange.
    fileprivate func arrangesPrivateView(_ constraint: Layout.Constraint) -> Bool {
        let names = constraint.items.compactMap { item in layout.view(of: item).map { layout.views[$0].className } }
        return names.contains(where: SystemClasses.isPrivate(className:))
            && names.allSatisfy { SystemClasses.isPrivate(className: $0) || UIKitClass.named($0) != nil }
    }

    /// Whether a constraint ties a view to what AppKit's stack view puts beside the views that it arranges.
    fileprivate func spaces(_ constraint: Layout.Constraint) -> Bool {
        constraint.items.contains { item in
            layout.view(of: item).map { SystemClasses.isStackSpacer(className: layout.views[$0].className) } ?? false
        }
    }

    /// Whether all that a constraint names are views of UIKit's own classes on a screen of the system's, such as an alert: another
    /// one of the list ties one of them to a view that only such screens have.
    func isOfSystemScreen(_ constraint: Layout.Constraint, among list: [Layout.Constraint]) -> Bool {
        func className(_ item: Layout.Item) -> String {
            layout.view(of: item).map { layout.views[$0].className } ?? ""
        }
        let isOfScreen = list.contains { other in
            other.items.contains { SystemClasses.isOfSystemScreen(className: className($0)) }
        }
        return isOfScreen
            && constraint.items.allSatisfy {
                UIKitClass.named(className($0)) != nil || SystemClasses.isPrivate(className: className($0))
            }
    }
}
