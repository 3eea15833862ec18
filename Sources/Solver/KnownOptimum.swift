/// What is known of a system's optimum, to be brought up to date after edits.
struct KnownOptimum: Sendable {
    private var values: [Double]
    private var interior: [Double]
    private var isFree: [Bool]
    private var hasFreedom: Bool
    /// By row.
    private var limits: [SystemOptimum.Limit]
    /// With the proofs of each, in keep order.
    private var conflicts: [Conflict]
    private var yielding: [Solution.Yielding]
    /// By row of `yielding`: the constant that it was kept with.
    private var keptConstants: [Double]
    private var faces: [OptimalFace] = []
    /// By variable, a row that is at its constant, or -1.
    private var holders: [Int32]
    /// The constants that the optimum is for, while there are no `edits` that know them.
    private var constants: [Double]
    /// Made when first needed.
    private var edits: ConstantEdits?
    /// Whether the holders have been found to be of no use for that.
    private var isBeyondEdits = false
    /// How many edits in a row needed no new solve.
    private(set) var carriedEdits = 0

    var variableCount: Int { values.count }

    init(of system: LinearSystem, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        let rows = (0..<system.rowCount).filter { system.takesPart($0) }
        let (search, found) = try Self.solve(SolvingTask(system, rows: rows), isCancelled)
        let optimum = search.optimum
        values = optimum.values
        interior = optimum.interior
        isFree = optimum.isFree
        holders = optimum.holders
        constants = system.constants
        hasFreedom = optimum.hasFreedom
        limits = hasFreedom ? optimum.limits.sorted { $0.row < $1.row } : []
        conflicts = found
        yielding = search.yielding
        keptConstants = yielding.map { search.task.constants[$0.row] }
        findFaces(of: system)
    }

    /// Solves a task and proves what is broken; what turns out to be broken without reason is solved in exact fractions.
    private static func solve(
        _ task: SolvingTask,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> (search: BreakingSearch, conflicts: [Conflict]) {
        let search = try BreakingSearch(task, isCancelled: isCancelled)
        let conflicts = try ConflictProof(search, isCancelled: isCancelled).broken.map { task.system.conflict($0) }
        let unsound = conflicts.filter { !$0.isSound }.map(\.broken)
        if unsound.isEmpty { return (search, conflicts) }
        let exact = try BreakingSearch(byDefinition: task, exactly: unsound, isCancelled: isCancelled)
        let proof = try ConflictProof(exact, isCancelled: isCancelled)
        return (exact, proof.broken.map { task.system.conflict($0) })
    }

    /// Brings the optimum up to date: where only constants have changed, by moving what they hold, else by solving the
    /// components of the touched rows anew.
    mutating func update(to system: LinearSystem, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        if system.touchedRows.isEmpty || (!system.isReshaped && carryConstants(of: system)) { return }
        try solveTouched(system, isCancelled)
        edits = nil
        carriedEdits = 0
        isBeyondEdits = false
        constants = system.constants
    }

    /// See ``Solver/bindingRows(of:isCancelled:)``; the optimum is that of the system.
    mutating func bindingRows(of functional: [LinearTerm], in system: LinearSystem) -> [Solver.BindingRow]? {
        if functional.contains(where: { isFree[$0.variable] }) || !prepareEdits(system) { return nil }
        return edits?.holders(of: functional)?.map { Solver.BindingRow(row: $0.row, multiplier: $0.multiplier) }
    }

    private mutating func carryConstants(of system: LinearSystem) -> Bool {
        if !conflicts.isEmpty || !yielding.isEmpty || !prepareEdits(system) { return false }
        let isDone = edits?.carry(system.touchedRows, of: system, to: &values, isFree: isFree) ?? false
        // Moved variables are determined: the interior point has the same value there.
        if isDone && hasFreedom {
            for variable in values.indices where !isFree[variable] { interior[variable] = values[variable] }
        }
        if isDone { carriedEdits += 1 }
        return isDone
    }

    private mutating func prepareEdits(_ system: LinearSystem) -> Bool {
        if edits != nil { return true }
        if isBeyondEdits { return false }
        edits = ConstantEdits(system, constants: constants, holders: holders)
        isBeyondEdits = edits == nil
        if edits != nil { constants = [] }
        return edits != nil
    }

    private mutating func solveTouched(
        _ system: LinearSystem,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
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
        let (search, found) = try Self.solve(SolvingTask(system, rows: rows), isCancelled)

        for variable in looseVariables { take(variable, from: search.optimum) }
        for index in components.members.indices where isTouchedComponent[index] {
            for variable in components.members[index].variables { take(variable, from: search.optimum) }
        }
        hasFreedom = isFree.contains(true)
        limits.removeAll { isTouchedRow[$0.row] }
        if hasFreedom {
            limits.append(contentsOf: search.optimum.limits.filter { isTouchedRow[$0.row] })
            limits.sort { $0.row < $1.row }
        }
        conflicts.removeAll { isTouchedRow[$0.broken] }
        conflicts.append(contentsOf: found)
        conflicts.sort { system.isKept($0.broken, before: $1.broken) }
        var kept = zip(yielding, keptConstants).filter { !isTouchedRow[$0.0.row] }
        kept.append(contentsOf: search.yielding.map { ($0, search.task.constants[$0.row]) })
        kept.sort { $0.0.row < $1.0.row }
        yielding = kept.map(\.0)
        keptConstants = kept.map(\.1)
        findFaces(of: system)
    }

    private mutating func take(_ variable: Int, from other: SystemOptimum) {
        values[variable] = other.values[variable]
        interior[variable] = other.interior[variable]
        isFree[variable] = other.isFree[variable]
        holders[variable] = other.holders[variable]
    }

    private mutating func findFaces(of system: LinearSystem) {
        if !hasFreedom {
            faces = []
            return
        }
        var lower = Array(repeating: -Double.infinity, count: system.rowCount)
        var upper = Array(repeating: Double.infinity, count: system.rowCount)
        func bound(_ row: Int, at constant: Double) {
            if system.relations[row] != .lessThanOrEqual { lower[row] = constant }
            if system.relations[row] != .greaterThanOrEqual { upper[row] = constant }
        }
        for row in 0..<system.rowCount where system.takesPart(row) && system.priorities[row] >= LinearSystem.required {
            bound(row, at: system.constants[row])
        }
        for (yielding, constant) in zip(yielding, keptConstants) { bound(yielding.row, at: constant) }
        for conflict in conflicts {
            lower[conflict.broken] = -.infinity
            upper[conflict.broken] = .infinity
        }
        for limit in limits {
            lower[limit.row] = limit.lower
            upper[limit.row] = limit.upper
        }
        let region = OptimalRegion(
            system: system,
            lower: lower,
            upper: upper,
            values: values,
            interior: interior,
            isFree: isFree
        )
        faces = region.faces()
    }

    func solution() -> Solution {
        Solution(values: values, conflicts: conflicts, yielding: yielding, faces: faces)
    }
}
