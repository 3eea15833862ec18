@testable import LayoutSolver
import TestSupport
import Testing

@Suite("rows that bind a value")
struct BindingRowTests {
    @Test("make up the value, with their multipliers, whatever the system")
    func identity() {
        forEachSeed(200, from: 7_000_000) { generator in
            let system = RandomSystemTests.system(&generator)
            var solver = Solver(system)
            let solution = try solver.solve()
            if !solution.yielding.isEmpty || ReferenceOptimum(system).isBorderline { return }
            let free = Set(solution.freeVariables)
            for variable in 0..<system.variableCount {
                let found = try solver.bindingRows(of: [LinearTerm(variable, 1)])
                guard let found else {
                    if free.contains(variable) { continue }
                    throw PropertyFailure("nothing binds variable \(variable)")
                }
                var sums = Array(repeating: 0.0, count: system.variableCount)
                var value = 0.0
                for row in found {
                    for term in system.terms(of: row.row) { sums[term.variable] += row.multiplier * term.coefficient }
                    value += row.multiplier * system.constants[row.row]
                }
                sums[variable] -= 1
                let size = max(1, abs(solution.values[variable]))
                guard sums.allSatisfy({ abs($0) < 1e-7 }), abs(value - solution.values[variable]) < 1e-6 * size else {
                    throw PropertyFailure("\(found) do not make up variable \(variable)")
                }
            }
        }
    }

    @Test("name what beats a wish that is not granted")
    func wish() throws {
        // A label of 400 wants its width, in 375 with margins of 16.
        var system = LinearSystem(variableCount: 2)
        let x = system.addRow([LinearTerm(0, 1)], .equal, 16)
        let right = system.addRow([LinearTerm(0, 1), LinearTerm(1, 1)], .lessThanOrEqual, 359)
        system.addRow([LinearTerm(1, 1)], .greaterThanOrEqual, 400, priority: 750)
        var solver = Solver(system)
        let found = try solver.bindingRows(of: [LinearTerm(1, 1)])
        #expect(
            found == [
                Solver.BindingRow(row: x, multiplier: -1), Solver.BindingRow(row: right, multiplier: 1),
            ]
        )
        #expect(try solver.bindingRows(of: [LinearTerm(0, 2)]) == [Solver.BindingRow(row: x, multiplier: 2)])
    }

    @Test("are those of the system as it is, after edits too")
    func edited() throws {
        var system = LinearSystem(variableCount: 2)
        system.addRow([LinearTerm(0, 1)], .equal, 10)
        let other = system.addRow([LinearTerm(1, 1), LinearTerm(0, -2)], .equal, 1)
        var solver = Solver(system)
        #expect(try solver.bindingRows(of: [LinearTerm(1, 1)])?.map(\.multiplier) == [2, 1])
        solver.edit {
            $0.setEnabled(false, row: 0)
            $0.setConstant(3, ofRow: other)
        }
        #expect(try solver.bindingRows(of: [LinearTerm(1, 1)]) == nil)
    }
}
