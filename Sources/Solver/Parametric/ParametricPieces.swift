/// An interval of the parameter over which the optimum is held by the same rows: all values follow the parameter linearly,
/// and the same variables are free.
package struct ParametricPiece: Sendable {
    package var range: ClosedRange<Double>
    /// The variables of the whole system that the optimum leaves open inside the range, ascending. At its ends there may be
    /// fewer.
    package var freeVariables: [Int]
}

extension ParametricPart {
    /// The pieces that make up a range of parameters at which the required rows have a solution.
    ///
    /// At one value inside a piece the solver says on which side of each row's constant the inside of the optimal face lies,
    /// or that it is at the constant. By complementary slackness whatever point keeps to these sides is optimal for its own
    /// parameter, so the parameters of such points are the piece: its ends are the lowest and highest value of one
    /// variable under linear constraints, exact, and what lies beyond them is looked at in the same way.
    ///
    /// - Parameter work: How many rows may be looked at, those of each solve counted. What is used is taken off it.
    /// - Returns: Ascending, without gaps; `nil` where the work was not enough.
    package mutating func pieces(
        in range: ClosedRange<Double>,
        work: inout Int,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> [ParametricPiece]? {
        var open = [range]
        var pieces: [ParametricPiece] = []
        while let range = open.popLast() {
            if range.upperBound - range.lowerBound <= Self.sameValue, !pieces.isEmpty { continue }
            work -= local.rows.count
            if work < 0 { return nil }
            let piece = try piece(inside: range, isCancelled)
            pieces.append(piece)
            if piece.range.lowerBound > range.lowerBound { open.append(range.lowerBound...piece.range.lowerBound) }
            if piece.range.upperBound < range.upperBound { open.append(piece.range.upperBound...range.upperBound) }
        }
        return pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where in a range to look first: no value that a layout is likely to have a breakpoint at.
    private static var places: [Double] { [0.618_033_98, 0.414_213_56, 0.732_050_80, 0.236_067_97] }

    /// A piece that lies in a range at least in part.
    private mutating func piece(
        inside range: ClosedRange<Double>,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> ParametricPiece {
        var best: ParametricPiece?
        for place in Self.places {
            let value = range.lowerBound + place * (range.upperBound - range.lowerBound)
            let found = try piece(around: value, isCancelled)
            let clamped = ParametricPiece(range: found.range.clamped(to: range), freeVariables: found.freeVariables)
            let length = clamped.range.upperBound - clamped.range.lowerBound
            // A breakpoint was hit: all of one value, and nothing around it.
            if length > Self.sameValue || range.upperBound - range.lowerBound <= Self.sameValue { return clamped }
            best = best ?? clamped
        }
        return best ?? ParametricPiece(range: range, freeVariables: [])
    }

    private mutating func piece(
        around value: Double,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> ParametricPiece {
        let row = parameterRow
        solver.edit { $0.setConstant(value, ofRow: row) }
        let solution = try solver.solve(isCancelled: isCancelled)
        let point = solution.interiorPoint
        var range: (lowest: Double?, highest: Double?) = (value, value)
        for isExact in [true, false] {
            var sides = Solver(sides(at: point, isExact: isExact))
            let found = try sides.solve(isCancelled: isCancelled)
            // Constants that contradict each other by a rounding: the values at the point do not.
            if !found.broken.isEmpty && isExact { continue }
            if found.broken.isEmpty { range = Self.range(of: parameter, in: found) }
            break
        }
        let lowest = min(value, range.lowest ?? -.infinity)
        let highest = max(value, range.highest ?? .infinity)
        return ParametricPiece(
            range: lowest...highest,
            freeVariables: solution.freeVariables.map { local.variables[$0] }
        )
    }

    /// How far a variable can go; where all others follow it, that is seen without a linear program.
    private static func range(of variable: Int, in solution: Solution) -> (lowest: Double?, highest: Double?) {
        guard let face = solution.faces.first(where: { $0.variables.holds(variable) }), face.dimension == 1,
            let direction = face.basis(order: [variable]).first, direction.pivot == variable,
            let place = face.variables.firstIndex(of: variable)
        else { return solution.range(ofVariable: variable) }
        let point = face.interiorPoint()
        let (backward, forward) = face.reach(from: point, along: direction.terms)
        return (backward.map { point[place] - $0 }, forward.map { point[place] + $0 })
    }

    /// The sides of all rows on which a point lies, as required rows of which the parameter's is none.
    ///
    /// - Parameter isExact: Whether rows that the point meets are taken with their constants; otherwise with their values.
    private func sides(at point: [Double], isExact: Bool) -> LinearSystem {
        let system = solver.system
        var sides = LinearSystem(variableCount: system.variableCount)
        sides.reserveCapacity(rows: system.rowCount, terms: system.terms.count)
        for row in 0..<system.rowCount where row != parameterRow && system.participates(row) {
            var value = 0.0
            var size = 0.0
            for term in system.terms(of: row) {
                let product = term.coefficient * point[term.variable]
                value += product
                size += abs(product)
            }
            let constant = system.constants[row]
            let difference = value - constant
            // What yields, yields by at most this much.
            let isRequired = system.priorities[row] >= LinearSystem.required
            let tolerance = (isRequired && system.relations[row] == .equal ? 2e-6 : 1e-8) * max(1, abs(constant), size)
            if abs(difference) <= tolerance {
                sides.addRow(system.terms(of: row), .equal, isExact ? constant : value)
            } else {
                sides.addRow(system.terms(of: row), difference > 0 ? .greaterThanOrEqual : .lessThanOrEqual, constant)
            }
        }
        return sides
    }

    /// By how much rows fail at a value of the parameter, at least.
    ///
    /// - Parameter rows: Of the whole system.
    /// - Returns: In their order; `nil` for a row with a variable that the optimum leaves open, or of other parts.
    package mutating func errors(
        ofRows rows: [Int],
        at value: Double,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> [Double?] {
        let parameterRow = parameterRow
        solver.edit { $0.setConstant(value, ofRow: parameterRow) }
        let solution = try solver.solve(isCancelled: isCancelled)
        let free = Set(solution.freeVariables)
        return rows.map { row in
            guard let own = local.row(of: row),
                !local.system.terms(of: own).contains(where: { free.contains($0.variable) })
            else { return nil }
            return solver.system.error(ofRow: own, at: solution.values)
        }
    }
}
