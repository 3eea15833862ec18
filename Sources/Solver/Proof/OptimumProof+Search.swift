extension OptimumProof {
    /// Looks for the proof of a solution.
    ///
    /// - Parameters:
    ///   - solution: That of the system.
    ///   - sets: Rows that have no solution together, each of which is needed for that.
    /// - Complexity: That of solving for each priority that has errors, as far as rows are connected to these; near linear in the
    ///   terms of the rest.
    package init(of solution: Solution, of system: LinearSystem, sets: [[Int]] = []) {
        var exact = ExactRows(system)
        for (place, rows) in sets.enumerated() {
            if let terms = Self.contradiction(of: rows, among: exact) {
                self.sets.append(Contradiction(broken: nil, terms: terms))
            } else {
                gaps.append(.set(place))
            }
        }
        for (row, rows) in solution.brokenSets {
            if let terms = Self.contradiction(of: rows, among: exact) {
                broken.append(Contradiction(broken: row, terms: terms))
            } else {
                gaps.append(.brokenRow(row))
            }
        }
        let isBroken = Set(solution.broken)
        let inside = solution.interiorPoint
        let excess = exact.rows.map { row in
            system.terms(of: row).reduce(-system.constants[row]) { $0 + $1.coefficient * inside[$1.variable] }
        }
        var isTight = Array(repeating: false, count: system.rowCount)
        var errors: [Int: Rational] = [:]
        for (row, excess) in zip(exact.rows, excess) {
            isTight[row] = abs(excess) <= Self.roundingLimit * max(1, abs(system.constants[row]))
            if isTight[row] || system.priorities[row] >= LinearSystem.required && !isBroken.contains(row) { continue }
            let slopes = system.relations[row].slopes
            let slope = excess > 0 ? slopes.most : slopes.least
            if !slope.isZero { errors[row] = slope }
        }
        let search = MultiplierSearch(exact, isTight: isTight)
        var sides = RowSides(exact, broken: isBroken)
        // Broken rows are the level after the required ones.
        var levels: [Double: [Int]] = [:]
        for row in exact.rows where system.priorities[row] < LinearSystem.required || isBroken.contains(row) {
            levels[system.priorities[row], default: []].append(row)
        }
        for (priority, rows) in levels.sorted(by: { $0.key > $1.key }) {
            let violated = rows.compactMap { row in errors[row].map { Term(row: row, multiplier: $0) } }
            var terms: [Term] = []
            if !violated.isEmpty {
                if let found = search.multipliers(against: violated, level: rows, sides: sides) {
                    terms = found
                    self.levels.append(Level(priority: priority, terms: found))
                } else {
                    gaps.append(.level(priority: priority))
                    return
                }
            }
            sides.apply(terms, level: rows, of: system)
        }
        var equations = Equations(exact, sides)
        var open = equations.openVariables
        // Bounds that meet hold what lies between them.
        let between = exact.rows.filter { row in
            isTight[row] && sides.isBound(row) && !sides.isFixed(row)
                && system.terms(of: row).contains { open.contains($0.variable) }
        }
        if !between.isEmpty, let terms = search.multipliers(holding: between, sides: sides), !terms.isEmpty {
            self.levels.append(Level(priority: nil, terms: terms))
            sides.apply(terms, level: [], of: system)
            equations = Equations(exact, sides)
            open = equations.openVariables
        }
        for (row, amount) in equations.excess where !exact.round(row, by: amount) { gaps.append(.row(row)) }
        let free = Set(solution.freeVariables)
        let undetermined = open.subtracting(free)
        if !undetermined.isEmpty { gaps.append(.variables(undetermined.sorted())) }
        (derived, determined) = equations.steps()
        // Simple numbers where they do.
        point = equations.point(near: inside, inPartsOf: 1024)
        if !misses(exact, sides).isEmpty { point = equations.point(near: inside) }
        for (row, excess) in misses(exact, sides) where !exact.round(row, by: excess) { gaps.append(.row(row)) }
        other = equations.otherPoint(than: point, open: open, exact, sides)
        if !free.isEmpty, other.count != open.count { gaps.append(.variables(open.sorted())) }
        rounding = exact.rounding.sorted { $0.key < $1.key }.map { Term(row: $0.key, multiplier: $0.value) }
    }

    /// The one dependency of rows that have no solution, turned so that the sum of the rows says 0 <= a negative number.
    private static func contradiction(of rows: [Int], among exact: ExactRows) -> [Term]? {
        guard let leader = rows.indices.last,
            let dependency = ExactDependency(of: rows, leader: leader, in: exact.system, reading: .asWritten)
        else { return nil }
        var sum = Rational.zero
        for (row, number) in zip(rows, dependency.numbers) { sum = sum + number * exact.constants[row] }
        if sum.isZero { return nil }
        let numbers = sum.sign > 0 ? dependency.numbers.map { -$0 } : dependency.numbers
        for (row, number) in zip(rows, numbers) {
            let (least, most) = exact.system.relations[row].slopes
            if number.sign > 0 ? most.isZero : least.isZero { return nil }
        }
        return zip(rows, numbers).map { Term(row: $0, multiplier: $1) }
    }

    /// The rows that the point does not keep on their sides, with what their terms make more than their constants.
    private func misses(_ exact: ExactRows, _ sides: RowSides) -> [(row: Int, excess: Rational)] {
        exact.rows.compactMap { row in
            guard sides.isBound(row) else { return nil }
            let excess = exact.excess(of: row, at: point)
            let isMissed = excess.sign > 0 ? sides.isBoundAbove[row] : excess.sign < 0 && sides.isBoundBelow[row]
            return isMissed ? (row, excess) : nil
        }
    }
}

extension RowSides {
    /// What the multipliers of a level say of all points at its optimum.
    mutating func apply(_ terms: [OptimumProof.Term], level: [Int], of system: LinearSystem) {
        var multipliers: [Int: Rational] = [:]
        for term in terms { multipliers[term.row] = term.multiplier }
        for row in level { keep(row, system.relations[row], multiplier: multipliers.removeValue(forKey: row) ?? .zero) }
        for row in multipliers.keys { fix(row) }
    }
}
