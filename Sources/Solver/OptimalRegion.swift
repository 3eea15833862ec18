/// What the optimal faces of a system share: its rows, what each may be worth over the faces, and a point.
final class OptimalRegion: Sendable {
    let system: LinearSystem
    /// By row; infinite for rows that do not matter.
    let lower: [Double]
    let upper: [Double]
    /// The values of the solution.
    let values: [Double]
    /// A point in the relative interior of every face.
    let interior: [Double]
    let isFree: [Bool]

    init(
        system: LinearSystem,
        lower: [Double],
        upper: [Double],
        values: [Double],
        interior: [Double],
        isFree: [Bool]
    ) {
        self.system = system
        self.lower = lower
        self.upper = upper
        self.values = values
        self.interior = interior
        self.isFree = isFree
    }

    /// The faces of some variables, which share no row with others that are free, by first free variable.
    ///
    /// - Parameters:
    ///   - rows: All rows of these variables, and any others; ascending.
    ///   - variables: Ascending.
    func faces(of variables: [Int], among rows: [Int]) -> [OptimalFace] {
        let free = variables.filter { isFree[$0] }
        if free.isEmpty { return [] }
        var places: [Int: Int] = [:]
        for (place, variable) in free.enumerated() { places[variable] = place }
        var groups = UnionFind(count: free.count)
        var firsts: [(row: Int, place: Int)] = []
        for row in rows where lower[row] > -.infinity || upper[row] < .infinity {
            var first: Int?
            for term in system.terms(of: row) {
                guard let place = places[term.variable] else { continue }
                if let first { groups.unite(first, place) } else { first = place }
            }
            if let first { firsts.append((row, first)) }
        }
        var rowsOfGroup: [Int: [Int]] = [:]
        for (row, place) in firsts { rowsOfGroup[groups.find(place), default: []].append(row) }
        var variablesOfGroup: [Int: [Int]] = [:]
        var order: [Int] = []
        for (place, variable) in free.enumerated() {
            let group = groups.find(place)
            if variablesOfGroup[group] == nil { order.append(group) }
            variablesOfGroup[group, default: []].append(variable)
        }
        return order.map {
            OptimalFace(region: self, variables: variablesOfGroup[$0] ?? [], rows: rowsOfGroup[$0] ?? [])
        }
    }

    /// The faces, by first free variable.
    func faces() -> [OptimalFace] {
        if !isFree.contains(true) { return [] }
        let components = Components(
            of: system,
            participates: { self.lower[$0] > -.infinity || self.upper[$0] < .infinity },
            isVariable: { self.isFree[$0] }
        )
        var faces: [OptimalFace] = []
        var isListed = Array(repeating: false, count: isFree.count)
        for (variables, rows) in components.members {
            for variable in variables { isListed[variable] = true }
            faces.append(OptimalFace(region: self, variables: variables, rows: rows))
        }
        for variable in isFree.indices where isFree[variable] && !isListed[variable] {
            faces.append(OptimalFace(region: self, variables: [variable], rows: []))
        }
        return faces.sorted { ($0.variables.first ?? 0) < ($1.variables.first ?? 0) }
    }
}
