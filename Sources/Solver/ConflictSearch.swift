/// Searches beyond the conflicts of a solution: for further irreducible sets, and for the smallest set of rows to
/// break.
///
/// Both searches take exponential time in the worst case; both therefore have a limit and report whether they finished.
/// Required rows that share no variable, directly or through others, are independent: the search goes cluster by
/// cluster.
public struct ConflictSearch: Sendable {
    private let system: LinearSystem
    private let clusters: [ConflictCluster]

    /// The result of a search for further sets.
    public struct FurtherSets: Sendable {
        /// In the order in which they were found, cluster by cluster; each names the row that would be broken if there
        /// were no other set.
        public var conflicts: [Conflict]
        /// Whether these and the known ones are all sets.
        public var isComplete: Bool
    }

    /// The result of a search for the smallest set of rows to break.
    public struct SmallestBreakingSet: Sendable, Equatable {
        /// Ascending. Without these rows the required rows have a solution; each of them is needed for that.
        public var rows: [Int]
        /// Whether it is certain that no smaller set exists.
        public var isSmallest: Bool
    }

    /// - Parameter known: The conflicts of a solution of the unchanged system.
    /// - Complexity: Near linear in the terms of the system.
    public init(_ system: LinearSystem, known: [Conflict]) {
        self.system = system
        clusters = ConflictCluster.clusters(of: system, known: known.map { ($0.broken, $0.rows) })
    }

    /// The irreducible sets of required rows other than the known ones.
    ///
    /// The search follows Reiter: a further set lacks a member of each known one; the systems without each of these
    /// members in turn are examined.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of sets, including the known ones.
    ///   - memberLimit: The maximum number of rows in the sets that are returned, all together: each set is reported with
    ///     all of its members, and a chain of 250 views that does not fit has as many sets as pairs of views.
    ///   - workLimit: The maximum number of rows to solve, over all examined systems, counted once more for each set
    ///     that is found.
    /// - Throws: ``Interrupted`` if `isCancelled` returned true.
    /// - Complexity: One solve of a cluster for each set and each way of hitting all of them.
    public func furtherSets(
        limit: Int = 1_000,
        memberLimit: Int = 20_000,
        workLimit: Int = 2_000_000,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> FurtherSets {
        var result = FurtherSets(conflicts: [], isComplete: true)
        var budget = SearchBudget(
            sets: limit - clusters.reduce(0) { $0 + $1.known.count },
            members: memberLimit,
            work: workLimit
        )
        for cluster in clusters {
            let found = try cluster.furtherSets(&budget, isCancelled)
            result.conflicts.append(contentsOf: found.sets.map { rows in conflict(rows) })
            result.isComplete = result.isComplete && found.isComplete
        }
        return result
    }

    /// - Parameter known: The causes of the rows that a solution broke.
    public init(_ system: LinearSystem, known: [Cause]) {
        self.system = system
        clusters = ConflictCluster.clusters(of: system, known: known.map { ($0.last, $0.rows) })
    }

    /// A set found by a search as a conflict: the row that is kept last is broken.
    private func conflict(_ rows: [Int]) -> Conflict {
        let broken = rows.max { system.isKept($0, before: $1) } ?? 0
        let holders = rows.filter { $0 != broken }
        let set = ComponentOptimum.BrokenRow(row: broken, shift: 0, holders: holders)
        var conflict = system.conflict(set)
        // The change of its own constant that the set alone requires.
        if let place = conflict.rows.firstIndex(of: broken), conflict.multipliers[place] != 0 {
            var contradiction = 0.0
            for (row, multiplier) in zip(conflict.rows, conflict.multipliers) {
                contradiction += multiplier * system.constants[row]
            }
            conflict.shift = abs(contradiction / conflict.multipliers[place])
        }
        return conflict
    }

    /// The smallest set of required rows without which the others have a solution; of several such sets, one of rows
    /// that are kept late.
    ///
    /// A solution breaks only necessary rows, but not always as few as possible: one row can be in many conflicts. The
    /// search breaks the smallest set of rows that hits all known sets. If a conflict remains, it becomes a known set;
    /// if not, no smaller set exists.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of known sets, cluster by cluster.
    ///   - isCancelled: Called from time to time.
    /// - Throws: ``Interrupted`` if `isCancelled` returned true.
    /// - Complexity: One solve of a cluster for each round, and the search for the rows that hit all sets.
    public func smallestBreakingSet(
        limit: Int = 1_000,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> SmallestBreakingSet {
        var result = SmallestBreakingSet(rows: [], isSmallest: true)
        for cluster in clusters {
            let found = try cluster.smallestBreakingSet(limit, isCancelled)
            result.rows.append(contentsOf: found.rows)
            result.isSmallest = result.isSmallest && found.isSmallest
        }
        result.rows.sort()
        return result
    }
}
