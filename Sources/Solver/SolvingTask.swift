/// Rows of a system to be solved together: which must hold and which are wished for, with the constants to go by.
struct SolvingTask: Sendable {
    let system: LinearSystem
    /// By row.
    var constants: [Double]
    /// In keep order.
    var required: [Int]
    /// Broken rows first, then by priority, highest first.
    var optional: [(row: Int, priority: Double)]
    /// By row: whether it is required but can not be kept.
    var isBroken: [Bool]

    /// - Parameter rows: Any rows, each once.
    init(_ system: LinearSystem, rows: some Sequence<Int>) {
        self.system = system
        constants = system.constants
        required = []
        optional = []
        isBroken = Array(repeating: false, count: system.rowCount)
        for row in rows {
            if system.priorities[row] >= LinearSystem.required {
                required.append(row)
            } else {
                optional.append((row, system.priorities[row]))
            }
        }
        required.sort { system.isKept($0, before: $1) }
        optional.sort { ($1.priority, $0.row) < ($0.priority, $1.row) }
    }

    /// The same with some of the required rows only wished for, before all others.
    func breaking(_ rows: some Sequence<Int>) -> SolvingTask {
        var result = self
        for row in rows { result.isBroken[row] = true }
        result.required.removeAll { result.isBroken[$0] }
        result.optional.insert(contentsOf: rows.sorted().map { ($0, .infinity) }, at: 0)
        return result
    }
}

/// The optimum of a task.
struct SystemOptimum: Sendable {
    /// By variable.
    var values: [Double]
    /// A point in the relative interior of the optimal face.
    var interior: [Double]
    var isFree: [Bool]
    /// By row: what its value may be over the optimal face.
    var lower: [Double]
    var upper: [Double]
    /// Whether rounding may have gone wrong.
    var isDoubtful = false

    init(_ task: SolvingTask) {
        values = Array(repeating: 0, count: task.system.variableCount)
        interior = values
        isFree = Array(repeating: true, count: task.system.variableCount)
        lower = Array(repeating: -.infinity, count: task.system.rowCount)
        upper = Array(repeating: .infinity, count: task.system.rowCount)
        for row in task.required {
            if task.system.relations[row] != .lessThanOrEqual { lower[row] = task.constants[row] }
            if task.system.relations[row] != .greaterThanOrEqual { upper[row] = task.constants[row] }
        }
    }
}
