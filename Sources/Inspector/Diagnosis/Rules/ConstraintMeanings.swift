import LayoutModel

/// The constraints of a layout by what they say, in the one of their spellings that all duplicates share.
///
/// A table of places in one array, since every constraint of a layout is looked up in it.
struct ConstraintMeanings {
    /// Pairs of constraints that say the same: of each the first such one, and another; in file order.
    private(set) var repetitions: [(first: Int, second: Int)] = []
    private let layout: Layout
    /// By hash, with the next place taken where one is occupied: the first constraint of a meaning, or -1.
    private var table: [Int32]
    private var isRepeated: Set<Int> = []

    private struct Meaning: Hashable {
        var first: Layout.Anchor
        var second: Layout.Anchor?
        var multiplier = 1.0
        var relation: Relation
        var constant: Double
        var priority: Double
        /// Of a sum of more anchors.
        var terms: [Layout.Term] = []

        static func == (left: Meaning, right: Meaning) -> Bool {
            left.first == right.first && left.second == right.second && left.multiplier == right.multiplier
                && left.relation == right.relation && left.constant == right.constant
                && left.priority == right.priority && left.terms.count == right.terms.count
                && zip(left.terms, right.terms).allSatisfy {
                    $0.anchor == $1.anchor && $0.multiplier == $1.multiplier
                }
        }

        func hash(into hasher: inout Hasher) { hasher.combine(Int(truncatingIfNeeded: code)) }

        /// The same for equal ones.
        var code: UInt64 {
            var code = Self.code(of: first)
            func add(_ part: UInt64) {
                code = (code ^ part) &* 0x9E37_79B9_7F4A_7C15
                code ^= code >> 29
            }
            if let second { add(Self.code(of: second)) }
            // Zero and negative zero are equal.
            add((multiplier + 0).bitPattern)
            add((constant + 0).bitPattern)
            add((priority + 0).bitPattern)
            switch relation {
            case .equal: add(1)
            case .lessThanOrEqual: add(2)
            case .greaterThanOrEqual: add(3)
            }
            for term in terms {
                add(Self.code(of: term.anchor))
                add((term.multiplier + 0).bitPattern)
            }
            return code
        }

        private static func code(of anchor: Layout.Anchor) -> UInt64 {
            let item: UInt64 =
                switch anchor.item {
                case .view(let view): UInt64(truncatingIfNeeded: 2 * view)
                case .guide(let guide): UInt64(truncatingIfNeeded: 2 * guide + 1)
                case .missing: UInt64.max
                }
            return (item &* 64 &+ UInt64(truncatingIfNeeded: anchor.attribute.number)) &* 0xBF58_476D_1CE4_E5B9
        }
    }

    /// - Complexity: Near linear in the constraints.
    init(_ layout: Layout) {
        self.layout = layout
        var size = 16
        while size < 2 * layout.constraints.count { size *= 2 }
        table = Array(repeating: -1, count: size)
        for index in layout.constraints.indices {
            guard let meaning = meaning(of: layout.constraints[index]) else { continue }
            let place = place(of: meaning)
            if table[place] < 0 {
                table[place] = Int32(truncatingIfNeeded: index)
            } else {
                let first = Int(table[place])
                repetitions.append((first, index))
                isRepeated.insert(first)
            }
        }
    }

    /// Where the first constraint of a meaning stands in the table, or would.
    private func place(of meaning: Meaning) -> Int {
        var place = Int(truncatingIfNeeded: meaning.code >> 20) & (table.count - 1)
        while table[place] >= 0 {
            if let known = self.meaning(of: layout.constraints[Int(table[place])]), known == meaning { return place }
            place = (place + 1) & (table.count - 1)
        }
        return place
    }

    /// Whether a constraint, as it is or as it was edited, says what another one than that of an index says.
    func isRepetition(_ constraint: Layout.Constraint, of index: Int) -> Bool {
        guard let meaning = meaning(of: constraint) else { return false }
        let first = Int(table[place(of: meaning)])
        return first >= 0 && (first != index || isRepeated.contains(first))
    }

    /// `nil` for those that take no part, and for those of others.
    private func meaning(of constraint: Layout.Constraint) -> Meaning? {
        guard constraint.isEffective, constraint.origin == .user else { return nil }
        if !constraint.terms.isEmpty {
            var terms = constraint.terms.sorted { isBefore($0.anchor, $1.anchor) }
            let isNegative = (terms.first?.multiplier ?? 1) < 0
            if isNegative { for index in terms.indices { terms[index].multiplier.negate() } }
            guard let first = terms.first?.anchor else { return nil }
            return Meaning(
                first: first,
                relation: isNegative ? constraint.relation.mirrored : constraint.relation,
                constant: isNegative ? -constraint.constant : constraint.constant,
                priority: constraint.priority,
                terms: terms
            )
        }
        guard let first = constraint.first else { return nil }
        guard let second = constraint.second, constraint.multiplier != 0 else {
            return Meaning(
                first: first,
                relation: constraint.relation,
                constant: constraint.constant,
                priority: constraint.priority
            )
        }
        guard isBefore(second, first) else {
            return Meaning(
                first: first,
                second: second,
                multiplier: constraint.multiplier,
                relation: constraint.relation,
                constant: constraint.constant,
                priority: constraint.priority
            )
        }
        return Meaning(
            first: second,
            second: first,
            multiplier: 1 / constraint.multiplier,
            relation: constraint.multiplier > 0 ? constraint.relation.mirrored : constraint.relation,
            constant: -constraint.constant / constraint.multiplier,
            priority: constraint.priority
        )
    }

    private func isBefore(_ left: Layout.Anchor, _ right: Layout.Anchor) -> Bool {
        if left.item != right.item { return layout.reportOrder(of: left.item) < layout.reportOrder(of: right.item) }
        return left.attribute.number < right.attribute.number
    }
}

extension LayoutAttribute {
    fileprivate var number: UInt8 {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        case .leading: 4
        case .trailing: 5
        case .width: 6
        case .height: 7
        case .centerX: 8
        case .centerY: 9
        case .firstBaseline: 10
        case .lastBaseline: 11
        case .leftMargin: 12
        case .rightMargin: 13
        case .topMargin: 14
        case .bottomMargin: 15
        case .leadingMargin: 16
        case .trailingMargin: 17
        case .centerXWithinMargins: 18
        case .centerYWithinMargins: 19
        }
    }
}
