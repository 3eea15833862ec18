import LayoutModel

/// Plans the calls of PureLayout for each view.
struct PurePlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    func calls(names: inout NameTable) -> LibraryCalls<PureStatement> {
        let grouped = LibraryGroups(section, names: &names, obstacle: obstacle)
        let calls = grouped.groups.flatMap { statements($0.elements, of: $0.item) }
        return LibraryCalls(calls: calls, remaining: grouped.remaining, unmasked: grouped.views)
    }

    /// The statements for one constraint; `nil` if PureLayout cannot express it.
    func statements(for constraint: Layout.Constraint) -> [PureStatement]? {
        guard let first = constraint.first, obstacle(to: constraint) == nil else { return nil }
        return statements([LibraryElement(constraint, label: constraint.identifier, property: nil)], of: first.item)
    }

    /// The required ones, then a block for each other priority.
    private func statements(_ elements: [LibraryElement], of item: Layout.Item) -> [PureStatement] {
        guard let receiver = items.expression(item) else { return [] }
        let spelling = PureSpelling(receiver: receiver, item: item, items: items)
        var calls: [(rank: Int, priority: Double, call: PureCall)] = []
        for alike in LibraryElement.alike(elements) {
            let priority = alike.first?.priority ?? 1000
            calls += spelling.calls(for: alike).map { ($0.rank, priority, $0.call) }
        }
        let sorted = calls.enumerated().sorted { one, other in
            (-one.element.priority, one.element.rank, one.offset)
                < (-other.element.priority, other.element.rank, other.offset)
        }
        var statements: [PureStatement] = []
        var late: [PureStatement] = []
        for (_, entry) in sorted {
            var call = entry.call
            // The result of a call with a constant is a constraint only where nothing is assigned.
            if let property = call.property, let constant = call.constant {
                call.constant = nil
                late.append(.constant(property: property, constant))
            }
            if entry.priority == 1000 {
                statements.append(.call(call))
            } else if case .priority(entry.priority, let others)? = statements.last {
                statements[statements.count - 1] = .priority(entry.priority, others + [call])
            } else {
                statements.append(.priority(entry.priority, [call]))
            }
        }
        return statements + late
    }

    // MARK: Obstacles

    private func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        if let obstacle = items.obstacle(to: constraint) { return obstacle }
        guard let first = constraint.first else { return .distances }
        guard case .view = first.item else { return .guideFirst }
        guard let second = constraint.second, case .guide = second.item else { return nil }
        let isSameEdge = second.attribute == first.attribute && first.attribute.isEdge && constraint.multiplier == 1
        return isSameEdge && items.isSafeArea(second.item, ofSuperviewOf: first.item) ? nil : .otherGuide
    }
}
