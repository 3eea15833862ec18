import LayoutModel

/// The constraints of a section by first item, as far as calls can make them.
struct LibraryGroups {
    struct Group {
        var item: Layout.Item
        /// In the order of the section.
        var elements: [LibraryElement]
    }

    /// The items in the order of the file, guides after their views.
    private(set) var groups: [Group] = []
    /// The other constraints, in order.
    private(set) var remaining: [(constraint: Int, obstacle: LibraryObstacle)] = []

    /// The views whose constraints calls make.
    var views: Set<Int> {
        Set(groups.compactMap { if case .view(let view) = $0.item { view } else { nil } })
    }

    /// - Parameters:
    ///   - names: The names in the source so far; properties that hold constraints are taken from it.
    ///   - obstacle: Why calls cannot make a constraint; `nil` if they can.
    /// - Complexity: O(n log n) in the number of constraints.
    init(
        _ section: SectionContext,
        names: inout NameTable,
        obstacle: (Layout.Constraint) -> LibraryObstacle?
    ) {
        let layout = section.layout
        var places: [Layout.Item: Int] = [:]
        for index in section.constraints {
            let constraint = layout.constraints[index]
            if let obstacle = obstacle(constraint) {
                remaining.append((index, obstacle))
                continue
            }
            guard let item = constraint.first?.item else { continue }
            let element = LibraryElement(
                constraint,
                label: section.identifiers.constraints[index],
                property: constraint.name.flatMap { names.takeProperty($0, in: section.index) }
            )
            if let place = places[item] {
                groups[place].elements.append(element)
            } else {
                places[item] = groups.count
                groups.append(Group(item: item, elements: [element]))
            }
        }
        func place(_ item: Layout.Item) -> (Int, Int) {
            switch item {
            case .view(let view): (view, -1)
            case .guide(let guide): (layout.guides[guide].owner, guide)
            case .missing: (layout.views.count, 0)
            }
        }
        groups.sort { place($0.item) < place($1.item) }
    }
}
