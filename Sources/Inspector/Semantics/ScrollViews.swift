import LayoutModel

extension LayoutAttribute {
    /// Whether the attribute of a scroll view means its content in a constraint with a descendant: edges, baselines
    /// and margins do, sizes and centres do not.
    var meansScrollContent: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
        default: true
        }
    }
}

extension Layout.Constraint {
    /// Whether edges of a scroll view mean its frame also with a descendant: a mask, or a size that a container gives, keeps
    /// the distances from the frame.
    var placesInFrame: Bool { origin == .autoresizing || origin == .encapsulated }
}

extension Lowering {
    /// What an anchor means in a constraint with another item: the item itself, or the content guide of a scroll view
    /// with the view whose margins count.
    func meaning(
        of anchor: Layout.Anchor,
        with other: Layout.Item,
        in constraint: Layout.Constraint
    ) -> (item: Layout.Item, marginOwner: Int?) {
        guard hasScrollViews, !constraint.placesInFrame, case .view(let view) = anchor.item,
            layout.views[view].isScrollView, anchor.attribute.meansScrollContent,
            let inner = layout.view(of: other), tree.isView(inner, below: view),
            let guide = layout.knownGuide(.contentLayout, of: view)
        else { return (anchor.item, nil) }
        return (.guide(guide), view)
    }

    /// How far the content of a node is scrolled; 0 for everything but scroll views.
    func contentOffset(of node: Int, _ axis: Axis) -> Double {
        guard hasScrollViews, node < tree.viewCount, let scroll = layout.views[node].scroll else { return 0 }
        return layout.views[node].isScrollView ? scroll.contentOffset[axis] : 0
    }
}
