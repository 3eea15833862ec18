/// Variables that equalities tie to each other: each is a multiple of its class's leader plus an offset, or a constant.
struct AffineClasses {
    /// The leader of all constants: an index that is no variable.
    let constant: Int
    private var parents: [Int]
    private var scales: [Double]
    private var offsets: [Double]
    private var sizes: [Int32]
    /// By leader: the smallest and largest multiple among its members. Where these lie too far apart a small rounding of
    /// one member is a large one of another, and the class is not enlarged.
    private var smallest: [Float]
    private var largest: [Float]
    /// By variable: the row that ended its being a leader, or -1.
    private(set) var reasons: [Int]
    private var path: [Int] = []

    init(variableCount: Int) {
        constant = variableCount
        parents = Array(0...variableCount)
        scales = Array(repeating: 1, count: variableCount + 1)
        offsets = Array(repeating: 0, count: variableCount + 1)
        sizes = Array(repeating: 1, count: variableCount + 1)
        smallest = Array(repeating: 1, count: variableCount + 1)
        largest = smallest
        reasons = Array(repeating: -1, count: variableCount + 1)
    }

    /// What a variable is: `scale` times the leader plus `offset`; the leader is `constant` where `scale` is 0.
    mutating func find(_ variable: Int) -> (leader: Int, scale: Double, offset: Double) {
        var leader = parents[variable]
        if parents[leader] != leader {
            path.removeAll(keepingCapacity: true)
            var place = variable
            while parents[place] != place {
                path.append(place)
                place = parents[place]
            }
            leader = place
            // From the leader down; the uppermost one already points at it.
            for index in stride(from: path.count - 2, through: 0, by: -1) {
                let member = path[index]
                let above = parents[member]
                offsets[member] += scales[member] * offsets[above]
                scales[member] *= scales[above]
                parents[member] = leader
            }
        }
        return leader == variable ? (leader, 1, 0) : (leader, scales[variable], offsets[variable])
    }

    mutating func fix(_ leader: Int, at value: Double, because row: Int) {
        parents[leader] = constant
        scales[leader] = 0
        offsets[leader] = value
        reasons[leader] = row
    }

    func size(of leader: Int) -> Int { Int(sizes[leader]) }

    /// Says that `member` is `scale` times `leader` plus `offset`, both leaders.
    ///
    /// - Returns: `false`, and nothing has changed, where the multiples would lie too far apart.
    mutating func join(
        _ member: Int,
        to leader: Int,
        scale: Double,
        offset: Double,
        because row: Int
    ) -> Bool {
        let size = Float(abs(scale))
        let low = min(smallest[leader], smallest[member] * size)
        let high = max(largest[leader], largest[member] * size)
        if !(low > 1e-4 && high < 1e4) { return false }
        parents[member] = leader
        scales[member] = scale
        offsets[member] = offset
        reasons[member] = row
        sizes[leader] += sizes[member]
        smallest[leader] = low
        largest[leader] = high
        return true
    }
}
