import LayoutSolver
import Testing

/// Systems that other constraint solvers are known to get wrong.
@Suite("what other solvers get wrong")
struct PeerDefectTests {
    private func solve(_ system: LinearSystem) throws -> Solution {
        var solver = Solver(system)
        return try solver.solve()
    }

    @Test("a thousand low priorities do not outvote a higher one")
    func manyWeak() throws {
        var system = LinearSystem(variableCount: 1)
        system.addRow([LinearTerm(0, 1)], .equal, 0, priority: 500)
        for _ in 0..<1001 { system.addRow([LinearTerm(0, 1)], .equal, 100, priority: 1) }
        #expect(try solve(system).values == [0])
    }

    @Test("four at 250 do not outvote one at 750")
    func fourAgainstOne() throws {
        var system = LinearSystem(variableCount: 2)
        system.addRow([LinearTerm(0, 1), LinearTerm(1, -1)], .equal, 10)
        system.addRow([LinearTerm(1, 1)], .equal, 7, priority: 750)
        for constant in [1.0, 2, 3, 4] { system.addRow([LinearTerm(0, 1)], .equal, constant, priority: 250) }
        #expect(try solve(system).values == [17, 7])
    }

    @Test("priorities that differ by half a point are two levels")
    func halfPoints() throws {
        var system = LinearSystem(variableCount: 1)
        system.addRow([LinearTerm(0, 1)], .equal, 5, priority: 999)
        system.addRow([LinearTerm(0, 1)], .equal, 9, priority: 999.5)
        #expect(try solve(system).values == [9])
    }

    @Test("a conflict leaves nothing behind: what is tried after it is right")
    func useAfterConflict() throws {
        var system = LinearSystem(variableCount: 2)
        let atLeast = system.addRow([LinearTerm(0, 1)], .greaterThanOrEqual, 10)
        let atMost = system.addRow([LinearTerm(1, 1)], .lessThanOrEqual, 5)
        var solver = Solver(system)
        #expect(try solver.solve().conflicts.isEmpty)
        var link = 0
        solver.edit { link = $0.addRow([LinearTerm(1, 1), LinearTerm(0, -1)], .greaterThanOrEqual, 0) }
        let broken = try solver.solve()
        #expect(broken.conflicts.map(\.rows) == [[atLeast, atMost, link]])
        #expect(broken.conflicts.map(\.broken) == [link])
        #expect(broken.conflicts.map(\.amount) == [5])
        #expect(broken.values[0] >= 10 && broken.values[1] <= 5)
        solver.edit { $0.setEnabled(false, row: atLeast) }
        #expect(try solver.solve().conflicts.isEmpty)
        solver.edit {
            $0.setEnabled(true, row: atLeast)
            $0.setEnabled(false, row: link)
        }
        let again = try solver.solve()
        #expect(again.conflicts.isEmpty)
        #expect(again.values[0] >= 10 && again.values[1] <= 5)
    }

    @Test("columns of equal width fill a huge width", arguments: [3, 7, 49, 97])
    func hugeColumns(count: Int) throws {
        var system = LinearSystem(variableCount: count + 1)
        system.addRow([LinearTerm(count, 1)], .equal, 1e9)
        for column in 0..<count {
            system.addRow([LinearTerm(column, 1), LinearTerm(count, -1 / Double(count))], .equal, 0)
        }
        system.addRow((0...count).map { LinearTerm($0, $0 == count ? -1 : 1) }, .equal, 0)
        #expect(try solve(system).conflicts.isEmpty)
    }

    private func thirds(_ third: Double) throws -> Solution {
        var system = LinearSystem(variableCount: 4)
        system.addRow([LinearTerm(3, 1)], .equal, 375)
        for column in 0..<3 { system.addRow([LinearTerm(column, 1), LinearTerm(3, -third)], .equal, 0) }
        system.addRow([LinearTerm(0, 1), LinearTerm(1, 1), LinearTerm(2, 1), LinearTerm(3, -1)], .equal, 0)
        return try solve(system)
    }

    @Test("three columns of a third, cut to five digits, miss by what was cut, and no more")
    func truncatedThirds() throws {
        let solution = try thirds(0.33333)
        let conflict = try #require(solution.conflicts.first)
        #expect(conflict.rows == [0, 1, 2, 3, 4])
        #expect(abs(conflict.shift - 0.00375) < 1e-12)
        #expect(abs(conflict.amount - 0.00375) < 1e-12)
    }

    @Test("what is cut in the seventh digit yields without a report")
    func nearThirds() throws {
        let solution = try thirds(0.3333333)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.yielding.map(\.row) == [4])
        #expect(abs((solution.yielding.first?.shift ?? 0) - 0.0000375) < 1e-12)
    }

    @Test("an aspect ratio that couples the axes of a grid has an answer")
    func aspectGrid() throws {
        // Five by five squares, each as wide as high, in a frame of 500 by 300.
        let side = 5
        var system = LinearSystem(variableCount: 2 * side)
        for place in 0..<side {
            system.addRow([LinearTerm(place, 1)], .greaterThanOrEqual, 0)
            system.addRow([LinearTerm(side + place, 1)], .greaterThanOrEqual, 0)
            for other in 0..<side {
                system.addRow([LinearTerm(place, 1), LinearTerm(side + other, -1)], .equal, 0)
            }
        }
        system.addRow((0..<side).map { LinearTerm($0, 1) }, .lessThanOrEqual, 500)
        system.addRow((0..<side).map { LinearTerm(side + $0, 1) }, .lessThanOrEqual, 300)
        system.addRow((0..<side).map { LinearTerm($0, 1) }, .equal, 500, priority: 750)
        let solution = try solve(system)
        #expect(solution.values.allSatisfy { abs($0 - 60) < 1e-9 })
        #expect(solution.freeVariables.isEmpty)
    }

    @Test("a row without variables that can not hold is a conflict of its own")
    func emptyRow() throws {
        var system = LinearSystem(variableCount: 1)
        system.addRow([LinearTerm(0, 1), LinearTerm(0, -1)], .equal, 4)
        system.addRow([], .lessThanOrEqual, 3)
        system.addRow([], .equal, 9, priority: 10)
        let solution = try solve(system)
        #expect(solution.conflicts.map(\.rows) == [[0]])
        #expect(solution.conflicts.map(\.shift) == [4])
        #expect(solution.conflicts.map(\.multipliers.count) == [1])
        #expect(solution.freeVariables == [0])
    }

    @Test("a system of nothing, and constants that are no numbers, do no harm")
    func oddities() throws {
        #expect(try solve(LinearSystem(variableCount: 0)).values.isEmpty)
        var system = LinearSystem(variableCount: 1)
        system.addRow([LinearTerm(0, 1)], .lessThanOrEqual, .infinity)
        system.addRow([LinearTerm(0, 1)], .equal, .nan)
        system.addRow([LinearTerm(0, 1)], .equal, 3, priority: 1)
        #expect(try solve(system).values == [3])
    }

    @Test("tiny and huge sizes in one system keep their digits")
    func scales() throws {
        var system = LinearSystem(variableCount: 3)
        system.addRow([LinearTerm(0, 1)], .equal, 1e9)
        system.addRow([LinearTerm(1, 1), LinearTerm(0, -1)], .equal, 1e-3)
        system.addRow([LinearTerm(2, 1)], .equal, 1e-6)
        system.addRow([LinearTerm(2, 1)], .lessThanOrEqual, 1e7)
        let solution = try solve(system)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.values == [1e9, 1e9 + 1e-3, 1e-6])
    }

    @Test("what is not determined is said to be open, whatever order the rows came in")
    func insertionOrder() throws {
        // Two views share a width of 300; nothing says how.
        let rows: [([LinearTerm], RowRelation, Double)] = [
            ([LinearTerm(0, 1)], .greaterThanOrEqual, 0),
            ([LinearTerm(1, 1)], .greaterThanOrEqual, 0),
            ([LinearTerm(0, 1), LinearTerm(1, 1)], .equal, 300),
        ]
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            var system = LinearSystem(variableCount: 2)
            for index in order { system.addRow(rows[index].0, rows[index].1, rows[index].2) }
            let solution = try solve(system)
            #expect(solution.freeVariables == [0, 1])
            let range = try #require(solution.faces.first).range(of: [LinearTerm(0, 1)])
            #expect(range.lowest == 0 && range.highest == 300)
        }
    }

    @Test("the same system has the same solution each time, to the last bit")
    func repetition() throws {
        let system = Workload.form(400, rootPriority: 999, tiesEvery: 100).system
        let first = try solve(system)
        for _ in 0..<3 { #expect(try solve(system).values == first.values) }
    }

    @Test("a row that is taken out and put back leaves no trace")
    func removal() throws {
        var system = LinearSystem(variableCount: 2)
        system.addRow([LinearTerm(0, 1)], .equal, 100)
        let least = system.addRow([LinearTerm(1, 1)], .greaterThanOrEqual, 40, priority: 750)
        system.addRow([LinearTerm(1, 1), LinearTerm(0, -1)], .lessThanOrEqual, -80, priority: 500)
        system.addRow([LinearTerm(1, 1)], .equal, 0, priority: 1)
        var solver = Solver(system)
        for _ in 0..<50 {
            #expect(try solver.solve().values == [100, 40])
            solver.edit { $0.setEnabled(false, row: least) }
            #expect(try solver.solve().values == [100, 0])
            solver.edit { $0.setEnabled(true, row: least) }
        }
    }
}
