import LayoutModel

/// Plans a block of SnapKit for each view and guide, with the fewest lines that a person would write.
struct SnapKitPlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    func calls(names: inout NameTable) -> LibraryCalls<SnapKitBlock> {
        let grouped = LibraryGroups(section, names: &names) { items.obstacle(to: $0) }
        let parameter = parameter(names: &names)
        var calls: [SnapKitBlock] = []
        for group in grouped.groups {
            guard var block = block(group.elements, of: group.item) else { continue }
            block.parameter = parameter
            calls.append(block)
        }
        return LibraryCalls(calls: calls, remaining: grouped.remaining, unmasked: grouped.views)
    }

    /// A block for one constraint; `nil` if SnapKit cannot express it.
    func block(for constraint: Layout.Constraint) -> SnapKitBlock? {
        guard let first = constraint.first, items.obstacle(to: constraint) == nil else { return nil }
        return block([LibraryElement(constraint, label: constraint.identifier, property: nil)], of: first.item)
    }

    private func block(_ elements: [LibraryElement], of item: Layout.Item) -> SnapKitBlock? {
        guard let receiver = items.expression(item) else { return nil }
        let cover = SnapKitCover(elements)
        let lines = cover.parts.map { part in
            SnapKitLineSpelling(isInside: items.isInside(item, part.second?.item), superview: items.superview(of: item))
                .line(for: part) { items.expression($0) ?? "missing" }
        }
        return SnapKitBlock(receiver: receiver, lines: lines)
    }

    /// The name of the maker: another one if the section has something with the usual name.
    private func parameter(names: inout NameTable) -> String {
        let usual = SnapKitBlock.usualParameter
        let isTagged = section.options.tags.contains { $0.name.hasPrefix(usual + ".") }
        return isTagged || names.isTaken(usual, in: section.index)
            ? names.makeName("maker", in: section.index) : usual
    }
}
