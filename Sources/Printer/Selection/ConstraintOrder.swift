import LayoutModel

/// An order of constraints by what they say, so that text does not depend on the order of a file.
struct ConstraintOrder: Comparable {
    // What every constraint has needs no storage of its own: there are as many as constraints.
    private let first: SIMD4<Double>
    private let second: SIMD4<Double>
    /// Relation, priority, multiplier and constant.
    private let values: SIMD4<Double>
    /// Five for each term.
    private let terms: [Double]
    private let identifier: String
    private let name: String
    private let owner: String
    private let id: String

    init(_ constraint: Layout.Constraint, in layout: Layout) {
        first = ConstraintOrder.keys(of: constraint.first, in: layout)
        second = ConstraintOrder.keys(of: constraint.second, in: layout)
        values = [
            ConstraintOrder.position(of: constraint.relation), -constraint.priority, constraint.multiplier,
            constraint.constant,
        ]
        var terms: [Double] = []
        for term in constraint.terms {
            let keys = ConstraintOrder.keys(of: term.anchor, in: layout)
            terms += [keys[0], keys[1], keys[2], keys[3], term.multiplier]
        }
        self.terms = terms
        identifier = constraint.identifier ?? ""
        name = constraint.name ?? ""
        owner = constraint.owner ?? ""
        id = constraint.id
    }

    static func < (left: Self, right: Self) -> Bool {
        if let isLess = isLess(left.first, right.first) { return isLess }
        if let isLess = isLess(left.second, right.second) { return isLess }
        if let isLess = isLess(left.values, right.values) { return isLess }
        for (leftKey, rightKey) in zip(left.terms, right.terms) where leftKey != rightKey { return leftKey < rightKey }
        if left.terms.count != right.terms.count { return left.terms.count < right.terms.count }
        if left.identifier != right.identifier { return left.identifier < right.identifier }
        if left.name != right.name { return left.name < right.name }
        if left.owner != right.owner { return left.owner < right.owner }
        return left.id < right.id
    }

    /// `nil` where all keys are the same.
    private static func isLess(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> Bool? {
        for index in 0..<4 where left[index] != right[index] { return left[index] < right[index] }
        return nil
    }

    private static func keys(of anchor: Layout.Anchor?, in layout: Layout) -> SIMD4<Double> {
        guard let anchor else { return [-1, -1, -1, -1] }
        let item = keys(of: anchor.item, in: layout)
        return [item.0, item.1, item.2, Double(position(of: anchor.attribute))]
    }

    /// A place in the file that does not depend on which constraint names a standard guide first.
    private static func keys(of item: Layout.Item, in layout: Layout) -> (Double, Double, Double) {
        switch item {
        case .view(let view): return (Double(view), 0, 0)
        case .guide(let index):
            let guide = layout.guides[index]
            let kind = Layout.Guide.Kind.allCases.firstIndex(of: guide.kind) ?? 0
            return (Double(guide.owner), Double(kind + 1), guide.isListed ? Double(index) : -1)
        case .missing: return (Double(layout.views.count), 0, 0)
        }
    }

    /// Positions down the screen, then across, then sizes.
    static func position(of attribute: LayoutAttribute) -> Int {
        switch attribute {
        case .top: 0
        case .topMargin: 1
        case .firstBaseline: 2
        case .left: 3
        case .leftMargin: 4
        case .leading: 5
        case .leadingMargin: 6
        case .bottom: 7
        case .bottomMargin: 8
        case .lastBaseline: 9
        case .right: 10
        case .rightMargin: 11
        case .trailing: 12
        case .trailingMargin: 13
        case .centerX: 14
        case .centerXWithinMargins: 15
        case .centerY: 16
        case .centerYWithinMargins: 17
        case .width: 18
        case .height: 19
        }
    }

    private static func position(of relation: Relation) -> Double {
        switch relation {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: 2
        }
    }
}
