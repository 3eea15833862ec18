import LayoutModel

/// An order of constraints by what they say, so that text does not depend on the order of a file.
struct ConstraintOrder: Comparable {
    private let keys: [Double]
    private let words: [String]

    init(_ constraint: Layout.Constraint, in layout: Layout) {
        var keys: [Double] = []
        for anchor in [constraint.first, constraint.second] { keys += ConstraintOrder.keys(of: anchor, in: layout) }
        keys += [
            ConstraintOrder.position(of: constraint.relation), -constraint.priority, constraint.multiplier,
            constraint.constant,
        ]
        for term in constraint.terms { keys += ConstraintOrder.keys(of: term.anchor, in: layout) + [term.multiplier] }
        self.keys = keys
        words = [constraint.identifier ?? "", constraint.name ?? "", constraint.owner ?? "", constraint.id]
    }

    static func < (left: Self, right: Self) -> Bool {
        for (leftKey, rightKey) in zip(left.keys, right.keys) where leftKey != rightKey { return leftKey < rightKey }
        if left.keys.count != right.keys.count { return left.keys.count < right.keys.count }
        for (leftWord, rightWord) in zip(left.words, right.words) where leftWord != rightWord {
            return leftWord < rightWord
        }
        return false
    }

    private static func keys(of anchor: Layout.Anchor?, in layout: Layout) -> [Double] {
        guard let anchor else { return [-1, -1, -1, -1] }
        return keys(of: anchor.item, in: layout) + [Double(position(of: anchor.attribute))]
    }

    /// A place in the file that does not depend on which constraint names a standard guide first.
    private static func keys(of item: Layout.Item, in layout: Layout) -> [Double] {
        switch item {
        case .view(let view): return [Double(view), 0, 0]
        case .guide(let index):
            let guide = layout.guides[index]
            let kind = Layout.Guide.Kind.allCases.firstIndex(of: guide.kind) ?? 0
            return [Double(guide.owner), Double(kind + 1), guide.isListed ? Double(index) : -1]
        case .missing: return [Double(layout.views.count), 0, 0]
        }
    }

    /// Positions down the screen, then across, then sizes.
    static func position(of attribute: LayoutAttribute) -> Int {
        positions[attribute] ?? positions.count
    }

    private static let positions: [LayoutAttribute: Int] = {
        let order: [LayoutAttribute] = [
            .top, .topMargin, .firstBaseline, .left, .leftMargin, .leading, .leadingMargin, .bottom, .bottomMargin,
            .lastBaseline, .right, .rightMargin, .trailing, .trailingMargin, .centerX, .centerXWithinMargins, .centerY,
            .centerYWithinMargins, .width, .height,
        ]
        return Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    }()

    private static func position(of relation: Relation) -> Double {
        switch relation {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: 2
        }
    }
}
