/// A bounded simplex over free variables, in the form that layouts need.
///
/// Each row's value has bounds, and while a priority's level is being minimised some rows have a cost instead: piecewise
/// linear, with one breakpoint. A basis is as many linearly independent rows as there are variables; their values fix
/// the point. No column is ever added for an error, a slack or an artificial variable, so a system of n variables has
/// an n by n basis however many rows it has.
///
/// The same object serves in turn for keeping required rows, minimising levels, and exploring the optimal face.
struct Simplex: Sendable {
    /// What a row's value may be and what it costs.
    struct RowState: Sendable {
        var lower = -Double.infinity
        var upper = Double.infinity
        /// While the row's level is minimised: where the cost's slope changes, and the slopes.
        var breakpoint = 0.0
        var slopeBelow = 0.0
        var slopeAbove = 0.0
        var isCosted = false
        /// On which side of the breakpoint a costed row is that is not in the basis.
        var isAbove = false
        /// Of a row in the basis with two bounds: which one it is at.
        var isAtUpper = false

        var isFixed: Bool { lower == upper }
    }

    let rows: SparseRows
    var states: [RowState]
    /// The value of each row at the point, always up to date.
    var rowValues: [Double]
    /// The slot of a row in the basis, or -1.
    var slotOfRow: [Int]
    /// By slot: a row, or `~variable` for a variable that nothing holds yet.
    var basis: [Int]
    /// By slot: whether it keeps its value although that is no bound of its row.
    var isLocked: [Bool]
    var point: [Double]
    /// By slot: how fast the objective grows with the value of the slot's row, without that row's own cost.
    var multipliers: SparseVector
    /// The linear part of the objective, over variables.
    var gradient: SparseVector
    var factors: BasisFactors

    // Work space, empty between calls.
    var right: SparseVector
    var direction: SparseVector
    var combination: SparseVector
    var update: SparseVector
    var rates: SparseVector
    var candidates: [Int] = []
    var isCandidate: [Bool]
    var breakpoints: [Breakpoint] = []
    // What guards against cycling.
    var stalledPivots = 0
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// Whether arithmetic went wrong in a way that the results may show.
    var isDoubtful = false

    let isCancelled: @Sendable () -> Bool
    var pivotCount = 0

    /// A multiplier or rate below this is none.
    static let negligible = 1e-9

    init(rows: SparseRows, isCancelled: @escaping @Sendable () -> Bool) {
        let count = rows.columnCount
        self.rows = rows
        self.isCancelled = isCancelled
        states = Array(repeating: RowState(), count: rows.count)
        rowValues = Array(repeating: 0, count: rows.count)
        slotOfRow = Array(repeating: -1, count: rows.count)
        basis = (0..<count).map { ~$0 }
        isLocked = Array(repeating: false, count: count)
        point = Array(repeating: 0, count: count)
        multipliers = SparseVector(count: count)
        gradient = SparseVector(count: count)
        factors = BasisFactors(count: count)
        right = SparseVector(count: count)
        direction = SparseVector(count: count)
        combination = SparseVector(count: count)
        update = SparseVector(count: count)
        rates = SparseVector(count: rows.count)
        isCandidate = Array(repeating: false, count: count)
    }

    /// Below this, a difference between a row's value and a constant is rounding.
    func tolerance(ofRow row: Int, near constant: Double) -> Double {
        var size = 0.0
        for entry in rows.starts[row]..<rows.starts[row + 1] {
            size += abs(rows.coefficients[entry] * point[rows.columns[entry]])
        }
        return 1e-9 * max(1, abs(constant)) + 3e-14 * size
    }

    /// The combination of the basis that gives a row, in `combination`.
    mutating func combineRow(_ row: Int) {
        for entry in rows.starts[row]..<rows.starts[row + 1] {
            right.add(rows.coefficients[entry], at: rows.columns[entry])
        }
        factors.combine(&right, into: &combination)
    }

    /// Decomposes the basis anew and recomputes the point and the rows' values from it.
    mutating func refactor() {
        for (slot, variable) in factors.decompose(basis, of: rows) {
            if basis[slot] >= 0 { slotOfRow[basis[slot]] = -1 }
            basis[slot] = ~variable
            isDoubtful = true
        }
        for slot in basis.indices {
            let member = basis[slot]
            let value = member < 0 ? point[~member] : rowValues[member]
            if value != 0 { right.add(value, at: slot) }
        }
        factors.locate(&right, into: &direction)
        for variable in point.indices { point[variable] = direction.values[variable] }
        direction.clear()
        for row in rowValues.indices where slotOfRow[row] < 0 { rowValues[row] = value(ofRow: row) }
    }

    func value(ofRow row: Int) -> Double {
        var value = 0.0
        for entry in rows.starts[row]..<rows.starts[row + 1] {
            value += rows.coefficients[entry] * point[rows.columns[entry]]
        }
        return value
    }

    /// Puts a row into the basis in place of a slot, at its present value; `combination` is the row's.
    mutating func replace(slot: Int, by row: Int) {
        if basis[slot] >= 0 { slotOfRow[basis[slot]] = -1 }
        basis[slot] = row
        slotOfRow[row] = slot
        factors.replace(slot: slot, by: combination)
        pivotCount += 1
    }
}
