/// What shows without the solver that a point is an optimum of a system, what of it is unique, and which required rows have no
/// solution together. Documentation/Proofs.md has the format and what follows from it.
///
/// All numbers are exact fractions of the system's numbers as they are written.
package struct OptimumProof: Sendable {
    /// A row and what it is multiplied by.
    package struct Term: Sendable, Equatable {
        package var row: Int
        package var multiplier: Rational
    }

    /// Rows of which the multiples make a contradiction.
    package struct Contradiction: Sendable, Equatable {
        /// The row that is broken because of it; `nil` where only the set itself matters.
        package var broken: Int?
        package var terms: [Term]
    }

    /// The multipliers of one priority, or of none: rows that are at their constants wherever the others are kept.
    package struct Level: Sendable, Equatable {
        package var priority: Double?
        package var terms: [Term]
    }

    /// An equation: a row that is at its constant, or a combination of such.
    package enum Equation: Sendable, Hashable {
        case row(Int)
        /// By its place in ``OptimumProof/derived``.
        case derived(Int)
    }

    /// An equation as the sum of others.
    package struct Combination: Sendable, Equatable {
        package var first: Equation
        package var second: Equation
        /// What the second is multiplied by.
        package var factor: Rational
    }

    /// A variable that is determined by an equation in which all others have been determined before.
    package struct Determination: Sendable, Equatable {
        package var variable: Int
        package var equation: Equation
    }

    /// What could not be shown.
    package enum Gap: Sendable, Equatable {
        /// A set of conflicting rows, by its place in what was asked for.
        case set(Int)
        case brokenRow(Int)
        case level(priority: Double)
        /// The point does not keep a row.
        case row(Int)
        case variables([Int])
    }

    /// Rows whose constants are taken to be larger by so much: what sums of doubles leave over, at most
    /// ``roundingLimit`` of the constant.
    package internal(set) var rounding: [Term] = []
    package internal(set) var sets: [Contradiction] = []
    package internal(set) var broken: [Contradiction] = []
    /// By variable.
    package internal(set) var point: [Rational] = []
    package internal(set) var levels: [Level] = []
    package internal(set) var derived: [Combination] = []
    package internal(set) var determined: [Determination] = []
    /// Another optimal point, as far as it differs: all variables that are not determined.
    package internal(set) var other: [(variable: Int, value: Rational)] = []
    package internal(set) var gaps: [Gap] = []

    /// Of the larger of 1 and the constant.
    package static let roundingLimit = 1e-6
}
