import TestSupport
import Testing

@testable import LayoutSolver

@Suite("further irreducible sets")
struct FurtherConflictTests {
    @Test("are all the minimal ones, as trying every subset shows")
    func exhaustive() {
        forEachSeed(40, from: 3_000_000) { generator in
            var system = LinearSystem(variableCount: 3)
            for _ in 0..<generator.integer(4...9) {
                system.addRow(
                    [
                        LinearTerm(generator.integer(0...2), 1),
                        LinearTerm(generator.integer(0...2), generator.pick([-1, 1, 2])),
                    ],
                    generator.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                    Double(generator.integer(-5...9)),
                    keepRank: UInt8(generator.integer(0...2))
                )
            }
            var solver = Solver(system)
            let solution = try solver.solve()
            for conflict in solution.conflicts {
                let found = solver.furtherConflicts(of: conflict, in: solution)
                let sets = Set(found.conflicts.map(\.rows) + [conflict.rows])
                let others = Set(solution.conflicts.map(\.broken)).subtracting([conflict.broken])
                let expected = Self.irreducibleSets(of: system, without: others)
                guard found.isComplete, sets == expected, sets.count == found.conflicts.count + 1 else {
                    throw PropertyFailure("of row \(conflict.broken): \(sets), by trying \(expected)")
                }
            }
        }
    }

    @Test("stop at the limit, and say that there may be more")
    func limit() throws {
        var system = LinearSystem(variableCount: 1)
        for bound in 0..<20 { system.addRow([LinearTerm(0, 1)], .lessThanOrEqual, Double(bound)) }
        system.addRow([LinearTerm(0, 1)], .greaterThanOrEqual, 50)
        var solver = Solver(system)
        let solution = try solver.solve()
        let conflict = try #require(solution.conflicts.first)
        let some = solver.furtherConflicts(of: conflict, in: solution, limit: 5)
        #expect(some.conflicts.count == 5)
        #expect(!some.isComplete)
        let all = solver.furtherConflicts(of: conflict, in: solution)
        #expect(all.conflicts.count == 19)
        #expect(all.isComplete)
    }

    private static func irreducibleSets(of system: LinearSystem, without others: Set<Int>) -> Set<[Int]> {
        var result: Set<[Int]> = []
        let subsets = (1..<(1 << system.rowCount)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
        for subset in subsets {
            let rows = (0..<system.rowCount).filter { subset & (1 << $0) != 0 }
            if rows.contains(where: { others.contains($0) }) { continue }
            if result.contains(where: { Set($0).isSubset(of: rows) }) { continue }
            let hard = rows.map { (row: $0, constant: Rational(exactly: system.constants[$0]) ?? .zero) }
            if !ReferenceProgram(system, hard: hard, wishes: []).isFeasible { result.insert(rows) }
        }
        return result
    }
}
