@testable import LayoutSolver
import TestSupport
import Testing

@Suite("editing")
struct EditingTests {
    @Test("after any edits the solution is that of a new solver")
    func randomEdits() {
        forEachSeed(60, from: 2_000_000) { generator in
            // Two systems side by side, so that there is more than one component.
            var system = LinearSystem(variableCount: 12)
            for offset in [0, 6] {
                let part = RandomSystemTests.system(&generator)
                for row in 0..<part.rowCount {
                    system.addRow(
                        part.terms(of: row).map { LinearTerm($0.variable + offset, $0.coefficient) },
                        part.relations[row],
                        part.constants[row],
                        priority: part.priorities[row],
                        keepRank: part.keepRanks[row],
                        isAssumed: part.isAssumed[row]
                    )
                }
            }
            var solver = Solver(system)
            _ = try solver.solve()
            for _ in 0..<8 {
                let row = generator.integer(0...solver.system.rowCount - 1)
                let kind = generator.integer(0...4)
                let constant = Double(generator.integer(-20...100))
                solver.edit {
                    switch kind {
                    case 0: $0.setConstant(constant, ofRow: row)
                    case 1: $0.setEnabled(!$0.isEnabled[row], row: row)
                    case 2: $0.setPriority($0.priorities[row] < 1000 ? 1000 : 250, ofRow: row)
                    case 3: $0.setRelation(.equal, ofRow: row)
                    default: $0.addRow([LinearTerm(row % 12, 1), LinearTerm((row + 5) % 12, -1)], .equal, constant)
                    }
                }
                let edited = try solver.solve()
                var fresh = Solver(solver.system)
                let expected = try fresh.solve()
                guard Self.isSame(edited, expected) else {
                    throw PropertyFailure("an edit of kind \(kind) of row \(row) gives another solution")
                }
            }
        }
    }

    @Test("after changes of constants alone the solution is that of a new solver, mostly without solving anew")
    func randomConstants() {
        var carried = 0
        forEachSeed(300, from: 4_000_000) { generator in
            var solver = Solver(RandomSystemTests.system(&generator))
            _ = try solver.solve()
            for _ in 0..<10 {
                // Small changes keep to the sides of most rows, large ones do not.
                let size = generator.pick([0.001, 0.25, 1, 20])
                var rows: [Int] = []
                for _ in 0..<generator.pick([1, 1, 1, 2, 3]) {
                    rows.append(generator.integer(0...solver.system.rowCount - 1))
                }
                solver.edit { system in
                    for row in rows {
                        let change = size * Double(generator.integer(-4...4))
                        system.setConstant(system.constants[row] + change, ofRow: row)
                    }
                }
                if ReferenceOptimum(solver.system).isBorderline { return }
                let edited = try solver.solve()
                var fresh = Solver(solver.system)
                let expected = try fresh.solve()
                guard Self.isSame(edited, expected) else {
                    throw PropertyFailure(
                        "rows \(rows) by up to \(4 * size): \(edited.values), \(edited.freeVariables) free, anew"
                            + " \(expected.values), \(expected.freeVariables) free"
                    )
                }
            }
            carried += solver.carriedEdits
        }
        #expect(carried > 300)
    }

    /// Equal but for rounding: which set proves that a row is broken is a matter of choice.
    private static func isSame(_ edited: Solution, _ expected: Solution) -> Bool {
        let isNear = zip(edited.values, expected.values).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($1)) }
        let areProven = zip(edited.conflicts, expected.conflicts).allSatisfy {
            $0.isProven == $1.isProven && abs($0.shift - $1.shift) <= 1e-6 * max(1, $1.shift)
        }
        let yielding = zip(edited.yielding, expected.yielding).allSatisfy {
            $0.row == $1.row && abs($0.shift - $1.shift) <= 1e-9
        }
        return isNear && edited.broken == expected.broken && areProven && yielding
            && edited.yielding.count == expected.yielding.count
            && edited.freeVariables == expected.freeVariables
            && edited.faces.map(\.dimension) == expected.faces.map(\.dimension)
    }

    @Test("a copy can be edited without a trace in the original")
    func copies() throws {
        var solver = Solver(Workload.form(40).system)
        let before = try solver.solve()
        var copy = solver
        copy.edit { $0.setConstant(500, ofRow: 4) }
        #expect(try copy.solve().values != before.values)
        #expect(try solver.solve().values == before.values)
    }
}
