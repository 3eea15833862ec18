/// What solving one component found.
struct ComponentOptimum: Sendable {
    /// By column.
    var point: [Double]
    /// A point in the relative interior of the optimal face; the same as `point` where the optimum is unique.
    var interior: [Double]
    /// By column: how it moves in a direction that changes all that the optimum leaves open; 0 where it is determined.
    var motion: [Double]
    /// By row of the component: what its value may be over the optimal face.
    var lower: [Double]
    var upper: [Double]
    /// By column, a row of the component (-1: none): together a basis, of rows at their constants where `motion` is 0.
    var basis: [Int]
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
        /// Whether that was checked in doubles, with room to spare: else only exact arithmetic can decide.
        var isChecked = false
    }
}

extension ComponentProblem {
    /// The lexicographic optimum, by definition: required rows are kept one after the other, in keep order, then each
    /// level is minimised in turn.
    ///
    /// - Parameter isStrict: Whether a row that fails by however little counts as broken, and levels are left alone as
    ///   soon as one is: for a caller who goes into the matter himself.
    func solved(
        isStrict: Bool = false,
        stopsAtRequired: Bool = false,
        tolerating isTolerated: (_ row: Int) -> Bool = { _ in false },
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> ComponentOptimum {
        var simplex = Simplex(rows: rows, isCancelled: isCancelled)
        var broken: [(local: Int, row: ComponentOptimum.BrokenRow)] = []
        var yielding: [Solution.Yielding] = []
        for row in 0..<requiredCount {
            if row & 255 == 255, isCancelled() { throw Interrupted() }
            let (lower, upper) = bounds(ofRow: row)
            guard case .impossible(let violation, let holders) = try simplex.keep(row, lower: lower, upper: upper)
            else { continue }
            if isStrict ? isTolerated(sources[row]) : violation <= leeway(ofRow: row, with: holders) {
                let value = simplex.rowValues[row]
                _ = try simplex.keep(row, lower: min(lower, value), upper: max(upper, value))
                if violation > 0, !isStrict { yielding.append(Solution.Yielding(row: sources[row], shift: violation)) }
            } else {
                let found = ComponentOptimum.BrokenRow(
                    row: sources[row],
                    shift: violation,
                    holders: holders.map { sources[$0.row] },
                    isChecked: !isStrict && excludes(row, holders)
                )
                broken.append((row, found))
            }
        }
        if isStrict, !broken.isEmpty { return optimum(simplex, broken.map(\.row), []) }
        // The yielding rows are measured where the broken rows are as near to holding as they can be.
        if stopsAtRequired, yielding.isEmpty { return optimum(simplex, broken.map(\.row), []) }
        if !broken.isEmpty { try simplex.minimise(level: broken.map { wish(ofRow: $0.local) }) }
        for level in levels { try simplex.minimise(level: level.map(wish)) }
        assert(simplex.isConsistent, "the simplex has lost track of its rows")
        var result = optimum(simplex, broken.map(\.row), yielding)
        if !simplex.isDetermined {
            result.interior = try simplex.findInterior()
            result.lower = simplex.states.map(\.lower)
            result.upper = simplex.states.map(\.upper)
            var space = DirectionSpace(order: Array(variables.indices))
            for row in simplex.states.indices where simplex.states[row].isFixed {
                space.addRow(simplex.rows.terms(of: row))
            }
            result.motion = space.randomDirection(seed: variables.first ?? 0)
        }
        return result
    }

    private func optimum(
        _ simplex: Simplex,
        _ broken: [ComponentOptimum.BrokenRow],
        _ yielding: [Solution.Yielding]
    ) -> ComponentOptimum {
        ComponentOptimum(
            point: simplex.point,
            interior: simplex.point,
            motion: Array(repeating: 0, count: variables.count),
            lower: simplex.states.map(\.lower),
            upper: simplex.states.map(\.upper),
            basis: simplex.basis.map { max(-1, $0) },
            broken: broken,
            yielding: yielding,
            isDoubtful: simplex.isDoubtful
        )
    }

    /// A row that fails by no more than this because of others yields and counts as kept.
    func leeway(ofRow row: Int, with holders: [(row: Int, multiplier: Double)]) -> Double {
        1e-6 * holders.reduce(max(1, abs(constants[row]))) { max($0, abs(constants[$1.row])) }
    }

    /// Which required rows are kept and which yield; nothing is promised about the point where none yields.
    func kept(isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) -> ComponentOptimum {
        try solved(stopsAtRequired: true, isCancelled: isCancelled)
    }

    /// Whether some rows, each times its multiplier, sum to a row and leave it no value within its bounds: both with far
    /// more room than rounding takes.
    func excludes(_ row: Int, _ holders: [(row: Int, multiplier: Double)]) -> Bool {
        var sums: [Int: (sum: Double, size: Double)] = [:]
        sums.reserveCapacity(2 * holders.count)
        func add(_ other: Int, times multiplier: Double) {
            for (column, coefficient) in rows.terms(of: other) {
                let known = sums[column] ?? (0, 0)
                let product = multiplier * coefficient
                sums[column] = (known.sum + product, max(known.size, abs(product)))
            }
        }
        let (lower, upper) = bounds(ofRow: row)
        var least = 0.0
        var most = 0.0
        var size = max(1, abs(constants[row]))
        for (holder, multiplier) in holders {
            add(holder, times: multiplier)
            let range = bounds(ofRow: holder)
            least += multiplier * (multiplier > 0 ? range.lower : range.upper)
            most += multiplier * (multiplier > 0 ? range.upper : range.lower)
            size = max(size, abs(multiplier * constants[holder]))
        }
        add(row, times: -1)
        guard sums.values.allSatisfy({ abs($0.sum) <= 1e-10 * max(1, $0.size) }) else { return false }
        let gap = max(lower - most, least - upper)
        return gap > 1e-6 * size
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
