/// What is known of a system's optimum, to be brought up to date after edits.
struct KnownOptimum: Sendable {
    private var optimum: SystemOptimum
    /// With the proofs of each, in keep order.
    private var conflicts: [Conflict]
    private var yielding: [Solution.Yielding]

    var variableCount: Int { optimum.values.count }

    init(of system: LinearSystem, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        let rows = (0..<system.rowCount).filter { system.takesPart($0) }
        let search = try BreakingSearch(SolvingTask(system, rows: rows), isCancelled: isCancelled)
        let proof = try ConflictProof(search, isCancelled: isCancelled)
        optimum = search.optimum
        conflicts = proof.broken.map { system.conflict($0) }
        yielding = search.yielding
    }

    /// Solves the components of the touched rows anew.
    mutating func update(to system: LinearSystem, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        if system.touchedRows.isEmpty { return }
        let components = Components(of: system, takesPart: { system.takesPart($0) })
        var componentOfVariable = Array(repeating: -1, count: system.variableCount)
        for (index, (variables, _)) in components.members.enumerated() {
            for variable in variables { componentOfVariable[variable] = index }
        }
        var isTouchedRow = Array(repeating: false, count: system.rowCount)
        var isTouchedComponent = Array(repeating: false, count: components.members.count)
        var looseVariables: [Int] = []
        for row in system.touchedRows where !isTouchedRow[row] {
            isTouchedRow[row] = true
            for term in system.terms(of: row) {
                let component = componentOfVariable[term.variable]
                if component >= 0 { isTouchedComponent[component] = true } else { looseVariables.append(term.variable) }
            }
        }
        var rows = components.emptyRows.filter { isTouchedRow[$0] }
        for index in components.members.indices where isTouchedComponent[index] {
            for row in components.members[index].rows {
                isTouchedRow[row] = true
                rows.append(row)
            }
        }
        rows.sort()
        let search = try BreakingSearch(SolvingTask(system, rows: rows), isCancelled: isCancelled)
        let proof = try ConflictProof(search, isCancelled: isCancelled)

        for variable in looseVariables { take(variable, from: search.optimum) }
        for index in components.members.indices where isTouchedComponent[index] {
            for variable in components.members[index].variables { take(variable, from: search.optimum) }
        }
        for _ in optimum.lower.count..<system.rowCount {
            optimum.lower.append(-.infinity)
            optimum.upper.append(.infinity)
        }
        for row in isTouchedRow.indices where isTouchedRow[row] {
            optimum.lower[row] = search.optimum.lower[row]
            optimum.upper[row] = search.optimum.upper[row]
        }
        conflicts.removeAll { isTouchedRow[$0.broken] }
        conflicts.append(contentsOf: proof.broken.map { system.conflict($0) })
        conflicts.sort { system.isKept($0.broken, before: $1.broken) }
        yielding.removeAll { isTouchedRow[$0.row] }
        yielding.append(contentsOf: search.yielding)
        yielding.sort { $0.row < $1.row }
    }

    private mutating func take(_ variable: Int, from other: SystemOptimum) {
        optimum.values[variable] = other.values[variable]
        optimum.interior[variable] = other.interior[variable]
        optimum.isFree[variable] = other.isFree[variable]
    }

    func solution(of system: LinearSystem) -> Solution {
        let region = OptimalRegion(
            system: system,
            lower: optimum.lower,
            upper: optimum.upper,
            values: optimum.values,
            interior: optimum.interior,
            isFree: optimum.isFree
        )
        return Solution(values: optimum.values, conflicts: conflicts, yielding: yielding, faces: region.faces())
    }
}
