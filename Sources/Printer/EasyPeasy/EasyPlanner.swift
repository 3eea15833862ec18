import LayoutModel
import SwiftSource

/// Plans a call of EasyPeasy for each view and guide.
struct EasyPlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    func calls(names: inout NameTable) -> LibraryCalls<EasyStatement> {
        var nodes = EasyNodes<Layout.Item>()
        let grouped = LibraryGroups(section, names: &names) { obstacle(to: $0, nodes: &nodes) }
        let calls = grouped.groups.flatMap { EasySpelling(item: $0.item, items: items).statements($0.elements) }
        return LibraryCalls(calls: calls, remaining: grouped.remaining, unmasked: grouped.views)
    }

    /// The statements for one constraint; `nil` if EasyPeasy cannot express it.
    func statements(for constraint: Layout.Constraint) -> [EasyStatement]? {
        guard let first = constraint.first else { return nil }
        var nodes = nodes(of: first.item, without: constraint.id)
        guard obstacle(to: constraint, nodes: &nodes) == nil else { return nil }
        let element = LibraryElement(constraint, label: constraint.identifier, property: nil)
        return EasySpelling(item: first.item, items: items).statements([element])
    }

    /// What calls make of an item beside one of its constraints: a call for that one must not replace them.
    private func nodes(of item: Layout.Item, without id: String) -> EasyNodes<Layout.Item> {
        var all = EasyNodes<Layout.Item>()
        var others: [Layout.Constraint] = []
        for index in section.constraints where section.layout.constraints[index].first?.item == item {
            let constraint = section.layout.constraints[index]
            if obstacle(to: constraint, nodes: &all) == nil, constraint.id != id { others.append(constraint) }
        }
        var nodes = EasyNodes<Layout.Item>()
        for other in others { _ = obstacle(to: other, nodes: &nodes) }
        return nodes
    }

    private func obstacle(
        to constraint: Layout.Constraint,
        nodes: inout EasyNodes<Layout.Item>
    ) -> LibraryObstacle? {
        if let obstacle = items.obstacle(to: constraint) { return obstacle }
        guard let first = constraint.first else { return .distances }
        // `like` takes views and guides only.
        if first.attribute.isSize, let second = constraint.second, items.isLayoutSupport(second.item) {
            return .layoutSupportSize
        }
        let priority = Float(SwiftLiteral.spelledSingle(constraint.priority))
        return nodes.add(first.attribute, constraint.relation, priority, of: first.item) ? nil : .replacing
    }
}
