/// Solves with one triangle of a decomposition at a time.
///
/// For a right-hand side with few entries the pivots are visited through a heap, so that the work is in proportion to
/// what is reached; otherwise in one pass over all of them.
struct TriangularSweeper: Sendable {
    /// What is below this in size is rounding.
    static let negligible = 1e-14

    /// The right-hand side and then the solution, by pivot position.
    var work: SparseVector
    private var heap = IndexHeap()

    init(count: Int) {
        work = SparseVector(count: count)
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
        for position in work.support { heap.push(ascending ? position : -position) }
        while let item = heap.pop() {
            let known = work.support.count
            visit(ascending ? item : -item, triangle, pivots)
            for reached in known..<work.support.count {
                heap.push(ascending ? work.support[reached] : -work.support[reached])
            }
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
