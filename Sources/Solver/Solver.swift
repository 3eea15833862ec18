/// Thrown where the caller asked a computation to stop.
public struct Interrupted: Error, Sendable {
    public init() {}
}

/// A system with its solution, to be edited and solved again: only the components that an edit touches are solved anew.
///
/// A value: a copy can be edited to try something, and the original is unchanged.
public struct Solver: Sendable {
    public private(set) var system: LinearSystem

    public init(_ system: LinearSystem) {
        self.system = system
    }

    /// Changes the system. Rows may be added, and every property of a row be set; none is removed (disable it).
    public mutating func edit(_ change: (inout LinearSystem) -> Void) {
        change(&system)
    }

    /// The optimum of the system as it is now.
    ///
    /// - Parameter isCancelled: Asked from time to time; `true` ends the computation.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
    public mutating func solve(
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> Solution {
        let rows = (0..<system.rowCount).filter { system.takesPart($0) }
        let search = try BreakingSearch(SolvingTask(system, rows: rows), isCancelled: isCancelled)
        let optimum = search.optimum
        let broken = try ConflictProof(search, isCancelled: isCancelled).broken
        let region = OptimalRegion(
            system: system,
            lower: optimum.lower,
            upper: optimum.upper,
            values: optimum.values,
            interior: optimum.interior,
            isFree: optimum.isFree
        )
        return Solution(
            values: optimum.values,
            conflicts: broken.map { system.conflict($0) },
            yielding: search.yielding,
            faces: region.faces()
        )
    }
}

extension LinearSystem {
    /// Whether a row means anything: disabled rows and rows with a constant that is no number do not.
    func takesPart(_ row: Int) -> Bool {
        isEnabled[row] && constants[row].isFinite
    }

    /// Whether, of two required rows, one is kept in preference to the other.
    func isKept(_ row: Int, before other: Int) -> Bool {
        (keepRanks[row], row) < (keepRanks[other], other)
    }

    /// A broken row with its proof.
    func conflict(_ found: ComponentOptimum.BrokenRow) -> Conflict {
        let rows = (found.holders + [found.row]).sorted()
        let certificate = Certificate(of: rows, broken: found.row, in: self)
        return Conflict(
            broken: found.row,
            rows: rows,
            multipliers: certificate.multipliers,
            amount: certificate.amount,
            shift: found.shift,
            isCertain: !rows.contains { isAssumed[$0] }
        )
    }
}
