import LayoutSolver
import TestSupport
import Testing

/// Legal layouts of shapes that a solver might not be made for.
@Suite("large and odd shapes")
struct LargeSystemTests {
    private func solve(_ system: LinearSystem) throws -> Solution {
        var solver = Solver(system)
        return try solver.solve()
    }

    @Test("a chain of three thousand halvings and doublings ends at the right size")
    func halvings() throws {
        let count = 3_000
        var system = LinearSystem(variableCount: count)
        system.addRow([LinearTerm(0, 1)], .equal, 1024)
        for place in 1..<count {
            let factor = place % 2 == 0 ? 2.0 : 0.5
            system.addRow([LinearTerm(place, 1), LinearTerm(place - 1, -factor)], .equal, 0)
        }
        let solution = try solve(system)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.values[count - 1] == 512)
    }

    @Test("a constraint along a path through a deep hierarchy costs no more than its length")
    func deepPath() throws {
        let depth = 20_000
        var system = LinearSystem(variableCount: depth)
        // The sum of all insets is known before any of them but the last follows.
        system.addRow((0..<depth).map { LinearTerm($0, 1) }, .equal, Double(3 * depth))
        for level in 0..<depth - 1 { system.addRow([LinearTerm(level, 1)], .equal, 2) }
        let solution = try solve(system)
        #expect(solution.conflicts.isEmpty)
        #expect(solution.values[depth - 1] == Double(3 * depth - 2 * (depth - 1)))
    }

    @Test("as many free views as there are views each have a face of their own")
    func allFree() throws {
        let count = 2_000
        var system = LinearSystem(variableCount: 2 * count)
        for view in 0..<count { system.addRow([LinearTerm(2 * view, 1)], .greaterThanOrEqual, 0) }
        let solution = try solve(system)
        #expect(solution.faces.count == 2 * count)
        #expect(solution.freeVariables == Array(0..<2 * count))
    }

    @Test("a stack whose every height is open is one face of as many dimensions")
    func openStack() throws {
        let count = 300
        // y and height of each; every view is constrained to the one before.
        var system = LinearSystem(variableCount: 2 * count)
        system.addRow([LinearTerm(0, 1)], .equal, 8)
        for view in 0..<count {
            system.addRow([LinearTerm(2 * view + 1, 1)], .greaterThanOrEqual, 0)
            if view > 0 {
                system.addRow(
                    [LinearTerm(2 * view, 1), LinearTerm(2 * view - 2, -1), LinearTerm(2 * view - 1, -1)],
                    .equal,
                    8
                )
            }
        }
        system.addRow([LinearTerm(2 * count - 2, 1), LinearTerm(2 * count - 1, 1)], .equal, 100_000)
        let solution = try solve(system)
        let face = try #require(solution.faces.first)
        #expect(solution.faces.count == 1)
        #expect(face.dimension == count - 1)
        #expect(face.pivots(order: (0..<count).map { 2 * $0 + 1 }) == (0..<count - 1).map { 2 * $0 + 1 })
        let range = face.range(of: [LinearTerm(1, 1)])
        #expect(range.lowest == 0)
        #expect(abs((range.highest ?? 0) - Double(100_000 - 8 * count)) < 1e-6)
    }

    @Test("hundreds of conflicts that share a root are separate")
    func manyConflicts() throws {
        let count = 400
        var system = LinearSystem(variableCount: count + 1)
        system.addRow([LinearTerm(count, 1)], .equal, 100)
        for place in 0..<count { system.addRow([LinearTerm(place, 1), LinearTerm(count, -1)], .lessThanOrEqual, 0) }
        for place in 0..<count { system.addRow([LinearTerm(place, 1)], .greaterThanOrEqual, Double(101 + place)) }
        let solution = try solve(system)
        #expect(solution.conflicts.count == count)
        for (place, conflict) in solution.conflicts.enumerated() {
            #expect(conflict.rows == [0, 1 + place, 1 + count + place])
            #expect(conflict.amount == Double(1 + place))
        }
    }

    @Test("conflicts that come to light one after the other end up as defined", arguments: [1, 2, 3, 4, 5])
    func nestedConflicts(seed: Int) throws {
        // Many claims to the sizes of few views, by ranks drawn at random.
        var generator = SeededGenerator(seed: UInt64(seed))
        var system = LinearSystem(variableCount: 4)
        for _ in 0..<60 {
            let first = generator.integer(0...3)
            let second = generator.integer(0...3)
            system.addRow(
                [LinearTerm(first, 1), LinearTerm(second, -1)],
                generator.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                Double(generator.integer(-9...9)),
                keepRank: UInt8(generator.integer(0...4))
            )
        }
        try RandomSystemTests.check(system)
    }

    @Test("a computation that is cancelled stops")
    func interruption() {
        var solver = Solver(Workload.form(300).system)
        #expect(throws: Interrupted.self) { try solver.solve { true } }
        #expect((try? solver.solve())?.conflicts.isEmpty == true)
    }
}
