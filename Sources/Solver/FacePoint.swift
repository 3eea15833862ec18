/// A criterion that chooses among the points of an optimal face.
public enum PointCriterion: Sendable {
    /// The sum of |difference| to these values is smallest.
    case nearest([(variable: Int, value: Double)])
    /// The errors of these optional rows are smallest: each that of the row, without raising those of the rows before it.
    case satisfied([Int])
    /// These variables have the lowest values, one after the other; one without a lowest value is nearest to 0.
    case lowest([Int])
}

extension OptimalFace {
    /// The one point of the face that some criteria choose, each among the points that those before it leave. Variables
    /// that are still free then take their lowest values, ascending.
    ///
    /// Every criterion is exact, none is weighed against another: the point depends on the face alone, not on how the
    /// system was solved.
    ///
    /// - Returns: The values of `variables`.
    /// - Complexity: One linear program for each criterion, row and variable that leaves the point open, warm-started.
    public func point(by criteria: [PointCriterion]) -> [Double] {
        var simplex = makeSimplex(withUnitRows: true)
        for criterion in criteria {
            switch criterion {
            case .nearest(let targets):
                let wishes = targets.compactMap { target in
                    column(of: target.variable).map { unitWish($0, target.value) }
                }
                try? simplex.minimise(level: wishes)
            case .satisfied(let wanted):
                for row in wanted { settleError(of: row, in: &simplex) }
            case .lowest(let wanted):
                for variable in wanted {
                    if simplex.isDetermined { return simplex.point }
                    if let column = column(of: variable) { settleLowest(column, in: &simplex) }
                }
            }
        }
        for column in variables.indices {
            if simplex.isDetermined { break }
            settleLowest(column, in: &simplex)
        }
        return simplex.point
    }

    /// The point whose sum of |difference| to the targets is smallest; what that leaves open goes to the
    /// lexicographically smallest, by variable (a variable without a lowest value: nearest to 0).
    ///
    /// - Returns: The values of `variables`.
    public func nearestPoint(to targets: [(variable: Int, value: Double)]) -> [Double] {
        point(by: [.nearest(targets)])
    }

    /// The optional rows whose errors are not the same all over the face, ascending: the optimum leaves open which of
    /// them is satisfied.
    public var tiedRows: [Int] {
        let system = region.system
        return rows.filter { row in
            guard system.priorities[row] < LinearSystem.required else { return false }
            let constant = system.constants[row]
            let slack = 1e-6 * max(1, abs(constant))
            if region.upper[row] - region.lower[row] <= slack { return false }
            return switch system.relations[row] {
            case .equal: true
            case .lessThanOrEqual: region.upper[row] > constant + slack
            case .greaterThanOrEqual: region.lower[row] < constant - slack
            }
        }
    }

    private func unitWish(_ column: Int, _ value: Double) -> Simplex.Wish {
        Simplex.Wish(row: rows.count + column, relation: .equal, constant: value)
    }

    /// - Parameter row: One of ``tiedRows``. On a face its error is linear: it never changes sides, or the sum of errors
    ///   of its level would not be the same all over.
    private func settleError(of row: Int, in simplex: inout Simplex) {
        let isAbove = region.upper[row] > region.system.constants[row]
        for term in region.system.terms(of: row) {
            guard let column = column(of: term.variable) else { continue }
            simplex.gradient.add(isAbove ? term.coefficient : -term.coefficient, at: column)
        }
        _ = try? simplex.minimiseGradient()
    }

    private func settleLowest(_ column: Int, in simplex: inout Simplex) {
        simplex.gradient.add(1, at: column)
        if (try? simplex.minimiseGradient()) == false { try? simplex.minimise(level: [unitWish(column, 0)]) }
    }
}
