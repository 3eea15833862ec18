import LayoutModel

/// The items of a section as a library's calls name them.
struct LibraryItems {
    let section: SectionContext

    /// The expression for an item: without `self` for the class's own guides, as is customary. `nil` if it has no name.
    func expression(_ item: Layout.Item) -> String? {
        guard let expression = section.print.expression(item) else { return nil }
        guard case .guide(let guide) = item, section.print.names.origin(ofGuide: guide) == .context,
            expression.hasPrefix("self.")
        else { return expression }
        let path = expression.dropFirst("self.".count)
        return section.print.names.isTaken(String(path.prefix { $0 != "." }), in: section.index)
            ? expression : String(path)
    }

    /// Why calls on the first item cannot make a constraint, for libraries that turn off the autoresizing mask of a view
    /// when they constrain it.
    func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        guard constraint.terms.isEmpty, let first = constraint.first else { return .distances }
        guard section.print.expression(first.item) != nil else { return .unsayable }
        if let second = constraint.second {
            if section.print.expression(second.item) == nil { return .unsayable }
            if isLayoutSupport(second.item), ![.top, .bottom, .height].contains(second.attribute) {
                return .layoutSupportAttribute
            }
        } else if !first.attribute.isSize {
            return .unsayable
        }
        switch first.item {
        case .guide: return isLayoutSupport(first.item) ? .layoutSupport : nil
        case .missing: return .unsayable
        case .view(let view):
            guard section.outline.sectionOfView[view] == section.index else { return .foreign }
            switch section.outline.roles[view] {
            case .drafted: return nil
            case .root, .reached, .masked: return .keepsMask
            case .outside, .inside, .theirs, .passed: return .foreign
            }
        }
    }

    /// Whether the item is a controller's `topLayoutGuide` or `bottomLayoutGuide`.
    private func isLayoutSupport(_ item: Layout.Item) -> Bool {
        guard case .guide(let guide) = item else { return false }
        let kind = section.layout.guides[guide].kind
        return kind == .topLayout || kind == .bottomLayout
    }

    /// The constraints that calls can make, by first item, the items in the order of the file.
    ///
    /// - Complexity: O(n log n) in the number of constraints.
    func grouped(_ constraints: [Int]) -> [(item: Layout.Item, constraints: [Int])] {
        var groups: [Layout.Item: [Int]] = [:]
        for index in constraints {
            guard let item = section.layout.constraints[index].first?.item else { continue }
            groups[item, default: []].append(index)
        }
        func place(_ item: Layout.Item) -> (Int, Int) {
            switch item {
            case .view(let view): (view, -1)
            // Guides come after their view.
            case .guide(let guide): (section.layout.guides[guide].owner, guide)
            case .missing: (section.layout.views.count, 0)
            }
        }
        return groups.map { (item: $0.key, constraints: $0.value) }.sorted { place($0.item) < place($1.item) }
    }
}
