/// The order of the children of an element that both sides may have changed.
struct ChildOrder {
    private(set) var keys: [String]
    /// Whether both sides changed it in ways that exclude each other.
    private(set) var isConflict = false
    /// Whether both sides added children in one place, so that the order of these is a choice.
    private(set) var isChoice = false

    /// - Parameter preferred: Whose order is taken where both changed it in ways that exclude each other.
    init(_ base: [String], _ ours: [String], _ theirs: [String], preferred: MergeSide) {
        if ours == theirs {
            keys = ours
            return
        }
        let common = Set(base).intersection(ours).intersection(theirs)
        let before = base.filter(common.contains)
        let (own, other) = (ours.filter(common.contains), theirs.filter(common.contains))
        var order = own
        if own == before {
            order = other
        } else if other != before, own != other {
            let (moved, movedThere) = (Self.moved(before, own), Self.moved(before, other))
            if moved.isDisjoint(with: movedThere) {
                for key in other where movedThere.contains(key) { Self.move(key, in: &order, as: other) }
            } else {
                isConflict = true
                order = preferred == .ours ? own : other
            }
        }
        // Ours come first where both added something.
        keys = order
        let added = insert(ours)
        _ = insert(theirs, behind: added)
    }

    /// Inserts what a side alone has behind what it follows there.
    private mutating func insert(_ side: [String], behind earlier: Set<String> = []) -> Set<String> {
        var added: Set<String> = []
        var last: String?
        for key in side {
            if !keys.contains(key) {
                var index = last.flatMap { keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                while index < keys.count, earlier.contains(keys[index]) {
                    isChoice = true
                    index += 1
                }
                keys.insert(key, at: index)
                added.insert(key)
            }
            last = key
        }
        return added
    }

    /// The fewest elements that have to be moved to get from one order to another.
    private static func moved(_ before: [String], _ after: [String]) -> Set<String> {
        let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
        // The longest run of elements whose order is the same.
        var lengths: [Int] = []
        var previous: [Int] = []
        for (index, key) in after.enumerated() {
            var (best, from) = (1, -1)
            for earlier in 0..<index where places[after[earlier], default: 0] < places[key, default: 0] {
                if lengths[earlier] + 1 > best { (best, from) = (lengths[earlier] + 1, earlier) }
            }
            lengths.append(best)
            previous.append(from)
        }
        guard let longest = lengths.max(), var index = lengths.firstIndex(of: longest) else { return [] }
        var moved = Set(after)
        while index >= 0 {
            moved.remove(after[index])
            index = previous[index]
        }
        return moved
    }

    private static func move(_ key: String, in order: inout [String], as other: [String]) {
        guard let place = other.firstIndex(of: key) else { return }
        order.removeAll { $0 == key }
        let before = other[..<place].last.flatMap { order.firstIndex(of: $0) }
        order.insert(key, at: before.map { $0 + 1 } ?? 0)
    }
}
