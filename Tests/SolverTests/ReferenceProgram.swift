@testable import LayoutSolver

/// A linear program in exact fractions, solved with the plainest of methods: a dense tableau, artificial variables, and
/// Bland's rule. It shares nothing with the solver but the number type.
///
/// Numbers count as they are written: 1.333333 - 1 is 0.333333. Taken for the doubles nearest to them, rows that are meant
/// to be parallel meet some 1e17 points away.
struct ReferenceProgram {
    /// By row, the coefficients of all columns.
    private var table: [[Rational]] = []
    private var right: [Rational] = []
    private var basis: [Int] = []
    private var isBlocked: [Bool] = []
    private let variableCount: Int
    private(set) var isFeasible = false
    /// Of each wish, the columns of its error.
    private var errorColumns: [[Int]] = []

    /// - Parameter rows: Rows that must hold, and rows whose error is a cost.
    init(_ system: LinearSystem, hard: [(row: Int, constant: Rational)], wishes: [Int]) {
        variableCount = system.variableCount
        var columnCount = 2 * variableCount
        var entries: [[(Int, Rational)]] = []
        func add(_ row: Int, _ constant: Rational, errors: Bool) {
            var line: [(Int, Rational)] = []
            for term in system.terms(of: row) {
                guard let coefficient = Rational(asWritten: term.coefficient) else { continue }
                line.append((2 * term.variable, coefficient))
                line.append((2 * term.variable + 1, -coefficient))
            }
            if system.relations[row] != .equal {
                line.append((columnCount, system.relations[row] == .lessThanOrEqual ? .one : -.one))
                columnCount += 1
            }
            if errors {
                var columns: [Int] = []
                if system.relations[row] != .greaterThanOrEqual {
                    line.append((columnCount, -.one))
                    columns.append(columnCount)
                    columnCount += 1
                }
                if system.relations[row] != .lessThanOrEqual {
                    line.append((columnCount, .one))
                    columns.append(columnCount)
                    columnCount += 1
                }
                errorColumns.append(columns)
            }
            entries.append(line)
            right.append(constant)
        }
        for (row, constant) in hard { add(row, constant, errors: false) }
        for row in wishes { add(row, Rational(asWritten: system.constants[row]) ?? .zero, errors: true) }
        let firstArtificial = columnCount
        columnCount += entries.count
        for (index, line) in entries.enumerated() {
            var row = Array(repeating: Rational.zero, count: columnCount)
            let isTurned = right[index].sign < 0
            for (column, value) in line { row[column] = row[column] + (isTurned ? -value : value) }
            if isTurned { right[index] = -right[index] }
            row[firstArtificial + index] = .one
            table.append(row)
            basis.append(firstArtificial + index)
        }
        isBlocked = Array(repeating: false, count: columnCount)
        let artificial = Array(firstArtificial..<columnCount)
        let lowest = minimise(artificial.map { ($0, .one) })
        isFeasible = lowest?.isZero ?? false
        for column in artificial { isBlocked[column] = true }
        // Artificial columns that are still in the basis, at zero, must not grow again.
        for row in table.indices where basis[row] >= firstArtificial {
            if let column = (0..<firstArtificial).first(where: { !table[row][$0].isZero }) { pivot(row, column) }
        }
    }

    /// Minimises the sum of the errors of some wishes (by position among them) and keeps it there from now on.
    mutating func minimiseErrors(_ wishes: some Sequence<Int>) -> Rational? {
        let cost = wishes.flatMap { errorColumns[$0] }.map { ($0, Rational.one) }
        guard let lowest = minimise(cost) else { return nil }
        let reduced = reducedCosts(cost)
        for column in reduced.indices where reduced[column].sign > 0 { isBlocked[column] = true }
        return lowest
    }

    /// The lowest value of a variable, or of its negative; `nil` without one.
    func lowest(_ variable: Int, times sign: Int) -> Rational? {
        var copy = self
        return copy.minimise([(2 * variable, Rational(sign)), (2 * variable + 1, Rational(-sign))])
    }

    private func reducedCosts(_ cost: [(Int, Rational)]) -> [Rational] {
        var costs = Array(repeating: Rational.zero, count: isBlocked.count)
        for (column, value) in cost { costs[column] = costs[column] + value }
        var reduced = costs
        for row in table.indices {
            let factor = costs[basis[row]]
            if factor.isZero { continue }
            for column in reduced.indices where !table[row][column].isZero {
                reduced[column] = reduced[column] - factor * table[row][column]
            }
        }
        return reduced
    }

    private mutating func minimise(_ cost: [(Int, Rational)]) -> Rational? {
        while true {
            let reduced = reducedCosts(cost)
            guard let column = reduced.indices.first(where: { !isBlocked[$0] && reduced[$0].sign < 0 }) else { break }
            var best: Int?
            var bestRatio = Rational.zero
            for row in table.indices where table[row][column].sign > 0 {
                let ratio = right[row] / table[row][column]
                if let known = best, ratio > bestRatio || (ratio == bestRatio && basis[row] > basis[known]) { continue }
                best = row
                bestRatio = ratio
            }
            guard let row = best else { return nil }
            pivot(row, column)
        }
        var value = Rational.zero
        for (column, factor) in cost {
            for row in table.indices where basis[row] == column { value = value + factor * right[row] }
        }
        return value
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let divisor = table[row][column]
        let places = table[row].indices.filter { !table[row][$0].isZero }
        for place in places { table[row][place] = table[row][place] / divisor }
        right[row] = right[row] / divisor
        for other in table.indices where other != row && !table[other][column].isZero {
            let factor = table[other][column]
            for place in places { table[other][place] = table[other][place] - factor * table[row][place] }
            right[other] = right[other] - factor * right[row]
        }
        basis[row] = column
    }
}
