/// Carries changed constants over to a known optimum, touching only what they move.
///
/// A convex problem's optimum can be recognized from its surroundings: from the coefficients, the levels, and on which side of
/// each row's constant the point lies. As many rows at their constants as there are variables determine the point, and where it
/// moves when constants change. As long as it stays on the same side of every row (and at the constant of each that it was at) it
/// is the optimum of the changed system, and the only one if it was that before. Otherwise it is left to a new solve to say what
/// becomes of it.
struct ConstantEdits: Sendable {
    /// The rows that participate, by row of the system; the others are empty.
    private let rows: SparseRows
    private var factors: BasisFactors
    /// By row, its slot in the basis, or -1.
    private let slotOfRow: [Int32]
    /// By row: what it is at present.
    private var constants: [Double]
    private var right: SparseVector
    private var direction: SparseVector
    private var rates: SparseVector
    private var last: Response?
    /// The variables that the last changes moved, ascending.
    private(set) var moved: [Int] = []

    /// How the point follows one row's constant, and between which constants.
    private struct Response: Sendable {
        var row: Int
        var from: Double
        var lowest: Double
        var highest: Double
        /// The variables that move, ascending; then, of each, where it was at `from` and how fast it moves.
        var variables: [Int]
        var moves: [(value: Double, rate: Double)]
    }

    /// - Parameters:
    ///   - constants: By row: what they are at the known optimum.
    ///   - holders: By variable, a row that is at its constant there, or -1.
    /// - Returns: `nil` where the holders do not hold the point after all.
    init?(_ system: LinearSystem, constants: [Double], holders: [Int32]) {
        var rows = SparseRows(columnCount: system.variableCount)
        rows.reserveCapacity(rows: system.rowCount, entries: system.terms.count)
        for row in 0..<system.rowCount {
            if system.participates(row) {
                for term in system.terms(of: row) { rows.append(column: term.variable, coefficient: term.coefficient) }
            }
            rows.endRow()
        }
        rows.finish()
        var slots = Array(repeating: Int32(-1), count: system.rowCount)
        var basis: [Int] = []
        basis.reserveCapacity(holders.count)
        for (variable, holder) in holders.enumerated() {
            basis.append(holder < 0 ? ~variable : Int(holder))
            if holder < 0 { continue }
            if slots[Int(holder)] >= 0 { return nil }
            slots[Int(holder)] = Int32(truncatingIfNeeded: variable)
        }
        factors = BasisFactors(count: holders.count)
        if !factors.decompose(basis, of: rows).isEmpty { return nil }
        self.rows = rows
        slotOfRow = slots
        self.constants = constants
        right = SparseVector(count: holders.count)
        direction = SparseVector(count: holders.count)
        rates = SparseVector(count: system.rowCount)
    }

    // MARK: Edits

    /// Brings the point up to date after changes of constants.
    ///
    /// - Returns: `false`, and nothing has changed, where the changes need a new solve.
    mutating func carry(_ changed: [Int], of system: LinearSystem, to values: inout [Double], isFree: [Bool]) -> Bool {
        var changes: [(row: Int, amount: Double)] = []
        for row in changed where system.participates(row) && system.constants[row] != constants[row] {
            if changes.contains(where: { $0.row == row }) { continue }
            if changes.count == Self.changeLimit { return false }
            changes.append((row, system.constants[row] - constants[row]))
        }
        moved = []
        if changes.isEmpty { return true }
        if changes.count == 1, let row = changes.first?.row, repeatLast(row, system.constants[row], &values) {
            constants[row] = system.constants[row]
            return true
        }
        last = nil
        defer {
            direction.clear()
            rates.clear()
        }
        locateDirection(changes)
        guard let range = room(changes, at: values, isFree: isFree), range.lowest <= 1, range.highest >= 1 else {
            return false
        }
        moved = direction.support.filter { direction.values[$0] != 0 }.sorted()
        if changes.count == 1, let (row, amount) = changes.first { remember(row, amount, range, values) }
        for variable in moved { values[variable] += direction.values[variable] }
        for (row, _) in changes { constants[row] = system.constants[row] }
        return true
    }

    /// Many changes at once are looked for one by one, and are not what an edit is.
    private static let changeLimit = 64

    private mutating func repeatLast(_ row: Int, _ constant: Double, _ values: inout [Double]) -> Bool {
        guard let last, last.row == row, constant >= last.lowest, constant <= last.highest else { return false }
        let change = constant - last.from
        for (variable, move) in zip(last.variables, last.moves) { values[variable] = move.value + change * move.rate }
        moved = last.variables
        return true
    }

    private mutating func remember(
        _ row: Int,
        _ amount: Double,
        _ range: (lowest: Double, highest: Double),
        _ values: [Double]
    ) {
        var response = Response(row: row, from: constants[row], lowest: 0, highest: 0, variables: moved, moves: [])
        response.moves.reserveCapacity(moved.count)
        let ends = (constants[row] + range.lowest * amount, constants[row] + range.highest * amount)
        response.lowest = min(ends.0, ends.1)
        response.highest = max(ends.0, ends.1)
        for variable in moved {
            response.moves.append((values[variable], direction.values[variable] / amount))
        }
        last = response
    }

    /// Where the changes take the point, in `direction`, and how fast rows leave their constants, in `rates`.
    private mutating func locateDirection(_ changes: [(row: Int, amount: Double)]) {
        for (row, amount) in changes where slotOfRow[row] >= 0 { right.add(amount, at: Int(slotOfRow[row])) }
        factors.locate(&right, into: &direction)
        for variable in direction.support {
            let step = direction.values[variable]
            if step == 0 { continue }
            for entry in rows.columnStarts[variable]..<rows.columnStarts[variable + 1] {
                rates.add(rows.coefficientsOfColumns[entry] * step, at: rows.rowsOfColumns[entry])
            }
        }
        for (row, amount) in changes { rates.add(-amount, at: row) }
    }

    /// How far one can go along `direction`, in both senses, without changing sides; `nil` where not at all.
    private func room(
        _ changes: [(row: Int, amount: Double)],
        at values: [Double],
        isFree: [Bool]
    ) -> (lowest: Double, highest: Double)? {
        var size = 0.0
        for variable in direction.support where direction.values[variable] != 0 {
            if isFree[variable] { return nil }
            size = max(size, abs(direction.values[variable]))
        }
        for (_, amount) in changes { size = max(size, abs(amount)) }
        var lowest = -Double.infinity
        var highest = Double.infinity
        for row in rates.support {
            let rate = rates.values[row]
            var difference = -constants[row]
            var sum = 0.0
            for entry in rows.starts[row]..<rows.starts[row + 1] {
                if isFree[rows.columns[entry]] { return nil }
                let product = rows.coefficients[entry] * values[rows.columns[entry]]
                difference += product
                sum += abs(product)
            }
            let tolerance = 1e-9 * max(1, abs(constants[row])) + 3e-14 * sum
            let isAtConstant = abs(difference) <= tolerance
            // What should hold the point, and is not where it says, is no holder.
            if slotOfRow[row] >= 0, !isAtConstant { return nil }
            if abs(rate) <= Self.negligible * size { continue }
            if isAtConstant { return nil }
            let end = -difference / rate
            if end > 0 { highest = min(highest, end) } else { lowest = max(lowest, end) }
        }
        return (lowest, highest)
    }

    private static let negligible = 1e-11

    // MARK: What holds a value

    /// The rows that hold a linear function of the point, each with how fast the function follows its constant.
    ///
    /// - Returns: `nil` where a variable that no row holds has a part in it.
    mutating func holders(of functional: [LinearTerm]) -> [(row: Int, multiplier: Double)]? {
        for term in functional { right.add(term.coefficient, at: term.variable) }
        factors.combine(&right, into: &direction)
        defer { direction.clear() }
        var rowOfSlot: [Int: Int] = [:]
        let slots = Set(direction.support.filter { abs(direction.values[$0]) > 1e-12 })
        for (row, slot) in slotOfRow.enumerated() where slot >= 0 && slots.contains(Int(slot)) {
            rowOfSlot[Int(slot)] = row
        }
        var result: [(row: Int, multiplier: Double)] = []
        for slot in slots {
            guard let row = rowOfSlot[slot] else { return nil }
            result.append((row, direction.values[slot]))
        }
        return result.sorted { $0.row < $1.row }
    }
}
