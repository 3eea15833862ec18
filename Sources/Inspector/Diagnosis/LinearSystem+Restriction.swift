import LayoutSolver

extension LinearSystem {
    /// A system of some of the rows alone, all of them required, over the variables that they name.
    ///
    /// - Parameter rows: Ascending.
    /// - Complexity: O(terms of those rows).
    func restricted(to rows: [Int]) -> LinearSystem {
        var columns: [Int: Int] = [:]
        for row in rows {
            for term in terms(of: row) where columns[term.variable] == nil {
                columns[term.variable] = columns.count
            }
        }
        var system = LinearSystem(variableCount: columns.count)
        for row in rows {
            system.addRow(
                terms(of: row).map { LinearTerm(columns[$0.variable] ?? 0, $0.coefficient) },
                relations[row],
                constants[row],
                keepRank: keepRanks[row]
            )
        }
        return system
    }
}
