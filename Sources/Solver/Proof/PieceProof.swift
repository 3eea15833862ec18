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

    /// - Parameters:
    ///   - solution: That of the system with a length inside of the piece.
    ///   - swept: The rows whose constant is the length.
    ///   - range: Where the proof is wanted.
    /// - Returns: `nil` where values are open, or the proof holds at this length alone.
    package init?(of solution: Solution, of system: LinearSystem, swept: [Int], in range: ClosedRange<Double>) {
        let proof = OptimumProof(of: solution, of: system)
        guard proof.gaps.isEmpty, proof.other.isEmpty, proof.broken.isEmpty, !proof.point.isEmpty,
            var low = Rational(asWritten: range.lowerBound), var high = Rational(asWritten: range.upperBound)
        else { return nil }
        self.proof = proof
        var exact = ExactRows(system)
        for term in proof.rounding { _ = exact.round(term.row, by: term.multiplier) }
        let swept = Set(swept)
        let values = Self.values(proof, exact, swept)
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
        for row in exact.rows where sides.isBound(row) {
            var excess = Line(
                constant: swept.contains(row) ? .zero : -exact.constants[row],
                slope: swept.contains(row) ? -.one : .zero
            )
            for (variable, coefficient) in exact.terms(of: row) { excess.add(values[variable], times: coefficient) }
            if sides.isFixed(row) {
                if !excess.slope.isZero || !excess.constant.isZero { return nil }
            } else {
                let isBelow = sides.isBoundBelow[row]
                // At least 0 if it is bound below, at most 0 if it is bound above.
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
        }
        guard low < high else { return nil }
        self.low = low
        self.high = high
        first = values.map { $0.value(at: low) }
        last = values.map { $0.value(at: high) }
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
