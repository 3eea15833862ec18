extension Simplex {
    /// Whether basis and rows name each other, every row's value is that at the point, and no row is out of bounds.
    var isConsistent: Bool {
        if isDoubtful || hasHugeNumbers { return true }
        for slot in basis.indices where basis[slot] >= 0 && slotOfRow[basis[slot]] != slot { return false }
        for row in states.indices {
            if slotOfRow[row] >= 0, basis[slotOfRow[row]] != row { return false }
            let value = value(ofRow: row)
            let size = max(1, abs(value), abs(rowValues[row]))
            let rounding = 1e-6 * size + 1e3 * tolerance(ofRow: row, near: value)
            if abs(value - rowValues[row]) > rounding { return false }
            if value < states[row].lower - rounding || value > states[row].upper + rounding { return false }
        }
        return true
    }

    /// Whether doubles of the size of some number have no fractions left: no tolerance means anything then.
    private var hasHugeNumbers: Bool {
        func isHuge(_ number: Double) -> Bool { number.isFinite && abs(number) > 1e15 }
        return states.contains { isHuge($0.lower) || isHuge($0.upper) } || rows.coefficients.contains(where: isHuge)
    }
}
