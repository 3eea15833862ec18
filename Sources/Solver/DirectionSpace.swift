/// The directions along which no row of a set changes: the null space of the rows, by sparse elimination.
///
/// Columns have an order. Each row is solved for its last column, so that the columns left free are, in order, the first
/// ones that are independent of those before.
struct DirectionSpace: Sendable {
    private let positionOfColumn: [Int]
    private let columnAt: [Int]
    /// By position: what the column there is a combination of, as positions before it; empty for free columns.
    private var starts: [Int]
    private var ends: [Int]
    private var places: [Int] = []
    private var values: [Double] = []
    private var isDependent: [Bool]
    private var work: SparseVector
    private var heap = IndexHeap()

    /// - Parameter order: Every column, once.
    init(order: [Int]) {
        columnAt = order
        var positions = Array(repeating: 0, count: order.count)
        for (position, column) in order.enumerated() { positions[column] = position }
        positionOfColumn = positions
        starts = Array(repeating: 0, count: order.count)
        ends = starts
        isDependent = Array(repeating: false, count: order.count)
        work = SparseVector(count: order.count)
    }

    /// - Returns: Whether the row is independent of those before.
    @discardableResult
    mutating func addRow(_ terms: some Sequence<(column: Int, coefficient: Double)>) -> Bool {
        var size = 0.0
        for (column, coefficient) in terms {
            let position = positionOfColumn[column]
            if work.add(coefficient, at: position) { heap.push(-position) }
            size = max(size, abs(coefficient))
        }
        var pivot: Int?
        while let item = heap.pop() {
            let position = -item
            let value = work.values[position]
            if abs(value) <= 1e-10 * size {
                work.set(0, at: position)
                continue
            }
            if !isDependent[position] {
                pivot = position
                break
            }
            work.set(0, at: position)
            for entry in starts[position]..<ends[position] {
                if work.add(value * values[entry], at: places[entry]) { heap.push(-places[entry]) }
            }
        }
        while heap.pop() != nil {}
        if let pivot {
            starts[pivot] = places.count
            let divisor = -work.values[pivot]
            for position in work.support where position != pivot && abs(work.values[position]) > 1e-10 * size {
                places.append(position)
                values.append(work.values[position] / divisor)
            }
            ends[pivot] = places.count
            isDependent[pivot] = true
        }
        work.clear()
        return pivot != nil
    }

    /// The columns that can be chosen, in order; the others follow from them.
    var freeColumns: [Int] {
        columnAt.indices.filter { !isDependent[$0] }.map { columnAt[$0] }
    }

    /// The direction with given values in the free columns.
    func direction(_ freeValue: (_ column: Int) -> Double) -> [Double] {
        var result = Array(repeating: 0.0, count: columnAt.count)
        for position in columnAt.indices {
            let column = columnAt[position]
            if !isDependent[position] {
                result[column] = freeValue(column)
                continue
            }
            var value = 0.0
            var size = 0.0
            for entry in starts[position]..<ends[position] {
                let term = values[entry] * result[columnAt[places[entry]]]
                value += term
                size += abs(term)
            }
            result[column] = abs(value) <= 1e-9 * size ? 0 : value
        }
        return result
    }

    /// A direction with coordinates drawn at random: but for chance of measure zero it changes every column that any
    /// direction changes.
    func randomDirection(seed: Int = 0) -> [Double] {
        var random: UInt64 = 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
        return direction { _ in
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return 1 + Double(random >> 11) / 9_007_199_254_740_992
        }
    }

    /// For each free column the direction that changes it by 1 and no other free column: by column, ascending.
    func basis() -> [(pivot: Int, terms: [(column: Int, value: Double)])] {
        let free = freeColumns
        var result = free.map { (pivot: $0, terms: [(column: Int, value: Double)]()) }
        // By position, the combination of free columns; each is built from those before it.
        var combinations: [[(free: Int, value: Double)]] = []
        combinations.reserveCapacity(columnAt.count)
        var sums = SparseVector(count: free.count)
        var nextFree = 0
        for position in columnAt.indices {
            if !isDependent[position] {
                combinations.append([(nextFree, 1)])
                nextFree += 1
            } else {
                for entry in starts[position]..<ends[position] {
                    for (free, value) in combinations[places[entry]] { sums.add(values[entry] * value, at: free) }
                }
                var combination: [(free: Int, value: Double)] = []
                for free in sums.support.sorted() where abs(sums.values[free]) > 1e-12 {
                    combination.append((free, sums.values[free]))
                }
                sums.clear()
                combinations.append(combination)
            }
            for (free, value) in combinations[position] {
                result[free].terms.append((columnAt[position], value))
            }
        }
        for index in result.indices { result[index].terms.sort { $0.column < $1.column } }
        return result
    }
}
