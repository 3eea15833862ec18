import LayoutInspector

/// Decides for each constraint of a section whether a plan can say it, and if not, why.
struct ConstraintSorting {
    /// The constraints that a plan says, by first view, in order.
    private(set) var planned: [Int: [Int]] = [:]
    /// The others, in order, with what keeps them out of a plan.
    private(set) var remaining: [(constraint: Int, reason: String)] = []
    /// What a plan says instead of constraints whose second item has to carry them.
    private(set) var reversed: [Int: Layout.Constraint] = [:]

    /// - Parameter reversesItems: Whether a constraint that its first item cannot carry may be said from its second.
    init(
        _ constraints: [Int],
        layout: Layout,
        outline: Outline,
        names: NameTable,
        units: PlanUnits,
        reversesItems: Bool
    ) {
        func obstacle(to constraint: Layout.Constraint) -> String? {
            ConstraintSorting.obstacle(to: constraint, layout: layout, outline: outline, names: names, units: units)
        }
        var keys = Set<Key>()
        // Gives a constraint its place in a plan, unless one is there that the library takes for the same.
        func plan(_ index: Int, as constraint: Layout.Constraint) -> Bool {
            guard let first = constraint.first, case .view(let view) = first.item, let unit = units.unitOfView[view],
                keys.insert(
                    Key(unit: unit, first: first, relation: constraint.relation, second: constraint.second)
                ).inserted
            else { return false }
            planned[view, default: []].append(index)
            return true
        }
        var left: [(constraint: Int, reason: String)] = []
        for index in constraints {
            let constraint = layout.constraints[index]
            if let reason = obstacle(to: constraint) {
                left.append((index, reason))
            } else if !plan(index, as: constraint) {
                left.append((index, "a plan keeps one constraint for the same anchors and relation"))
            }
        }
        // What stands as it is comes first: a reversed constraint takes no other's place.
        for (index, reason) in left {
            if reversesItems, obstacle(to: layout.constraints[index]) != nil,
                let other = layout.constraints[index].reversed, obstacle(to: other) == nil, plan(index, as: other)
            {
                reversed[index] = other
            } else {
                remaining.append((index, reason))
            }
        }
    }

    /// The remaining constraints with those of one reason together, the reasons in the order of their first constraints.
    var groupedRemaining: [(constraint: Int, reason: String)] {
        var reasons: [String] = []
        var groups: [String: [Int]] = [:]
        for (constraint, reason) in remaining {
            if groups[reason] == nil { reasons.append(reason) }
            groups[reason, default: []].append(constraint)
        }
        return reasons.flatMap { reason in (groups[reason] ?? []).map { ($0, reason) } }
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
        case .theirs: return "its first item is made by another view's class"
        case .outside, .inside, .passed: return "its first item is outside of the plan"
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
            let isReached = outline.roles[other].isPrinted || names.origin(of: other) == .path
            if outline.sectionOfView[other] != outline.sectionOfView[view] || !isReached {
                return "its second item is outside of the plan"
            }
            return units.isAvailable(other, in: unit, names: names) ? nil : "its second item is added after the plan"
        case .guide(let index):
            let guide = layout.guides[index]
            if outline.sectionOfView[guide.owner] != outline.sectionOfView[view] {
                return "its second item is outside of the plan"
            }
            if !units.isAvailable(guide.owner, in: unit, names: names) {
                return "its second item is added after the plan"
            }
            if names.expression(ofGuide: index) == nil { return "its second item has no name" }
            if guide.kind == .custom, names.origin(ofGuide: index) != .context, !units.isGuideAvailable(in: unit) {
                return "its second item is a layout guide that is added after the plan"
            }
            return nil
        case .missing: return "its second item is missing"
        }
    }
}

extension Layout.Constraint {
    /// The same statement with its items in the other order; `nil` where there is no second item to begin with, or where
    /// a multiplier would have to be inverted.
    fileprivate var reversed: Layout.Constraint? {
        guard let second, terms.isEmpty, multiplier == 1 else { return nil }
        var other = self
        other.first = second
        other.second = first
        other.constant = 0 - constant
        other.relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .greaterThanOrEqual
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        return other
    }
}
