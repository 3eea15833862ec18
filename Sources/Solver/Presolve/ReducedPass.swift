/// One attempt at a system: equalities eliminated, the rest split into components, each solved.
///
/// The required rows are taken to have a solution. Where they have none, rows are named that contradict each other, from
/// as many places as possible at once.
struct ReducedPass {
    /// What came of the attempt.
    struct Outcome {
        /// Sets of rows that have no solution, not necessarily irreducible, and the row at which each came up.
        var contradictions: [(row: Int, among: [Int])]
        var optimum: SystemOptimum
    }

    private let task: SolvingTask
    /// What is called a row of the system here is a place in this order.
    private let order: RowOrder
    private let isCancelled: @Sendable () -> Bool
    /// Rows whose contradictions have been looked into and are only rounding.
    private let tolerated: Set<Int>
    private var contradictions: [(row: Int, among: [Int])] = []
    private var optimum: SystemOptimum
    // All that refers to memory of the arena's is used while `outcome` runs, which holds the arena.
    private var equalities: EqualityPresolve
    private var reduced: ReducedSystem

    /// Of a column: its value, its value at an interior point, how it moves in a direction that changes all that the
    /// optimum leaves open, and the row of the system that holds it (-1: none).
    private struct Found {
        var point = 0.0
        var interior = 0.0
        var motion: Double
        var holder: Int32 = -1
    }

    private var found: [Found] = []
    private var localColumns: [Int32] = []
    private var interval = IntervalOptimum()
    private var shapes = ComponentShapes()
    private var small = SmallProblem()

    static func outcome(
        _ task: SolvingTask,
        tolerated: Set<Int>,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> Outcome {
        let arena = Arena()
        defer { withExtendedLifetime(arena) {} }
        return try task.system.withRowView { view throws(Interrupted) in
            try task.constants.withUnsafeBufferPointer { constants throws(Interrupted) in
                let order = RowOrder(task, view, constants: constants, in: arena)
                var pass = ReducedPass(task, order, tolerated, isCancelled, arena)
                try pass.solve()
                return Outcome(contradictions: pass.contradictions, optimum: pass.optimum)
            }
        }
    }

    private init(
        _ task: SolvingTask,
        _ order: RowOrder,
        _ tolerated: Set<Int>,
        _ isCancelled: @escaping @Sendable () -> Bool,
        _ arena: Arena
    ) {
        self.task = task
        self.order = order
        self.tolerated = tolerated
        self.isCancelled = isCancelled
        let count = task.system.variableCount
        optimum = SystemOptimum()
        equalities = EqualityPresolve(order, variableCount: count, in: arena)
        reduced = ReducedSystem(variableCount: count, in: arena)
    }

    private mutating func solve() throws(Interrupted) {
        if isCancelled() { throw Interrupted() }
        for row in equalities.contradictions where !isTolerated(row) { contradict(row, [row]) }
        for row in order.required where !equalities.isUsed[row] {
            let relation = order.view.relation(row)
            equalities.look(at: row)
            reduced.add(
                row,
                equalities.left,
                kind: relation == .equal ? .requiredEquality : .requiredInequality,
                relation: relation
            )
        }
        for row in reduced.contradictions where !isTolerated(row) { contradict(row, [row]) }
        if isCancelled() { throw Interrupted() }
        for row in order.optional {
            equalities.look(at: row)
            reduced.add(row, equalities.left, kind: .optional, relation: order.view.relation(row))
        }
        Peeling.peel(&reduced)
        if isCancelled() { throw Interrupted() }
        found = reduced.columns.map { Found(motion: Self.randomMotion(Int($0.leader))) }
        try solveComponents()
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
        contradictions.append((order.row(row), equalities.explanation(of: rows).map { order.row($0) }))
    }

    private func isTolerated(_ row: Int) -> Bool {
        !tolerated.isEmpty && tolerated.contains(order.row(row))
    }

    // MARK: Components

    private mutating func solveComponents() throws(Interrupted) {
        let groups = ColumnGroups(reduced)
        if groups.count == 0 { return }
        localColumns = Array(repeating: 0, count: reduced.columns.count)
        for index in 0..<groups.count {
            if index & 255 == 255, isCancelled() { throw Interrupted() }
            let columns = groups.columns[groups.columnRange(of: index)]
            let rows = groups.rows[groups.rowRange(of: index)]
            if columns.count == 1, let column = columns.first {
                solveInterval(Int(column), rows)
            } else {
                try solveGeneral(columns, rows)
            }
        }
    }

    private func priority(ofRow index: Int) -> Double {
        let place = Int(reduced.rows[index].source)
        if !task.broken.isEmpty, task.broken.contains(order.row(place)) { return .infinity }
        return order.view.priority(place)
    }

    /// Rows of one column are in the order in which they were added: required ones, then level by level.
    private mutating func solveInterval(_ column: Int, _ rows: ArraySlice<Int32>) {
        interval.reset()
        var place = rows.startIndex
        while place < rows.endIndex, reduced.rows[Int(rows[place])].kind != .optional {
            let row = reduced.rows[Int(rows[place])]
            interval.bound(reduced.entries[Int(row.start)].coefficient, row.relation, row.constant)
            place += 1
        }
        if interval.lowest > interval.highest {
            let gap = interval.lowest - interval.highest
            let required = rows[..<place].map { Int(reduced.rows[Int($0)].source) }
            if gap > 1e-9 * max(1, abs(interval.lowest), abs(interval.highest)),
                let last = required.max(by: { task.system.isKept(order.row($0), before: order.row($1)) }),
                !isTolerated(last)
            {
                contradict(last, required)
            }
            interval.highest = interval.lowest
        }
        while place < rows.endIndex, interval.lowest < interval.highest {
            let level = priority(ofRow: Int(rows[place]))
            while place < rows.endIndex, priority(ofRow: Int(rows[place])) == level {
                let row = reduced.rows[Int(rows[place])]
                interval.wish(reduced.entries[Int(row.start)].coefficient, row.relation, row.constant)
                place += 1
            }
            interval.minimise()
        }
        let value = interval.value
        found[column].point = value
        if interval.isDetermined {
            found[column].interior = value
            found[column].motion = 0
            found[column].holder = holder(of: value, among: rows)
            return
        }
        found[column].interior = interval.interior
        for index in rows {
            let row = reduced.rows[Int(index)]
            let source = Int(row.source)
            let coefficient = reduced.entries[Int(row.start)].coefficient
            let offset = order.constant(source) - row.constant
            let (first, second) = (coefficient * interval.lowest, coefficient * interval.highest)
            optimum.limit(order.row(source), from: min(first, second) + offset, to: max(first, second) + offset)
        }
    }

    private func holder(_ place: Int32) -> Int32 {
        place < 0 ? -1 : Int32(truncatingIfNeeded: order.row(Int(place)))
    }

    /// A row whose constant is where the value is.
    private func holder(of value: Double, among rows: ArraySlice<Int32>) -> Int32 {
        var nearest: Int32 = -1
        var least = 1e-9 * max(1, abs(value))
        for index in rows {
            let row = reduced.rows[Int(index)]
            let distance = abs(row.constant / reduced.entries[Int(row.start)].coefficient - value)
            if distance < least {
                least = distance
                nearest = holder(row.source)
            }
        }
        return nearest
    }

    /// The most contradictions of one component that are examined one by one.
    private static let mostSeparate = 8

    private mutating func solveGeneral(_ columns: ArraySlice<Int32>, _ rows: ArraySlice<Int32>) throws(Interrupted) {
        for (local, column) in columns.enumerated() { localColumns[Int(column)] = Int32(truncatingIfNeeded: local) }
        let isSmall =
            columns.count <= ComponentShapes.columnLimit && rows.count <= ComponentShapes.rowLimit && tolerated.isEmpty
        if isSmall {
            describe(columns, rows)
            if let holders = shapes.findOptimum(of: small) {
                for (local, column) in columns.enumerated() {
                    let value = shapes.point[local]
                    let holder = holder(reduced.rows[Int(rows[rows.startIndex + holders[local]])].source)
                    found[Int(column)] = Found(point: value, interior: value, motion: 0, holder: holder)
                }
                return
            }
        }
        var problem = ComponentProblem(variables: columns.map { Int(reduced.columns[Int($0)].leader) })
        problem.reserveCapacity(rows: rows.count)
        for index in rows {
            let row = reduced.rows[Int(index)]
            for entry in reduced.entries(of: Int(index)) {
                let column = localColumns[Int(reduced.entries[entry].column)]
                problem.addTerm(column: Int(column), coefficient: reduced.entries[entry].coefficient)
            }
            problem.endRow(
                source: Int(row.source),
                row.relation,
                row.constant,
                priority: row.kind == .optional ? priority(ofRow: Int(index)) : LinearSystem.required,
                isRequired: row.kind != .optional
            )
        }
        problem.finish()
        let (tolerated, order) = (tolerated, order)
        let solved = try problem.solved(
            isStrict: true,
            tolerating: { !tolerated.isEmpty && tolerated.contains(order.row($0)) },
            isCancelled: isCancelled
        )
        if solved.broken.count > Self.mostSeparate, let first = solved.broken.first {
            // What has this many in common is examined once, not once for each.
            contradict(first.row, Set(solved.broken.flatMap { $0.holders + [$0.row] }).sorted())
        } else {
            for broken in solved.broken { contradict(broken.row, broken.holders + [broken.row]) }
        }
        optimum.isDoubtful = optimum.isDoubtful || solved.isDoubtful
        var isOpen = false
        for (local, column) in columns.enumerated() {
            let holder = solved.basis[local] < 0 ? -1 : problem.sources[solved.basis[local]]
            found[Int(column)] = Found(
                point: solved.point[local],
                interior: solved.interior[local],
                motion: solved.motion[local],
                holder: self.holder(Int32(truncatingIfNeeded: holder))
            )
            isOpen = isOpen || solved.motion[local] != 0
        }
        if isSmall { shapes.keep(solved, of: small) }
        if !isOpen { return }
        for (local, index) in rows.enumerated() {
            let row = reduced.rows[Int(index)]
            let offset = order.constant(Int(row.source)) - row.constant
            optimum.limit(
                order.row(Int(row.source)),
                from: solved.lower[local] + offset,
                to: solved.upper[local] + offset
            )
        }
    }

    /// Describes the component's shape to `shapes` and its numbers to `small`.
    private mutating func describe(_ columns: ArraySlice<Int32>, _ rows: ArraySlice<Int32>) {
        shapes.begin(columnCount: columns.count)
        small.begin(columnCount: columns.count)
        var level = Double.nan
        for index in rows {
            let row = reduced.rows[Int(index)]
            var opensLevel = false
            if row.kind == .optional {
                let priority = priority(ofRow: Int(index))
                opensLevel = priority != level
                level = priority
            }
            shapes.addRow(row.relation, isRequired: row.kind != .optional, opensLevel: opensLevel)
            for place in reduced.entries(of: Int(index)) {
                let entry = reduced.entries[place]
                let column = Int(localColumns[Int(entry.column)])
                shapes.addTerm(column: column, coefficient: entry.coefficient)
                small.addTerm(column: column, coefficient: entry.coefficient)
            }
            small.endRow(row.constant)
        }
    }

    // MARK: Back to the variables

    private mutating func expand() {
        for (column, row) in reduced.peeled.reversed() { expand(column, from: row) }
        let count = task.system.variableCount
        let columnOfLeader = reduced.columnsOfLeaders
        optimum.values.reserveCapacity(count)
        optimum.isFree.reserveCapacity(count)
        optimum.holders.reserveCapacity(count)
        var differs = false
        for variable in 0..<count {
            let (leader, scale, offset) = equalities.classes.find(variable)
            var isFree = false
            var value = offset
            if leader != equalities.classes.constant {
                let column = Int(columnOfLeader[leader])
                if column < 0 {
                    isFree = true
                } else {
                    value = scale * found[column].point + offset
                    isFree = found[column].motion != 0
                    differs = differs || found[column].interior != found[column].point
                }
                if leader == variable {
                    optimum.holders.append(column < 0 ? -1 : found[column].holder)
                } else {
                    optimum.holders.append(holder(equalities.classes.reasons[variable]))
                }
            } else {
                optimum.holders.append(holder(equalities.classes.reasons[variable]))
            }
            optimum.values.append(value)
            optimum.isFree.append(isFree)
            optimum.hasFreedom = optimum.hasFreedom || isFree
        }
        optimum.interior = optimum.values
        if !differs { return }
        for variable in 0..<count {
            let (leader, scale, offset) = equalities.classes.find(variable)
            if leader == equalities.classes.constant || columnOfLeader[leader] < 0 { continue }
            optimum.interior[variable] = scale * found[Int(columnOfLeader[leader])].interior + offset
        }
    }

    /// The value of a column that was taken out, from the others of its row.
    private mutating func expand(_ column: Int, from row: Int) {
        var own = 1.0
        var value = reduced.rows[row].constant
        var inside = value
        var moves = 0.0
        var size = 0.0
        for place in reduced.entries(of: row) {
            let entry = reduced.entries[place]
            let other = Int(entry.column)
            if other == column {
                own = entry.coefficient
                continue
            }
            value -= entry.coefficient * found[other].point
            inside -= entry.coefficient * found[other].interior
            moves -= entry.coefficient * found[other].motion
            size += abs(entry.coefficient * found[other].motion)
        }
        found[column] = Found(
            point: value / own,
            interior: inside / own,
            motion: abs(moves) <= 1e-9 * size ? 0 : moves / own,
            holder: holder(reduced.rows[row].source)
        )
    }
}
