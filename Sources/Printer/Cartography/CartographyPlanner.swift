import LayoutModel

/// Plans a block of Cartography for each view and guide.
struct CartographyPlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    func calls(names: inout NameTable) -> LibraryCalls<CartographyStatement> {
        let grouped = LibraryGroups(section, names: &names, obstacle: obstacle)
        var calls: [CartographyStatement] = []
        for group in grouped.groups { calls += statements(group.elements, of: group.item) }
        return LibraryCalls(calls: calls, remaining: grouped.remaining, unmasked: grouped.views)
    }

    /// The statements for one constraint; `nil` if Cartography cannot express it.
    func statements(for constraint: Layout.Constraint) -> [CartographyStatement]? {
        guard let first = constraint.first, obstacle(to: constraint) == nil else { return nil }
        return statements([LibraryElement(constraint, label: constraint.identifier, property: nil)], of: first.item)
    }

    private func statements(_ elements: [LibraryElement], of item: Layout.Item) -> [CartographyStatement] {
        var parts: [CartographyPart] = []
        for alike in LibraryElement.alike(elements) { parts += CartographyPart.parts(of: alike, isView: item.isView) }
        parts = parts.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)

        var statements: [CartographyStatement] = []
        var late: [CartographyStatement] = []
        var rest = parts[...]
        while !rest.isEmpty {
            var proxies = CartographyProxies(items, avoiding: parts.compactMap { $0.elements.first?.property })
            var block = CartographyBlock(items: [], lines: [])
            while let part = rest.first {
                var more = proxies
                guard let line = line(for: part, of: item, &more) else {
                    rest.removeFirst()
                    continue
                }
                if more.items.count > CartographyBlock.itemLimit { break }
                proxies = more
                block.lines.append(line)
                if let property = line.property, let label = part.elements.first?.label {
                    late.append(.identifier(property: property, label))
                }
                rest.removeFirst()
            }
            block.items = proxies.items
            if !block.lines.isEmpty { statements.append(.block(block)) }
        }
        return statements + late
    }

    private func line(
        for part: CartographyPart,
        of item: Layout.Item,
        _ proxies: inout CartographyProxies
    ) -> CartographyLine? {
        guard let element = part.elements.first, let first = proxies.path(of: item) else { return nil }
        var other: String?
        if let second = element.second {
            guard let path = proxies.path(of: second.item) else { return nil }
            other = path
        }
        let priority = element.priority == 1000 ? nil : element.priority
        guard let word = part.word, let other else {
            let equation = LibraryEquation(
                first: first + "." + element.attribute.rawValue,
                relation: element.relation,
                second: other.flatMap { other in element.second.map { other + "." + $0.attribute.rawValue } },
                multiplier: element.multiplier,
                constant: element.constant,
                priority: priority
            )
            return CartographyLine(
                property: element.property,
                content: .single(equation),
                identifier: element.property == nil ? element.label : nil
            )
        }
        return CartographyLine(
            content: .compound(
                CartographyCompound(
                    first: first + "." + word.rawValue,
                    relation: element.relation,
                    second: other + "." + word.rawValue,
                    insets: part.insets,
                    multiplier: element.multiplier,
                    priority: priority
                )
            )
        )
    }

    // MARK: Obstacles

    private func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        if let obstacle = items.obstacle(to: constraint) { return obstacle }
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
            // Proxies of guides have neither baselines nor, in iOS, margins of their own.
            guard case .guide = anchor.item else { continue }
            if anchor.attribute.isBaseline || anchor.attribute.isMargin { return .missingAnchor }
        }
        return nil
    }
}

extension Layout.Item {
    fileprivate var isView: Bool { if case .view = self { true } else { false } }
}
