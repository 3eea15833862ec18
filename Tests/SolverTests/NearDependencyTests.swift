import LayoutSolver
import Testing

@Suite struct NearDependencyTests {
    @Test(
        "shares that are meant to make up 1 have a certificate, although as doubles they do not quite",
        arguments: [[0.1, 0.2, 0.7], [0.15, 0.35, 0.5], [0.1, 0.1, 0.1, 0.7], [0.2, 0.3, 0.5]]
    )
    func shares(multipliers: [Double]) throws {
        // Columns side by side, each a share of the whole, of which the last ends 10 points too early.
        let count = multipliers.count
        var system = LinearSystem(variableCount: count + 1)
        let whole = count
        for (index, multiplier) in multipliers.enumerated() {
            system.addRow([LinearTerm(index, 1), LinearTerm(whole, -multiplier)], .equal, 0)
        }
        let columns = (0..<count).map { LinearTerm($0, 1) }
        let broken = system.addRow(columns + [LinearTerm(whole, -1)], .equal, -10)
        var solver = Solver(system)
        let solution = try solver.solve()
        let conflict = try #require(solution.conflicts.first)
        #expect(solution.conflicts.count == 1)
        #expect(conflict.broken == broken)
        #expect(conflict.rows == Array(0...count))
        #expect(abs(conflict.amount - 10) < 1e-6)
        #expect(conflict.isProven)
        #expect(conflict.multipliers.allSatisfy { abs(abs($0) - 1) < 1e-9 })
    }

    @Test("a share cut after sixteen digits makes a conflict that is said not to be proven")
    func cutShares() throws {
        var system = LinearSystem(variableCount: 4)
        for column in 0..<3 { system.addRow([LinearTerm(column, 1), LinearTerm(3, -1.0 / 3)], .equal, 0) }
        system.addRow((0..<3).map { LinearTerm($0, 1) } + [LinearTerm(3, -1)], .equal, -10)
        var solver = Solver(system)
        let conflict = try #require(try solver.solve().conflicts.first)
        #expect(conflict.rows == [0, 1, 2, 3])
        #expect(!conflict.isProven)
    }

    @Test("terms of one variable add up as they are written")
    func sums() {
        var system = LinearSystem(variableCount: 1)
        system.addRow([LinearTerm(0, 0.1), LinearTerm(0, 0.2)], .equal, 0)
        system.addRow([LinearTerm(0, 1), LinearTerm(0, -0.666667)], .equal, 0)
        system.addRow([LinearTerm(0, 1.0 / 3), LinearTerm(0, 2.0 / 7)], .equal, 0)
        system.addRow([LinearTerm(0, 1e300), LinearTerm(0, 1e300)], .equal, 0)
        #expect(system.terms.map(\.coefficient) == [0.3, 0.333333, 1.0 / 3 + 2.0 / 7, 2e300])
    }
}
