extension OptimumProof {
    /// The rows that are at their constants in all optimal points, as equations, and what follows from them.
    struct Equations {
        private let elimination: ExactElimination
        /// Of each equation.
        private let rows: [Int]
        /// Those that a row participates in, and that are not determined.
        let openVariables: Set<Int>
        /// Rows that contradict others, with what their constants are too small by.
        var excess: [(row: Int, amount: Rational)] {
            elimination.excess.map { (rows[$0.index], -$0.amount) }
        }

        init(_ exact: ExactRows, _ sides: RowSides) {
            rows = exact.rows.filter(sides.isFixed)
            elimination = ExactElimination(
                rows.map { (exact.terms(of: $0), exact.constants[$0]) },
                variableCount: exact.system.variableCount
            )
            var open: Set<Int> = []
            for row in exact.rows {
                for term in exact.system.terms(of: row) where elimination.values[term.variable] == nil {
                    open.insert(term.variable)
                }
            }
            openVariables = open
        }

        private func equation(_ source: ExactElimination.Source) -> Equation {
            switch source {
            case .given(let index): .row(rows[index])
            case .derived(let place): .derived(place)
            }
        }

        /// The combinations that something is determined by, and what is.
        func steps() -> (derived: [Combination], determined: [Determination]) {
            var isNeeded = Array(repeating: false, count: elimination.combinations.count)
            func need(_ source: ExactElimination.Source) {
                if case .derived(let place) = source { isNeeded[place] = true }
            }
            for (_, source) in elimination.determined { need(source) }
            for place in elimination.combinations.indices.reversed() where isNeeded[place] {
                need(elimination.combinations[place].first)
                need(elimination.combinations[place].second)
            }
            var places = Array(repeating: 0, count: isNeeded.count)
            var derived: [Combination] = []
            func renumbered(_ source: ExactElimination.Source) -> Equation {
                if case .derived(let place) = source { return .derived(places[place]) }
                return equation(source)
            }
            for (place, combination) in elimination.combinations.enumerated() where isNeeded[place] {
                places[place] = derived.count
                derived.append(
                    Combination(
                        first: renumbered(combination.first),
                        second: renumbered(combination.second),
                        factor: combination.factor
                    )
                )
            }
            return (
                derived,
                elimination.determined.map { Determination(variable: $0.variable, equation: renumbered($0.source)) }
            )
        }

        /// The exact point near the given values.
        ///
        /// - Parameter parts: The denominator of values that nothing determines; `nil`: they are the given ones.
        func point(near values: [Double], inPartsOf parts: Double? = nil) -> [Rational] {
            elimination.point { variable in
                let value = values[variable]
                return Rational(exactly: parts.map { (value * $0).rounded() / $0 } ?? value) ?? .zero
            }
        }

        /// Another point that keeps all sides, on the way in a direction drawn at random.
        ///
        /// - Returns: What differs.
        func otherPoint(
            than point: [Rational],
            open: Set<Int>,
            _ exact: ExactRows,
            _ sides: RowSides
        ) -> [(variable: Int, value: Rational)] {
            if open.isEmpty { return [] }
            let direction = elimination.genericDirection()
            var longest: Rational?
            for row in exact.rows where sides.isBound(row) && !sides.isFixed(row) {
                var rate = Rational.zero
                for (variable, coefficient) in exact.terms(of: row) where !direction[variable].isZero {
                    rate = rate + coefficient * direction[variable]
                }
                if rate.sign > 0 ? !sides.isBoundAbove[row] : rate.sign == 0 || !sides.isBoundBelow[row] { continue }
                let way = (exact.excess(of: row, at: point) / rate).magnitude
                longest = min(longest ?? way, way)
            }
            var step = Rational.one / Rational(1 << 20)
            if let longest {
                if longest.isZero { return [] }
                while longest < step { step = step / Rational(2) }
            }
            return open.sorted().filter { !direction[$0].isZero }
                .map { ($0, point[$0] + step * direction[$0]) }
        }
    }
}
