/// Which variables of a system hang together through its rows.
struct Components {
    /// By component: its variables and rows, ascending. Variables in no row are in none.
    private(set) var members: [(variables: [Int], rows: [Int])] = []
    /// Rows without terms.
    private(set) var emptyRows: [Int] = []

    /// - Parameters:
    ///   - takesPart: Which rows to look at.
    ///   - isVariable: Which variables to look at; the others are taken for constants.
    init(
        of system: LinearSystem,
        takesPart: (_ row: Int) -> Bool,
        isVariable: (_ variable: Int) -> Bool = { _ in true }
    ) {
        var groups = UnionFind(count: system.variableCount)
        var firstVariables: [(row: Int, variable: Int)] = []
        for row in 0..<system.rowCount where takesPart(row) {
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

/// Sets that are only ever united.
struct UnionFind {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func find(_ item: Int) -> Int {
        var item = item
        while parents[item] != item {
            parents[item] = parents[parents[item]]
            item = parents[item]
        }
        return item
    }

    mutating func unite(_ first: Int, _ second: Int) {
        let one = find(first)
        let other = find(second)
        // The lower one leads, so that the outcome does not depend on the order of the rows.
        if one < other { parents[other] = one } else { parents[one] = other }
    }
}
