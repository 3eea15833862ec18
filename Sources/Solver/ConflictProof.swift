/// What is said of each broken row: a set without guesses where there is one, and how far the row is from being kept.
struct ConflictProof {
    private(set) var broken: [ComponentOptimum.BrokenRow]
    /// The rows that may have a part in it, with the constants that they are kept with.
    private let all: SolvingTask
    /// An optimum of these.
    private let values: [Double]
    private let isCancelled: @Sendable () -> Bool

    init(_ search: BreakingSearch, isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        try self.init(search.task, broken: search.broken, values: search.optimum.values, isCancelled: isCancelled)
    }

    init(
        _ task: SolvingTask,
        broken: [ComponentOptimum.BrokenRow],
        values: [Double],
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        all = task
        self.values = values
        self.isCancelled = isCancelled
        self.broken = broken
        try measureShifts()
        try findCertainSets()
    }

    private var system: LinearSystem { all.system }

    /// The required rows that are kept before a broken one, and that one.
    private func keptRows(before row: Int) -> [Int] {
        let isBroken = Set(broken.map(\.row))
        return all.required.filter { !isBroken.contains($0) && system.isKept($0, before: row) }
    }

    /// The fewest rows that are measured together; components of more rows are solved with presolve.
    private static let fewestTogether = 3
    private static let mostRowsTogether = 20_000

    /// A set's own shift is the least that the row can be off; the optimum shows how far it need not be off more. Where the
    /// two differ the rows before it are solved with the row as their only wish.
    private mutating func measureShifts() throws(Interrupted) {
        let open = broken.indices.filter { index in
            let error = system.error(ofRow: broken[index].row, at: values)
            return error > broken[index].shift + 1e-9 * max(1, abs(error))
        }
        let together = try shiftsTogether(of: open)
        for index in open {
            let row = broken[index].row
            if let shift = together[row] {
                broken[index].shift = shift
                continue
            }
            var task = SolvingTask(system, rows: keptRows(before: row))
            task.constants = all.constants
            let alone = try BreakingSearch(task, wish: row, isCancelled: isCancelled)
            broken[index].shift = system.error(ofRow: row, at: alone.optimum.values)
        }
    }

    /// The shifts of many broken rows at the cost of one: going through the rows in keep order, each broken one is met with
    /// exactly those before it kept.
    private func shiftsTogether(of open: [Int]) throws(Interrupted) -> [Int: Double] {
        guard open.count >= Self.fewestTogether else { return [:] }
        let openRows = Set(open.map { broken[$0].row })
        let isBroken = Set(broken.map(\.row))
        let rows = all.required.filter { !isBroken.contains($0) || openRows.contains($0) }
        var participates = Array(repeating: false, count: system.rowCount)
        for row in rows { participates[row] = true }
        var shifts: [Int: Double] = [:]
        for (_, members) in Components(of: system, participates: { participates[$0] }).members {
            guard members.count <= Self.mostRowsTogether, members.contains(where: { openRows.contains($0) }) else {
                continue
            }
            let found = try ComponentProblem(of: all, required: members)
                .solved(isStrict: true, isCancelled: isCancelled)
            // Another broken row than those would mean that rounding decided otherwise here.
            guard !found.isDoubtful, found.broken.allSatisfy({ openRows.contains($0.row) }) else { continue }
            for row in found.broken { shifts[row.row] = row.shift }
        }
        return shifts
    }

    private func dependsOnGuess(_ found: ComponentOptimum.BrokenRow) -> Bool {
        !system.isAssumed[found.row] && found.holders.contains { system.isAssumed[$0] }
    }

    private mutating func findCertainSets() throws(Interrupted) {
        let open = broken.indices.filter { dependsOnGuess(broken[$0]) }
        if open.isEmpty { return }
        // All at once first: what comes out broken, by kept rows before it alone, has a certain set. Broken rows that
        // are kept here for want of the guesses may get in the way of others; those are looked at alone.
        let isBroken = Set(broken.map(\.row))
        let openRows = Set(open.map { broken[$0].row })
        let rows = all.required.filter {
            !system.isAssumed[$0] && (!isBroken.contains($0) || openRows.contains($0))
        }
        let together = try BreakingSearch(task(of: rows), isCancelled: isCancelled)
        var indexOfRow: [Int: Int] = [:]
        for (index, found) in together.broken.enumerated() { indexOfRow[found.row] = index }
        for index in open {
            let row = broken[index].row
            if let known = indexOfRow[row] {
                let holders = together.broken[known].holders
                if holders.allSatisfy({ !isBroken.contains($0) }) {
                    broken[index].holders = holders
                    continue
                }
            } else if together.broken.allSatisfy({ isBroken.contains($0.row) || system.isKept(row, before: $0.row) }) {
                continue
            }
            let before = keptRows(before: row).filter { !system.isAssumed[$0] }
            let alone = try BreakingSearch(task(of: before + [row]), isCancelled: isCancelled)
            if let found = alone.broken.first(where: { $0.row == row }) { broken[index].holders = found.holders }
        }
    }

    private func task(of rows: [Int]) -> SolvingTask {
        var task = SolvingTask(system, rows: rows)
        task.constants = all.constants
        return task
    }
}
