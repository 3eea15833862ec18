import LayoutModel

/// Groups the constraints of a view into lines, as a person would write them.
///
/// A line has several attributes if all members agree in relation, second item, multiplier, priority and identifier, and
/// if one constant fits all: an inset for edges, an offset for others.
struct SnapKitCover {
    /// The members of a line, all alike but for attributes and constants.
    struct Part {
        var elements: [SnapKitElement]

        /// The second anchor of the first member.
        var second: Layout.Anchor? { elements.first?.second }
        var attributes: [LayoutAttribute] { elements.map(\.attribute) }
    }

    /// In the order of the text.
    private(set) var parts: [Part] = []

    private struct Key: Hashable {
        var relation: Relation
        var item: Layout.Item?
        var side: SnapKitElement.Side
        var multiplier: Double
        var priority: Double
        var label: String?
    }

    /// - Complexity: O(n) for a bounded number of constraints per pair of items.
    init(_ elements: [SnapKitElement]) {
        var buckets: [[SnapKitElement]] = []
        var places: [Key: Int] = [:]
        for element in elements {
            // A property holds one constraint.
            guard element.property == nil else {
                parts.append(Part(elements: [element]))
                continue
            }
            let key = Key(
                relation: element.relation,
                item: element.second?.item,
                side: element.side,
                multiplier: element.multiplier,
                priority: element.priority,
                label: element.label
            )
            if let place = places[key] {
                buckets[place].append(element)
            } else {
                places[key] = buckets.count
                buckets.append([element])
            }
        }
        for bucket in buckets { parts += SnapKitCover.parts(of: bucket) }
        parts = parts.enumerated()
            .sorted { (SnapKitCover.rank($0.element), $0.offset) < (SnapKitCover.rank($1.element), $1.offset) }
            .map(\.element)
    }

    // MARK: One second item

    private static func parts(of bucket: [SnapKitElement]) -> [Part] {
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
    private static func sizes(_ rest: inout [SnapKitElement], withSameConstants: Bool) -> [Part] {
        guard let width = rest.firstIndex(where: { $0.attribute == .width }),
            let height = rest.firstIndex(where: { $0.attribute == .height }),
            !withSameConstants || rest[width].constant == rest[height].constant
        else { return [] }
        let part = Part(elements: [rest[width], rest[height]])
        rest.remove(at: max(width, height))
        rest.remove(at: min(width, height))
        return [part]
    }

    /// `directionalEdges` of an item's margins: SnapKit takes all four edges, or one.
    private static func whole(_ rest: inout [SnapKitElement]) -> [Part] {
        var parts: [Part] = []
        while let four = takeEdges(&rest, atLeast: 4) { parts.append(Part(elements: four)) }
        return parts
    }

    /// Edges with the same inset, or all four of them with their insets.
    private static func edges(_ rest: inout [SnapKitElement]) -> [Part] {
        var parts: [Part] = []
        while let edges = takeEdges(&rest, atLeast: 1) {
            var groups: [[SnapKitElement]] = []
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
    private static func takeEdges(_ rest: inout [SnapKitElement], atLeast count: Int) -> [SnapKitElement]? {
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
    private static func addCenters(from rest: inout [SnapKitElement], to parts: inout [Part]) {
        let x = rest.firstIndex { $0.attribute == .centerX }
        let y = rest.firstIndex { $0.attribute == .centerY }
        if let x, let y {
            guard rest[x].constant == rest[y].constant else { return }
            parts.append(Part(elements: [rest[x], rest[y]]))
            rest.remove(at: max(x, y))
            rest.remove(at: min(x, y))
            return
        }
        guard let center = x ?? y, rest[center].constant == 0, rest[center].relation == .equal,
            let edges = parts.firstIndex(where: { part in
                part.elements.count < 4 && part.elements.allSatisfy { $0.attribute.isEdge && $0.constant == 0 }
            })
        else { return }
        parts[edges].elements.append(rest.remove(at: center))
    }

    // MARK: Order

    /// Positions from top to bottom, then centers, then sizes.
    private static func rank(_ part: Part) -> Int {
        part.attributes.first.map(rank) ?? 0
    }

    static func rank(_ attribute: LayoutAttribute) -> Int {
        switch attribute {
        case .top: 0
        case .topMargin: 1
        case .firstBaseline: 2
        case .left: 3
        case .leftMargin: 4
        case .leading: 5
        case .leadingMargin: 6
        case .right: 7
        case .rightMargin: 8
        case .trailing: 9
        case .trailingMargin: 10
        case .bottom: 11
        case .bottomMargin: 12
        case .lastBaseline: 13
        case .centerX: 14
        case .centerXWithinMargins: 15
        case .centerY: 16
        case .centerYWithinMargins: 17
        case .width: 18
        case .height: 19
        }
    }
}
