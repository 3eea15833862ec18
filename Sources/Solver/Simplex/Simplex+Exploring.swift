extension Simplex {
    /// Whether the bounds leave a single point.
    var isDetermined: Bool {
        basis.allSatisfy { $0 >= 0 && states[$0].isFixed }
    }

    /// A point in the relative interior of what the bounds leave, after every row that can not leave its bound has been
    /// fixed there.
    ///
    /// Rows at a bound are pushed off it together, as far as they go; those that do not move are pushed again without
    /// the others, until none moves. The mean of the points found along the way is off every bound that one of them is
    /// off. Where few take the room that many could share, they are pushed once more, each by no more than its share:
    /// else a tie of a thousand would be found out row by row.
    mutating func findInterior() throws(Interrupted) -> [Double] {
        var held: [Int] = []
        for row in states.indices where slotOfRow[row] >= 0 || isAtBound(row) {
            let state = states[row]
            if !state.isFixed, state.lower > -.infinity || state.upper < .infinity { held.append(row) }
        }
        if held.isEmpty { return point }
        var sum = point
        var pointCount = 1.0
        while !held.isEmpty {
            let pushed = try pushed(held, byAtMost: .infinity)
            let moved = held.filter { hasMoved($0, in: pushed) }
            if moved.isEmpty { break }
            for variable in sum.indices { sum[variable] += pushed.point[variable] }
            pointCount += 1
            let room = moved.reduce(0) { $0 + abs(pushed.value(ofRow: $1) - rowValues[$1]) }
            let movedRows = Set(moved)
            let count = held.count
            held.removeAll { movedRows.contains($0) }
            guard held.count > 8, moved.count < held.count else { continue }
            let sharing = try self.pushed(held, byAtMost: min(1, room / Double(count)))
            let moving = Set(held.filter { hasMoved($0, in: sharing) })
            if moving.isEmpty { continue }
            held.removeAll { moving.contains($0) }
            for variable in sum.indices { sum[variable] += sharing.point[variable] }
            pointCount += 1
        }
        for row in held {
            let bound = isAtUpperBound(row) ? states[row].upper : states[row].lower
            states[row].lower = bound
            states[row].upper = bound
        }
        return sum.map { $0 / pointCount }
    }

    /// A copy in which rows at a bound are pushed off it, all with the same force.
    ///
    /// - Parameter most: How far each of them may go.
    private func pushed(_ held: [Int], byAtMost most: Double) throws(Interrupted) -> Simplex {
        var explorer = self
        for row in held {
            let isAtUpper = isAtUpperBound(row)
            if most < .infinity {
                // Both bounds are there now, so that the row has to know at which it is.
                if slotOfRow[row] >= 0 { explorer.states[row].isAtUpper = isAtUpper }
                if isAtUpper {
                    explorer.states[row].lower = max(states[row].lower, min(states[row].upper, rowValues[row]) - most)
                } else {
                    explorer.states[row].upper = min(states[row].upper, max(states[row].lower, rowValues[row]) + most)
                }
            }
            let sign: Double = isAtUpper ? 1 : -1
            for entry in rows.starts[row]..<rows.starts[row + 1] {
                explorer.gradient.add(sign * rows.coefficients[entry], at: rows.columns[entry])
            }
        }
        explorer.computeMultipliers([])
        _ = try explorer.minimise(stridesOn: true)
        return explorer
    }

    private func hasMoved(_ row: Int, in explorer: Simplex) -> Bool {
        abs(explorer.value(ofRow: row) - rowValues[row]) > leeway(ofRow: row)
    }

    /// A row that can move by no more than this counts as one that can not: semantics call an attribute determined that
    /// varies by up to 1e-6, relatively.
    private func leeway(ofRow row: Int) -> Double {
        1e-6 * max(1, abs(rowValues[row]))
    }

    private func isAtBound(_ row: Int) -> Bool {
        abs(rowValues[row] - states[row].lower) <= leeway(ofRow: row)
            || abs(rowValues[row] - states[row].upper) <= leeway(ofRow: row)
    }

    private func isAtUpperBound(_ row: Int) -> Bool {
        abs(rowValues[row] - states[row].upper) < abs(rowValues[row] - states[row].lower)
    }
}

extension Simplex {
    /// Moves to a point before any row is bounded.
    mutating func start(at start: [Double]) {
        point = start
        for row in rowValues.indices { rowValues[row] = value(ofRow: row) }
    }

    /// The lowest value of a linear function within the bounds, or `nil` if there is none. Bounds stay as they are.
    mutating func lowest(of terms: [(column: Int, coefficient: Double)]) -> Double? {
        for (column, coefficient) in terms { gradient.add(coefficient, at: column) }
        computeMultipliers([])
        gradient.clear()
        let outcome = try? minimise()
        multipliers.clear()
        guard case .optimal = outcome else { return nil }
        return terms.reduce(0) { $0 + $1.coefficient * point[$1.column] }
    }
}
