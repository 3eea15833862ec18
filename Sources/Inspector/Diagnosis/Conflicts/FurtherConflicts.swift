import LayoutSolver

/// Looks for every irreducible set of required constraints that has no solution, not only one for each broken one.
///
/// A search after Reiter: where a set is known, every further one lacks a member of it, so that the system without each
/// of its members in turn is looked at. Ends after 1,000 sets or a bound on the work that depends on the input alone.
struct FurtherConflicts {
    /// The sets beyond those that are known, in the order in which they were found.
    let conflicts: [Conflict]
    /// Whether there are no others.
    let isComplete: Bool

    private static let mostSets = 1_000
    /// Rows solved, over all systems looked at.
    private static let mostWork = 4_000_000

    init(beyond known: [Conflict], in examination: Examination) throws(Interrupted) {
        guard !known.isEmpty else {
            conflicts = []
            isComplete = true
            return
        }
        var required = examination.lowered.system
        for row in 0..<required.rowCount where required.priorities[row] < LinearSystem.required {
            required.setEnabled(false, row: row)
        }
        var seen = Set(known.map(\.rows))
        var found: [Conflict] = []
        var looked: Set<[Int]> = [[]]
        var queue: [[Int]] = []
        func branch(_ set: [Int], without removed: [Int]) {
            for row in set {
                let next = (removed + [row]).sorted()
                if looked.insert(next).inserted { queue.append(next) }
            }
        }
        for conflict in known { branch(conflict.rows, without: []) }
        var position = 0
        var work = 0
        while position < queue.count, seen.count < Self.mostSets, work < Self.mostWork {
            let removed = queue[position]
            position += 1
            work += required.rowCount
            try examination.checkCancellation()
            // A set that is known and lacks all of these tells where to go on without solving anything.
            if let other = (known + found).first(where: { conflict in !conflict.rows.contains(where: removed.contains) }
            ) {
                branch(other.rows, without: removed)
                continue
            }
            var solver = Solver(required)
            solver.edit { system in for row in removed { system.setEnabled(false, row: row) } }
            let solution = try solver.solve(isCancelled: examination.options.isCancelled)
            for conflict in solution.conflicts where seen.insert(conflict.rows).inserted { found.append(conflict) }
            if let first = solution.conflicts.first { branch(first.rows, without: removed) }
        }
        conflicts = found
        isComplete = position == queue.count
    }
}
