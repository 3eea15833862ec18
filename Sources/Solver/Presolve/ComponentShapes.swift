/// Optima of small components, kept by shape, for others of the same shape.
///
/// Rows of a table or a form make components that differ in their constants alone. Which point is optimal, and whether it is the
/// only one, depends on the coefficients and levels, and on which side of each row's constant the point lies, since the optimum
/// of a convex problem can be recognized from its surroundings. So the rows that hold the optimum of one component give a
/// candidate for the next: where it lies on the same side of every row, it is the optimum.
///
/// A row that was off its constant may be at it: that makes the sum of errors fall less on that side, or the room smaller,
/// but never the other way round.
struct ComponentShapes {
    /// Where a point lies in respect of a row's constant.
    private enum Side: UInt8 {
        case at, above, below
    }

    /// Rows that hold an optimum, and how to compute the point from their constants.
    private struct Candidate {
        var rows: [Int]
        /// By column, then by place in `rows`.
        var inverse: [Double]
        var sides: [Side]
    }

    private struct Shape {
        var words: [UInt64]
        var candidates: [Candidate] = []
    }

    static let columnLimit = 12
    static let rowLimit = 64
    private static let candidateLimit = 4
    private static let shapeLimit = 1_000

    private var shapes: [Shape] = []
    private var shapeOfHash: [UInt64: Int] = [:]
    // The component last looked up.
    private var words: [UInt64] = []
    private var hash: UInt64 = 0
    private var current = -1
    /// The point last found, by column.
    private(set) var point: [Double] = []

    // MARK: The shape of a component

    mutating func begin(columnCount: Int) {
        words.removeAll(keepingCapacity: true)
        hash = 0x9E37_79B9_7F4A_7C15
        add(UInt64(truncatingIfNeeded: columnCount))
    }

    mutating func addRow(_ relation: RowRelation, isRequired: Bool, opensLevel: Bool) {
        add(UInt64(relation.rawValue) | (isRequired ? 0x100 : 0x200) | (opensLevel ? 0x1000 : 0))
    }

    mutating func addTerm(column: Int, coefficient: Double) {
        add(UInt64(truncatingIfNeeded: column) << 16 | 1)
        add(coefficient.bitPattern)
    }

    @inline(__always)
    private mutating func add(_ word: UInt64) {
        words.append(word)
        hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
        hash ^= hash >> 32
    }

    /// Looks for the optimum of the component that has been described. Where there is one it is in `point`.
    ///
    /// - Returns: The rows that hold it, by place in the component.
    mutating func findOptimum(of problem: SmallProblem) -> [Int]? {
        current = shapeOfHash[hash] ?? -1
        if current < 0 { return nil }
        if shapes[current].words != words {
            current = -2
            return nil
        }
        for index in shapes[current].candidates.indices where isOptimum(index, of: problem) {
            // What fits once is likely to fit again.
            if index > 0 { shapes[current].candidates.swapAt(0, index) }
            return shapes[current].candidates[0].rows
        }
        return nil
    }

    private mutating func isOptimum(_ index: Int, of problem: SmallProblem) -> Bool {
        let count = problem.columnCount
        if point.count < count { point = Array(repeating: 0, count: Self.columnLimit) }
        return shapes[current].candidates.withUnsafeBufferPointer { candidates in
            let candidate = candidates[index]
            for column in 0..<count {
                var value = 0.0
                for place in 0..<count {
                    value += candidate.inverse[column * count + place] * problem.constants[candidate.rows[place]]
                }
                point[column] = value
            }
            for row in candidate.sides.indices {
                let (difference, tolerance) = problem.difference(row, at: point)
                switch candidate.sides[row] {
                case .at: if abs(difference) > tolerance { return false }
                case .above: if difference < -tolerance { return false }
                case .below: if difference > tolerance { return false }
                }
            }
            return true
        }
    }

    /// Keeps the optimum of the component last looked up, if others may reuse it.
    mutating func keep(_ found: ComponentOptimum, of problem: SmallProblem) {
        let isUsable = found.broken.isEmpty && found.yielding.isEmpty && !found.isDoubtful
        guard isUsable, current >= -1, found.motion.allSatisfy({ $0 == 0 }) else { return }
        if current >= 0, shapes[current].candidates.count >= Self.candidateLimit { return }
        if current < 0, shapes.count >= Self.shapeLimit { return }
        var sides: [Side] = []
        for row in 0..<problem.constants.count {
            let (difference, tolerance) = problem.difference(row, at: found.point)
            if abs(difference) <= tolerance {
                sides.append(.at)
            } else if abs(difference) <= 1e4 * tolerance {
                // Too near to say.
                return
            } else {
                sides.append(difference > 0 ? .above : .below)
            }
        }
        let isHeld = found.basis.allSatisfy { $0 >= 0 && sides[$0] == .at }
        guard isHeld, let inverse = problem.inverse(ofRows: found.basis) else { return }
        if current < 0 {
            current = shapes.count
            shapeOfHash[hash] = current
            shapes.append(Shape(words: words))
        }
        shapes[current].candidates.append(Candidate(rows: found.basis, inverse: inverse, sides: sides))
    }
}

/// A component of few columns in one place, that is used again for the next.
struct SmallProblem {
    private(set) var columnCount = 0
    private(set) var constants: [Double] = []
    private var starts: [Int] = [0]
    private var columns: [Int] = []
    private var coefficients: [Double] = []

    mutating func begin(columnCount count: Int) {
        columnCount = count
        constants.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        columns.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
    }

    mutating func addTerm(column: Int, coefficient: Double) {
        columns.append(column)
        coefficients.append(coefficient)
    }

    mutating func endRow(_ constant: Double) {
        starts.append(columns.count)
        constants.append(constant)
    }

    /// By how much a row's value is above its constant, and how much of that may be rounding.
    @inline(__always)
    func difference(_ row: Int, at point: [Double]) -> (difference: Double, tolerance: Double) {
        var sum = -constants[row]
        var size = 0.0
        for index in starts[row]..<starts[row + 1] {
            let product = coefficients[index] * point[columns[index]]
            sum += product
            size += abs(product)
        }
        return (sum, 1e-9 * max(1, abs(constants[row])) + 3e-14 * size)
    }

    /// The inverse of a square matrix of rows; `nil` where it is next to singular.
    func inverse(ofRows rows: [Int]) -> [Double]? {
        let count = columnCount
        if rows.count != count { return nil }
        // The matrix beside the identity, by row.
        let width = 2 * count
        var table = Array(repeating: 0.0, count: count * width)
        for (place, row) in rows.enumerated() {
            for index in starts[row]..<starts[row + 1] { table[place * width + columns[index]] = coefficients[index] }
            table[place * width + count + place] = 1
        }
        for column in 0..<count {
            var best = column
            for place in column..<count
            where abs(table[place * width + column]) > abs(table[best * width + column]) {
                best = place
            }
            let pivot = table[best * width + column]
            if abs(pivot) < 1e-6 { return nil }
            for index in 0..<width { table.swapAt(best * width + index, column * width + index) }
            for index in 0..<width { table[column * width + index] /= pivot }
            for place in 0..<count where place != column {
                let factor = table[place * width + column]
                if factor == 0 { continue }
                for index in 0..<width { table[place * width + index] -= factor * table[column * width + index] }
            }
        }
        var inverse: [Double] = []
        inverse.reserveCapacity(count * count)
        for place in 0..<count { inverse.append(contentsOf: table[place * width + count..<(place + 1) * width]) }
        return inverse
    }
}
