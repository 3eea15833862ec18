import LayoutModel
import SwiftSource

/// Plans a block of SnapKit for each view and guide, with the fewest lines that a person would write.
struct SnapKitPlanner {
    private let section: SectionContext
    private let items: LibraryItems
    /// The end of each view's subtree.
    private let ends: [Int]

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section: section)
        ends = section.layout.subtreeEnds()
    }

    func calls(names: inout NameTable) -> LibraryCalls<SnapKitBlock> {
        let layout = section.layout
        var planned = LibraryCalls<SnapKitBlock>()
        var sayable: [Int] = []
        for index in section.constraints {
            if let obstacle = items.obstacle(to: layout.constraints[index]) {
                planned.remaining.append((index, obstacle))
            } else {
                sayable.append(index)
            }
        }
        var properties: [Int: String] = [:]
        for index in sayable {
            properties[index] = layout.constraints[index].name.flatMap { names.takeProperty($0, in: section.index) }
        }
        let parameter = parameter(names: &names)
        for group in items.grouped(sayable) {
            let elements = group.constraints.map { index in
                element(layout.constraints[index], section.identifiers.constraints[index], properties[index])
            }
            guard var block = block(elements, of: group.item) else { continue }
            block.parameter = parameter
            planned.calls.append(block)
            if case .view(let view) = group.item { planned.unmasked.insert(view) }
        }
        return planned
    }

    /// A block for one constraint; `nil` if SnapKit cannot express it.
    func block(for constraint: Layout.Constraint) -> SnapKitBlock? {
        guard let first = constraint.first, items.obstacle(to: constraint) == nil else { return nil }
        return block([element(constraint, constraint.identifier, nil)], of: first.item)
    }

    private func block(_ elements: [SnapKitElement], of item: Layout.Item) -> SnapKitBlock? {
        guard let receiver = items.expression(item) else { return nil }
        let cover = SnapKitCover(elements)
        let lines = cover.parts.map { part in
            SnapKitLineSpelling(isInside: isInside(part.second?.item, item), superview: superview(of: item))
                .line(for: part) { items.expression($0) ?? "missing" }
        }
        return SnapKitBlock(receiver: receiver, lines: lines)
    }

    private func element(
        _ constraint: Layout.Constraint,
        _ identifier: String?,
        _ property: String?
    ) -> SnapKitElement {
        SnapKitElement(
            attribute: constraint.first?.attribute ?? .top,
            relation: constraint.relation,
            second: constraint.second,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier,
            constant: constraint.constant,
            priority: SwiftLiteral.spelledSingle(constraint.priority),
            label: identifier,
            property: property
        )
    }

    /// The name of the maker: another one if the section has something with the usual name.
    private func parameter(names: inout NameTable) -> String {
        let usual = SnapKitBlock.usualParameter
        let isTagged = section.options.tags.contains { $0.name.hasPrefix(usual + ".") }
        return isTagged || names.isTaken(usual, in: section.index)
            ? names.makeName("maker", in: section.index) : usual
    }

    /// The superview of a view; `nil` for guides, whose lines name their view.
    private func superview(of item: Layout.Item) -> Layout.Item? {
        guard case .view(let view) = item else { return nil }
        return section.outline.superviews[view].map { .view($0) }
    }

    /// Whether an item lies within another one: distances of their edges are insets.
    private func isInside(_ container: Layout.Item?, _ item: Layout.Item) -> Bool {
        guard let container, container != item, let outer = section.layout.view(of: container),
            let inner = section.layout.view(of: item)
        else { return false }
        if case .view = item { return outer < inner && inner < ends[outer] }
        return outer <= inner && inner < ends[outer]
    }
}
