/// The rows of a system that hang together, over columns of their own.
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

    /// - Parameters:
    ///   - columnOfVariable: Scratch space of the system's size; what it holds does not matter.
    init(of system: LinearSystem, variables: [Int], sources: [Int], columnOfVariable: inout [Int]) {
        self.variables = variables
        for (column, variable) in variables.enumerated() { columnOfVariable[variable] = column }
        let ordered = system.inSolvingOrder(sources)
        self.sources = ordered.rows
        requiredCount = ordered.requiredCount
        rows = SparseRows(columnCount: variables.count)
        relations = self.sources.map { system.relations[$0] }
        constants = self.sources.map { system.constants[$0] }
        priorities = self.sources.map { system.priorities[$0] }
        for row in self.sources {
            for term in system.terms(of: row) {
                rows.append(column: columnOfVariable[term.variable], coefficient: term.coefficient)
            }
            rows.endRow()
        }
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

extension LinearSystem {
    /// Whether a row of a higher keep rank, or of the same and added later, gives way to another.
    func isKept(_ row: Int, before other: Int) -> Bool {
        (keepRanks[row], row) < (keepRanks[other], other)
    }

    /// Required rows in keep order, then optional ones from the highest priority to the lowest.
    func inSolvingOrder(_ rows: [Int]) -> (rows: [Int], requiredCount: Int) {
        var required = rows.filter { priorities[$0] >= Self.required }
        var optional = rows.filter { priorities[$0] < Self.required }
        required.sort { isKept($0, before: $1) }
        optional.sort { (-priorities[$0], $0) < (-priorities[$1], $1) }
        let requiredCount = required.count
        return (required + optional, requiredCount)
    }
}
