/// Solves a task whose required rows may contradict each other.
///
/// By definition the rows are gone through in keep order and each is kept that has a solution together with those kept
/// before. That takes one test a row. Instead the whole is solved as if there were a solution; what contradicts is
/// narrowed down to irreducible sets, of each of which the last row in keep order is broken; and so on until the rest
/// has a solution. The result is the defined one exactly if the set of each broken row has no other broken row in it:
/// then, going through the rows in keep order, every row is judged as the definition judges it. Where a set has one, the
/// row is put back and judged again. Each round settles at least the first broken row that was not settled before.
struct BreakingSearch {
    private(set) var task: SolvingTask
    private let isCancelled: @Sendable () -> Bool
    private(set) var optimum: SystemOptimum
    /// In keep order.
    private(set) var broken: [ComponentOptimum.BrokenRow] = []
    /// The rows of `broken`.
    private var isBroken: Set<Int> = []
    private var tolerated: Set<Int> = []
    /// Rows whose components must be solved in exact fractions.
    private var exactRows: [Int] = []

    private static let roundLimit = 60
    /// After this many rounds all connected rows are examined at once: in a chain that does not fit, each round would find one
    /// more.
    private static let fewRounds = 3
    private static let mostRowsAtOnce = 20_000

    init(_ task: SolvingTask, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        self.task = task
        self.isCancelled = isCancelled
        optimum = SystemOptimum()
        for round in 0..<Self.roundLimit {
            let pass = try ReducedPass.outcome(
                self.task.breaking(broken.map(\.row)),
                tolerated: tolerated,
                isCancelled: isCancelled
            )
            if pass.contradictions.isEmpty {
                optimum = pass.optimum
                let settled = broken.filter { $0.holders.allSatisfy { !isBroken.contains($0) } }
                if settled.count == broken.count {
                    if optimum.isDoubtful || !isFeasible { break }
                    sortBroken()
                    return
                }
                broken = settled
                isBroken = Set(settled.map(\.row))
            } else {
                for contradiction in pass.contradictions {
                    try settle(contradiction, isStubborn: round >= Self.fewRounds)
                }
            }
        }
        try solveByDefinition()
    }

    /// Solves a task by the definition alone, and the components of some rows in exact fractions.
    init(
        byDefinition task: SolvingTask,
        exactly rows: [Int] = [],
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        self.task = task
        exactRows = rows
        self.isCancelled = isCancelled
        optimum = SystemOptimum()
        try solveByDefinition()
    }

    /// Solves required rows that have a solution, with one more row as the only wish.
    init(_ task: SolvingTask, wish row: Int, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        var wishing = task
        wishing.optional.append(row)
        try self.init(wishing, isCancelled: isCancelled)
    }

    /// Required rows that yield by no more than rounding.
    var yielding: [Solution.Yielding] {
        task.required.compactMap { row in
            let shift = abs(task.constants[row] - task.system.constants[row])
            return shift > 0 ? Solution.Yielding(row: row, shift: shift) : nil
        }
        .sorted { $0.row < $1.row }
    }

    private mutating func sortBroken() {
        broken.sort { task.system.isKept($0.row, before: $1.row) }
    }

    private var isFeasible: Bool { task.holds(at: optimum.values, without: isBroken) }

    /// Narrows a contradiction down, by the definition, on its own rows.
    private mutating func settle(
        _ contradiction: (row: Int, among: [Int]),
        isStubborn: Bool
    ) throws(Interrupted) {
        // What an earlier contradiction of the same pass has settled may settle this one.
        if contradiction.among.contains(where: { isBroken.contains($0) }) { return }
        var rows = contradiction.among
        if isStubborn, let whole = requiredRows(around: contradiction.among), whole.count <= Self.mostRowsAtOnce {
            rows = whole
            let isJudgedAgain = Set(whole)
            broken.removeAll { isJudgedAgain.contains($0.row) }
            isBroken.subtract(isJudgedAgain)
            for row in whole { task.constants[row] = task.system.constants[row] }
        }
        let problem = ComponentProblem(of: task, required: rows)
        let found = try problem.kept(isCancelled: isCancelled)
        broken.append(contentsOf: found.broken)
        isBroken.formUnion(found.broken.lazy.map(\.row))
        // A row that yielded before does so no longer.
        for broken in found.broken { task.constants[broken.row] = task.system.constants[broken.row] }
        for yielding in found.yielding {
            let local = problem.sources.firstIndex(of: yielding.row) ?? 0
            let value = problem.rows.terms(of: local).reduce(0) { $0 + $1.coefficient * found.point[$1.column] }
            task.constants[yielding.row] = value
        }
        if found.broken.isEmpty, found.yielding.isEmpty { tolerated.insert(contradiction.row) }
    }

    /// All required rows connected to some.
    private func requiredRows(around rows: [Int]) -> [Int]? {
        var participates = Array(repeating: false, count: task.system.rowCount)
        for row in task.required { participates[row] = true }
        let components = Components(of: task.system, participates: { participates[$0] })
        let asked = Set(rows)
        return components.members.first { $0.rows.contains(where: asked.contains) }?.rows
    }

    /// The definition itself, for what the shortcuts cannot settle.
    private mutating func solveByDefinition() throws(Interrupted) {
        broken = []
        task.constants = task.system.constants
        let count = task.system.variableCount
        optimum = SystemOptimum()
        optimum.values = Array(repeating: 0, count: count)
        optimum.interior = optimum.values
        optimum.isFree = Array(repeating: true, count: count)
        optimum.holders = Array(repeating: -1, count: count)
        let rows = task.required + task.optional
        var participates = Array(repeating: false, count: task.system.rowCount)
        for row in rows { participates[row] = true }
        let components = Components(of: task.system, participates: { participates[$0] })
        for row in components.emptyRows where task.system.priorities[row] >= LinearSystem.required {
            let shift = task.system.error(ofRow: row, at: [])
            if shift > 1e-6 * max(1, abs(task.system.constants[row])) {
                broken.append(ComponentOptimum.BrokenRow(row: row, shift: shift, holders: [], isChecked: true))
            } else {
                task.constants[row] = 0
            }
        }
        for (_, rows) in components.members {
            let problem = ComponentProblem(of: SolvingTask(task.system, rows: rows))
            var found = try problem.solved(isCancelled: isCancelled)
            if found.isDoubtful || !problem.holds(found) || exactRows.contains(where: { rows.contains($0) }) {
                found = try problem.solvedExactly(isCancelled: isCancelled) ?? found
            }
            for (column, variable) in problem.variables.enumerated() {
                optimum.values[variable] = found.point[column]
                optimum.interior[variable] = found.interior[column]
                optimum.isFree[variable] = found.motion[column] != 0
                let holder = found.basis[column] < 0 ? -1 : problem.sources[found.basis[column]]
                optimum.holders[variable] = Int32(truncatingIfNeeded: holder)
            }
            for (local, row) in problem.sources.enumerated() {
                optimum.limit(row, from: found.lower[local], to: found.upper[local])
            }
            broken.append(contentsOf: found.broken)
            for yielding in found.yielding {
                var value = 0.0
                for term in task.system.terms(of: yielding.row) {
                    value += term.coefficient * optimum.values[term.variable]
                }
                task.constants[yielding.row] = value
            }
            optimum.isDoubtful = optimum.isDoubtful || found.isDoubtful
        }
        optimum.hasFreedom = optimum.isFree.contains(true)
        sortBroken()
    }
}

extension ComponentProblem {
    /// The rows of a task as they are.
    init(of task: SolvingTask) {
        self.init(task.system, task.constants, required: task.required, optional: task.optional)
    }

    /// Some required rows of a task alone.
    init(of task: SolvingTask, required rows: [Int]) {
        let inOrder = rows.sorted { task.system.isKept($0, before: $1) }
        self.init(task.system, task.constants, required: inOrder, optional: [])
    }

    /// Some required rows of a task alone, in an order of the caller's.
    init(of task: SolvingTask, requiredInOrder rows: [Int]) {
        self.init(task.system, task.constants, required: rows, optional: [])
    }

    private init(
        _ system: LinearSystem,
        _ constants: [Double],
        required: [Int],
        optional: [Int]
    ) {
        let all = required + optional
        var variables: [Int] = []
        for row in all { variables.append(contentsOf: system.terms(of: row).map(\.variable)) }
        variables.sort()
        var unique: [Int] = []
        for variable in variables where unique.last != variable { unique.append(variable) }
        var columns: [Int: Int] = [:]
        columns.reserveCapacity(unique.count)
        for (column, variable) in unique.enumerated() { columns[variable] = column }
        self.init(variables: unique)
        for (index, row) in all.enumerated() {
            for term in system.terms(of: row) {
                addTerm(column: columns[term.variable] ?? 0, coefficient: term.coefficient)
            }
            endRow(
                source: row,
                system.relations[row],
                constants[row],
                priority: index < required.count ? LinearSystem.required : system.priorities[row],
                isRequired: index < required.count
            )
        }
        finish()
    }
}
