/// Solves with one triangle of a decomposition at a time.
///
/// For a right-hand side with few entries the pivots that it reaches are found first, depth first, so that the work is in
/// proportion to what is reached; otherwise all are visited in one pass.
struct TriangularSweeper: Sendable {
    /// What is below this in size is rounding.
    static let negligible = 1e-14

    /// The right-hand side and then the solution, by pivot position.
    var work: SparseVector
    // The search: where it has been, the way it came with the next entry to follow from each, and what it has left behind.
    private var isReached: [Bool]
    private var path: [(position: Int, next: Int)] = []
    private var finished: [Int] = []

    init(count: Int) {
        work = SparseVector(count: count)
        isReached = Array(repeating: false, count: count)
    }

    /// Goes through the positions of `work` in order, divides each by its pivot if there are pivots, and subtracts its
    /// multiples from those that follow.
    mutating func sweep(_ triangle: BasisFactors.Triangle, ascending: Bool, pivots: [Double]?) {
        let count = work.count
        if count < 48 || work.support.count * 12 > count {
            if ascending {
                for position in 0..<count { visit(position, triangle, pivots) }
            } else {
                for position in (0..<count).reversed() { visit(position, triangle, pivots) }
            }
            return
        }
        for position in work.support { reach(from: position, triangle) }
        // What was left behind last comes first: nothing before it leads to it.
        for position in finished.reversed() {
            isReached[position] = false
            visit(position, triangle, pivots)
        }
        finished.removeAll(keepingCapacity: true)
    }

    private mutating func reach(from start: Int, _ triangle: BasisFactors.Triangle) {
        if isReached[start] { return }
        isReached[start] = true
        path.append((start, triangle.starts[start]))
        while let (position, next) = path.last {
            if next == triangle.starts[position + 1] {
                path.removeLast()
                finished.append(position)
                continue
            }
            path[path.count - 1].next = next + 1
            let reached = triangle.places[next]
            if isReached[reached] { continue }
            isReached[reached] = true
            path.append((reached, triangle.starts[reached]))
        }
    }

    @inline(__always)
    private mutating func visit(_ position: Int, _ triangle: BasisFactors.Triangle, _ pivots: [Double]?) {
        var value = work.values[position]
        if value == 0 { return }
        if abs(value) <= Self.negligible {
            work.set(0, at: position)
            return
        }
        if let pivots {
            value /= pivots[position]
            work.set(value, at: position)
        }
        for entry in triangle.starts[position]..<triangle.starts[position + 1] {
            work.add(-triangle.values[entry] * value, at: triangle.places[entry])
        }
    }
}
