/// The proof of an optimum for all lengths between two, where some rows have the length as their constant: one set of multipliers,
/// and a point at both ends. Between the ends, the point between these two is the optimum.
package struct PieceProof: Sendable {
    package let proof: OptimumProof
    /// The lengths between which it holds.
    package let low: Rational
    package let high: Rational
    /// By variable: the values at the ends.
    package let first: [Rational]
    package let last: [Rational]

    /// By row: what it says of all optimal points of a length; `nil`: nothing.
    package let relations: [RowRelation?]

    /// - Parameters:
    ///   - solution: That of the system with a length inside of the piece.
    ///   - swept: The rows whose constant is the length.
    ///   - range: Where proofs are wanted.
    ///   - piece: Where this one is expected to hold.
    /// - Returns: `nil` where no proof was found that holds for more than one length.
    package init?(
        of solution: Solution,
        of system: LinearSystem,
        swept: [Int],
        in range: ClosedRange<Double>,
        near piece: ClosedRange<Double>
    ) {
        let proof = OptimumProof(of: solution, of: system)
        guard proof.gaps.isEmpty, proof.broken.isEmpty, !proof.point.isEmpty,
            let least = Rational(asWritten: range.lowerBound), let most = Rational(asWritten: range.upperBound)
        else { return nil }
        self.proof = proof
        var exact = ExactRows(system)
        for term in proof.rounding { _ = exact.round(term.row, by: term.multiplier) }
        let sides = Self.sides(proof, exact)
        relations = (0..<system.rowCount).map(sides.relation)
        if proof.other.isEmpty {
            let values = Self.values(proof, exact, Set(swept))
            guard let (low, high) = Self.bounds(values, exact, sides, Set(swept), least...most) else { return nil }
            (self.low, self.high) = (low, high)
            first = values.map { $0.value(at: low) }
            last = values.map { $0.value(at: high) }
        } else {
            low = piece.lowerBound <= range.lowerBound ? least : Rational(simplestNear: piece.lowerBound)
            high = piece.upperBound >= range.upperBound ? most : Rational(simplestNear: piece.upperBound)
            guard let first = Self.point(at: low, system, exact, sides, swept),
                let last = Self.point(at: high, system, exact, sides, swept)
            else { return nil }
            (self.first, self.last) = (first, last)
        }
    }

    private static func sides(_ proof: OptimumProof, _ exact: ExactRows) -> RowSides {
        let system = exact.system
        var sides = RowSides(exact, broken: [])
        var levels: [Double: [Int]] = [:]
        for row in exact.rows where system.priorities[row] < LinearSystem.required {
            levels[system.priorities[row], default: []].append(row)
        }
        let terms = Dictionary(proof.levels.map { ($0.priority, $0.terms) }) { first, _ in first }
        for (priority, rows) in levels.sorted(by: { $0.key > $1.key }) {
            sides.apply(terms[priority] ?? [], level: rows, of: system)
        }
        if let last = terms[nil] { sides.apply(last, level: [], of: system) }
        return sides
    }

    /// The lengths between which values that are functions of the length keep all sides.
    private static func bounds(
        _ values: [Line],
        _ exact: ExactRows,
        _ sides: RowSides,
        _ swept: Set<Int>,
        _ range: ClosedRange<Rational>
    ) -> (low: Rational, high: Rational)? {
        var (low, high) = (range.lowerBound, range.upperBound)
        for row in exact.rows where sides.isBound(row) {
            var excess = Line(
                constant: swept.contains(row) ? .zero : -exact.constants[row],
                slope: swept.contains(row) ? -.one : .zero
            )
            for (variable, coefficient) in exact.terms(of: row) { excess.add(values[variable], times: coefficient) }
            if sides.isFixed(row) {
                if !excess.slope.isZero || !excess.constant.isZero { return nil }
                continue
            }
            // At least 0 if it is bound below, at most 0 if it is bound above.
            let isBelow = sides.isBoundBelow[row]
            let rate = isBelow ? excess.slope : -excess.slope
            let constant = isBelow ? excess.constant : -excess.constant
            if rate.isZero {
                if constant.sign < 0 { return nil }
            } else if rate.sign > 0 {
                low = max(low, -constant / rate)
            } else {
                high = min(high, -constant / rate)
            }
        }
        return low < high ? (low, high) : nil
    }

    /// A point that keeps all sides at a length, where values are open.
    private static func point(
        at length: Rational,
        _ system: LinearSystem,
        _ given: ExactRows,
        _ sides: RowSides,
        _ swept: [Int]
    ) -> [Rational]? {
        var (system, exact, fixed) = (system, given, sides)
        for row in swept {
            system.setConstant(length.approximation, ofRow: row)
            exact.replaceConstant(of: row, by: length)
        }
        var solver = Solver(system)
        guard let inside = try? solver.solve().interiorPoint else { return nil }
        // Bounds that meet leave one value.
        for row in exact.rows where sides.isBound(row) && !sides.isFixed(row) {
            let excess = system.terms(of: row).reduce(-system.constants[row]) {
                $0 + $1.coefficient * inside[$1.variable]
            }
            if abs(excess) < OptimumProof.roundingLimit { fixed.fix(row) }
        }
        let equations = OptimumProof.Equations(exact, fixed)
        return [1024, nil].lazy.map { equations.point(near: inside, inPartsOf: $0) }.first { point in
            exact.rows.allSatisfy { row in
                let sign = exact.excess(of: row, at: point).sign
                return sign == 0 || !(sign > 0 ? sides.isBoundAbove[row] : sides.isBoundBelow[row])
            }
        }
    }

    /// A value as a function of the length.
    private struct Line {
        var constant: Rational
        var slope: Rational

        mutating func add(_ other: Line, times factor: Rational) {
            constant = constant + factor * other.constant
            slope = slope + factor * other.slope
        }

        func value(at length: Rational) -> Rational { constant + slope * length }
    }

    /// What the steps of a proof determine, whatever the length is.
    private static func values(_ proof: OptimumProof, _ exact: ExactRows, _ swept: Set<Int>) -> [Line] {
        typealias Equation = (terms: [Int: Rational], constant: Line)
        var derived: [Equation] = []
        func equation(_ equation: OptimumProof.Equation) -> Equation {
            switch equation {
            case .derived(let place): return derived[place]
            case .row(let row):
                let constant =
                    swept.contains(row)
                    ? Line(constant: .zero, slope: .one) : Line(constant: exact.constants[row], slope: .zero)
                return (exact.sum(of: [OptimumProof.Term(row: row, multiplier: .one)]), constant)
            }
        }
        for step in proof.derived {
            var sum = equation(step.first)
            let second = equation(step.second)
            for (variable, coefficient) in second.terms {
                let value = (sum.terms[variable] ?? .zero) + step.factor * coefficient
                sum.terms[variable] = value.isZero ? nil : value
            }
            sum.constant.add(second.constant, times: step.factor)
            derived.append(sum)
        }
        var values = proof.point.map { Line(constant: $0, slope: .zero) }
        for step in proof.determined {
            let (terms, constant) = equation(step.equation)
            guard let own = terms[step.variable] else { continue }
            var value = constant
            for (variable, coefficient) in terms where variable != step.variable {
                value.add(values[variable], times: -coefficient)
            }
            values[step.variable] = Line(constant: value.constant / own, slope: value.slope / own)
        }
        return values
    }
}
