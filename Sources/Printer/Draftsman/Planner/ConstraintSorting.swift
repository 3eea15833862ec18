import LayoutInspector

/// Decides for each constraint of a section whether a plan can say it, and if not, why.
struct ConstraintSorting {
    /// The constraints that a plan says, by first view, in order.
    private(set) var planned: [Int: [Int]] = [:]
    /// The others, in order, with what keeps them out of a plan.
    private(set) var remaining: [(constraint: Int, reason: String)] = []

    init(_ constraints: [Int], layout: Layout, outline: Outline, names: NameTable, units: PlanUnits) {
        var keys = Set<Key>()
        for index in constraints {
            let constraint = layout.constraints[index]
            if let reason = ConstraintSorting.obstacle(
                to: constraint,
                layout: layout,
                outline: outline,
                names: names,
                units: units
            ) {
                remaining.append((index, reason))
                continue
            }
            guard let first = constraint.first, case .view(let view) = first.item, let unit = units.unitOfView[view]
            else { continue }
            let key = Key(unit: unit, first: first, relation: constraint.relation, second: constraint.second)
            if keys.insert(key).inserted {
                planned[view, default: []].append(index)
            } else {
                remaining.append((index, "a plan keeps one constraint for the same anchors and relation"))
            }
        }
    }

    /// What the library takes for the same constraint within one plan.
    private struct Key: Hashable {
        var unit: Int
        var first: Layout.Anchor
        var relation: Relation
        var second: Layout.Anchor?
    }

    private static func obstacle(
        to constraint: Layout.Constraint,
        layout: Layout,
        outline: Outline,
        names: NameTable,
        units: PlanUnits
    ) -> String? {
        guard let first = constraint.first else { return "it compares the distances of anchors" }
        guard case .view(let view) = first.item else { return "its first item is a layout guide" }
        switch outline.roles[view] {
        case .root, .reached: return "its first item is the view that the plan is for"
        case .masked: return "its first item is placed by its autoresizing mask"
        case .outside, .inside, .theirs, .passed: return "its first item is outside of the plan"
        case .drafted: break
        }
        guard let unit = units.unitOfView[view] else { return "its first item is outside of the plan" }
        if constraint.name != nil { return "a property holds it" }
        if first.attribute.isBaseline { return "its first attribute is a baseline" }
        if first.attribute.isMargin { return "its first attribute is a margin" }
        guard let second = constraint.second else {
            return first.attribute.isSize ? nil : "it is a position without a second item"
        }
        if second.attribute.isMargin { return "its second attribute is a margin" }
        if !first.attribute.isSize, constraint.multiplier != 1 { return "it is a position with a multiplier" }
        switch second.item {
        case .view(let other):
            if outline.sectionOfView[other] != outline.sectionOfView[view] || !outline.roles[other].isPrinted {
                return "its second item is outside of the plan"
            }
            return units.isAvailable(other, in: unit) ? nil : "its second item is added after the plan"
        case .guide(let index):
            let guide = layout.guides[index]
            if outline.sectionOfView[guide.owner] != outline.sectionOfView[view] {
                return "its second item is outside of the plan"
            }
            if !units.isAvailable(guide.owner, in: unit) { return "its second item is added after the plan" }
            if names.expression(ofGuide: index) == nil { return "its second item has no name" }
            if guide.kind == .custom, names.origin(ofGuide: index) != .context, !units.isGuideAvailable(in: unit) {
                return "its second item is a layout guide that is added after the plan"
            }
            return nil
        case .missing: return "its second item is missing"
        }
    }
}
