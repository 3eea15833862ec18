/// What a search for further sets may still cost.
struct SearchBudget {
    var sets: Int
    var members: Int
    var work: Int

    var isUsedUp: Bool { sets <= 0 || members <= 0 || work <= 0 }
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
            participates: { system.participates($0) && system.priorities[$0] >= LinearSystem.required }
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
        _ budget: inout SearchBudget,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> (sets: [[Int]], isComplete: Bool) {
        var sets = known
        var seen = Set(known)
        var members = MemberNumbers()
        var bits = known.map { members.bits(of: $0) }
        var looked: Set<RowBits> = [RowBits()]
        var queue: [[Int]] = [[]]
        // Without these rows there is a solution; without more of them there is one, too.
        var hitting: [RowBits] = []
        var position = 0
        while position < queue.count {
            if budget.isUsedUp || queue.count > Self.queueLimit { break }
            let removed = queue[position]
            position += 1
            let removedBits = members.bits(of: removed)
            // Comparing a few sets costs about what solving a row does.
            budget.work -= 1 + (hitting.count + bits.count) / 16
            if hitting.contains(where: { $0.isSubset(of: removedBits) }) { continue }
            // A known set that contains none of these rows shows where to continue without solving.
            var next = bits.firstIndex { $0.isDisjoint(from: removedBits) }.map { sets[$0] }
            if next == nil {
                let found = try conflicts(without: removed, isCancelled)
                // Each of them is searched for among all.
                budget.work -= rows.count * (1 + found.count)
                for set in found where seen.insert(set).inserted {
                    sets.append(set)
                    bits.append(members.bits(of: set))
                    budget.sets -= 1
                    budget.members -= set.count
                }
                next = found.first
            }
            guard let next else {
                hitting.append(removedBits)
                continue
            }
            budget.work -= next.count
            for row in next {
                var child = removedBits
                child.insert(members.number(of: row))
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

/// The rows of a cluster that are in a set, numbered as they come: clusters have hundreds of thousands of rows, and sets
/// few.
private struct MemberNumbers {
    private var numbers: [Int: Int] = [:]

    mutating func number(of row: Int) -> Int {
        if let known = numbers[row] { return known }
        let number = numbers.count
        numbers[row] = number
        return number
    }

    mutating func bits(of rows: [Int]) -> RowBits {
        var bits = RowBits()
        for row in rows { bits.insert(number(of: row)) }
        return bits
    }
}

/// Some members, one bit each.
private struct RowBits: Hashable {
    /// As many as the highest member needs, so that equal sets have equal words.
    private var words: [UInt64] = []

    mutating func insert(_ number: Int) {
        while words.count <= number >> 6 { words.append(0) }
        words[number >> 6] |= 1 << UInt64(number & 63)
    }

    func isDisjoint(from other: RowBits) -> Bool {
        for (word, otherWord) in zip(words, other.words) where word & otherWord != 0 { return false }
        return true
    }

    func isSubset(of other: RowBits) -> Bool {
        if words.count > other.words.count { return false }
        for (word, otherWord) in zip(words, other.words) where word & ~otherWord != 0 { return false }
        return true
    }
}
