import LayoutModel

/// Groups the constraints of a view into lines, as a person would write them.
///
/// A line has several attributes if all members agree in relation, second item, multiplier, priority and identifier, and
/// if one constant fits all: an inset for edges, an offset for others.
struct SnapKitCover {
    /// The members of a line, all alike but for attributes and constants.
    struct Part {
        var elements: [LibraryElement]

        /// The second anchor of the first member.
        var second: Layout.Anchor? { elements.first?.second }
        var attributes: [LayoutAttribute] { elements.map(\.attribute) }
        var rank: Int { elements.first?.rank ?? 0 }
    }

    /// In the order of the text.
    private(set) var parts: [Part] = []

    /// - Complexity: O(n) for a bounded number of constraints per pair of items.
    init(_ elements: [LibraryElement]) {
        for bucket in LibraryElement.alike(elements) { parts += SnapKitCover.parts(of: bucket) }
        parts = parts.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
    }

    // MARK: One second item

    private static func parts(of bucket: [LibraryElement]) -> [Part] {
        guard bucket.count > 1, let first = bucket.first else { return [Part(elements: bucket)] }
        var rest = bucket
        var parts: [Part] = []
        switch first.side {
        case .other: break
        case .alone: parts += sizes(&rest, withSameConstants: false)
        case .margin: parts += whole(&rest)
        case .same:
            parts += sizes(&rest, withSameConstants: true)
            parts += edges(&rest)
            addCenters(from: &rest, to: &parts)
        }
        return parts + rest.map { Part(elements: [$0]) }
    }

    /// `size`; the constants may differ if there is no second item.
    private static func sizes(_ rest: inout [LibraryElement], withSameConstants: Bool) -> [Part] {
        guard let width = rest.first(where: { $0.attribute == .width }),
            let height = rest.first(where: { $0.attribute == .height }),
            !withSameConstants || width.constant == height.constant,
            let pair = LibraryElement.take([.width, .height], from: &rest)
        else { return [] }
        return [Part(elements: pair)]
    }

    /// `directionalEdges` of an item's margins: SnapKit takes all four edges, or one.
    private static func whole(_ rest: inout [LibraryElement]) -> [Part] {
        var parts: [Part] = []
        while let four = takeEdges(&rest, atLeast: 4) { parts.append(Part(elements: four)) }
        return parts
    }

    /// Edges with the same inset, or all four of them with their insets.
    private static func edges(_ rest: inout [LibraryElement]) -> [Part] {
        var parts: [Part] = []
        while let edges = takeEdges(&rest, atLeast: 1) {
            var groups: [[LibraryElement]] = []
            for edge in edges {
                let place = groups.firstIndex { group in
                    // Under an inequality, opposite edges mean opposite things.
                    group[0].inset == edge.inset
                        && (edge.relation == .equal || group[0].attribute.isFarEdge == edge.attribute.isFarEdge)
                }
                if let place { groups[place].append(edge) } else { groups.append([edge]) }
            }
            if edges.count == 4, groups.count > 2, edges[0].relation == .equal { groups = [edges] }
            parts += groups.map { Part(elements: $0) }
        }
        return parts
    }

    /// The next edges of one kind, in the order of the text: left and right are not mixed with leading and trailing.
    private static func takeEdges(_ rest: inout [LibraryElement], atLeast count: Int) -> [LibraryElement]? {
        let families: [[LayoutAttribute]] = [
            [.top, .leading, .trailing, .bottom], [.top, .left, .right, .bottom],
        ]
        let isDirectional = rest.contains { $0.attribute == .leading || $0.attribute == .trailing }
        var places: [Int] = []
        for attribute in families[isDirectional ? 0 : 1] {
            if let place = rest.firstIndex(where: { $0.attribute == attribute }) { places.append(place) }
        }
        guard places.count >= count else { return nil }
        let taken = places.map { rest[$0] }
        for place in places.sorted(by: >) { rest.remove(at: place) }
        return taken
    }

    /// Adds `center`, or one axis to the line of edges that coincide with the same item's.
    private static func addCenters(from rest: inout [LibraryElement], to parts: inout [Part]) {
        let x = rest.firstIndex { $0.attribute == .centerX }
        let y = rest.firstIndex { $0.attribute == .centerY }
        if let x, let y {
            guard rest[x].constant == rest[y].constant,
                let pair = LibraryElement.take([.centerX, .centerY], from: &rest)
            else { return }
            parts.append(Part(elements: pair))
            return
        }
        guard let center = x ?? y, rest[center].constant == 0, rest[center].relation == .equal,
            let edges = parts.firstIndex(where: { part in
                part.elements.count < 4 && part.elements.allSatisfy { $0.attribute.isEdge && $0.constant == 0 }
            })
        else { return }
        parts[edges].elements.append(rest.remove(at: center))
    }
}
