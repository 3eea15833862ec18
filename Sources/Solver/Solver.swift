/// Thrown where the caller asked a computation to stop.
public struct Interrupted: Error, Sendable {
    public init() {}
}

/// A system with its solution, to be edited and solved again: only the components that an edit touches are solved anew.
///
/// A value: a copy can be edited to try something, and the original is unchanged. A copy costs nothing until it is edited.
public struct Solver: Sendable {
    public private(set) var system: LinearSystem
    /// What the last solve found, but for the rows touched since.
    private var known: KnownOptimum?

    public init(_ system: LinearSystem) {
        self.system = system
    }

    /// Changes the system. Rows may be added, and every property of a row be set; none is removed (disable it).
    public mutating func edit(_ change: (inout LinearSystem) -> Void) {
        change(&system)
    }

    /// The optimum of the system as it is now.
    ///
    /// Variables hang together where a row has them both; what does not hang together with an edited row is not looked
    /// at again. Where the computation is interrupted the next solve starts from the last one that was not.
    ///
    /// - Parameter isCancelled: Asked from time to time; `true` ends the computation.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
    /// - Complexity: Near linear in the terms of the touched components, as far as equalities, single bounds and wishes
    ///   for single variables go; simplex pivots on what those leave.
    public mutating func solve(
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> Solution {
        var next: KnownOptimum
        if let known, known.variableCount == system.variableCount {
            next = known
            try next.update(to: system, isCancelled: isCancelled)
        } else {
            next = try KnownOptimum(of: system, isCancelled: isCancelled)
        }
        system.touchedRows.removeAll()
        known = next
        return next.solution()
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
