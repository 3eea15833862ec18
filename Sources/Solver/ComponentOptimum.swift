/// What solving one component found.
struct ComponentOptimum: Sendable {
    /// By column.
    var point: [Double]
    /// A point in the relative interior of the optimal face; the same as `point` where the optimum is unique.
    var interior: [Double]
    /// By column: whether the optimum leaves its value open.
    var isFree: [Bool]
    /// By row of the component: what its value may be over the optimal face.
    var lower: [Double]
    var upper: [Double]
    /// Required rows that have no solution with those kept before.
    var broken: [BrokenRow]
    var yielding: [Solution.Yielding]
    /// Whether rounding may have gone wrong.
    var isDoubtful: Bool

    struct BrokenRow: Sendable {
        /// A row of the system.
        var row: Int
        var shift: Double
        /// Kept rows of the system that exclude it.
        var holders: [Int]
    }
}

extension ComponentProblem {
    /// The lexicographic optimum, by definition: required rows are kept one after the other, in keep order, then each
    /// level is minimised in turn.
    func solved(isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) -> ComponentOptimum {
        var simplex = Simplex(rows: rows, isCancelled: isCancelled)
        var broken: [(local: Int, row: ComponentOptimum.BrokenRow)] = []
        var yielding: [Solution.Yielding] = []
        for row in 0..<requiredCount {
            if row & 255 == 255, isCancelled() { throw Interrupted() }
            let (lower, upper) = bounds(ofRow: row)
            guard case .impossible(let violation, let holders) = try simplex.keep(row, lower: lower, upper: upper)
            else { continue }
            let largest = holders.reduce(abs(constants[row])) { max($0, abs(constants[$1.row])) }
            if violation <= 1e-6 * max(1, largest) {
                let value = simplex.rowValues[row]
                _ = try simplex.keep(row, lower: min(lower, value), upper: max(upper, value))
                if violation > 0 { yielding.append(Solution.Yielding(row: sources[row], shift: violation)) }
            } else {
                let found = ComponentOptimum.BrokenRow(
                    row: sources[row],
                    shift: violation,
                    holders: holders.map { sources[$0.row] }
                )
                broken.append((row, found))
            }
        }
        if !broken.isEmpty { try simplex.minimise(level: broken.map { wish(ofRow: $0.local) }) }
        for level in levels { try simplex.minimise(level: level.map(wish)) }
        let point = simplex.point
        var interior = point
        var isFree = Array(repeating: false, count: variables.count)
        if !simplex.isDetermined {
            interior = try simplex.findInterior()
            var space = DirectionSpace(order: Array(variables.indices))
            for row in simplex.states.indices where simplex.states[row].isFixed {
                space.addRow(simplex.rows.terms(of: row))
            }
            isFree = space.movingColumns()
        }
        return ComponentOptimum(
            point: point,
            interior: interior,
            isFree: isFree,
            lower: simplex.states.map(\.lower),
            upper: simplex.states.map(\.upper),
            broken: broken.map(\.row),
            yielding: yielding,
            isDoubtful: simplex.isDoubtful
        )
    }

    private func wish(ofRow row: Int) -> Simplex.Wish {
        Simplex.Wish(row: row, relation: relations[row], constant: constants[row])
    }
}

extension SparseRows {
    /// The columns and coefficients of a row.
    func terms(of row: Int) -> some Sequence<(column: Int, coefficient: Double)> {
        (starts[row]..<starts[row + 1]).lazy.map { (columns[$0], coefficients[$0]) }
    }
}
