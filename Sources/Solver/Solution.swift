/// The lexicographic optimum of a system, with its proofs and its freedom.
public struct Solution: Sendable {
    /// One optimal point, a value for each variable.
    ///
    /// If the optimum is not unique, the point depends on the system alone; ``OptimalFace`` describes the others.
    public internal(set) var values: [Double]
    /// The broken required rows, in keep order: the other required rows have a solution.
    public internal(set) var broken: [Int]
    /// One for each broken row, in the same order, with its proof.
    ///
    /// - Complexity: Computed on first use: a few solves, and exact arithmetic on each set.
    public var conflicts: [Conflict] { proofs?.conflicts ?? [] }
    let proofs: BrokenRowProofs?
    /// Required rows that are violated by no more than the tolerance of rounding (`shift` at most 1e-6 times the larger
    /// of 1 and the largest |constant| of their set): kept, neither broken nor violated.
    public internal(set) var yielding: [Yielding]
    /// The remaining freedom, one face for each component that has any, by first free variable.
    public internal(set) var faces: [OptimalFace]
    /// What the last edits affected.
    package internal(set) var change: Change

    /// The rows and variables that a solve looked at; all others are unchanged.
    package enum Change: Sendable {
        case everything
        /// Rows and variables of the system, ascending.
        case part(rows: [Int], variables: [Int])
    }

    /// The same solution, with the broken rows held at their values at one of its points: freedom that only a conflict
    /// creates does not count.
    ///
    /// - Parameter point: An optimal point, requested if it is needed.
    package func holdingBrokenRows(at point: () -> [Double]) -> Solution {
        let held = broken.sorted()
        guard !held.isEmpty, faces.contains(where: { $0.isBounded(byOneOf: held) }) else { return self }
        let point = point()
        var result = self
        result.faces = faces.flatMap { $0.isBounded(byOneOf: held) ? $0.holding(held, at: point) : [$0] }
        result.values = point
        return result
    }

    /// The rows of an irreducible set for each broken row, in their order, without the proof in exact arithmetic.
    package var brokenSets: [(broken: Int, rows: [Int])] {
        proofs?.sets.map { ($0.row, ($0.holders + [$0.row]).sorted()) } ?? []
    }

    /// The variables that the optimum does not determine, ascending.
    ///
    /// - Complexity: Near linear in their number.
    public var freeVariables: [Int] {
        faces.flatMap(\.variables).sorted()
    }

    public struct Yielding: Sendable, Equatable {
        public var row: Int
        /// In the units of the row's constant.
        public var shift: Double
    }
}

/// A broken required row and the proof that it cannot be kept.
public struct Conflict: Sendable, Equatable {
    /// The broken row.
    public var broken: Int
    /// An irreducible infeasible set: the broken row and rows kept before it, ascending.
    public var rows: [Int]
    /// In the order of `rows`. The rows times their multipliers sum to a contradiction: all variables cancel, and the
    /// remaining statement about constants is false. The multiplier of an inequality has the sign that turns it into
    /// `<=`.
    public var multipliers: [Double]
    /// The smallest change of one member's constant that resolves the conflict.
    public var amount: Double
    /// The smallest change of the broken row's own constant with which it has a solution together with those kept
    /// before it.
    public var shift: Double
    /// Whether no member of the set depends on a guess.
    public var isCertain: Bool
    /// Whether contradiction and irreducibility were verified in exact arithmetic: for the exact values of the doubles
    /// or, if rounding hides the dependency there, for the decimal numbers as written (0.1 + 0.2 + 0.7 is 1). Otherwise
    /// they are true up to a rounding of the coefficients by at most 1e-12 of the largest.
    public var isProven: Bool
    /// Whether it was verified at least up to such a rounding.
    var isSound: Bool
}
