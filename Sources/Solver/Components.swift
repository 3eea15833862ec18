/// Which variables of a system are connected through its rows.
struct Components {
    /// By component: its variables and rows, ascending. Variables in no row are in none.
    private(set) var members: [(variables: [Int], rows: [Int])] = []
    /// Rows without terms.
    private(set) var emptyRows: [Int] = []

    /// - Parameters:
    ///   - participates: Which rows to look at.
    ///   - isVariable: Which variables to look at; the others are taken for constants.
    init(
        of system: LinearSystem,
        participates: (_ row: Int) -> Bool,
        isVariable: (_ variable: Int) -> Bool = { _ in true }
    ) {
        var groups = UnionFind(count: system.variableCount)
        var firstVariables: [(row: Int, variable: Int)] = []
        for row in 0..<system.rowCount where participates(row) {
            var first: Int?
            for term in system.terms(of: row) where isVariable(term.variable) {
                if let first { groups.unite(first, term.variable) } else { first = term.variable }
            }
            if let first { firstVariables.append((row, first)) } else { emptyRows.append(row) }
        }
        var indexOfGroup = Array(repeating: -1, count: system.variableCount)
        for (row, variable) in firstVariables {
            let group = groups.find(variable)
            if indexOfGroup[group] < 0 {
                indexOfGroup[group] = members.count
                members.append(([], []))
            }
            members[indexOfGroup[group]].rows.append(row)
        }
        for variable in 0..<system.variableCount where isVariable(variable) {
            let index = indexOfGroup[groups.find(variable)]
            if index >= 0 { members[index].variables.append(variable) }
        }
    }
}
