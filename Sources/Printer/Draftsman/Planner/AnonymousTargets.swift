import LayoutModel

/// The targets of relations that need no name: the superview, its safe area, and the view itself.
struct AnonymousTargets {
    let layout: Layout
    let outline: Outline
    var keyboards: [Int: DraftsmanPlan.Anonymous] = [:]

    func target(_ item: Layout.Item?, for view: Int) -> DraftsmanPlan.Anonymous? {
        switch item {
        case .view(let second)?:
            if second == outline.superviews[view] { return .parent }
            return second == view ? .mySelf : nil
        case .guide(let index)?:
            let guide = layout.guides[index]
            if let keyboard = keyboards[index], guide.owner == outline.superviews[view] { return keyboard }
            return guide.kind == .safeArea && guide.owner == outline.superviews[view] ? .safeArea : nil
        default: return nil
        }
    }

    /// Whether a relation of such constraints needs no name for its target.
    func suffice(for element: RelationCover.Element, on view: Int) -> Bool {
        guard element.priority == 1000, element.identifier == nil, let second = element.second,
            !second.attribute.isBaseline
        else { return element.second == nil }
        // For a position of the view itself, the name reads better.
        guard let target = target(second.item, for: view) else { return false }
        return target != .mySelf || second.attribute.isSize
    }
}
