import LayoutModel

/// The lines of a view's anchors as people write them since SwiftLayout 4: names for several edges, for the size and the
/// center, and insets that are positive on every side.
enum ComposedLines {
    static func lines(of tokens: [AnchorToken]) -> [AnchorLine] {
        var lines: [(rank: Int, order: Int, line: AnchorLine)] = []
        func add(_ line: AnchorLine, order: Int) {
            let rank = line.head.attributes.map(ConstraintOrder.position).min() ?? 0
            lines.append((rank, order, line))
        }
        // Groups in the order of their first constraints.
        var groups: [[(order: Int, token: AnchorToken)]] = []
        var groupOfCommon: [AnchorToken.Common: Int] = [:]
        for (order, token) in tokens.enumerated() {
            guard token.isPlain else {
                add(single(token), order: order)
                continue
            }
            let group = groupOfCommon[token.common] ?? groups.count
            if group == groups.count {
                groupOfCommon[token.common] = group
                groups.append([])
            }
            groups[group].append((order, token))
        }
        for group in groups {
            var rest = group
            for composite in [AnchorComposite.size, .center] {
                if let (line, order) = pair(composite, from: &rest) { add(line, order: order) }
            }
            for bucket in buckets(of: rest) {
                add(line(of: bucket.map(\.token)), order: bucket[0].order)
            }
        }
        return lines.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.map(\.line)
    }

    // MARK: Pairs with an offset for each

    /// Takes width and height, or both centers, out of a group, if they can share a line.
    private static func pair(
        _ composite: AnchorComposite,
        from group: inout [(order: Int, token: AnchorToken)]
    ) -> (AnchorLine, order: Int)? {
        // These have no inequalities (`AnchorsSizeExpression`, `AnchorsCenterExpression`).
        guard group.first?.token.common.relation == .equal else { return nil }
        let places = composite.attributes.compactMap { attribute in
            group.firstIndex { $0.token.attribute == attribute }
        }
        guard places.count == 2 else { return nil }
        let first = group[places[0]]
        let second = group[places[1]]
        for place in places.sorted(by: >) { group.remove(at: place) }
        var line = AnchorLine(head: .composite(composite))
        modify(&line, like: first.token)
        var call = self.call(of: first.token)
        let (x, y) = (first.token.constant, second.token.constant)
        if first.token.common.target == .none {
            call.offset = .size(width: x, height: y)
        } else if x == 0, y == 0 {
            call.offset = .none
        } else {
            call.offset = composite == .size ? .sizeOffsets(width: x, height: y) : .centerOffsets(x: x, y: y)
        }
        if composite == .center, isBare(call, line) { return (line, min(first.order, second.order)) }
        line.call = call
        return (line, min(first.order, second.order))
    }

    // MARK: Attributes with one constant

    /// Constraints that one line can say: edges with one inset, sizes with one constant; others are on lines of their own.
    private static func buckets(
        of group: [(order: Int, token: AnchorToken)]
    ) -> [[(order: Int, token: AnchorToken)]] {
        struct Key: Hashable {
            var isSize: Bool
            var isMargin: Bool
            var constant: Double
        }
        var buckets: [[(order: Int, token: AnchorToken)]] = []
        var bucketOfKey: [Key: Int] = [:]
        for element in group {
            let token = element.token
            guard token.attribute.isSize || token.attribute.isSide else {
                buckets.append([element])
                continue
            }
            let key = Key(
                isSize: token.attribute.isSize,
                isMargin: token.attribute.isMargin,
                constant: token.attribute.isSize ? token.constant + 0 : token.inward
            )
            if let bucket = bucketOfKey[key],
                !buckets[bucket].contains(where: { $0.token.attribute == token.attribute })
            {
                buckets[bucket].append(element)
            } else {
                bucketOfKey[key] = buckets.count
                buckets.append([element])
            }
        }
        return buckets
    }

    private static func line(of tokens: [AnchorToken]) -> AnchorLine {
        guard tokens.count > 1 else { return single(tokens[0]) }
        let attributes = tokens.map(\.attribute)
        let composite = AnchorComposite.allCases.first {
            $0 != .size && $0 != .center && Set($0.attributes) == Set(attributes)
        }
        var line = AnchorLine(head: composite.map { .composite($0) } ?? .attributes(inReadingOrder(attributes)))
        modify(&line, like: tokens[0])
        var call = self.call(of: tokens[0])
        let isSize = attributes.contains(where: \.isSize)
        if !isSize, tokens.contains(where: { $0.constant != tokens[0].constant }) {
            call.offset = .inward(tokens[0].inward)
        }
        line.call = !isSize && isBare(call, line) ? nil : call
        return line
    }

    /// Top and bottom, left and right, leading and trailing next to each other.
    private static func inReadingOrder(_ attributes: [LayoutAttribute]) -> [LayoutAttribute] {
        let order: [LayoutAttribute] = [
            .top, .bottom, .left, .right, .leading, .trailing, .topMargin, .bottomMargin, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .width, .height,
        ]
        return order.filter(attributes.contains)
    }

    private static func single(_ token: AnchorToken) -> AnchorLine {
        var line = AnchorLine(head: .attributes([token.attribute]))
        modify(&line, like: token)
        var call = self.call(of: token)
        if !token.isPlain { call.attribute = token.second }
        line.call = !token.attribute.isSize && isBare(call, line) ? nil : call
        return line
    }

    private static func call(of token: AnchorToken) -> AnchorLine.Call {
        var call = AnchorLine.Call(relation: token.common.relation, target: .constant)
        switch token.common.target {
        case .none: call.offset = .constant(token.constant)
        case .superview: call.target = .superview
        case .item(let item): call.target = .item(item)
        }
        if token.constant != 0 { call.offset = .constant(token.constant) }
        return call
    }

    private static func modify(_ line: inout AnchorLine, like token: AnchorToken) {
        line.multiplier = token.common.multiplier
        line.priority = token.common.priority
        line.identifier = token.common.identifier
    }

    /// Whether the attributes alone say the same: equal to the superview.
    private static func isBare(_ call: AnchorLine.Call, _ line: AnchorLine) -> Bool {
        call == AnchorLine.Call(relation: .equal, target: .superview) && line.isUnmodified
    }
}

extension LayoutAttribute {
    fileprivate var isSide: Bool {
        switch self {
        case .top, .bottom, .left, .right, .leading, .trailing, .topMargin, .bottomMargin, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}
