/// Rows of a system to solve together: required and optional ones, with their constants.
struct SolvingTask: Sendable {
    let system: LinearSystem
    /// By row.
    var constants: [Double]
    /// In keep order.
    var required: [Int]
    /// Broken rows first, then by priority, highest first.
    var optional: [Int]
    /// The required rows that cannot be kept: the first ones of `optional`.
    private(set) var broken: Set<Int> = []

    /// - Parameter rows: Any rows, each once.
    init(_ system: LinearSystem, rows: some Collection<Int>) {
        self.system = system
        constants = system.constants
        required = []
        optional = []
        required.reserveCapacity(rows.count)
        for row in rows {
            if system.priorities[row] >= LinearSystem.required { required.append(row) } else { optional.append(row) }
        }
        sortRequired()
        sortOptional()
    }

    private mutating func sortRequired() {
        var isSorted = true
        var isRanked = true
        for place in required.indices.dropFirst() {
            isSorted = isSorted && required[place - 1] < required[place]
            isRanked = isRanked && system.keepRanks[required[place - 1]] <= system.keepRanks[required[place]]
        }
        if !isSorted { required.sort() }
        if isSorted && isRanked { return }
        // Few ranks, many rows: the rows of each rank are extracted in turn.
        var starts = Array(repeating: 0, count: 257)
        for row in required { starts[Int(system.keepRanks[row]) + 1] += 1 }
        for rank in 0..<256 { starts[rank + 1] += starts[rank] }
        var ordered = required
        for row in required {
            let rank = Int(system.keepRanks[row])
            ordered[starts[rank]] = row
            starts[rank] += 1
        }
        required = ordered
    }

    /// More distinct priorities than this are sorted one by one.
    private static let fewLevels = 64

    private mutating func sortOptional() {
        var levels: [Double] = []
        var levelOfPlace: [UInt8] = []
        levelOfPlace.reserveCapacity(optional.count)
        var last = 0
        for row in optional {
            let priority = system.priorities[row]
            if last >= levels.count || levels[last] != priority {
                last = levels.firstIndex(of: priority) ?? levels.count
                if last == levels.count { levels.append(priority) }
                if levels.count > Self.fewLevels { break }
            }
            levelOfPlace.append(UInt8(truncatingIfNeeded: last))
        }
        if levels.count > Self.fewLevels {
            let priorities = system.priorities
            optional.sort { (priorities[$1], $0) < (priorities[$0], $1) }
            return
        }
        let order = levels.indices.sorted { levels[$0] > levels[$1] }
        var starts = Array(repeating: 0, count: levels.count)
        for level in levelOfPlace { starts[Int(level)] += 1 }
        var sum = 0
        for level in order {
            let count = starts[level]
            starts[level] = sum
            sum += count
        }
        var ordered = optional
        for (place, level) in levelOfPlace.enumerated() {
            ordered[starts[Int(level)]] = optional[place]
            starts[Int(level)] += 1
        }
        optional = ordered
    }

    /// The same task with some of the required rows optional, before all others.
    func breaking(_ rows: [Int]) -> SolvingTask {
        if rows.isEmpty { return self }
        var result = self
        result.broken.formUnion(rows)
        let broken = result.broken
        result.required.removeAll { broken.contains($0) }
        result.optional.insert(contentsOf: rows.sorted(), at: 0)
        return result
    }

    /// Whether the required rows are satisfied at a point, up to rounding.
    func holds(at values: [Double], without broken: Set<Int>) -> Bool {
        system.withRowView { view in
            values.withUnsafeBufferPointer { values in
                for row in required {
                    if !broken.isEmpty, broken.contains(row) { continue }
                    let constant = constants[row]
                    let (sum, size) = view.value(of: row, at: values)
                    let difference = sum - constant
                    let error: Double =
                        switch view.relation(row) {
                        case .equal: abs(difference)
                        case .lessThanOrEqual: difference
                        case .greaterThanOrEqual: -difference
                        }
                    if !(error <= 1e-6 * max(1, abs(constant)) + 1e-12 * max(size, abs(constant))) { return false }
                }
                return true
            }
        }
    }

    func priority(ofOptional row: Int, _ view: RowView) -> Double {
        !broken.isEmpty && broken.contains(row) ? .infinity : view.priority(row)
    }
}

/// The optimum of a task.
struct SystemOptimum: Sendable {
    /// By variable.
    var values: [Double] = []
    /// A point in the relative interior of the optimal face.
    var interior: [Double] = []
    var isFree: [Bool] = []
    var hasFreedom = false
    /// By variable, a row that is at its constant, or -1: together as many independent rows as there are variables that
    /// some row holds.
    var holders: [Int32] = []
    /// The ranges of rows with free variables over the optimal face, beyond the limits of the task itself.
    private(set) var limits: [Limit] = []
    /// Whether rounding may have gone wrong.
    var isDoubtful = false

    struct Limit: Sendable {
        var row: Int
        var lower: Double
        var upper: Double
    }

    mutating func limit(_ row: Int, from lower: Double, to upper: Double) {
        limits.append(Limit(row: row, lower: lower, upper: upper))
    }
}
