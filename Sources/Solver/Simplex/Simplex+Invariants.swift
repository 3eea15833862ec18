extension Simplex {
    /// Whether basis and rows name each other, every row's value is that at the point, and no row is out of bounds.
    var isConsistent: Bool {
        if isDoubtful { return true }
        for slot in basis.indices where basis[slot] >= 0 && slotOfRow[basis[slot]] != slot { return false }
        for row in states.indices {
            if slotOfRow[row] >= 0, basis[slotOfRow[row]] != row { return false }
            let value = value(ofRow: row)
            // Large terms leave noise of their own size, whatever is left of them.
            let size = (rows.starts[row]..<rows.starts[row + 1]).reduce(max(1, abs(rowValues[row]))) { size, entry in
                max(size, abs(rows.coefficients[entry] * point[rows.columns[entry]]))
            }
            let rounding = 1e-6 * size + 1e3 * tolerance(ofRow: row, near: value)
            if abs(value - rowValues[row]) > rounding { return false }
            if value < states[row].lower - rounding || value > states[row].upper + rounding { return false }
        }
        return true
    }
}
