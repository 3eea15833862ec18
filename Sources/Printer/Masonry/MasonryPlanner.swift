import LayoutModel

/// Plans a block of Masonry for each view.
struct MasonryPlanner {
    private let section: SectionContext
    private let items: LibraryItems

    init(_ section: SectionContext) {
        self.section = section
        items = LibraryItems(section)
    }

    func calls(names: inout NameTable) -> LibraryCalls<MasonryBlock> {
        let grouped = LibraryGroups(section, names: &names, obstacle: obstacle)
        let blocks = grouped.groups.compactMap { group in
            items.expression(group.item).map { MasonryBlock(receiver: $0, lines: lines(group.elements)) }
        }
        return LibraryCalls(calls: blocks, remaining: grouped.remaining, unmasked: grouped.views)
    }

    /// A block for one constraint; `nil` if Masonry cannot express it.
    func block(for constraint: Layout.Constraint) -> MasonryBlock? {
        guard let first = constraint.first, obstacle(to: constraint) == nil,
            let receiver = items.expression(first.item)
        else { return nil }
        return MasonryBlock(
            receiver: receiver,
            lines: lines([LibraryElement(constraint, label: nil, property: nil)])
        )
    }

    private func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        if let obstacle = items.obstacle(to: constraint) { return obstacle }
        guard case .view? = constraint.first?.item else { return .guideFirst }
        if constraint.identifier != nil || section.options.autoIdentifiers.namesConstraints { return .identified }
        if EditCode.property(of: constraint) != nil { return .held }
        // Masonry takes the view that has the guide.
        if case .guide(let guide)? = constraint.second?.item,
            items.expression(.view(section.layout.guides[guide].owner)) == nil
        {
            return .inexpressible
        }
        return nil
    }

    // MARK: Lines

    private func lines(_ elements: [LibraryElement]) -> [MasonryLine] {
        var lines: [(rank: Int, line: MasonryLine)] = []
        for alike in LibraryElement.alike(elements) {
            var rest = alike
            for part in combined(from: &rest) { lines.append((part[0].rank, line(part))) }
            for element in rest { lines.append((element.rank, line([element]))) }
        }
        return lines.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.line)
    }

    /// The elements that share a line, in its order: all are alike but for attributes and constants.
    private func combined(from rest: inout [LibraryElement]) -> [[LibraryElement]] {
        guard rest.count > 1, let first = rest.first else { return [] }
        if first.side == .alone {
            return LibraryElement.take([.width, .height], from: &rest).map { [$0] } ?? []
        }
        guard first.side == .same, case .view? = first.second?.item else { return [] }
        var parts: [[LibraryElement]] = []
        for pair in [[LayoutAttribute.width, .height], [.centerX, .centerY]] {
            let constants = pair.compactMap { attribute in rest.first { $0.attribute == attribute }?.constant }
            guard constants.count == 2, constants[0] == constants[1] else { continue }
            if let taken = LibraryElement.take(pair, from: &rest) { parts.append(taken) }
        }
        if first.relation == .equal,
            let edges = LibraryElement.take([.top, .left, .bottom, .right], from: &rest)
        {
            parts.append(edges)
        }
        while let edge = rest.first(where: \.attribute.isEdge) {
            // Under an inequality, opposite edges mean opposite things.
            var seen = Set<LayoutAttribute>()
            let part = rest.filter { other in
                other.attribute.isEdge && other.inset == edge.inset
                    && (edge.relation == .equal || other.attribute.isFarEdge == edge.attribute.isFarEdge)
                    && seen.insert(other.attribute).inserted
            }
            guard let taken = LibraryElement.take(part.map(\.attribute), from: &rest) else { break }
            parts.append(taken.sorted { $0.rank < $1.rank })
        }
        return parts
    }

    private func line(_ part: [LibraryElement]) -> MasonryLine {
        let first = part[0]
        var line = MasonryLine(
            attributes: words(part.map(\.attribute)),
            relation: first.relation,
            target: target(part)
        )
        if first.multiplier != 1 { line.multiplier = first.multiplier }
        if first.second != nil { line.constant = constant(part) }
        if first.priority != 1000 { line.priority = first.priority }
        return line
    }

    private func words(_ attributes: [LayoutAttribute]) -> [MasonryLine.Attribute] {
        for word in [MasonryLine.Attribute.edges, .size, .center]
        where word.members.count == attributes.count && Set(word.members) == Set(attributes) {
            return [word]
        }
        return attributes.map { .single($0) }
    }

    private func target(_ part: [LibraryElement]) -> MasonryLine.Target {
        let first = part[0]
        guard let second = first.second else {
            guard part.count == 2, first.constant != part[1].constant else { return .number(first.constant) }
            return .size(width: part[0].constant, height: part[1].constant)
        }
        let name = items.expression(second.item) ?? "missing"
        guard case .guide(let guide) = second.item else {
            return first.side == .same ? .view(name) : .attribute(name, second.attribute)
        }
        let owner = items.expression(.view(section.layout.guides[guide].owner)) ?? "missing"
        if section.layout.guides[guide].kind == .safeArea, MasonryLine.safeAreaEdges.contains(second.attribute) {
            return .safeArea(owner, second.attribute)
        }
        return .guide(view: owner, guide: name, second.attribute)
    }

    private func constant(_ part: [LibraryElement]) -> MasonryLine.Constant? {
        if part.allSatisfy({ $0.constant == 0 }) { return nil }
        let first = part[0]
        if part.allSatisfy({ $0.constant == first.constant }) { return .offset(first.constant) }
        if part.allSatisfy({ $0.inset == first.inset }) { return .inset(first.inset) }
        func inset(_ attribute: LayoutAttribute) -> Double { part.first { $0.attribute == attribute }?.inset ?? 0 }
        return .insets(
            SourceInsets(top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right))
        )
    }
}
