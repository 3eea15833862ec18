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
    ///   - workLimit: The maximum number of rows to solve, over all examined systems, counted once more for each set
    ///     that is found.
    /// - Throws: ``Interrupted`` if `isCancelled` returned true.
    /// - Complexity: One solve of a cluster for each set and each way of hitting all of them.
    public func furtherSets(
        limit: Int = 1_000,
        workLimit: Int = 2_000_000,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> FurtherSets {
        var result = FurtherSets(conflicts: [], isComplete: true)
        var left = limit - clusters.reduce(0) { $0 + $1.known.count }
        var work = workLimit
        for cluster in clusters {
            let found = try cluster.furtherSets(&left, &work, isCancelled)
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

/// The required rows connected to some conflicts, as a separate system.
struct ConflictCluster: Sendable {
    private var system: LinearSystem
    /// By row of the cluster: the row of the whole.
    private let rows: [Int]
    /// The known sets, as rows of the cluster, ascending.
    private(set) var known: [[Int]]

    static func clusters(
        of system: LinearSystem,
        known: [(member: Int, rows: [Int])]
    ) -> [ConflictCluster] {
        if known.isEmpty { return [] }
        let components = Components(
            of: system,
            takesPart: { system.takesPart($0) && system.priorities[$0] >= LinearSystem.required }
        )
        var setsOfRow: [Int: [[Int]]] = [:]
        for set in known { setsOfRow[set.member, default: []].append(set.rows) }
        // Rows without variables that cannot be satisfied are clusters of one.
        let alone = components.emptyRows.filter { setsOfRow[$0] != nil }.map { (variables: [Int](), rows: [$0]) }
        return (alone + components.members).compactMap { variables, rows in
            let sets = rows.flatMap { setsOfRow[$0] ?? [] }
            return sets.isEmpty ? nil : ConflictCluster(system, variables, rows, known: sets)
        }
    }

    private init(_ whole: LinearSystem, _ variables: [Int], _ rows: [Int], known: [[Int]]) {
        self.rows = rows
        system = LinearSystem(variableCount: variables.count)
        var columns: [Int: Int] = [:]
        columns.reserveCapacity(variables.count)
        for (column, variable) in variables.enumerated() { columns[variable] = column }
        for row in rows {
            system.addRow(
                whole.terms(of: row).map { LinearTerm(columns[$0.variable] ?? 0, $0.coefficient) },
                whole.relations[row],
                whole.constants[row],
                keepRank: whole.keepRanks[row],
                isAssumed: whole.isAssumed[row]
            )
        }
        var places: [Int: Int] = [:]
        for (place, row) in rows.enumerated() { places[row] = place }
        self.known = known.map { $0.compactMap { places[$0] } }
    }

    /// The sets that remain without some rows.
    private func conflicts(
        without removed: [Int],
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> [[Int]] {
        var rest = system
        for row in removed { rest.setEnabled(false, row: row) }
        var solver = Solver(rest)
        return try solver.solve(isCancelled: isCancelled).brokenSets.map(\.rows)
    }

    func furtherSets(
        _ setsLeft: inout Int,
        _ work: inout Int,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> (sets: [[Int]], isComplete: Bool) {
        var sets = known
        var seen = Set(known)
        var bits = known.map { RowBits($0, of: rows.count) }
        var looked: Set<RowBits> = [RowBits([], of: rows.count)]
        var queue: [[Int]] = [[]]
        // Without these rows there is a solution; without more of them there is one, too.
        var hitting: [RowBits] = []
        var position = 0
        while position < queue.count {
            if setsLeft <= 0 || work <= 0 || queue.count > Self.queueLimit { break }
            let removed = queue[position]
            position += 1
            let removedBits = RowBits(removed, of: rows.count)
            // Comparing a few sets costs about what solving a row does.
            work -= 1 + (hitting.count + bits.count) / 16
            if hitting.contains(where: { $0.isSubset(of: removedBits) }) { continue }
            // A known set that contains none of these rows shows where to continue without solving.
            var next = bits.firstIndex { $0.isDisjoint(from: removedBits) }.map { sets[$0] }
            if next == nil {
                let found = try conflicts(without: removed, isCancelled)
                // Each of them is searched for among all.
                work -= rows.count * (1 + found.count)
                for set in found where seen.insert(set).inserted {
                    sets.append(set)
                    bits.append(RowBits(set, of: rows.count))
                    setsLeft -= 1
                }
                next = found.first
            }
            guard let next else {
                hitting.append(removedBits)
                continue
            }
            work -= next.count
            for row in next {
                var child = removedBits
                child.insert(row)
                if looked.insert(child).inserted { queue.append((removed + [row]).sorted()) }
            }
        }
        let further = sets.dropFirst(known.count).map { set in set.map { rows[$0] } }
        return (further, position == queue.count)
    }

    /// The maximum number of hitting sets in the queue.
    private static let queueLimit = 200_000

    func smallestBreakingSet(
        _ limit: Int,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> (rows: [Int], isSmallest: Bool) {
        var sets = known
        // The later a row is kept, the earlier it is tried.
        let order = rows.indices.sorted { system.isKept($1, before: $0) }
        var rank = Array(repeating: 0, count: rows.count)
        for (place, row) in order.enumerated() { rank[row] = place }
        while true {
            if isCancelled() { throw Interrupted() }
            let hitting = HittingSet(of: sets.map { $0.sorted { rank[$0] < rank[$1] } }, itemCount: rows.count)
            let left = try conflicts(without: hitting.items, isCancelled)
            if left.isEmpty {
                let needed = hitting.isSmallest ? hitting.items : try reduced(hitting.items, isCancelled)
                return (needed.map { rows[$0] }, hitting.isSmallest)
            }
            if sets.count >= limit {
                // The rows broken in addition to these are sufficient, though not necessarily the fewest.
                let broken = left.compactMap { $0.max { system.isKept($0, before: $1) } }
                let enough = try reduced(hitting.items + broken, isCancelled)
                return (enough.map { rows[$0] }, false)
            }
            sets.append(contentsOf: left)
        }
    }

    /// Reduces rows without which there is a solution to a subset whose members are all needed.
    private func reduced(
        _ removed: [Int],
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> [Int] {
        var needed = removed
        for row in removed {
            let rest = needed.filter { $0 != row }
            if try conflicts(without: rest, isCancelled).isEmpty { needed = rest }
        }
        return needed
    }
}

/// Some rows of a cluster, one bit each.
private struct RowBits: Hashable {
    private var words: [UInt64]

    init(_ rows: [Int], of count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
        for row in rows { insert(row) }
    }

    mutating func insert(_ row: Int) { words[row >> 6] |= 1 << UInt64(row & 63) }

    func isDisjoint(from other: RowBits) -> Bool {
        for index in words.indices where words[index] & other.words[index] != 0 { return false }
        return true
    }

    func isSubset(of other: RowBits) -> Bool {
        for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
        return true
    }
}
