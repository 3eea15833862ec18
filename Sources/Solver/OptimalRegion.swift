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

    /// The faces, by first free variable.
    func faces() -> [OptimalFace] {
        if !isFree.contains(true) { return [] }
        let components = Components(
            of: system,
            takesPart: { self.lower[$0] > -.infinity || self.upper[$0] < .infinity },
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
