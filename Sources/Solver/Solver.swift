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
        let count = system.variableCount
        let components = Components(of: system, takesPart: { system.takesPart($0) })
        var values = Array(repeating: 0.0, count: count)
        var interior = values
        var isFree = Array(repeating: true, count: count)
        var lower = Array(repeating: -Double.infinity, count: system.rowCount)
        var upper = Array(repeating: Double.infinity, count: system.rowCount)
        var conflicts: [Conflict] = []
        var yielding: [Solution.Yielding] = []
        var columnOfVariable = Array(repeating: 0, count: count)
        for row in components.emptyRows where system.priorities[row] >= LinearSystem.required {
            let shift = system.error(ofRow: row, at: [])
            if shift <= 1e-6 * max(1, abs(system.constants[row])) {
                if shift > 0 { yielding.append(Solution.Yielding(row: row, shift: shift)) }
                continue
            }
            let found = ComponentOptimum.BrokenRow(row: row, shift: shift, holders: [])
            conflicts.append(system.conflict(found))
        }
        for (variables, sources) in components.members {
            let problem = ComponentProblem(
                of: system,
                variables: variables,
                sources: sources,
                columnOfVariable: &columnOfVariable
            )
            let optimum = try problem.solved(isCancelled: isCancelled)
            for (column, variable) in problem.variables.enumerated() {
                values[variable] = optimum.point[column]
                interior[variable] = optimum.interior[column]
                isFree[variable] = optimum.isFree[column]
            }
            for (local, row) in problem.sources.enumerated() {
                lower[row] = optimum.lower[local]
                upper[row] = optimum.upper[local]
            }
            yielding.append(contentsOf: optimum.yielding)
            let certain = try problem.certainConflicts(of: optimum, in: system, isCancelled: isCancelled)
            for found in certain { conflicts.append(system.conflict(found)) }
        }
        conflicts.sort { system.isKept($0.broken, before: $1.broken) }
        yielding.sort { $0.row < $1.row }
        let region = OptimalRegion(
            system: system,
            lower: lower,
            upper: upper,
            values: values,
            interior: interior,
            isFree: isFree
        )
        return Solution(values: values, conflicts: conflicts, yielding: yielding, faces: region.faces())
    }
}

extension LinearSystem {
    /// Whether a row means anything: disabled rows and rows with a constant that is no number do not.
    func takesPart(_ row: Int) -> Bool {
        isEnabled[row] && constants[row].isFinite
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

extension ComponentProblem {
    /// The broken rows, each with a set that has no assumed member where there is one.
    func certainConflicts(
        of optimum: ComponentOptimum,
        in system: LinearSystem,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> [ComponentOptimum.BrokenRow] {
        let needsLook = optimum.broken.map { broken in
            !system.isAssumed[broken.row] && broken.holders.contains { system.isAssumed[$0] }
        }
        if !needsLook.contains(true) { return optimum.broken }
        var result = optimum.broken
        var indexOfBroken = Array(repeating: -1, count: sources.count)
        var localOfSource: [Int: Int] = [:]
        for (local, source) in sources.enumerated() { localOfSource[source] = local }
        for (index, broken) in optimum.broken.enumerated() {
            if let local = localOfSource[broken.row] { indexOfBroken[local] = index }
        }
        var simplex = Simplex(rows: rows, isCancelled: isCancelled)
        for row in 0..<requiredCount where !system.isAssumed[sources[row]] {
            let index = indexOfBroken[row]
            if index >= 0, !needsLook[index] { continue }
            let (lower, upper) = bounds(ofRow: row)
            let keeping = try simplex.keep(row, lower: lower, upper: upper)
            switch keeping {
            case .kept:
                if index >= 0 { simplex.release(row) }
            case .impossible(_, let holders):
                if index >= 0 {
                    result[index].holders = holders.map { sources[$0.row] }
                } else {
                    let value = simplex.rowValues[row]
                    _ = try simplex.keep(row, lower: min(lower, value), upper: max(upper, value))
                }
            }
        }
        return result
    }
}
