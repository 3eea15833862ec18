extension ComponentProblem {
    /// Larger problems than this, in rows and variables together, are left to doubles.
    static let exactLimit = 160

    /// The lexicographic optimum by definition, as ``solved(isStrict:tolerating:isCancelled:)``, in exact fractions of the
    /// numbers as they are written.
    ///
    /// - Returns: `nil` where the problem is too large, or turns out to be.
    func solvedExactly(isCancelled: @escaping @Sendable () -> Bool) throws(Interrupted) -> ComponentOptimum? {
        guard sources.count + variables.count <= Self.exactLimit, var simplex = ExactSimplex(rows) else { return nil }
        var exactConstants: [Rational] = []
        for constant in constants {
            guard let exact = Rational(asWritten: constant) else { return nil }
            exactConstants.append(exact)
        }
        var broken: [(local: Int, row: ComponentOptimum.BrokenRow)] = []
        var yielding: [Solution.Yielding] = []
        for row in 0..<requiredCount {
            if isCancelled() { throw Interrupted() }
            let constant = exactConstants[row]
            let lower = relations[row] == .lessThanOrEqual ? nil : constant
            let upper = relations[row] == .greaterThanOrEqual ? nil : constant
            guard let (violation, holders) = simplex.keep(row, lower: lower, upper: upper) else { continue }
            let shift = violation.approximation
            if shift <= leeway(ofRow: row, with: holders.map { ($0, 1) }) {
                let value = simplex.values[row]
                _ = simplex.keep(row, lower: lower.map { min($0, value) }, upper: upper.map { max($0, value) })
                yielding.append(Solution.Yielding(row: sources[row], shift: shift))
            } else {
                let found = ComponentOptimum.BrokenRow(
                    row: sources[row],
                    shift: shift,
                    holders: holders.map { sources[$0] }.sorted()
                )
                broken.append((row, found))
            }
        }
        let wishes = { (row: Int) in (row: row, relation: relations[row], constant: exactConstants[row]) }
        if !broken.isEmpty { simplex.minimise(level: broken.map { wishes($0.local) }) }
        for level in levels {
            if isCancelled() { throw Interrupted() }
            simplex.minimise(level: level.map(wishes))
        }
        let interior = try simplex.findInterior(isCancelled)
        if simplex.pivotsLeft < 0 { return nil }
        var space = DirectionSpace(order: Array(variables.indices))
        for row in sources.indices where simplex.states[row].isFixed { space.addRow(rows.terms(of: row)) }
        let rowRange = sources.indices
        return ComponentOptimum(
            point: variables.indices.map { simplex.value(ofVariable: $0).approximation },
            interior: interior.map(\.approximation),
            motion: space.randomDirection(seed: variables.first ?? 0),
            lower: rowRange.map { simplex.states[$0].lower?.approximation ?? -.infinity },
            upper: rowRange.map { simplex.states[$0].upper?.approximation ?? .infinity },
            basis: simplex.basis.map { $0 < sources.count ? $0 : -1 },
            broken: broken.map(\.row),
            yielding: yielding,
            isDoubtful: false
        )
    }

    /// Whether a point satisfies the required rows that were kept, but for rounding.
    func holds(_ found: ComponentOptimum) -> Bool {
        var isGiven: Set<Int> = []
        for row in found.broken { isGiven.insert(row.row) }
        for row in found.yielding { isGiven.insert(row.row) }
        for row in 0..<requiredCount where !isGiven.contains(sources[row]) {
            var difference = -constants[row]
            var size = abs(constants[row])
            for (column, coefficient) in rows.terms(of: row) {
                let product = coefficient * found.point[column]
                difference += product
                size = max(size, abs(product))
            }
            let (lower, upper) = bounds(ofRow: row)
            let error = max(lower.isFinite ? -difference : 0, upper.isFinite ? difference : 0)
            if !(error <= 1e-6 * max(1, abs(constants[row])) + 1e-12 * size) { return false }
        }
        return true
    }
}

extension ExactSimplex {
    /// A point off every bound that a row can be off, after the rows that can not have been fixed there.
    mutating func findInterior(_ isCancelled: () -> Bool) throws(Interrupted) -> [Rational] {
        let columns = basis.indices
        var sums = columns.map { value(ofVariable: $0) }
        var pointCount = 1
        for row in 0..<rowCount where !states[row].isFixed {
            if isCancelled() { throw Interrupted() }
            let isAtUpper = states[row].upper == values[row]
            if !isAtUpper, states[row].lower != values[row] { continue }
            var explorer = self
            _ = explorer.minimise(row: row, times: isAtUpper ? .one : -.one)
            let moved = (explorer.values[row] - values[row]).magnitude.approximation
            // Semantics call determined what varies by less.
            if moved > 1e-6 * max(1, abs(values[row].approximation)) {
                for column in columns { sums[column] = sums[column] + explorer.value(ofVariable: column) }
                pointCount += 1
            } else {
                states[row].lower = values[row]
                states[row].upper = values[row]
            }
        }
        return sums.map { $0 / Rational(pointCount) }
    }
}
