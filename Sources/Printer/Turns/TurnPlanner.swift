import LayoutModel

/// Turns the constraints of a layout to the items and anchors that a person would start from.
///
/// Interface Builder writes `superview.trailing = label.trailing + 8` where people write
/// `label.trailing = superview.trailing - 8`, and margins as attributes, which have no anchors.
struct TurnPlanner {
    /// The layout with its constraints as the source says them. Indices are those of the original.
    private(set) var layout: Layout
    private(set) var turns = Turns()
    private let outline: Outline
    private let keepsLayoutGuides: Bool
    private let margins: MarginStyle
    /// The end of each view's subtree.
    private let ends: [Int]

    /// - Complexity: O(views + constraints).
    init(_ layout: Layout, outline: Outline, options: PrintOptions, margins: MarginStyle = .guides) {
        self.layout = layout
        self.outline = outline
        keepsLayoutGuides = options.keepsLayoutGuides
        self.margins = margins
        guard !options.keepsItems else {
            ends = []
            return
        }
        ends = layout.subtreeEnds()
        for index in layout.constraints.indices { turn(index) }
    }

    private mutating func turn(_ index: Int) {
        let constraint = layout.constraints[index]
        guard constraint.origin == .user, constraint.isEffective, let first = constraint.first,
            let second = constraint.second
        else { return }
        let renames = isRenamed(first) || isRenamed(second)
        if constraint.name != nil {
            if renames || isBetterFirst(second, than: first) { turns.keep(index, because: .held) }
            return
        }
        var turned = constraint
        if renames {
            let (first, second) = (renamed(first), renamed(second))
            // A guide that coincides with the view's own edge leaves nothing to compare.
            if first == second { return }
            turned.first = first
            turned.second = second
        }
        if let first = turned.first, let second = turned.second, isBetterFirst(second, than: first), canSwap(turned) {
            if let swapped = turned.swapped {
                turned = swapped
            } else {
                turns.keep(index, because: .multiplier)
            }
        }
        guard turned.first != constraint.first || turned.second != constraint.second else { return }
        layout.constraints[index] = turned
        turns.turn(index)
    }

    // MARK: Items

    /// Whether a constraint reads better from its second anchor.
    private func isBetterFirst(_ second: Layout.Anchor, than first: Layout.Anchor) -> Bool {
        let (own, other) = (placedView(first), placedView(second))
        guard let own, let other else {
            if own != nil || other != nil { return other != nil }
            guard let outer = layout.view(of: first.item), let inner = layout.view(of: second.item) else {
                return false
            }
            return contains(outer, inner)
        }
        if own == other { return false }
        // A library's relations start from edges and sizes.
        if first.attribute.isBaseline != second.attribute.isBaseline { return first.attribute.isBaseline }
        if contains(own, other) { return true }
        if contains(other, own) { return false }
        // Views below a content view are added after those beside it.
        return outline.roles[other] == .drafted && place(of: own) < place(of: other)
    }

    /// The view of an anchor if the source adds and places it; `nil` for guides, margins and views that are there.
    private func placedView(_ anchor: Layout.Anchor) -> Int? {
        guard case .view(let view) = anchor.item, !anchor.attribute.isMargin else { return nil }
        return outline.roles[view] == .drafted || outline.roles[view] == .masked ? view : nil
    }

    private func contains(_ view: Int, _ inner: Int) -> Bool { view < inner && inner < ends[view] }

    /// The view into which a plan inserts the view and what is around it.
    private func place(of view: Int) -> Int {
        var superview = outline.superviews[view]
        while let current = superview, outline.roles[current] == .drafted { superview = outline.superviews[current] }
        return superview ?? view
    }

    /// Positions with a multiplier depend on the coordinates that they are measured in.
    private func canSwap(_ constraint: Layout.Constraint) -> Bool {
        constraint.multiplier == 1 || constraint.first?.attribute.isSize == true
    }

    // MARK: Anchors

    private func isRenamed(_ anchor: Layout.Anchor) -> Bool {
        switch anchor.item {
        case .view: return margins == .guides && anchor.attribute.isMargin
        case .guide(let guide):
            if layout.guides[guide].kind == .layoutMargins {
                return margins == .attributes && anchor.attribute.marginOfView != nil
            }
            guard !keepsLayoutGuides else { return false }
            switch (layout.guides[guide].kind, anchor.attribute) {
            case (.topLayout, .top), (.topLayout, .bottom), (.bottomLayout, .top), (.bottomLayout, .bottom): return true
            default: return false
            }
        case .missing: return false
        }
    }

    /// The equal anchor: of the margins, of the safe area or of the view.
    ///
    /// `layoutMarginsGuide` and `safeAreaLayoutGuide` follow the margins and the bars of their view (UIView.h, iOS 9
    /// and 11). A top layout guide reaches from the top of the view down to the safe area.
    private mutating func renamed(_ anchor: Layout.Anchor) -> Layout.Anchor {
        guard isRenamed(anchor) else { return anchor }
        switch anchor.item {
        case .view(let view):
            return Layout.Anchor(
                .guide(layout.standardGuide(.layoutMargins, of: view)),
                anchor.attribute.edgeOfMargins ?? anchor.attribute
            )
        case .guide(let guide):
            let owner = layout.guides[guide].owner
            if layout.guides[guide].kind == .layoutMargins, let margin = anchor.attribute.marginOfView {
                return Layout.Anchor(.view(owner), margin)
            }
            let isTop = layout.guides[guide].kind == .topLayout
            let outer: LayoutAttribute = isTop ? .top : .bottom
            if anchor.attribute == outer { return Layout.Anchor(.view(owner), outer) }
            return Layout.Anchor(.guide(layout.standardGuide(.safeArea, of: owner)), outer)
        case .missing: return anchor
        }
    }
}

extension LayoutAttribute {
    /// The margin of a view that an attribute of its margins' guide is; `nil` for sizes and baselines.
    fileprivate var marginOfView: LayoutAttribute? {
        switch self {
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: margin
        }
    }
}
