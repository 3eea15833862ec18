/// For each class the rows that wait for it to change, in linked lists that are joined in constant time.
struct RowWatch {
    private var heads: [Int32]
    private var tails: [Int32]
    private var counts: [Int32]
    private var rows: [Int32] = []
    private var following: [Int32] = []

    init(count: Int) {
        heads = Array(repeating: -1, count: count)
        tails = heads
        counts = Array(repeating: 0, count: count)
    }

    mutating func add(_ row: Int, to place: Int) {
        let node = Int32(truncatingIfNeeded: rows.count)
        rows.append(Int32(truncatingIfNeeded: row))
        following.append(heads[place])
        if heads[place] < 0 { tails[place] = node }
        heads[place] = node
        counts[place] += 1
    }

    func count(_ place: Int) -> Int { Int(counts[place]) }

    mutating func takeAll(of place: Int, _ body: (Int) -> Void) {
        var node = heads[place]
        heads[place] = -1
        counts[place] = 0
        while node >= 0 {
            body(Int(rows[Int(node)]))
            node = following[Int(node)]
        }
    }

    /// Hands the rows of one place to another.
    mutating func move(from place: Int, to other: Int) {
        if heads[place] < 0 { return }
        if heads[other] < 0 {
            tails[other] = tails[place]
        } else {
            following[Int(tails[place])] = heads[other]
        }
        heads[other] = heads[place]
        counts[other] += counts[place]
        heads[place] = -1
        counts[place] = 0
    }
}
