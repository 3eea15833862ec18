/// The proof that a set of required rows has no solution and that each of them is needed, in exact arithmetic.
///
/// The multipliers are the one linear dependency of the rows' coefficients. The set is irreducible if and only if there
/// is exactly one, none of its numbers is zero, their signs turn every inequality the same way, and the constants
/// contradict: then any proper subset is linearly independent, and independent rows have a solution whatever their
/// constants are.
///
/// Exact are the numbers as doubles hold them or, where these leave no dependency, as they are written: 0.1, 0.2 and 0.7 are
/// meant to make up 1. Where not even those do (a third cut after sixteen digits), the rounding remainder is ignored, and the set
/// is not proven.
struct Certificate: Sendable, Equatable {
    /// In the order of the rows; see ``Conflict/multipliers``.
    var multipliers: [Double]
    /// The smallest change of one row's constant that resolves the set.
    var amount: Double
    /// Whether the set has no solution, but for rounding.
    var isSound: Bool
    /// Whether all of the above was found true in exact arithmetic.
    var isProven: Bool

    /// - Parameter broken: The member whose multiplier is 1 or -1.
    init(of rows: [Int], broken: Int, in system: LinearSystem) {
        multipliers = Array(repeating: 0, count: rows.count)
        amount = 0
        isSound = false
        isProven = false
        guard let leader = rows.firstIndex(of: broken) else { return }
        let exact = ExactDependency(of: rows, leader: leader, in: system)
        let written = exact == nil ? ExactDependency(of: rows, leader: leader, in: system, reading: .asWritten) : nil
        guard
            let dependency = exact ?? written
                ?? ExactDependency(of: rows, leader: leader, in: system, residual: ExactDependency.roundingResidual)
        else { return }
        var contradiction = Rational.zero
        for (index, row) in rows.enumerated() {
            guard let constant = dependency.reading.fraction(system.constants[row]) else { return }
            contradiction = contradiction + dependency.numbers[index] * constant
        }
        // Turned so that the sum says 0 <= a negative number.
        let isTurned = contradiction.sign > 0
        let numbers = isTurned ? dependency.numbers.map { -$0 } : dependency.numbers
        multipliers = numbers.map(\.approximation)
        var hasRightSigns = true
        var least: Rational?
        for (index, row) in rows.enumerated() {
            let sign = numbers[index].sign
            if sign == 0 { return }
            switch system.relations[row] {
            case .equal: break
            case .lessThanOrEqual: hasRightSigns = hasRightSigns && sign > 0
            case .greaterThanOrEqual: hasRightSigns = hasRightSigns && sign < 0
            }
            let change = contradiction.magnitude / numbers[index].magnitude
            least = min(least ?? change, change)
        }
        amount = least?.approximation ?? 0
        isSound = hasRightSigns && contradiction.sign != 0
        isProven = isSound && (exact != nil || written != nil)
    }
}

/// The linear dependency of some rows' coefficients in which one of them has the number 1.
struct ExactDependency {
    /// What is taken for the value of a double.
    enum Reading: Sendable {
        case exact, asWritten

        func fraction(_ value: Double) -> Rational? {
            switch self {
            case .exact: Rational(exactly: value)
            case .asWritten: Rational(asWritten: value)
            }
        }
    }

    /// In the order of the rows.
    private(set) var numbers: [Rational]
    let reading: Reading

    /// What multipliers such as 0.1, 0.2 and 0.7, which are meant to make up 1, leave over as doubles, against the
    /// largest coefficient of the variable. A solution that makes use of so little has values beyond all bounds.
    static let roundingResidual = 1e-12

    /// `nil` unless there is exactly one.
    ///
    /// - Parameter residual: The share of a variable's largest coefficient that the sum of its coefficients may leave
    ///   over; 0 for exactness.
    init?(
        of rows: [Int],
        leader: Int,
        in system: LinearSystem,
        reading: Reading = .exact,
        residual: Double = 0
    ) {
        self.reading = reading
        // One equation for each variable: the sum over the rows of number times coefficient is zero. The leader's number
        // comes last in the order of elimination, so that it is the one left free.
        var equations: [Int: [(index: Int, coefficient: Rational)]] = [:]
        var variables: [Int] = []
        for (index, row) in rows.enumerated() {
            for term in system.terms(of: row) {
                guard let coefficient = reading.fraction(term.coefficient) else { return nil }
                if equations[term.variable] == nil { variables.append(term.variable) }
                equations[term.variable, default: []].append((index, coefficient))
            }
        }
        func position(_ index: Int) -> Int { index == leader ? 0 : index < leader ? index + 1 : index }
        // By position: the pivot equation, solved for that position's number.
        var solved: [[(position: Int, factor: Rational)]?] = Array(repeating: nil, count: rows.count)
        var solvedCount = 0
        for variable in variables {
            var sums: [Int: Rational] = [:]
            var heap = IndexHeap()
            var largest = 0.0
            for (index, coefficient) in equations[variable] ?? [] {
                sums[position(index)] = coefficient
                heap.push(-position(index))
                largest = max(largest, coefficient.magnitude.approximation)
            }
            while let item = heap.pop() {
                let place = -item
                guard let value = sums.removeValue(forKey: place), !value.isZero else { continue }
                if residual > 0, value.magnitude.approximation <= residual * largest { continue }
                guard let known = solved[place] else {
                    // Nothing but the leader is left: it would have to be zero.
                    if place == 0 { return nil }
                    solved[place] = sums.sorted { $0.key < $1.key }.filter { !$0.value.isZero }
                        .map { ($0.key, -($0.value / value)) }
                    solvedCount += 1
                    break
                }
                for (other, factor) in known {
                    if sums[other] == nil { heap.push(-other) }
                    sums[other] = (sums[other] ?? .zero) + value * factor
                }
            }
        }
        if solvedCount != rows.count - 1 { return nil }
        var values: [Rational] = [.one]
        for place in 1..<max(1, rows.count) {
            var value = Rational.zero
            for (other, factor) in solved[place] ?? [] { value = value + factor * values[other] }
            values.append(value)
        }
        numbers = rows.indices.map { values[position($0)] }
    }
}
