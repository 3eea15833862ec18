/// Looks for extreme values on an optimal face: a simplex that goes on from where it was, and what is known without it.
///
/// In a tie of a thousand views nearly every lowest or highest value of a single variable is met again and again on the
/// way to others. Bounds that follow from the rows one by one show where nothing better can be found.
struct FaceExplorer {
    private var simplex: Simplex
    /// By column: what the rows, taken one by one, let it be at least and at most.
    private let least: [Double]
    private let most: [Double]
    /// By column: the lowest and highest value of the points that were met.
    private var lowestSeen: [Double]
    private var highestSeen: [Double]

    init(_ simplex: Simplex) {
        self.simplex = simplex
        (least, most) = Self.bounds(of: simplex)
        lowestSeen = simplex.point
        highestSeen = simplex.point
    }

    /// The lowest value of a linear function on the face; `nil` where there is none.
    ///
    /// - Complexity: Of a single variable, O(1) where a point was met that is as low as the rows allow; else one linear
    ///   program, warm-started.
    mutating func lowest(of terms: [(column: Int, coefficient: Double)]) -> Double? {
        if terms.count == 1 {
            let (column, coefficient) = terms[0]
            if coefficient > 0, Self.isSame(lowestSeen[column], least[column]) {
                return coefficient * lowestSeen[column]
            }
            if coefficient < 0, Self.isSame(highestSeen[column], most[column]) {
                return coefficient * highestSeen[column]
            }
        }
        let lowest = simplex.lowest(of: terms)
        for (column, value) in simplex.point.enumerated() {
            if value < lowestSeen[column] { lowestSeen[column] = value }
            if value > highestSeen[column] { highestSeen[column] = value }
        }
        return lowest
    }

    private static func isSame(_ value: Double, _ bound: Double) -> Bool {
        abs(value - bound) <= 1e-9 * max(1, abs(value))
    }

    /// Each pass carries bounds along a chain of rows in one direction.
    private static let passes = 6

    /// The bounds of columns that follow from the bounds of the rows, each with those of its other columns.
    ///
    /// - Complexity: O(entries of the rows), a few times.
    private static func bounds(of simplex: Simplex) -> (least: [Double], most: [Double]) {
        let rows = simplex.rows
        var least = Array(repeating: -Double.infinity, count: rows.columnCount)
        var most = Array(repeating: Double.infinity, count: rows.columnCount)
        for pass in 0..<passes {
            var hasChanged = false
            for place in 0..<rows.count {
                let row = pass % 2 == 0 ? place : rows.count - 1 - place
                let state = simplex.states[row]
                if state.lower > -.infinity || state.upper < .infinity {
                    hasChanged = narrow(&least, &most, by: row, of: rows, state.lower, state.upper) || hasChanged
                }
            }
            if !hasChanged { break }
        }
        return (least, most)
    }

    /// - Returns: Whether a bound was narrowed.
    private static func narrow(
        _ least: inout [Double],
        _ most: inout [Double],
        by row: Int,
        of rows: SparseRows,
        _ lower: Double,
        _ upper: Double
    ) -> Bool {
        let entries = rows.starts[row]..<rows.starts[row + 1]
        /// What a column adds to the row, at least and at most.
        func share(_ entry: Int) -> (least: Double, most: Double) {
            let (column, coefficient) = (rows.columns[entry], rows.coefficients[entry])
            return coefficient > 0
                ? (coefficient * least[column], coefficient * most[column])
                : (coefficient * most[column], coefficient * least[column])
        }
        // The sums of what has bounds, and how much has none.
        var (low, high) = (0.0, 0.0)
        var (openBelow, openAbove) = (0, 0)
        for entry in entries {
            let share = share(entry)
            if share.least.isFinite { low += share.least } else { openBelow += 1 }
            if share.most.isFinite { high += share.most } else { openAbove += 1 }
        }
        var hasChanged = false
        for entry in entries {
            let (column, coefficient) = (rows.columns[entry], rows.coefficients[entry])
            // As it was when the sums were made: narrowing one column changes nothing about the others' share of them.
            let share = share(entry)
            var atLeast = -Double.infinity
            var atMost = Double.infinity
            if openBelow == (share.least.isFinite ? 0 : 1) {
                atMost = upper - (share.least.isFinite ? low - share.least : low)
            }
            if openAbove == (share.most.isFinite ? 0 : 1) {
                atLeast = lower - (share.most.isFinite ? high - share.most : high)
            }
            if coefficient < 0 { swap(&atLeast, &atMost) }
            let newLeast = atLeast / coefficient
            let newMost = atMost / coefficient
            if newLeast.isFinite, newLeast > least[column] + 1e-9 * max(1, abs(newLeast)) {
                least[column] = newLeast
                hasChanged = true
            }
            if newMost.isFinite, newMost < most[column] - 1e-9 * max(1, abs(newMost)) {
                most[column] = newMost
                hasChanged = true
            }
        }
        return hasChanged
    }
}
