import LayoutSolver

extension LinearSystem {
    /// A system of some of the rows alone, all of them required, over the variables that they name.
    ///
    /// - Parameter rows: Ascending.
    /// - Complexity: O(terms of those rows).
    func restricted(to rows: [Int]) -> LinearSystem {
        let columns = columns(ofRestrictionTo: rows)
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

    /// By variable, its number in a system restricted to some of the rows.
    func columns(ofRestrictionTo rows: [Int]) -> [Int: Int] {
        var columns: [Int: Int] = [:]
        for row in rows {
            for term in terms(of: row) where columns[term.variable] == nil {
                columns[term.variable] = columns.count
            }
        }
        return columns
    }
}
