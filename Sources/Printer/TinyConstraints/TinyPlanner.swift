import LayoutModel

/// Plans the calls of TinyConstraints for each view and guide.
struct TinyPlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    func calls(names: inout NameTable) -> LibraryCalls<TinyStatement> {
        let grouped = LibraryGroups(section, names: &names, obstacle: obstacle)
        let calls = grouped.groups.flatMap { self.calls($0.elements, of: $0.item) }
        return LibraryCalls(calls: calls, remaining: grouped.remaining, unmasked: grouped.views)
    }

    /// The calls for one constraint; `nil` if TinyConstraints cannot express it.
    func calls(for constraint: Layout.Constraint) -> [TinyStatement]? {
        guard let first = constraint.first, obstacle(to: constraint) == nil else { return nil }
        return calls([LibraryElement(constraint, label: constraint.identifier, property: nil)], of: first.item)
    }

    private func calls(_ elements: [LibraryElement], of item: Layout.Item) -> [TinyStatement] {
        guard let receiver = items.expression(item) else { return [] }
        let spelling = TinySpelling(receiver: receiver, item: item, items: items)
        var calls: [(rank: Int, call: TinyCall)] = []
        for alike in LibraryElement.alike(elements) { calls += spelling.calls(for: alike) }
        return calls.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .flatMap { statements($0.element.call) }
    }

    /// A result that is assigned to a property gets its identifier there.
    private func statements(_ call: TinyCall) -> [TinyStatement] {
        guard let property = call.property, let identifier = call.identifier else { return [.call(call)] }
        var plain = call
        plain.identifier = nil
        return [.call(plain), .identifier(property: property, identifier)]
    }

    // MARK: Obstacles

    /// TinyConstraints uses anchors, except for the centers of two items.
    private func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        if let obstacle = items.obstacle(to: constraint) { return obstacle }
        guard let first = constraint.first else { return .distances }
        if first.attribute.isBaseline { return .firstBaseline }
        if first.attribute.isMargin { return .margin }
        guard let second = constraint.second else { return nil }
        if second.attribute.isMargin { return .margin }
        if case .guide = second.item, second.attribute.isBaseline { return .missingAnchor }
        let isCenter = first.attribute == .centerX || first.attribute == .centerY
        if isCenter, constraint.relation != .equal { return .centerInequality }
        if !first.attribute.isSize, constraint.multiplier != 1 {
            let takesMultiplier = isCenter && second.attribute == first.attribute
            return takesMultiplier ? nil : .multipliedPosition
        }
        return nil
    }
}
