extension EquivalenceProofSearch {
    /// Values for which the required rows of the first side hold.
    ///
    /// - Parameter likely: What such values are near.
    mutating func findPoint(near likely: [Double]) {
        let literal = Set(proof.sides[0].literal)
        let rows = given[0].rows.filter { $0.priority >= LinearSystem.required && !literal.contains($0.index) }
        var own = sides[0].ownForms
        var solved = forms[0]
        // Inequalities that meet leave one value.
        for row in rows where row.relation != .equal {
            let distance = row.form.terms.reduce(row.form.constant.approximation) {
                $0 + $1.coefficient.approximation * likely[$1.variable]
            }
            if abs(distance) < Self.near { _ = solved.insert(own.reduced(row.form), rank: rank) }
        }
        var point = likely.map { Rational(exactly: ($0 * 64).rounded() / 64) ?? .zero }
        for variable in kinds.indices {
            let form = solved.reduced(own.reduced(LinearForm(variable: variable)))
            if form.terms.count == 1, form.terms[0].variable == variable { continue }
            point[variable] = form.terms.reduce(form.constant) { $0 + $1.coefficient * point[$1.variable] }
        }
        func value(_ form: LinearForm) -> Rational {
            form.terms.reduce(form.constant) { $0 + $1.coefficient * point[$1.variable] }
        }
        let isKept = rows.allSatisfy { row in
            let sign = value(row.form).sign
            return switch row.relation {
            case .equal: sign == 0
            case .lessThanOrEqual: sign <= 0
            case .greaterThanOrEqual: sign >= 0
            }
        }
        guard isKept, domain.allSatisfy({ value($0).sign >= 0 }) else {
            proof.gaps.append(.point)
            return
        }
        let used = Set(rows.flatMap { $0.form.terms.map(\.variable) })
        proof.point = kinds.indices.filter(used.contains).map { ($0, point[$0]) }
    }

    /// In points: what is nearer than this meets.
    private static let near = 1e-6
}
