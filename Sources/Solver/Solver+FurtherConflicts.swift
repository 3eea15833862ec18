extension Solver {
    /// What a search for further irreducible sets found.
    public struct ConflictSets: Sendable {
        /// In the order in which they were found: small changes from the first set come first.
        public var conflicts: [Conflict]
        /// Whether these are all there are.
        public var isComplete: Bool
    }

    /// The other irreducible sets that would have no solution if a broken row were put back among the rows that are kept.
    ///
    /// The kept rows have a solution, so each set contains the broken row. A hitting-set tree finds them: without one
    /// member of a known set there is either a solution or another set. Unlike the set of the conflict itself these may
    /// name rows that are kept after the broken one.
    ///
    /// - Parameters:
    ///   - conflict: One of those of the last solution of the system as it is now.
    ///   - solution: That solution.
    ///   - limit: How many sets to find at most.
    ///   - shouldStop: Asked from time to time; `true` ends the search with what was found, as incomplete.
    /// - Complexity: One warm-started linear program for each set and for each way of hitting all of them, of which there
    ///   may be exponentially many.
    public func furtherConflicts(
        of conflict: Conflict,
        in solution: Solution,
        limit: Int = 1_000,
        shouldStop: @escaping @Sendable () -> Bool = { false }
    ) -> ConflictSets {
        do {
            return try search(conflict, solution, limit, shouldStop)
        } catch {
            return ConflictSets(conflicts: [], isComplete: false)
        }
    }

    private func search(
        _ conflict: Conflict,
        _ solution: Solution,
        _ limit: Int,
        _ shouldStop: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> ConflictSets {
        var takesPart = (0..<system.rowCount).map {
            system.takesPart($0) && system.priorities[$0] >= LinearSystem.required
        }
        for other in solution.conflicts where other.broken != conflict.broken { takesPart[other.broken] = false }
        let components = Components(of: system, takesPart: { takesPart[$0] })
        guard let rows = components.members.first(where: { $0.rows.contains(conflict.broken) })?.rows else {
            return ConflictSets(conflicts: [], isComplete: true)
        }
        var task = SolvingTask(system, rows: rows.filter { $0 != conflict.broken })
        for yielding in solution.yielding {
            var value = 0.0
            for term in system.terms(of: yielding.row) { value += term.coefficient * solution.values[term.variable] }
            task.constants[yielding.row] = value
        }
        let problem = ComponentProblem(of: task, requiredInOrder: task.required + [conflict.broken])
        var tree = HittingSetTree(problem, known: conflict.rows)
        try tree.start(isCancelled: shouldStop)
        var isStopped = false
        while !tree.isFinished, !isStopped {
            do {
                try tree.takeStep()
            } catch {
                isStopped = true
            }
            isStopped = isStopped || tree.sets.count > limit || tree.visitedCount > 50_000 || shouldStop()
        }
        let further = tree.sets.dropFirst().prefix(limit).map { rows in
            let holders = rows.filter { $0 != conflict.broken }
            return system.conflict(
                ComponentOptimum.BrokenRow(row: conflict.broken, shift: conflict.shift, holders: holders)
            )
        }
        return ConflictSets(conflicts: Array(further), isComplete: tree.isFinished && tree.sets.count <= limit)
    }
}

/// Looks for all irreducible sets of rows that have a solution but for the last.
struct HittingSetTree {
    private let problem: ComponentProblem
    private var base: Simplex?
    /// Rows of the system, ascending; the first is the one that was known.
    private(set) var sets: [[Int]]
    private var localOfSource: [Int: Int] = [:]
    /// Rows (of the problem) to leave out, each with the others ascending.
    private var pending: [[Int]] = [[]]
    private var next = 0
    private var seen: Set<[Int]> = [[]]
    /// Without these there is a solution; without more of them there is one, too.
    private var hitting: [Set<Int>] = []

    var visitedCount: Int { next }
    var isFinished: Bool { next >= pending.count }

    init(_ problem: ComponentProblem, known: [Int]) {
        self.problem = problem
        sets = [known]
        for (local, source) in problem.sources.enumerated() { localOfSource[source] = local }
    }

    mutating func start(isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) {
        var simplex = Simplex(rows: problem.rows, isCancelled: isCancelled)
        for row in 0..<problem.sources.count - 1 {
            let (lower, upper) = problem.bounds(ofRow: row)
            if case .impossible = try simplex.keep(row, lower: lower, upper: upper) {
                let value = simplex.rowValues[row]
                _ = try simplex.keep(row, lower: min(lower, value), upper: max(upper, value))
            }
        }
        base = simplex
    }

    mutating func takeStep() throws(Interrupted) {
        let left = pending[next]
        next += 1
        let leftRows = Set(left)
        if hitting.contains(where: { $0.isSubset(of: leftRows) }) { return }
        let leftSources = Set(left.map { problem.sources[$0] })
        var members = sets.first { leftSources.isDisjoint(with: $0) }
        if members == nil {
            members = try otherSet(without: left)
            if let found = members { sets.append(found) }
        }
        guard let members else {
            hitting.append(leftRows)
            return
        }
        let last = problem.sources.count - 1
        for source in members {
            guard let local = localOfSource[source], local != last else { continue }
            let child = (left + [local]).sorted()
            if seen.insert(child).inserted { pending.append(child) }
        }
    }

    private func otherSet(without left: [Int]) throws(Interrupted) -> [Int]? {
        guard var simplex = base else { return nil }
        for row in left { simplex.release(row) }
        let last = problem.sources.count - 1
        let (lower, upper) = problem.bounds(ofRow: last)
        guard
            case .impossible(let violation, let holders) = try simplex.keep(last, lower: lower, upper: upper),
            violation > problem.leeway(ofRow: last, with: holders)
        else { return nil }
        return (holders.map { problem.sources[$0.row] } + [problem.sources[last]]).sorted()
    }
}
