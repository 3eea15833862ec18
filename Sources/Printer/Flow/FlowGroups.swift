import LayoutModel

/// Plans the flow of one view: its constraints in groups, each with one second item.
enum FlowGroups {
    /// A constraint as a flow says it.
    struct Entry {
        var attribute: LayoutAttribute
        /// `nil` for a size without a second item.
        var second: LayoutAttribute?
        var target: FlowGroup.Target?
        var relation: Relation
        var multiplier: Double
        var constant: Double
    }

    static func groups(of entries: [Entry]) -> [FlowGroup] {
        var targets: [FlowGroup.Target] = []
        for case let target? in entries.map(\.target) where !targets.contains(target) { targets.append(target) }
        // The superview first, then the view itself.
        targets.sort { rank($0) < rank($1) }
        let home = targets.first ?? .itself
        if targets.isEmpty, !entries.isEmpty { targets = [home] }
        var groups: [FlowGroup] = []
        for target in targets {
            // A size without a second item goes with whatever comes next.
            var rest = entries.filter { $0.target == target || ($0.target == nil && target == home) }
            if target == .superview, let inset = takeEdges(from: &rest) {
                groups.append(FlowGroup(calls: [.edges(inset)], target: target))
            }
            // A flow queues one constraint an attribute.
            while !rest.isEmpty {
                var round: [Entry] = []
                var next: [Entry] = []
                for entry in rest {
                    if round.contains(where: { $0.attribute == entry.attribute }) {
                        next.append(entry)
                    } else {
                        round.append(entry)
                    }
                }
                groups.append(FlowGroup(calls: calls(of: round), target: target))
                rest = next
            }
        }
        return groups
    }

    private static func rank(_ target: FlowGroup.Target) -> Int {
        switch target {
        case .superview: 0
        case .itself: 1
        case .view: 2
        }
    }

    /// Takes left, top, right and bottom out of a group, if they have one inset.
    private static func takeEdges(from entries: inout [Entry]) -> Double? {
        var places: [Int] = []
        var inset: Double?
        for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
            let isFar = attribute == .right || attribute == .bottom
            let place = entries.firstIndex { entry in
                guard entry.attribute == attribute, entry.second == attribute, entry.relation == .equal,
                    entry.multiplier == 1
                else { return false }
                let own = isFar ? 0 - entry.constant : entry.constant
                return inset == nil || inset == own
            }
            guard let place else { return nil }
            if inset == nil { inset = entries[place].constant }
            places.append(place)
        }
        for place in places.sorted(by: >) { entries.remove(at: place) }
        return inset.map { $0 + 0 }
    }

    private static func calls(of round: [Entry]) -> [FlowCall] {
        var calls: [FlowCall] = []
        var rest = round
        // It sets the constant of all that is queued, so it comes first.
        let isSize = { (entry: Entry) in entry.second == nil && entry.relation == .equal }
        if let width = rest.first(where: { $0.attribute == .width }), isSize(width),
            let height = rest.first(where: { $0.attribute == .height }), isSize(height),
            width.constant == height.constant
        {
            calls.append(.size(width.constant))
            rest.removeAll { $0.attribute.isSize }
        }
        let isCentered = [LayoutAttribute.centerX, .centerY].allSatisfy { attribute in
            rest.contains { $0.attribute == attribute && $0.second == attribute }
        }
        for entry in rest {
            if isCentered, entry.attribute == .centerX {
                calls.append(.center)
            } else if isCentered, entry.attribute == .centerY {
                continue
            } else if let second = entry.second {
                calls.append(.attribute(entry.attribute, of: second == entry.attribute ? nil : second))
            } else {
                calls.append(.constant(entry.attribute, entry.constant))
            }
        }
        let paired = round.filter { $0.second != nil }
        for (multiplier, attributes) in values(of: paired, \.multiplier) where multiplier != 1 {
            calls.append(.multiplier(multiplier, for: attributes.count == round.count ? nil : attributes))
        }
        for (relation, attributes) in values(of: round, \.relation) where relation != .equal {
            calls.append(.relation(relation, for: attributes.count == round.count ? nil : attributes))
        }
        for (constant, attributes) in values(of: paired, \.constant) where constant != 0 {
            calls.append(.offset(constant, for: attributes.count == round.count ? nil : attributes))
        }
        return calls
    }

    /// The values of entries, in the order in which they come, with the attributes that have each.
    private static func values<Value: Equatable>(
        of entries: [Entry],
        _ value: KeyPath<Entry, Value>
    ) -> [(Value, [LayoutAttribute])] {
        var values: [(Value, [LayoutAttribute])] = []
        for entry in entries {
            if let place = values.firstIndex(where: { $0.0 == entry[keyPath: value] }) {
                values[place].1.append(entry.attribute)
            } else {
                values.append((entry[keyPath: value], [entry.attribute]))
            }
        }
        return values
    }
}
