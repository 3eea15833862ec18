/// The fewest items that include at least one of each set: branch and bound, within a limit.
struct HittingSet {
    private(set) var items: [Int] = []
    /// Whether it is certain that no smaller choice exists.
    private(set) var isSmallest = true

    private static let stepLimit = 200_000

    /// - Parameter sets: Items from 0 to `itemCount`; in each set, the first items are tried first.
    init(of sets: [[Int]], itemCount: Int) {
        // Sets that share no item, directly or through others, are solved separately.
        var groups = UnionFind(count: itemCount)
        for set in sets {
            for item in set.dropFirst() { groups.unite(set[0], item) }
        }
        var setsOfGroup: [Int: [[Int]]] = [:]
        var order: [Int] = []
        for set in sets {
            guard let first = set.first else { continue }
            let group = groups.find(first)
            if setsOfGroup[group] == nil { order.append(group) }
            setsOfGroup[group, default: []].append(set)
        }
        var stepsLeft = Self.stepLimit
        for group in order {
            var search = Search(setsOfGroup[group] ?? [])
            items.append(contentsOf: search.smallest(&stepsLeft))
            isSmallest = isSmallest && search.isDone
        }
        items.sort()
    }

    private struct Search {
        private let sets: [[Int]]
        private var setsOfItem: [Int: [Int]] = [:]
        /// By set: how many of its items are chosen.
        private var hits: [Int]
        private var chosen: [Int] = []
        private(set) var isDone = true

        init(_ sets: [[Int]]) {
            self.sets = sets
            hits = Array(repeating: 0, count: sets.count)
            for (index, set) in sets.enumerated() {
                for item in set { setsOfItem[item, default: []].append(index) }
            }
        }

        private mutating func choose(_ item: Int) {
            chosen.append(item)
            for set in setsOfItem[item] ?? [] { hits[set] += 1 }
        }

        private mutating func undo() {
            guard let item = chosen.popLast() else { return }
            for set in setsOfItem[item] ?? [] { hits[set] -= 1 }
        }

        /// A lower bound: the number of sets not yet hit that share no item with each other.
        private var leastLeft: Int {
            var used: Set<Int> = []
            var count = 0
            for (index, set) in sets.enumerated() where hits[index] == 0 && used.isDisjoint(with: set) {
                used.formUnion(set)
                count += 1
            }
            return count
        }

        mutating func smallest(_ stepsLeft: inout Int) -> [Int] {
            // Greedy: an upper bound.
            while let item = mostHitting { choose(item) }
            let most = chosen
            while !chosen.isEmpty { undo() }
            var size = leastLeft
            while size < most.count {
                if let found = hitting(size, &stepsLeft) { return found }
                if stepsLeft < 0 {
                    isDone = false
                    return most
                }
                size += 1
            }
            return most
        }

        private var mostHitting: Int? {
            var counts: [Int: Int] = [:]
            var best: Int?
            var bestCount = 0
            for (index, set) in sets.enumerated() where hits[index] == 0 {
                for item in set { counts[item, default: 0] += 1 }
            }
            // In the order of the sets, to be independent of the dictionary's order.
            for (index, set) in sets.enumerated() where hits[index] == 0 {
                for item in set {
                    let count = counts[item] ?? 0
                    if count > bestCount {
                        best = item
                        bestCount = count
                    }
                }
            }
            return best
        }

        /// A choice of a given size, or `nil`.
        private mutating func hitting(_ size: Int, _ stepsLeft: inout Int) -> [Int]? {
            var path: [(set: Int, next: Int)] = []
            var isDeadEnd = false
            while stepsLeft >= 0 {
                stepsLeft -= 1
                if !isDeadEnd {
                    guard let open = hits.firstIndex(of: 0) else {
                        let found = chosen
                        while !chosen.isEmpty { undo() }
                        return found
                    }
                    if chosen.count + leastLeft <= size { path.append((open, 0)) } else { isDeadEnd = true }
                }
                if isDeadEnd {
                    if chosen.isEmpty { return nil }
                    undo()
                    isDeadEnd = false
                }
                while let last = path.last, last.next == sets[last.set].count {
                    path.removeLast()
                    if path.isEmpty { return nil }
                    undo()
                }
                guard let last = path.last else { return nil }
                path[path.count - 1].next += 1
                choose(sets[last.set][last.next])
            }
            while !chosen.isEmpty { undo() }
            return nil
        }
    }
}
