import TestSupport
import Testing

@testable import LayoutSolver

@Suite("the exact simplex")
struct ExactSimplexTests {
    @Test("gives what the definition gives, on any random system")
    func agreement() {
        forEachSeed(250, from: 8_000_000) { generator in
            let system = RandomSystemTests.system(&generator)
            let reference = ReferenceOptimum(system)
            if reference.isBorderline { return }
            let rows = (0..<system.rowCount).filter { system.participates($0) }
            let search = try BreakingSearch(
                byDefinition: SolvingTask(system, rows: rows),
                exactly: rows,
                isCancelled: { false }
            )
            guard search.broken.map(\.row) == reference.broken.map(\.row) else {
                throw PropertyFailure("broken: \(search.broken.map(\.row)), not \(reference.broken.map(\.row))")
            }
            for (found, expected) in zip(search.broken, reference.broken)
            where abs(found.shift - expected.shift) > 1e-9 * max(1, expected.shift) {
                throw PropertyFailure("the shift of \(found.row) is \(found.shift), not \(expected.shift)")
            }
            let values = search.optimum.values
            for (rows, sum) in reference.levels {
                let found = rows.reduce(0) { $0 + system.error(ofRow: $1, at: values) }
                guard abs(found - sum) <= 1e-6 * max(1, sum) else {
                    throw PropertyFailure("rows \(rows) have errors of \(found), not \(sum)")
                }
            }
            for variable in 0..<system.variableCount {
                guard let isFree = reference.isFree(variable) else { continue }
                guard search.optimum.isFree[variable] == isFree else {
                    throw PropertyFailure("variable \(variable): free \(!isFree), by definition \(isFree)")
                }
            }
        }
    }

    @Test("keeps its head where doubles lose theirs")
    func steps() throws {
        // Each value is a hundred thousand times the one before, less nearly all of that: the rest is 1.
        var system = LinearSystem(variableCount: 6)
        system.addRow([LinearTerm(0, 1)], .equal, 1)
        for place in 1..<6 {
            system.addRow([LinearTerm(place, 1), LinearTerm(place - 1, -100_000)], .equal, -99_999)
        }
        system.addRow([LinearTerm(5, 1)], .equal, 1)
        let rows = Array(0..<7)
        let search = try BreakingSearch(
            byDefinition: SolvingTask(system, rows: rows),
            exactly: rows,
            isCancelled: { false }
        )
        #expect(search.broken.isEmpty)
        #expect(search.yielding.isEmpty)
        #expect(search.optimum.values == [1, 1, 1, 1, 1, 1])
    }

    @Test(
        "reads numbers as they are written",
        arguments: [
            (0.1, "1/10"), (-2.25, "-9/4"), (0.333333, "333333/1000000"), (1e-7, "1/10000000"), (12, "12/1"),
            (123456789.125, "987654313/8"), (0, "0/1"),
        ]
    )
    func asWritten(value: Double, expected: String) throws {
        let parts = expected.split(separator: "/").compactMap { Int($0) }
        #expect(Rational(asWritten: value) == Rational(parts[0]) / Rational(parts[1]))
    }

    @Test(
        "reads the largest and the smallest numbers too",
        arguments: [Double.greatestFiniteMagnitude, 5e-324, -1e300]
    )
    func extremes(value: Double) throws {
        let read = try #require(Rational(asWritten: value))
        #expect(abs(read.approximation - value) <= value.ulp)
        #expect(Rational(asWritten: .infinity) == nil)
    }
}
