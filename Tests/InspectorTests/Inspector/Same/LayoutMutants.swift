import TestSupport

@testable import LayoutModel

/// Small changes of a layout, of which most move a view.
enum LayoutMutant: String, CaseIterable {
    case constant, relation, priority, item, attribute, guideForEdge, multiplier, dropped, added, viewSwapped, hidden,
        stack

    /// The changed layout; `nil` where there is nothing to change in this way.
    func applied(to layout: Layout, _ random: inout SeededGenerator) -> Layout? {
        var mutant = layout
        switch self {
        case .hidden:
            let views = layout.views.indices.filter { layout.views[$0].parent != nil }
            guard !views.isEmpty else { return nil }
            mutant.views[random.pick(views)].isHidden.toggle()
            return mutant
        case .stack:
            let stacks = layout.views.indices.filter { layout.views[$0].isStack }
            guard !stacks.isEmpty else { return nil }
            let view = random.pick(stacks)
            switch random.integer(0...3) {
            case 0: mutant.views[view].stack?.spacing += 1
            case 1:
                mutant.views[view].stack?.axis = layout.views[view].stack?.axis == .vertical ? .horizontal : .vertical
            case 2: mutant.views[view].stack?.alignment = random.pick([.fill, .leading, .center, .trailing])
            default: mutant.views[view].stack?.distribution = random.pick(Layout.Stack.Distribution.allCases)
            }
            return mutant.views[view].stack == layout.views[view].stack ? nil : mutant
        default:
            let listed = layout.constraints.indices.filter {
                layout.constraints[$0].isEffective && layout.constraints[$0].terms.isEmpty
            }
            guard !listed.isEmpty else { return nil }
            let index = random.pick(listed)
            guard change(&mutant, index, &random) else { return nil }
            return mutant.constraints == layout.constraints ? nil : mutant
        }
    }

    private func change(_ mutant: inout Layout, _ index: Int, _ random: inout SeededGenerator) -> Bool {
        let constraint = mutant.constraints[index]
        switch self {
        case .constant: mutant.constraints[index].constant += random.chance(50) ? 1 : -1
        case .relation: mutant.constraints[index].relation = random.pick(Relation.allCases)
        case .priority: mutant.constraints[index].priority = random.pick([1000, 999, 750, 749, 500, 250, 100])
        case .multiplier:
            guard constraint.second != nil else { return false }
            mutant.constraints[index].multiplier = random.pick([0.5, 0.9, 1.1, 2])
        case .dropped: mutant.constraints[index].isActive = false
        case .added:
            var added = constraint
            added.id = "mutant"
            added.constant += Double(random.integer(-2...2))
            added.relation = random.pick(Relation.allCases)
            added.priority = random.pick([1000, 999, 750, 250])
            return mutant.addConstraint(added) != nil
        case .attribute:
            guard let first = constraint.first else { return false }
            let candidates: [LayoutAttribute] =
                first.attribute.isSize
                ? [.width, .height]
                : first.attribute.axis == .horizontal
                    ? [.leading, .trailing, .left, .right, .centerX] : [.top, .bottom, .centerY]
            mutant.constraints[index].first = Layout.Anchor(first.item, random.pick(candidates))
        case .item, .viewSwapped:
            guard let first = constraint.first, case .view(let view) = first.item else { return false }
            let siblings = mutant.views.indices.filter {
                mutant.views[$0].parent == mutant.views[view].parent && mutant.views[$0].parent != nil && $0 != view
            }
            guard !siblings.isEmpty else { return false }
            let other = Layout.Item.view(random.pick(siblings))
            if constraint.second?.item == other { return false }
            mutant.constraints[index].first = Layout.Anchor(other, first.attribute)
            guard self == .viewSwapped else { return true }
            // Wherever the one is named, the other one is.
            for place in mutant.constraints.indices where place != index {
                if mutant.constraints[place].first?.item == first.item, mutant.constraints[place].second?.item != other
                {
                    mutant.constraints[place].first?.item = other
                } else if mutant.constraints[place].first?.item == other,
                    mutant.constraints[place].second?.item != first.item
                {
                    mutant.constraints[place].first?.item = first.item
                }
            }
        case .guideForEdge:
            guard let second = constraint.second, case .view(let view) = second.item, !second.attribute.isSize else {
                return false
            }
            let kind: Layout.Guide.Kind = random.chance(50) ? .safeArea : .layoutMargins
            let guide = mutant.standardGuide(kind, of: view)
            mutant.constraints[index].second = Layout.Anchor(.guide(guide), second.attribute)
        case .hidden, .stack: return false
        }
        return true
    }
}
