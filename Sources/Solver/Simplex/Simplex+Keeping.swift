extension Simplex {
    /// What came of trying to keep a required row.
    enum Keeping {
        case kept
        /// By how much the row must fail, and what of the basis holds it: rows with their multipliers, such that the
        /// row equals the sum of the multiples of those.
        case impossible(violation: Double, holders: [(row: Int, multiplier: Double)])
    }

    /// Bounds a row's value from now on, if that leaves a solution.
    ///
    /// Only what the row touches moves. Where there is no solution the point is one at which the row fails by the least.
    mutating func keep(_ row: Int, lower: Double, upper: Double) throws(Interrupted) -> Keeping {
        if factors.isStale { refactor() }
        let value = rowValues[row]
        if value < lower - tolerance(ofRow: row, near: lower) {
            return try reach(row, from: value, to: lower, lower: lower, upper: upper)
        }
        if value > upper + tolerance(ofRow: row, near: upper) {
            return try reach(row, from: value, to: upper, lower: lower, upper: upper)
        }
        states[row].lower = lower
        states[row].upper = upper
        if lower == upper {
            combineRow(row)
            if let slot = bestUnheldSlot() {
                // Putting an equality into the basis at once spares the pivots with which others would run into it.
                moveRounding(ofRow: row, to: lower, slot: slot)
                replace(slot: slot, by: row)
            }
        }
        return .kept
    }

    /// Takes a row's bounds away again.
    mutating func release(_ row: Int) {
        states[row].lower = -.infinity
        states[row].upper = .infinity
    }

    /// Among the unheld variables that `combination` moves, the one of fewest rows.
    private func bestUnheldSlot() -> Int? {
        var largest = 0.0
        for slot in combination.support where basis[slot] < 0 {
            largest = max(largest, abs(combination.values[slot]))
        }
        if largest <= 1e-6 { return nil }
        var best: Int?
        var bestUses = Int.max
        for slot in combination.support where basis[slot] < 0 {
            if abs(combination.values[slot]) < 0.1 * largest { continue }
            let uses = rows.columnStarts[~basis[slot] + 1] - rows.columnStarts[~basis[slot]]
            if uses < bestUses || (uses == bestUses && slot < (best ?? .max)) {
                best = slot
                bestUses = uses
            }
        }
        return best
    }

    /// Takes up the rounding between a row's value and its bound before the row enters the basis.
    private mutating func moveRounding(ofRow row: Int, to bound: Double, slot: Int) {
        let distance = bound - rowValues[row]
        rowValues[row] = bound
        if abs(distance) < 1e-13 * max(1, abs(bound)) { return }
        right.add(1, at: slot)
        factors.locate(&right, into: &direction)
        let step = distance / combination.values[slot]
        for variable in direction.support {
            let change = step * direction.values[variable]
            if change == 0 { continue }
            point[variable] += change
            for entry in rows.columnStarts[variable]..<rows.columnStarts[variable + 1] {
                let other = rows.rowsOfColumns[entry]
                if other != row, slotOfRow[other] < 0 {
                    rowValues[other] += change * rows.coefficientsOfColumns[entry]
                }
            }
        }
    }

    private mutating func reach(
        _ row: Int,
        from value: Double,
        to bound: Double,
        lower: Double,
        upper: Double
    ) throws(Interrupted) -> Keeping {
        let sign: Double = value < bound ? 1 : -1
        combineRow(row)
        multipliers.clear()
        for slot in combination.support where combination.values[slot] != 0 {
            multipliers.add(-sign * combination.values[slot], at: slot)
        }
        switch try minimise(goal: Goal(row: row, value: bound)) {
        case .reached:
            multipliers.clear()
            states[row].lower = lower
            states[row].upper = upper
            states[row].isAtUpper = bound == upper && lower != upper
            return .kept
        case .optimal, .unbounded:
            // Where several rows are met at once the goal may be reached without being the one that blocks.
            if abs(bound - rowValues[row]) <= tolerance(ofRow: row, near: bound) {
                multipliers.clear()
                states[row].lower = lower
                states[row].upper = upper
                return .kept
            }
            combineRow(row)
            var holders: [(row: Int, multiplier: Double)] = []
            for slot in combination.support.sorted() {
                if basis[slot] >= 0, abs(combination.values[slot]) > Self.negligible {
                    holders.append((basis[slot], combination.values[slot]))
                }
            }
            multipliers.clear()
            return .impossible(violation: abs(bound - rowValues[row]), holders: holders)
        }
    }
}
