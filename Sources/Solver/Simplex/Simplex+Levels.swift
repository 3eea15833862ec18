extension Simplex {
    /// A row that is to hold as well as possible.
    struct Wish {
        var row: Int
        var relation: RowRelation
        var constant: Double
    }

    /// Minimises the sum of the errors of some rows and then bounds every row to what the minimum leaves it.
    ///
    /// By complementary slackness the points within the new bounds are exactly those of minimal sum: a row with a
    /// multiplier stays at its bound, a row with an error keeps to its side of its constant, and one whose multiplier
    /// lies strictly between its slopes stays at its constant.
    mutating func minimise(level wishes: [Wish]) throws(Interrupted) {
        for wish in wishes {
            let row = wish.row
            states[row].isCosted = true
            states[row].breakpoint = wish.constant
            states[row].slopeBelow = wish.relation == .lessThanOrEqual ? 0 : -1
            states[row].slopeAbove = wish.relation == .greaterThanOrEqual ? 0 : 1
            let isTied = abs(rowValues[row] - wish.constant) <= tolerance(ofRow: row, near: wish.constant)
            states[row].isAbove =
                isTied ? wish.relation != .lessThanOrEqual : rowValues[row] > wish.constant
        }
        try minimiseCosts(wishes)
        confine(wishes)
    }

    /// Minimises the linear function that `gradient` holds and bounds every row to what the minimum leaves it.
    ///
    /// - Returns: `false` where it falls without end; the bounds are unchanged then.
    mutating func minimiseGradient() throws(Interrupted) -> Bool {
        computeMultipliers([])
        if case .unbounded = try minimise() {
            multipliers.clear()
            gradient.clear()
            return false
        }
        confine([])
        gradient.clear()
        return true
    }

    private mutating func minimiseCosts(_ wishes: [Wish]) throws(Interrupted) {
        // Multipliers are updated from pivot to pivot; a fresh set shows whether rounding has hidden an improvement.
        for _ in 0..<4 {
            let pivotsBefore = pivotCount
            computeMultipliers(wishes)
            if case .unbounded = try minimise() { isDoubtful = true }
            if pivotCount == pivotsBefore { return }
        }
        computeMultipliers(wishes)
    }

    /// The multipliers of the present objective at the present basis, afresh.
    mutating func computeMultipliers(_ wishes: [Wish]) {
        if factors.isStale { refactor() }
        for variable in gradient.support { right.add(gradient.values[variable], at: variable) }
        for wish in wishes where slotOfRow[wish.row] < 0 {
            let state = states[wish.row]
            let slope = state.isAbove ? state.slopeAbove : state.slopeBelow
            if slope == 0 { continue }
            for entry in rows.starts[wish.row]..<rows.starts[wish.row + 1] {
                right.add(slope * rows.coefficients[entry], at: rows.columns[entry])
            }
        }
        factors.combine(&right, into: &update)
        multipliers.clear()
        for slot in update.support where update.values[slot] != 0 {
            multipliers.add(update.values[slot], at: slot)
        }
    }

    private mutating func confine(_ wishes: [Wish]) {
        for slot in multipliers.support where abs(multipliers.values[slot]) > Self.negligible {
            let row = basis[slot]
            if row < 0 || states[row].isCosted || isLocked[slot] { continue }
            states[row].lower = rowValues[row]
            states[row].upper = rowValues[row]
        }
        for wish in wishes {
            let row = wish.row
            let slot = slotOfRow[row]
            states[row].isCosted = false
            if slot < 0 {
                states[row].lower = states[row].isAbove ? wish.constant : -.infinity
                states[row].upper = states[row].isAbove ? .infinity : wish.constant
                continue
            }
            let multiplier = multipliers.values[slot]
            let mayRise = multiplier + states[row].slopeAbove <= Self.negligible
            let mayFall = multiplier + states[row].slopeBelow >= -Self.negligible
            states[row].lower = mayFall ? -.infinity : wish.constant
            states[row].upper = mayRise ? .infinity : wish.constant
            states[row].isAtUpper = mayFall
        }
        multipliers.clear()
    }
}
