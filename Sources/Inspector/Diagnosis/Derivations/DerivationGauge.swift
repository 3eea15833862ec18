import LayoutModel
import LayoutSolver

/// The coordinates that the steps of a derivation are written in: positions count from an edge of one item.
struct DerivationGauge {
    /// Whose edge is 0.
    let origin: Layout.Item
    /// Whether x counts from the right, as leading edges do where the layout runs from right to left.
    let isMirrored: Bool
    /// Whether edges are called left and right.
    let namesSides: Bool
    let layout: Layout

    /// The edge from which positions on an axis count.
    func near(_ axis: Axis) -> LayoutAttribute { axis == .vertical ? .top : isMirrored ? .right : .left }

    private func far(_ axis: Axis) -> LayoutAttribute { axis == .vertical ? .bottom : isMirrored ? .left : .right }

    /// What is 0 by the choice of the coordinates, and of hierarchies of their own.
    func isOrigin(_ anchor: Layout.Anchor) -> Bool {
        guard anchor.attribute == near(anchor.attribute.axis) else { return false }
        if anchor.item == origin { return true }
        guard case .view(let view) = anchor.item, layout.views[view].parent == nil,
            case .view(let own) = origin, layout.views[own].parent == nil
        else { return false }
        return true
    }

    /// The same sum with positions in these coordinates.
    func terms(_ terms: [Layout.Term]) -> [Layout.Term] {
        guard isMirrored else { return terms }
        return terms.map { term in
            let attribute = term.anchor.attribute
            let isTurned = attribute.axis == .horizontal && !attribute.isSize
            return isTurned ? Layout.Term(term.anchor, multiplier: -term.multiplier) : term
        }
    }

    /// An anchor as a multiple of the near edge and one of the size.
    func shares(_ attribute: LayoutAttribute) -> (edge: Double, size: Double) {
        if attribute.isSize { return (0, 1) }
        if attribute == near(attribute.axis) { return (1, 0) }
        return attribute == far(attribute.axis) ? (1, 1) : (1, 0.5)
    }

    /// The anchors that an item has on an axis.
    func anchors(of item: Layout.Item, _ axis: Axis) -> [Layout.Anchor] {
        let attributes: [LayoutAttribute] =
            axis == .horizontal ? [near(axis), far(axis), .width, .centerX] : [.top, .bottom, .height, .centerY]
        return attributes.map { Layout.Anchor(item, $0) }
    }

    func name(_ anchor: Layout.Anchor, _ names: ItemNames) -> String {
        names[anchor.item] + "." + word(anchor.attribute)
    }

    /// What an edge is called.
    func word(_ attribute: LayoutAttribute) -> String {
        guard !namesSides, attribute == .left || attribute == .right else { return attribute.rawValue }
        return attribute == near(.horizontal) ? "leading" : "trailing"
    }
}
