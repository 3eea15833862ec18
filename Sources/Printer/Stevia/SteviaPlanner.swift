import LayoutModel

/// Plans chains and equations of Stevia for each view.
struct SteviaPlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    /// Required constraints view by view, then the others by priority.
    func calls(names: inout NameTable) -> LibraryCalls<SteviaStatement> {
        let grouped = LibraryGroups(section, names: &names, obstacle: obstacle)
        var required: [SteviaStatement] = []
        var optional: [Double: [SteviaStatement]] = [:]
        var usesDefault = false
        for group in grouped.groups {
            for (priority, elements) in byPriority(group.elements) {
                usesDefault = usesDefault || elements.contains { !isToGuide($0) }
                let statements = SteviaSpelling(item: group.item, items: items).statements(elements)
                if priority == 1000 { required += statements } else { optional[priority, default: []] += statements }
            }
        }
        var statements = required
        for priority in optional.keys.sorted(by: >) {
            statements += [.setPriority(priority)] + (optional[priority] ?? [])
        }
        if usesDefault {
            let start: [SteviaStatement] = required.isEmpty ? [.keepPriority] : [.keepPriority, .setPriority(1000)]
            statements = start + statements + [.restorePriority]
        }
        // Only `subviews` turns off autoresizing masks, and the hierarchy is in UIKit's own calls.
        return LibraryCalls(calls: statements, remaining: grouped.remaining)
    }

    /// The statements for one constraint; `nil` if Stevia cannot express it.
    func statements(for constraint: Layout.Constraint) -> [SteviaStatement]? {
        guard let first = constraint.first, obstacle(to: constraint) == nil else { return nil }
        let element = LibraryElement(constraint, label: constraint.identifier, property: nil)
        let statements = SteviaSpelling(item: first.item, items: items).statements([element])
        // The setting is global: a line pasted without the last one would change all later constraints.
        return isToGuide(element)
            ? statements : [.keepPriority, .setPriority(element.priority)] + statements + [.restorePriority]
    }

    private func byPriority(_ elements: [LibraryElement]) -> [(priority: Double, elements: [LibraryElement])] {
        var places: [Double: Int] = [:]
        var groups: [(priority: Double, elements: [LibraryElement])] = []
        for element in elements {
            if let place = places[element.priority] {
                groups[place].elements.append(element)
            } else {
                places[element.priority] = groups.count
                groups.append((element.priority, [element]))
            }
        }
        return groups.sorted { $0.priority > $1.priority }
    }

    private func isToGuide(_ element: LibraryElement) -> Bool {
        if case .guide? = element.second?.item { return true }
        return false
    }

    // MARK: Obstacles

    private func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        if let obstacle = items.obstacle(to: constraint) { return obstacle }
        guard let first = constraint.first else { return .distances }
        guard case .view(let view) = first.item else { return .guideFirst }
        guard let second = constraint.second else { return first.attribute.isMargin ? .margin : nil }
        if first.attribute.isMargin || second.attribute.isMargin { return .margin }
        switch second.item {
        case .missing: return .inexpressible
        case .guide:
            // These are made from anchors, so that the default priority does not apply to them.
            let isPlain = constraint.relation == .equal && constraint.multiplier == 1 && constraint.priority == 1000
            let areSimple = !first.attribute.isSize && !first.attribute.isBaseline && !second.attribute.isBaseline
            return isPlain && areSimple ? nil : .guideRelation
        case .view(let other):
            guard section.outline.sectionOfView[other] == section.index else { return .outside }
            if constraint.relation == .equal {
                // Stevia swaps the items of such an equation, but not its constant.
                let superview = section.outline.superviews[other] ?? section.layout.views[other].parent
                return superview == view || section.layout.views[other].parent == view ? .enclosing : nil
            }
            guard let superview = section.outline.superviews[view],
                section.layout.subtree(of: superview).contains(other)
            else { return .outside }
            return nil
        }
    }
}
