/// Variables that equalities tie to each other: each is a multiple of its class's leader plus an offset, or a constant.
struct AffineClasses {
    /// What a variable is in terms of the one above it; of itself, for a leader.
    struct Link: BitwiseCopyable {
        var parent: Int32
        /// Of a leader: how many variables its class has.
        var size: Int32
        var scale: Double
        var offset: Double
    }

    /// Of a leader: the smallest and largest multiple among its members. Where these lie too far apart a small rounding
    /// of one member is a large one of another, and the class is not enlarged.
    private struct Spread: BitwiseCopyable {
        var smallest: Float
        var largest: Float
    }

    /// The leader of all constants: an index that is no variable.
    let constant: Int
    private let links: Cells<Link>
    private let spreads: Cells<Spread>
    /// By variable: the row that ended its being a leader, or -1.
    let reasons: Cells<Int32>
    private var path: [Int] = []

    init(variableCount: Int, in arena: Arena) {
        constant = variableCount
        links = arena.cells(variableCount + 1, repeating: Link(parent: 0, size: 1, scale: 1, offset: 0))
        for variable in 0...variableCount { links.update(variable) { $0.parent = Int32(truncatingIfNeeded: variable) } }
        spreads = arena.cells(variableCount + 1, repeating: Spread(smallest: 1, largest: 1))
        reasons = arena.cells(variableCount + 1, repeating: -1)
    }

    /// What a variable is: `scale` times the leader plus `offset`; the leader is `constant` where `scale` is 0.
    @inline(__always)
    mutating func find(_ variable: Int) -> (leader: Int, scale: Double, offset: Double) {
        let link = links[variable]
        let parent = Int(link.parent)
        // A leader's scale is 1 and its offset 0.
        if Int(links[parent].parent) == parent { return (parent, link.scale, link.offset) }
        return compress(variable)
    }

    @inline(never)
    private mutating func compress(_ variable: Int) -> (leader: Int, scale: Double, offset: Double) {
        path.removeAll(keepingCapacity: true)
        var place = variable
        while Int(links[place].parent) != place {
            path.append(place)
            place = Int(links[place].parent)
        }
        // From the leader down; the uppermost one already points at it.
        for index in stride(from: path.count - 2, through: 0, by: -1) {
            let above = links[path[index + 1]]
            links.update(path[index]) { link in
                link.offset += link.scale * above.offset
                link.scale *= above.scale
                link.parent = above.parent
            }
        }
        let link = links[variable]
        return (Int(link.parent), link.scale, link.offset)
    }

    func fix(_ leader: Int, at value: Double, because row: Int) {
        links.update(leader) { link in
            link.parent = Int32(truncatingIfNeeded: constant)
            link.scale = 0
            link.offset = value
        }
        reasons[leader] = Int32(truncatingIfNeeded: row)
    }

    func size(of leader: Int) -> Int { Int(links[leader].size) }

    /// Says that `member` is `scale` times `leader` plus `offset`, both leaders.
    ///
    /// - Returns: `false`, and nothing has changed, where the multiples would lie too far apart.
    func join(_ member: Int, to leader: Int, scale: Double, offset: Double, because row: Int) -> Bool {
        let size = Float(abs(scale))
        let low = min(spreads[leader].smallest, spreads[member].smallest * size)
        let high = max(spreads[leader].largest, spreads[member].largest * size)
        if !(low > 1e-4 && high < 1e4) { return false }
        let memberSize = links[member].size
        links.update(member) { link in
            link.parent = Int32(truncatingIfNeeded: leader)
            link.scale = scale
            link.offset = offset
        }
        links.update(leader) { $0.size += memberSize }
        reasons[member] = Int32(truncatingIfNeeded: row)
        spreads[leader] = Spread(smallest: low, largest: high)
        return true
    }
}
