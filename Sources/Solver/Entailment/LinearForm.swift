/// A sum of multiples of variables and a constant, in exact fractions.
struct LinearForm: Sendable, Hashable {
    struct Term: Sendable, Hashable {
        var variable: Int
        var coefficient: Rational
    }

    /// By variable, ascending; none is 0.
    private(set) var terms: [Term]
    private(set) var constant: Rational

    static let zero = LinearForm(terms: [], constant: .zero)

    private init(terms: [Term], constant: Rational) {
        self.terms = terms
        self.constant = constant
    }

    init(variable: Int) {
        self.init(terms: [Term(variable: variable, coefficient: .one)], constant: .zero)
    }

    /// The left side of a row less its constant, in the numbers as they are written; `nil` where one is not finite.
    init?(row: Int, of system: LinearSystem) {
        guard let constant = Rational(asWritten: Self.withoutRounding(system.constants[row])) else { return nil }
        var terms: [Term] = []
        for term in system.terms(of: row) {
            guard let coefficient = Rational(asWritten: Self.withoutRounding(term.coefficient)) else { return nil }
            if !coefficient.isZero { terms.append(Term(variable: term.variable, coefficient: coefficient)) }
        }
        terms.sort { $0.variable < $1.variable }
        self.init(terms: terms, constant: -constant)
    }

    /// A number without what sums of decimals leave: 20.1 + 8 is 28.1, and not the double after it.
    static func withoutRounding(_ value: Double) -> Double {
        let written = (value * 1e9).rounded() / 1e9
        return abs(written - value) <= 8 * max(1, abs(value)).ulp ? written : value
    }

    init(constant: Rational) { self.init(terms: [], constant: constant) }

    var isConstant: Bool { terms.isEmpty }

    func coefficient(of variable: Int) -> Rational? {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].variable == variable ? terms[low].coefficient : nil
    }

    /// Adds a multiple of another form.
    ///
    /// - Complexity: O(terms of both).
    mutating func add(_ other: LinearForm, times factor: Rational) {
        if factor.isZero { return }
        constant = constant + factor * other.constant
        if other.terms.isEmpty { return }
        var merged: [Term] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var (own, next) = (0, 0)
        while own < terms.count || next < other.terms.count {
            if next == other.terms.count || own < terms.count && terms[own].variable < other.terms[next].variable {
                merged.append(terms[own])
                own += 1
            } else if own == terms.count || other.terms[next].variable < terms[own].variable {
                let term = other.terms[next]
                merged.append(Term(variable: term.variable, coefficient: factor * term.coefficient))
                next += 1
            } else {
                let sum = terms[own].coefficient + factor * other.terms[next].coefficient
                if !sum.isZero { merged.append(Term(variable: terms[own].variable, coefficient: sum)) }
                own += 1
                next += 1
            }
        }
        terms = merged
    }

    func times(_ factor: Rational) -> LinearForm {
        if factor.isZero { return .zero }
        return LinearForm(
            terms: terms.map { Term(variable: $0.variable, coefficient: factor * $0.coefficient) },
            constant: factor * constant
        )
    }

    /// The form without its constant.
    var withoutConstant: LinearForm { LinearForm(terms: terms, constant: .zero) }

    /// What a variable is where the form is 0.
    func solved(for variable: Int) -> LinearForm? {
        guard let coefficient = coefficient(of: variable) else { return nil }
        var rest = self
        rest.terms.removeAll { $0.variable == variable }
        return rest.times(-(.one / coefficient))
    }
}
