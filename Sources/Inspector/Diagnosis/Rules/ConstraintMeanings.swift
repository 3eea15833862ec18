import LayoutModel

/// The constraints of a layout by what they say, in the one of their spellings that all duplicates share.
///
/// A table of places in one array, since every constraint of a layout is looked up in it.
struct ConstraintMeanings: Fact {
    /// Pairs of constraints that say the same: of each the first such one, and another; in file order.
    private(set) var repetitions: [(first: Int, second: Int)] = []
    private let layout: Layout
    /// By hash, with the next place taken where one is occupied: the upper half of the hash, and the index of the first
    /// constraint of a meaning plus one; 0 where there is none.
    private var table: [UInt64]

    static func value(in examination: Examination) -> ConstraintMeanings { ConstraintMeanings(examination.layout) }

    private struct Meaning: Equatable {
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

    /// What most constraints say, in numbers that are quick to compare: of a size, or of two items that are there.
    private struct Key: Equatable {
        var first: UInt64
        /// `UInt64.max`: none.
        var second: UInt64
        var multiplier: Double
        var constant: Double
        var priority: Double
        var relation: Relation

        /// The same for equal ones.
        var code: UInt64 {
            var code = first &* 0xBF58_476D_1CE4_E5B9
            func add(_ part: UInt64) {
                code = (code ^ part) &* 0x9E37_79B9_7F4A_7C15
                code ^= code >> 29
            }
            add(second)
            // Zero and negative zero are equal.
            add((multiplier + 0).bitPattern)
            add((constant + 0).bitPattern)
            add((priority + 0).bitPattern)
            switch relation {
            case .equal: add(1)
            case .lessThanOrEqual: add(2)
            case .greaterThanOrEqual: add(3)
            }
            return code
        }

        static func == (left: Key, right: Key) -> Bool {
            left.first == right.first && left.second == right.second && left.multiplier == right.multiplier
                && left.constant == right.constant && left.priority == right.priority
                && left.relation == right.relation
        }
    }

    /// What a constraint says: as a key where there is one for it.
    private enum Saying {
        case key(Key)
        case meaning(Meaning)

        var code: UInt64 {
            switch self {
            case .key(let key): key.code
            case .meaning(let meaning): meaning.code
            }
        }
    }

    /// - Complexity: Near linear in the constraints.
    init(_ layout: Layout) {
        self.layout = layout
        var size = 16
        while size < 2 * layout.constraints.count { size *= 2 }
        table = Array(repeating: 0, count: size)
        layout.constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices {
                guard let saying = saying(of: constraints[index]) else { continue }
                let code = saying.code
                let place = place(of: saying, code)
                if let first = constraint(at: place) {
                    repetitions.append((first, index))
                } else {
                    table[place] = Self.mark(code) | UInt64(index + 1)
                }
            }
        }
    }

    private static func mark(_ code: UInt64) -> UInt64 { code & 0xFFFF_FFFF_0000_0000 }

    private func constraint(at place: Int) -> Int? {
        let entry = table[place] & 0x0000_0000_FFFF_FFFF
        return entry == 0 ? nil : Int(entry) - 1
    }

    /// Where the first constraint of a meaning is in the table, or would be.
    private func place(of saying: Saying, _ code: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: code >> 20) & (table.count - 1)
        while let known = constraint(at: place) {
            if table[place] & 0xFFFF_FFFF_0000_0000 == Self.mark(code), says(known, saying) { return place }
            place = (place + 1) & (table.count - 1)
        }
        return place
    }

    private func says(_ index: Int, _ saying: Saying) -> Bool {
        switch (self.saying(of: layout.constraints[index]), saying) {
        case (.key(let left)?, .key(let right)): left == right
        case (.meaning(let left)?, .meaning(let right)): left == right
        default: false
        }
    }

    private func saying(of constraint: Layout.Constraint) -> Saying? {
        if let key = key(of: constraint) { return .key(key) }
        return meaning(of: constraint).map { .meaning($0) }
    }

    /// `nil` for sums, for constraints of items that are not there, and where ``meaning(of:)`` gives none.
    private func key(of constraint: Layout.Constraint) -> Key? {
        guard constraint.origin == .user, constraint.terms.isEmpty, constraint.isEffective,
            let anchor = constraint.first, let first = code(of: anchor)
        else { return nil }
        var key = Key(
            first: first,
            second: .max,
            multiplier: 1,
            constant: constraint.constant,
            priority: constraint.priority,
            relation: constraint.relation
        )
        guard let other = constraint.second, constraint.multiplier != 0 else { return key }
        guard let second = code(of: other) else { return nil }
        if isBefore(other, anchor) {
            key.first = second
            key.second = first
            key.multiplier = 1 / constraint.multiplier
            key.relation = constraint.multiplier > 0 ? constraint.relation.mirrored : constraint.relation
            key.constant = -constraint.constant / constraint.multiplier
        } else {
            key.second = second
            key.multiplier = constraint.multiplier
        }
        return key
    }

    /// An item and an attribute as one number.
    private func code(of anchor: Layout.Anchor) -> UInt64? {
        let item: UInt64
        switch anchor.item {
        case .view(let view): item = UInt64(truncatingIfNeeded: 2 * view)
        case .guide(let guide): item = UInt64(truncatingIfNeeded: 2 * guide + 1)
        case .missing: return nil
        }
        return item << 8 | UInt64(anchor.attribute.number)
    }

    /// `nil` for constraints that do not participate, and for those of others.
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
        if case .view(let leftView) = left.item, case .view(let rightView) = right.item {
            return leftView == rightView ? left.attribute.number < right.attribute.number : leftView < rightView
        }
        if left.item != right.item { return layout.reportOrder(of: left.item) < layout.reportOrder(of: right.item) }
        return left.attribute.number < right.attribute.number
    }
}
