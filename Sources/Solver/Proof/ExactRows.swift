/// The rows of a system in exact fractions of its numbers as they are written, those that have an effect.
struct ExactRows {
    let system: LinearSystem
    /// The rows that have an effect, ascending.
    let rows: [Int]
    /// Of each term of the system.
    private let coefficients: [Rational]
    /// By row; with what rounding adds to them.
    private(set) var constants: [Rational]
    /// By row: what rounding adds to its constant.
    private(set) var rounding: [Int: Rational] = [:]

    init(_ system: LinearSystem) {
        self.system = system
        rows = (0..<system.rowCount).filter(system.participates)
        var known: [Double: Rational] = [:]
        func fraction(_ value: Double) -> Rational {
            if let found = known[value] { return found }
            let made = Rational(asWritten: value) ?? .zero
            known[value] = made
            return made
        }
        coefficients = system.terms.map { fraction($0.coefficient) }
        constants = system.constants.map(fraction)
    }

    /// The terms of a row.
    func terms(of row: Int) -> [(variable: Int, coefficient: Rational)] {
        (system.rowStarts[row]..<system.rowStarts[row + 1]).map { (system.terms[$0].variable, coefficients[$0]) }
    }

    /// What a row's terms make more than its constant.
    func excess(of row: Int, at point: [Rational]) -> Rational {
        var sum = -constants[row]
        for place in system.rowStarts[row]..<system.rowStarts[row + 1] {
            let value = point[system.terms[place].variable]
            if value.isZero { continue }
            sum = sum + coefficients[place] * value
        }
        return sum
    }

    /// Adds to the constant of a row, where that can be a matter of rounding.
    ///
    /// - Returns: Whether it can.
    mutating func round(_ row: Int, by amount: Rational) -> Bool {
        let sum = (rounding[row] ?? .zero) + amount
        let limit = OptimumProof.roundingLimit * max(1, abs(system.constants[row]))
        guard sum.magnitude.approximation <= limit else { return false }
        rounding[row] = sum
        constants[row] = constants[row] + amount
        return true
    }

    /// Gives a row another constant.
    mutating func replaceConstant(of row: Int, by constant: Rational) { constants[row] = constant }

    /// The variables that are not 0 in a sum of rows, with what they add up to.
    func sum(of terms: [OptimumProof.Term]) -> [Int: Rational] {
        var sums: [Int: Rational] = [:]
        for term in terms {
            for (variable, coefficient) in self.terms(of: term.row) {
                let sum = (sums[variable] ?? .zero) + term.multiplier * coefficient
                sums[variable] = sum.isZero ? nil : sum
            }
        }
        return sums
    }
}
