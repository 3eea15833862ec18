extension LinearSystem {
    /// The optimal points as required rows: for each row the side of its constant on which the inside of the optimal face
    /// lies.
    ///
    /// By complementary slackness every point that keeps to these sides is optimal, also for other constants of rows that are
    /// left out.
    ///
    /// - Parameters:
    ///   - point: In the inside of the optimal face.
    ///   - isLeftOut: Rows whose constants are parameters.
    /// - Returns: A system with the same rows in the same order; those that say nothing are disabled.
    package func optimalSides(at point: [Double], isLeftOut: (Int) -> Bool) -> LinearSystem {
        var sides = LinearSystem(variableCount: variableCount)
        sides.reserveCapacity(rows: rowCount, terms: terms.count)
        for row in 0..<rowCount {
            var difference = -constants[row]
            var size = abs(constants[row])
            for term in terms(of: row) {
                let product = term.coefficient * point[term.variable]
                difference += product
                size = max(size, abs(product))
            }
            let relation: RowRelation =
                abs(difference) <= 1e-7 * max(1, size)
                ? .equal : difference > 0 ? .greaterThanOrEqual : .lessThanOrEqual
            sides.addRow(distinct: Array(terms(of: row)), relation, constants[row])
            if !participates(row) || isLeftOut(row) { sides.setEnabled(false, row: row) }
        }
        return sides
    }
}
