/// The bounded simplex of ``Simplex`` in exact fractions: a dense tableau and Bland's rule, for small components on which
/// rounding has gone wrong.
///
/// Variables are rows of their own after those of the problem, so that a basis is as many rows as there are variables.
struct ExactSimplex {
    struct State {
        var lower: Rational?
        var upper: Rational?
        // While the row's level is minimised.
        var breakpoint = Rational.zero
        var slopeBelow = 0
        var slopeAbove = 0
        var isCosted = false
        /// On which side of the breakpoint a costed row is that is not in the basis.
        var isAbove = false

        var isFixed: Bool { lower != nil && lower == upper }
    }

    enum Outcome {
        case optimal, reached, unbounded
    }

    /// A row that ends the minimisation as soon as it has reached a value.
    struct Goal {
        var row: Int
        var value: Rational
    }

    let rowCount: Int
    /// By row, the coefficients over the slots of the basis.
    private(set) var table: [[Rational]]
    private(set) var basis: [Int]
    private(set) var slotOfRow: [Int]
    private(set) var values: [Rational]
    var states: [State]
    /// Pivots that may still be made; below 0 the result is worth nothing.
    private(set) var pivotsLeft = 4_000

    /// - Returns: `nil` where a coefficient is not a number.
    init?(_ rows: SparseRows) {
        rowCount = rows.count
        let variableCount = rows.columnCount
        table = []
        for row in 0..<rows.count {
            var line = Array(repeating: Rational.zero, count: variableCount)
            for (column, coefficient) in rows.terms(of: row) {
                guard let exact = Rational(asWritten: coefficient) else { return nil }
                line[column] = line[column] + exact
            }
            table.append(line)
        }
        for column in 0..<variableCount {
            var line = Array(repeating: Rational.zero, count: variableCount)
            line[column] = .one
            table.append(line)
        }
        basis = (0..<variableCount).map { rows.count + $0 }
        slotOfRow = Array(repeating: -1, count: rows.count) + Array(0..<variableCount)
        values = Array(repeating: .zero, count: rows.count + variableCount)
        states = Array(repeating: State(), count: rows.count + variableCount)
    }

    func value(ofVariable column: Int) -> Rational { values[rowCount + column] }

    // MARK: Minimising

    /// Lowers the sum of the costs, and of `factor` times the value of one row, as far as it goes.
    mutating func minimise(row: Int? = nil, times factor: Rational = .one, goal: Goal? = nil) -> Outcome {
        while pivotsLeft >= 0 {
            guard let (slot, sign) = chooseSlot(multipliers(row, factor)) else { return .optimal }
            pivotsLeft -= 1
            guard let (blocking, distance) = chooseRow(slot, sign, goal) else {
                // One step that way shows the way as well as any.
                move(slot, sign, by: .one)
                return .unbounded
            }
            let leaving = basis[slot]
            move(slot, sign, by: distance)
            if let goal, goal.row == blocking { return .reached }
            if blocking == leaving { continue }
            if states[leaving].isCosted { states[leaving].isAbove = sign.sign > 0 }
            pivot(slot, blocking)
        }
        return .optimal
    }

    /// By slot: how fast the objective grows with the slot's value, without the cost of the slot's own row.
    func multipliers(_ row: Int?, _ factor: Rational) -> [Rational] {
        var result = Array(repeating: Rational.zero, count: basis.count)
        if let row { for slot in basis.indices { result[slot] = factor * table[row][slot] } }
        for other in 0..<rowCount where states[other].isCosted && slotOfRow[other] < 0 {
            let slope = states[other].isAbove ? states[other].slopeAbove : states[other].slopeBelow
            if slope == 0 { continue }
            for slot in basis.indices where !table[other][slot].isZero {
                result[slot] = slope > 0 ? result[slot] + table[other][slot] : result[slot] - table[other][slot]
            }
        }
        return result
    }

    /// The first row of the basis, in the order of rows, that can move to the better.
    private func chooseSlot(_ multipliers: [Rational]) -> (slot: Int, sign: Rational)? {
        var best: (slot: Int, sign: Rational)?
        for slot in basis.indices {
            if let best, basis[best.slot] < basis[slot] { continue }
            let state = states[basis[slot]]
            let value = values[basis[slot]]
            if state.isCosted {
                if (multipliers[slot] + Rational(state.slopeAbove)).sign < 0 { best = (slot, .one) }
                if (multipliers[slot] + Rational(state.slopeBelow)).sign > 0 { best = (slot, -.one) }
            } else if multipliers[slot].sign < 0, state.upper != value {
                best = (slot, .one)
            } else if multipliers[slot].sign > 0, state.lower != value {
                best = (slot, -.one)
            }
        }
        return best
    }

    /// The row that is met first when a slot moves, the first one of those in the order of rows.
    private func chooseRow(_ slot: Int, _ sign: Rational, _ goal: Goal?) -> (row: Int, distance: Rational)? {
        var best: (row: Int, distance: Rational)?
        for row in values.indices {
            let isMoving = row == basis[slot]
            if slotOfRow[row] >= 0, !isMoving { continue }
            let rate = isMoving ? sign : sign * table[row][slot]
            if rate.isZero { continue }
            let state = states[row]
            var end: Rational?
            if let goal, goal.row == row {
                end = goal.value
            } else if state.isCosted {
                if !isMoving, state.isAbove == (rate.sign < 0) { end = state.breakpoint }
            } else {
                end = rate.sign > 0 ? state.upper : state.lower
            }
            guard let end else { continue }
            let distance = (end - values[row]) / rate
            if best == nil || distance < best?.distance ?? distance { best = (row, distance) }
        }
        return best
    }

    private mutating func move(_ slot: Int, _ sign: Rational, by distance: Rational) {
        if distance.isZero { return }
        let step = sign * distance
        for row in values.indices where slotOfRow[row] < 0 && !table[row][slot].isZero {
            values[row] = values[row] + step * table[row][slot]
        }
        values[basis[slot]] = values[basis[slot]] + step
    }

    private mutating func pivot(_ slot: Int, _ entering: Int) {
        let line = table[entering]
        let divisor = line[slot]
        for row in table.indices where row != entering && !table[row][slot].isZero {
            let factor = table[row][slot] / divisor
            for other in line.indices where other != slot && !line[other].isZero {
                table[row][other] = table[row][other] - factor * line[other]
            }
            table[row][slot] = factor
        }
        table[entering] = Array(repeating: .zero, count: line.count)
        table[entering][slot] = .one
        slotOfRow[basis[slot]] = -1
        basis[slot] = entering
        slotOfRow[entering] = slot
    }

    // MARK: Keeping and wishing

    /// Bounds a row's value from now on, if that leaves a solution.
    ///
    /// - Returns: `nil` if it does; else by how much the row must fail, and which rows hold it.
    mutating func keep(_ row: Int, lower: Rational?, upper: Rational?) -> (violation: Rational, holders: [Int])? {
        var bound: Rational?
        if let lower, values[row] < lower { bound = lower }
        if let upper, values[row] > upper { bound = upper }
        if let bound {
            let factor: Rational = values[row] < bound ? -.one : .one
            let outcome = minimise(row: row, times: factor, goal: Goal(row: row, value: bound))
            if case .reached = outcome {
                // The value is where it should be, whether or not the row is in the basis.
            } else if values[row] != bound {
                let holders = basis.indices.filter { !table[row][$0].isZero && basis[$0] < rowCount }
                return ((bound - values[row]).magnitude, holders.map { basis[$0] })
            }
        }
        states[row].lower = lower
        states[row].upper = upper
        return nil
    }

    /// Minimises the sum of the errors of some rows and then bounds every row to what the minimum leaves it.
    mutating func minimise(level wishes: [(row: Int, relation: RowRelation, constant: Rational)]) {
        for (row, relation, constant) in wishes {
            states[row].isCosted = true
            states[row].breakpoint = constant
            states[row].slopeBelow = relation == .lessThanOrEqual ? 0 : -1
            states[row].slopeAbove = relation == .greaterThanOrEqual ? 0 : 1
            states[row].isAbove = values[row] == constant ? relation != .lessThanOrEqual : values[row] > constant
        }
        _ = minimise()
        let multipliers = multipliers(nil, .one)
        for slot in basis.indices where !multipliers[slot].isZero && !states[basis[slot]].isCosted {
            states[basis[slot]].lower = values[basis[slot]]
            states[basis[slot]].upper = values[basis[slot]]
        }
        for (row, _, constant) in wishes {
            let slot = slotOfRow[row]
            states[row].isCosted = false
            if slot < 0 {
                states[row].lower = states[row].isAbove ? constant : nil
                states[row].upper = states[row].isAbove ? nil : constant
                continue
            }
            let mayRise = (multipliers[slot] + Rational(states[row].slopeAbove)).sign <= 0
            let mayFall = (multipliers[slot] + Rational(states[row].slopeBelow)).sign >= 0
            states[row].lower = mayFall ? nil : constant
            states[row].upper = mayRise ? nil : constant
        }
    }
}
