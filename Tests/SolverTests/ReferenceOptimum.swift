@testable import LayoutSolver

/// What a system means, word for word by its definition, in exact fractions.
struct ReferenceOptimum {
    var broken: [(row: Int, shift: Double)] = []
    var yielding: [Int] = []
    /// By level, from the broken rows' on: its rows and the lowest sum of their errors.
    var levels: [(rows: [Int], sum: Double)] = []
    var lowest: [Double?] = []
    var highest: [Double?] = []
    /// Whether some number is so near a limit of tolerance that rounding may decide.
    var isBorderline = false

    init(_ system: LinearSystem) {
        let required = (0..<system.rowCount).filter { system.isEnabled[$0] && system.priorities[$0] >= 1000 }
            .sorted { (system.keepRanks[$0], $0) < (system.keepRanks[$1], $1) }
        var kept: [(row: Int, constant: Rational)] = []
        let largest = system.constants.reduce(1) { max($0, abs($1)) }
        for row in required {
            var program = ReferenceProgram(system, hard: kept, wishes: [row])
            guard let shift = program.minimiseErrors([0]) else { continue }
            let constant = Rational(asWritten: system.constants[row]) ?? .zero
            let size = shift.approximation
            if size > 0, size < 1e-3 {
                // Which constants set the limit depends on the set; none of the sets has this one wrong.
                if size > 0.9e-6, size < 1.1e-6 * largest { isBorderline = true }
            }
            if shift.isZero {
                kept.append((row, constant))
            } else if size <= 1e-6 {
                yielding.append(row)
                let isBelow = ReferenceProgram(system, hard: kept + [(row, constant + shift)], wishes: []).isFeasible
                kept.append((row, isBelow ? constant + shift : constant - shift))
            } else {
                broken.append((row, size))
            }
        }
        var optional = (0..<system.rowCount).filter { system.isEnabled[$0] && system.priorities[$0] < 1000 }
        optional.sort { (-system.priorities[$0], $0) < (-system.priorities[$1], $1) }
        let wishes = broken.map(\.row) + optional
        var program = ReferenceProgram(system, hard: kept, wishes: wishes)
        var start = 0
        while start < wishes.count {
            var end = broken.count
            if start >= broken.count {
                end = start
                while end < wishes.count, system.priorities[wishes[end]] == system.priorities[wishes[start]] {
                    end += 1
                }
            }
            if let sum = program.minimiseErrors(start..<end) {
                levels.append((Array(wishes[start..<end]), sum.approximation))
            }
            start = end
        }
        for variable in 0..<system.variableCount {
            lowest.append(program.lowest(variable, times: 1)?.approximation)
            highest.append(program.lowest(variable, times: -1).map { -$0.approximation })
        }
    }

    /// `nil` where the range's width is too near the limit to say.
    func isFree(_ variable: Int) -> Bool? {
        guard let lowest = lowest[variable], let highest = highest[variable] else { return true }
        let width = (highest - lowest) / max(1, abs(lowest))
        if width > 1e-8, width < 1e-4 { return nil }
        return width > 1e-6
    }
}
