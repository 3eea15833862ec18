/// Looks beyond the conflicts of a solution: for further irreducible sets, and for the fewest rows to break.
///
/// Both take exponential time at worst, so that both have a limit and say whether they came to their end. Required rows
/// that share no variable, not even by way of others, are no concern of each other's: the search goes cluster by cluster.
public struct ConflictSearch: Sendable {
    private let system: LinearSystem
    private let clusters: [ConflictCluster]

    /// What a search for further sets found.
    public struct FurtherSets: Sendable {
        /// In the order in which they were found, cluster by cluster; each names the row that would be broken if no other
        /// set were in the way.
        public var conflicts: [Conflict]
        /// Whether these, with the known ones, are all there are.
        public var isComplete: Bool
    }

    /// What a search for the fewest rows to break found.
    public struct SmallestBreakingSet: Sendable, Equatable {
        /// Ascending. Without these the required rows have a solution; all of them are needed for that.
        public var rows: [Int]
        /// Whether it is certain that no fewer will do.
        public var isSmallest: Bool
    }

    /// - Parameter known: The conflicts of a solution of the system as it is.
    /// - Complexity: Near linear in the terms of the system.
    public init(_ system: LinearSystem, known: [Conflict]) {
        self.system = system
        clusters = ConflictCluster.clusters(of: system, known: known.map { ($0.broken, $0.rows) })
    }

    /// The irreducible sets of required rows other than the known ones.
    ///
    /// A search after Reiter: a further set lacks a member of each known one, so that the rows without each of its members
    /// in turn are looked at.
    ///
    /// - Parameters:
    ///   - limit: How many sets there may be, with the known ones.
    ///   - workLimit: How many rows may be solved, over all systems looked at, counted once more for each set that is found.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
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

    /// - Parameter known: The causes of what a solution broke.
    public init(_ system: LinearSystem, known: [Cause]) {
        self.system = system
        clusters = ConflictCluster.clusters(of: system, known: known.map { ($0.last, $0.rows) })
    }

    /// The set of a search as a conflict: of its rows the one kept last is broken.
    private func conflict(_ rows: [Int]) -> Conflict {
        let broken = rows.max { system.isKept($0, before: $1) } ?? 0
        let holders = rows.filter { $0 != broken }
        let set = ComponentOptimum.BrokenRow(row: broken, shift: 0, holders: holders)
        var conflict = system.conflict(set)
        // By how much its own constant would have to change for the set alone.
        if let place = conflict.rows.firstIndex(of: broken), conflict.multipliers[place] != 0 {
            var contradiction = 0.0
            for (row, multiplier) in zip(conflict.rows, conflict.multipliers) {
                contradiction += multiplier * system.constants[row]
            }
            conflict.shift = abs(contradiction / conflict.multipliers[place])
        }
        return conflict
    }

    /// The fewest required rows without which the others have a solution; of several such sets one of rows that are kept
    /// late.
    ///
    /// The rows that a solution names as broken are as many as need be, but not as few as can be: one row may be behind
    /// many conflicts. Fewest rows that hit all known sets are broken; if that leaves a conflict it is one more known set,
    /// and if not, none can do with less.
    ///
    /// - Parameters:
    ///   - limit: How many sets may become known, cluster by cluster.
    ///   - isCancelled: Asked from time to time.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
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

/// The required rows that hang together with some conflicts, as a system of their own.
struct ConflictCluster: Sendable {
    private var system: LinearSystem
    /// By row of the cluster: the row of the whole.
    private let rows: [Int]
    /// The sets that are known, as rows of the cluster, ascending.
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
        // Rows without variables that can not hold are clusters of one.
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

    /// The sets that are left without some rows.
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
            // A set that is known and lacks all of these tells where to go on without solving anything.
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

    /// No more ways of hitting sets than this are kept in mind.
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
                // What is broken beside these is enough, if not the least.
                let broken = left.compactMap { $0.max { system.isKept($0, before: $1) } }
                let enough = try reduced(hitting.items + broken, isCancelled)
                return (enough.map { rows[$0] }, false)
            }
            sets.append(contentsOf: left)
        }
    }

    /// Of rows without which there is a solution, some that are all needed.
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
