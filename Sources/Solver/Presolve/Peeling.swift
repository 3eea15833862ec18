/// Takes out of a reduced system the columns that one equality alone decides, one after the other.
struct Peeling {
    private var rowsOfColumn: ColumnRows
    /// By column: how many rows other than its bounds it is in.
    private var uses: [Int32]
    /// For each row the column on which something was concluded by way of it: -1 none, -2 several.
    private var derivedBy: [Int32]
    private var changed: [Int32] = []

    static func peel(_ system: inout ReducedSystem) {
        // Without an equality there is nothing to take out.
        if !system.rows.hasRequiredEqualities { return }
        var peeling = Peeling(system)
        peeling.propagate(&system)
        peeling.takeOut(&system)
    }

    private init(_ system: ReducedSystem) {
        rowsOfColumn = ColumnRows(system)
        uses = Array(repeating: 0, count: system.columns.count)
        derivedBy = Array(repeating: -1, count: system.rows.count)
        for row in system.rows.indices where system.rows[row].kind != .dropped && !system.isBound(row) {
            for entry in system.entries(of: row) { uses[Int(system.entries[entry].column)] += 1 }
        }
    }

    private mutating func takeOut(_ system: inout ReducedSystem) {
        var pending = uses.indices.filter { uses[$0] == 1 }
        while let column = pending.popLast() {
            guard uses[column] == 1, let row = rowsOfColumn.onlyUse(of: column, in: system),
                system.rows[row].kind == .requiredEquality, implies(row, boundsOf: column, in: system)
            else { continue }
            system.takeOut(column, with: row)
            for entry in system.entries(of: row) {
                let other = Int(system.entries[entry].column)
                uses[other] -= 1
                if uses[other] == 1 { pending.append(other) }
            }
        }
    }

    /// Whether a row and what is known of its other columns keep a column within its bounds.
    ///
    /// What was concluded by way of the row itself must not count: the only such conclusions may be on the column.
    private func implies(_ row: Int, boundsOf column: Int, in system: ReducedSystem) -> Bool {
        let bounded = system.columns[column]
        if bounded.lowerRow < 0, bounded.upperRow < 0 { return true }
        if derivedBy[row] != -1, Int(derivedBy[row]) != column { return false }
        var own = 0.0
        // The row's sum without the column.
        var low = 0.0
        var high = 0.0
        for index in system.entries(of: row) {
            let entry = system.entries[index]
            if Int(entry.column) == column {
                own = entry.coefficient
                continue
            }
            let other = system.columns[Int(entry.column)]
            low += entry.coefficient * (entry.coefficient > 0 ? other.lowest : other.highest)
            high += entry.coefficient * (entry.coefficient > 0 ? other.highest : other.lowest)
        }
        if abs(own) < 1e-6 { return false }
        let constant = system.rows[row].constant
        var least = (constant - high) / own
        var most = (constant - low) / own
        if own < 0 { swap(&least, &most) }
        if bounded.lowerRow >= 0 {
            let bound = boundValue(Int(bounded.lowerRow), in: system)
            if !(least >= bound - 1e-10 * max(1, abs(bound))) { return false }
        }
        if bounded.upperRow >= 0 {
            let bound = boundValue(Int(bounded.upperRow), in: system)
            if !(most <= bound + 1e-10 * max(1, abs(bound))) { return false }
        }
        return true
    }

    private func boundValue(_ row: Int, in system: ReducedSystem) -> Double {
        system.rows[row].constant / system.entries[Int(system.rows[row].start)].coefficient
    }

    // MARK: Bounds

    private static let visitLimit = 12

    /// Carries bounds from column to column through the required rows, each row a bounded number of times.
    private mutating func propagate(_ system: inout ReducedSystem) {
        var visits = Array(repeating: UInt8(0), count: system.rows.count)
        var isQueued = Array(repeating: false, count: system.rows.count)
        var queue: [Int32] = []
        for row in system.rows.indices where system.rows[row].kind.isRequired && system.entries(of: row).count > 1 {
            isQueued[row] = true
            queue.append(Int32(truncatingIfNeeded: row))
        }
        var next = 0
        while next < queue.count {
            let row = Int(queue[next])
            next += 1
            isQueued[row] = false
            if visits[row] >= Self.visitLimit { continue }
            visits[row] += 1
            tighten(row, &system)
            for column in changed {
                derivedBy[row] = derivedBy[row] == -1 || derivedBy[row] == column ? column : -2
                for place in rowsOfColumn.range(of: Int(column)) {
                    let other = rowsOfColumn.row(place)
                    if other == row || isQueued[other] { continue }
                    if system.rows[other].kind.isRequired, system.entries(of: other).count > 1 {
                        isQueued[other] = true
                        queue.append(Int32(truncatingIfNeeded: other))
                    }
                }
            }
        }
    }

    /// Concludes from a row what it can; only bounds where there were none, which is what peeling needs. The columns on
    /// which something was concluded are in `changed`.
    private mutating func tighten(_ row: Int, _ system: inout ReducedSystem) {
        changed.removeAll(keepingCapacity: true)
        var low = 0.0
        var high = 0.0
        var openLow = 0
        var openHigh = 0
        let entries = system.entries(of: row)
        for index in entries {
            let (least, most) = extremes(system.entries[index], system)
            if least.isFinite { low += least } else { openLow += 1 }
            if most.isFinite { high += most } else { openHigh += 1 }
        }
        // sum <= constant bounds terms from above by the others' least; sum >= constant the other way round.
        let relation = system.rows[row].relation
        let constant = system.rows[row].constant
        let bindsAbove = relation != .greaterThanOrEqual && openLow <= 1
        let bindsBelow = relation != .lessThanOrEqual && openHigh <= 1
        if !bindsAbove, !bindsBelow { return }
        for index in entries {
            let entry = system.entries[index]
            let (least, most) = extremes(entry, system)
            var isChanged = false
            if bindsAbove, openLow == (least.isFinite ? 0 : 1) {
                let limit = (constant - (least.isFinite ? low - least : low)) / entry.coefficient
                isChanged = system.conclude(Int(entry.column), limit, isUpper: entry.coefficient > 0)
            }
            if bindsBelow, openHigh == (most.isFinite ? 0 : 1) {
                let limit = (constant - (most.isFinite ? high - most : high)) / entry.coefficient
                isChanged = system.conclude(Int(entry.column), limit, isUpper: entry.coefficient < 0) || isChanged
            }
            if isChanged { changed.append(entry.column) }
        }
    }

    /// The least and the most that an entry adds to its row.
    @inline(__always)
    private func extremes(_ entry: ReducedSystem.Entry, _ system: ReducedSystem) -> (least: Double, most: Double) {
        let column = system.columns[Int(entry.column)]
        let (first, second) = (entry.coefficient * column.lowest, entry.coefficient * column.highest)
        return entry.coefficient > 0 ? (first, second) : (second, first)
    }
}

/// The reduced rows of each column.
struct ColumnRows {
    private var starts: [Int32]
    private var items: [Int32]

    init(_ system: ReducedSystem) {
        starts = Array(repeating: 0, count: system.columns.count + 1)
        for column in system.entries.columns { starts[Int(column) + 1] += 1 }
        for column in system.columns.indices { starts[column + 1] += starts[column] }
        items = Array(repeating: 0, count: system.entries.count)
        var next = starts
        for row in system.rows.indices {
            for entry in system.entries(of: row) {
                let column = Int(system.entries[entry].column)
                items[Int(next[column])] = Int32(truncatingIfNeeded: row)
                next[column] += 1
            }
        }
    }

    func range(of column: Int) -> Range<Int> { Int(starts[column])..<Int(starts[column + 1]) }

    func row(_ place: Int) -> Int { Int(items[place]) }

    /// The one row of a column that is neither dropped nor one of its bounds.
    func onlyUse(of column: Int, in system: ReducedSystem) -> Int? {
        for place in range(of: column) {
            let row = row(place)
            if system.rows[row].kind != .dropped, !system.isBound(row) { return row }
        }
        return nil
    }
}
