/// What shows without a search that two systems mean the same for the variables that they share: how variables of one side alone
/// are eliminated, which equalities are solved for what, and with which multipliers each inequality follows from those of the
/// other side. Documentation/Proofs.md has the format and what follows from it.
///
/// Found after ``SystemEquivalence`` and apart from it, in exact fractions of the numbers as they are written.
package struct EquivalenceProof: Sendable {
    /// An inequality and what it is multiplied by.
    package struct Term: Sendable, Equatable {
        /// A row; from the number of rows on, what eliminating variables made, in this order; below 0, the rows of the domain
        /// from -1 down.
        package var row: Int
        package var multiplier: Rational
    }

    /// A variable of one side alone.
    package struct Elimination: Sendable, Equatable {
        package var variable: Int
        /// The equality that it is solved from; `nil`: only inequalities have it, which are added in pairs.
        package var row: Int?
    }

    /// An equality and the variable that it is solved for.
    package struct Pivot: Sendable, Equatable {
        package var row: Int
        package var variable: Int
    }

    /// An equality of the other side that inequalities imply.
    package struct ImpliedEquality: Sendable, Equatable {
        package var row: Int
        /// What makes it at least 0, and at most 0.
        package var below: [Term]
        package var above: [Term]
        package var variable: Int
    }

    /// An inequality of the other side, and what it is the sum of.
    package struct Consequence: Sendable, Equatable {
        package var row: Int
        package var terms: [Term]
    }

    package struct Side: Sendable {
        package internal(set) var eliminated: [Elimination] = []
        package internal(set) var solved: [Pivot] = []
        package internal(set) var implied: [ImpliedEquality] = []
        package internal(set) var follows: [Consequence] = []
        /// Rows that are compared as they are, because they conflict.
        package internal(set) var literal: [Int] = []
    }

    /// The error of an optional row that is 0 wherever the required rows hold.
    package struct Never: Sendable, Equatable {
        package var side: Int
        package var row: Int
        /// Whether it is the error of being too large.
        package var isAbove: Bool
        package var terms: [Term]
    }

    /// What could not be shown.
    package enum Gap: Sendable, Equatable {
        /// A row of a side.
        case row(side: Int, row: Int)
        /// Variables of a side that could not be eliminated.
        case opaque(side: Int, row: Int)
        /// That the required rows have a solution at all.
        case point
    }

    package internal(set) var sides = [Side(), Side()]
    package internal(set) var never: [Never] = []
    /// Values with which the required rows of the first side hold; `nil` where none were found.
    package internal(set) var point: [(variable: Int, value: Rational)]?
    package internal(set) var gaps: [Gap] = []

    /// A row of a system in exact numbers, in the variables that both systems share.
    ///
    /// - Parameter expanded: A variable of the system as a sum of others with factors that are whole numbers.
    static func row(
        _ row: Int,
        of system: LinearSystem,
        expanded: (Int) -> [LinearTerm]
    ) -> EquivalenceSide.Row? {
        guard let given = LinearForm(row: row, of: system) else { return nil }
        var form = LinearForm(constant: given.constant)
        for term in given.terms {
            for part in expanded(term.variable) {
                guard let factor = Rational(exactly: part.coefficient) else { return nil }
                form.add(LinearForm(variable: part.variable), times: term.coefficient * factor)
            }
        }
        return EquivalenceSide.Row(
            index: row,
            form: form,
            relation: system.relations[row],
            priority: system.priorities[row]
        )
    }

    /// The number that a proof takes for the constant or the coefficient of a row: without what sums of decimals leave.
    package static func written(_ value: Double) -> Double { LinearForm.withoutRounding(value) }
}
