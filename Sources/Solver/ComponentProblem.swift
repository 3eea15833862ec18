/// The rows of a system that are connected, over columns of their own.
struct ComponentProblem: Sendable {
    /// By column: the variable of the system.
    var variables: [Int]
    /// By local row: the row of the system. Required rows come first, in keep order, then optional ones, from the highest
    /// priority to the lowest.
    var sources: [Int]
    var requiredCount: Int
    var rows: SparseRows
    var relations: [RowRelation]
    var constants: [Double]
    var priorities: [Double]

    /// A problem without rows; add them in order, then `finish`.
    init(variables: [Int]) {
        self.variables = variables
        sources = []
        requiredCount = 0
        rows = SparseRows(columnCount: variables.count)
        relations = []
        constants = []
        priorities = []
    }

    mutating func addTerm(column: Int, coefficient: Double) {
        rows.append(column: column, coefficient: coefficient)
    }

    /// Makes a row of the terms added since the last.
    mutating func endRow(
        source: Int,
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double,
        isRequired: Bool
    ) {
        rows.endRow()
        sources.append(source)
        relations.append(relation)
        constants.append(constant)
        priorities.append(priority)
        if isRequired { requiredCount += 1 }
    }

    mutating func reserveCapacity(rows rowCount: Int) {
        rows.reserveCapacity(rows: rowCount, entries: 3 * rowCount)
        sources.reserveCapacity(rowCount)
        relations.reserveCapacity(rowCount)
        constants.reserveCapacity(rowCount)
        priorities.reserveCapacity(rowCount)
    }

    mutating func finish() {
        rows.finish()
    }

    func bounds(ofRow row: Int) -> (lower: Double, upper: Double) {
        switch relations[row] {
        case .equal: (constants[row], constants[row])
        case .lessThanOrEqual: (-.infinity, constants[row])
        case .greaterThanOrEqual: (constants[row], .infinity)
        }
    }

    /// The ranges of optional rows of one priority, highest first.
    var levels: [Range<Int>] {
        var levels: [Range<Int>] = []
        var start = requiredCount
        while start < sources.count {
            var end = start
            while end < sources.count, priorities[end] == priorities[start] { end += 1 }
            levels.append(start..<end)
            start = end
        }
        return levels
    }
}
