/// One attempt at a system: equalities used up, what is left split into components, each solved.
///
/// The required rows are taken to have a solution. Where they have none, rows are named that contradict each other, from
/// as many places as possible at once.
struct ReducedPass {
    let task: SolvingTask
    let isCancelled: @Sendable () -> Bool
    /// Sets of rows that have no solution, not necessarily irreducible, and the row at which each came up.
    private(set) var contradictions: [(row: Int, among: [Int])] = []
    private(set) var optimum: SystemOptimum

    private var equalities: EqualityPresolve
    private var reduced: ReducedSystem
    private var point: [Double]
    private var interior: [Double]
    private var motion: [Double]

    /// - Parameter tolerated: Rows whose contradictions have been looked into and are only rounding.
    init(_ task: SolvingTask, tolerated: [Bool], isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        self.task = task
        self.isCancelled = isCancelled
        let system = task.system
        let count = system.variableCount
        optimum = SystemOptimum(task)
        equalities = EqualityPresolve(
            system,
            constants: task.constants,
            rows: task.required.filter { system.relations[$0] == .equal }
        )
        reduced = ReducedSystem(variableCount: count)
        point = Array(repeating: 0, count: count)
        interior = point
        motion = (0..<count).map(Self.randomMotion)
        if isCancelled() { throw Interrupted() }
        for row in equalities.contradictions where !tolerated[row] { contradict(row, [row]) }
        for row in task.required where !equalities.isUsed[row] {
            let relation = system.relations[row]
            let kind: ReducedSystem.Kind = relation == .equal ? .requiredEquality : .requiredInequality
            equalities.look(at: row)
            reduced.add(row, equalities.left, kind: kind, relation: relation)
        }
        for row in reduced.contradictions where !tolerated[row] { contradict(row, [row]) }
        for (row, _) in task.optional {
            equalities.look(at: row)
            reduced.add(row, equalities.left, kind: .optional, relation: system.relations[row])
        }
        reduced.peel(relations: system.relations)
        if isCancelled() { throw Interrupted() }
        try solveComponents(tolerated)
        if contradictions.isEmpty { expand() }
    }

    /// A number between 1 and 2 that follows from the variable alone.
    private static func randomMotion(_ variable: Int) -> Double {
        var mixed = UInt64(truncatingIfNeeded: variable) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return 1 + Double(mixed >> 11) / 9_007_199_254_740_992
    }

    private mutating func contradict(_ row: Int, _ rows: [Int]) {
        contradictions.append((row, equalities.explanation(of: rows)))
    }

    // MARK: Components

    private mutating func solveComponents(_ tolerated: [Bool]) throws(Interrupted) {
        let groups = LeaderGroups(reduced, variableCount: point.count)
        var columns = Array(repeating: 0, count: point.count)
        for index in 0..<groups.count {
            if index & 255 == 255, isCancelled() { throw Interrupted() }
            let rows = groups.rows(of: index)
            let leaders = groups.leaders(of: index)
            if leaders.count == 1, let leader = leaders.first {
                solveInterval(leader, rows, tolerated)
            } else {
                try solveGeneral(leaders, rows, tolerated, &columns)
            }
        }
    }

    private func priority(ofRow index: Int) -> Double {
        task.isBroken[reduced.sources[index]] ? .infinity : task.system.priorities[reduced.sources[index]]
    }

    private func intervalRow(_ index: Int) -> IntervalOptimum.Row {
        IntervalOptimum.Row(
            coefficient: reduced.coefficients[reduced.starts[index]],
            constant: reduced.constants[index],
            relation: task.system.relations[reduced.sources[index]]
        )
    }

    /// Rows of one class stand in the order in which they were added: required ones, then level by level.
    private mutating func solveInterval(_ leader: Int, _ rows: ArraySlice<Int>, _ tolerated: [Bool]) {
        var interval = IntervalOptimum()
        var place = rows.startIndex
        while place < rows.endIndex, reduced.kinds[rows[place]] != .optional {
            interval.bound(by: intervalRow(rows[place]))
            place += 1
        }
        if interval.lowest > interval.highest {
            let gap = interval.lowest - interval.highest
            let required = rows[..<place].map { reduced.sources[$0] }
            if gap > 1e-9 * max(1, abs(interval.lowest), abs(interval.highest)),
                let last = required.max(by: { task.system.isKept($0, before: $1) }), !tolerated[last]
            {
                contradict(last, required)
            }
            interval.highest = interval.lowest
        }
        while place < rows.endIndex, interval.lowest < interval.highest {
            var end = place
            let level = priority(ofRow: rows[place])
            while end < rows.endIndex, priority(ofRow: rows[end]) == level { end += 1 }
            interval.minimise(rows[place..<end].map { intervalRow($0) })
            place = end
        }
        point[leader] = interval.value
        interior[leader] = interval.isDetermined ? interval.value : interval.interior
        motion[leader] = interval.isDetermined ? 0 : Self.randomMotion(leader)
        for index in rows {
            let coefficient = reduced.coefficients[reduced.starts[index]]
            let source = reduced.sources[index]
            let offset = task.constants[source] - reduced.constants[index]
            let low = interval.isDetermined ? interval.value : coefficient > 0 ? interval.lowest : interval.highest
            let high = interval.isDetermined ? interval.value : coefficient > 0 ? interval.highest : interval.lowest
            optimum.lower[source] = coefficient * low + offset
            optimum.upper[source] = coefficient * high + offset
        }
    }

    private mutating func solveGeneral(
        _ leaders: ArraySlice<Int>,
        _ rows: ArraySlice<Int>,
        _ tolerated: [Bool],
        _ columns: inout [Int]
    ) throws(Interrupted) {
        var problem = ComponentProblem(variables: Array(leaders))
        problem.reserveCapacity(rows: rows.count)
        for (column, leader) in leaders.enumerated() { columns[leader] = column }
        for index in rows {
            let source = reduced.sources[index]
            for entry in reduced.entries(of: index) {
                problem.addTerm(column: columns[reduced.leaders[entry]], coefficient: reduced.coefficients[entry])
            }
            problem.endRow(
                source: source,
                task.system.relations[source],
                reduced.constants[index],
                priority: priority(ofRow: index),
                isRequired: reduced.kinds[index] != .optional
            )
        }
        problem.finish()
        let found = try problem.solved(isStrict: true, tolerating: { tolerated[$0] }, isCancelled: isCancelled)
        for broken in found.broken { contradict(broken.row, broken.holders + [broken.row]) }
        optimum.isDoubtful = optimum.isDoubtful || found.isDoubtful
        for (column, leader) in leaders.enumerated() {
            point[leader] = found.point[column]
            interior[leader] = found.interior[column]
            motion[leader] = found.motion[column]
        }
        for (local, index) in rows.enumerated() {
            let source = reduced.sources[index]
            let offset = task.constants[source] - reduced.constants[index]
            optimum.lower[source] = found.lower[local] + offset
            optimum.upper[source] = found.upper[local] + offset
        }
    }

    // MARK: Back to the variables

    private mutating func expand() {
        for (leader, row) in reduced.peeled.reversed() {
            var own = 1.0
            var value = reduced.constants[row]
            var inside = value
            var moves = 0.0
            var size = 0.0
            for entry in reduced.entries(of: row) {
                let other = reduced.leaders[entry]
                let coefficient = reduced.coefficients[entry]
                if other == leader {
                    own = coefficient
                    continue
                }
                value -= coefficient * point[other]
                inside -= coefficient * interior[other]
                moves -= coefficient * motion[other]
                size += abs(coefficient * motion[other])
            }
            point[leader] = value / own
            interior[leader] = inside / own
            motion[leader] = abs(moves) <= 1e-9 * size ? 0 : moves / own
        }
        for variable in point.indices {
            let (leader, scale, offset) = equalities.classes.find(variable)
            if leader == equalities.classes.constant {
                optimum.values[variable] = offset
                optimum.interior[variable] = offset
                optimum.isFree[variable] = false
            } else {
                optimum.values[variable] = scale * point[leader] + offset
                optimum.interior[variable] = scale * interior[leader] + offset
                optimum.isFree[variable] = motion[leader] != 0
            }
        }
    }
}

/// The classes that reduced rows tie together, and those rows, each group in order.
struct LeaderGroups {
    private var leaderStarts: [Int] = [0]
    private var leaders: [Int] = []
    private var rowStarts: [Int] = [0]
    private var rows: [Int] = []

    init(_ reduced: ReducedSystem, variableCount: Int) {
        var groups = UnionFind(count: variableCount)
        var isPresent = Array(repeating: false, count: variableCount)
        for row in 0..<reduced.count where reduced.kinds[row] != .dropped {
            let entries = reduced.entries(of: row)
            let first = reduced.leaders[entries.lowerBound]
            for entry in entries {
                isPresent[reduced.leaders[entry]] = true
                if reduced.leaders[entry] != first { groups.unite(first, reduced.leaders[entry]) }
            }
        }
        var indexOfGroup = Array(repeating: -1, count: variableCount)
        var leaderCounts: [Int] = []
        for leader in 0..<variableCount where isPresent[leader] {
            let group = groups.find(leader)
            if indexOfGroup[group] < 0 {
                indexOfGroup[group] = leaderCounts.count
                leaderCounts.append(0)
            }
            leaderCounts[indexOfGroup[group]] += 1
        }
        var rowCounts = Array(repeating: 0, count: leaderCounts.count)
        var groupOfRow = Array(repeating: -1, count: reduced.count)
        for row in 0..<reduced.count where reduced.kinds[row] != .dropped {
            groupOfRow[row] = indexOfGroup[groups.find(reduced.leaders[reduced.starts[row]])]
            rowCounts[groupOfRow[row]] += 1
        }
        for index in leaderCounts.indices {
            leaderStarts.append(leaderStarts[index] + leaderCounts[index])
            rowStarts.append(rowStarts[index] + rowCounts[index])
        }
        leaders = Array(repeating: 0, count: leaderStarts[leaderCounts.count])
        rows = Array(repeating: 0, count: rowStarts[leaderCounts.count])
        var nextLeader = leaderStarts
        for leader in 0..<variableCount where isPresent[leader] {
            let index = indexOfGroup[groups.find(leader)]
            leaders[nextLeader[index]] = leader
            nextLeader[index] += 1
        }
        var nextRow = rowStarts
        for row in 0..<reduced.count where groupOfRow[row] >= 0 {
            rows[nextRow[groupOfRow[row]]] = row
            nextRow[groupOfRow[row]] += 1
        }
    }

    var count: Int { leaderStarts.count - 1 }

    func leaders(of index: Int) -> ArraySlice<Int> { leaders[leaderStarts[index]..<leaderStarts[index + 1]] }

    func rows(of index: Int) -> ArraySlice<Int> { rows[rowStarts[index]..<rowStarts[index + 1]] }
}
