import TestSupport
import Testing

@testable import LayoutSolver

@Suite("the search beyond the conflicts of a solution")
struct ConflictSearchTests {
    private static func search(_ system: LinearSystem) throws -> (search: ConflictSearch, known: [Conflict]) {
        var solver = Solver(system)
        let known = try solver.solve().conflicts
        return (ConflictSearch(system, known: known), known)
    }

    private static func randomSystem(_ generator: inout SeededGenerator) -> LinearSystem {
        // Two clusters more often than one.
        var system = LinearSystem(variableCount: 4)
        for _ in 0..<generator.integer(4...9) {
            let first = generator.pick([0, 2])
            system.addRow(
                [
                    LinearTerm(first + generator.integer(0...1), 1),
                    LinearTerm(
                        generator.chance(10) ? 0 : first + generator.integer(0...1),
                        generator.pick([-1, 1, 2])
                    ),
                ],
                generator.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                Double(generator.integer(-5...9)),
                keepRank: UInt8(generator.integer(0...2))
            )
        }
        return system
    }

    private static func isFeasible(_ rows: [Int], _ system: LinearSystem) -> Bool {
        let hard = rows.map { (row: $0, constant: Rational(asWritten: system.constants[$0]) ?? .zero) }
        return ReferenceProgram(system, hard: hard, wishes: []).isFeasible
    }

    @Test("finds all irreducible sets and the fewest rows to break, as trying every subset shows")
    func exhaustive() {
        forEachSeed(40, from: 3_000_000) { generator in
            let system = Self.randomSystem(&generator)
            let (search, known) = try Self.search(system)
            let found = try search.furtherSets()
            let sets = Set(found.conflicts.map(\.rows) + known.map(\.rows))
            var expected: Set<[Int]> = []
            var fewest = system.rowCount
            let all = Array(0..<system.rowCount)
            for subset in (0..<(1 << system.rowCount)).sorted(by: { $0.nonzeroBitCount < $1.nonzeroBitCount }) {
                let rows = all.filter { subset & (1 << $0) != 0 }
                // More than an irreducible set is not feasible, and no irreducible set.
                if expected.contains(where: { Set($0).isSubset(of: rows) }) { continue }
                if Self.isFeasible(rows, system) {
                    fewest = min(fewest, system.rowCount - rows.count)
                } else {
                    expected.insert(rows)
                }
            }
            guard found.isComplete, sets == expected, sets.count == found.conflicts.count + known.count else {
                throw PropertyFailure("found \(sets), by trying \(expected)")
            }
            let smallest = try search.smallestBreakingSet()
            let rest = all.filter { !smallest.rows.contains($0) }
            guard smallest.isSmallest, smallest.rows.count == fewest, Self.isFeasible(rest, system) else {
                throw PropertyFailure("to break: \(smallest.rows), by trying \(fewest)")
            }
            for conflict in found.conflicts {
                let contradiction = zip(conflict.rows, conflict.multipliers).reduce(0) {
                    $0 + $1.1 * system.constants[$1.0]
                }
                guard conflict.isProven, contradiction < 0, conflict.rows.contains(conflict.broken) else {
                    throw PropertyFailure("\(conflict) is not proven")
                }
            }
        }
    }

    @Test("stops at the limit, and says that there may be more")
    func limit() throws {
        var system = LinearSystem(variableCount: 1)
        for bound in 0..<20 { system.addRow([LinearTerm(0, 1)], .lessThanOrEqual, Double(bound)) }
        system.addRow([LinearTerm(0, 1)], .greaterThanOrEqual, 50)
        let (search, _) = try Self.search(system)
        let some = try search.furtherSets(limit: 6)
        #expect(some.conflicts.count == 5)
        #expect(!some.isComplete)
        let all = try search.furtherSets()
        #expect(all.conflicts.count == 19)
        #expect(all.isComplete)
        #expect(try !search.furtherSets(workLimit: 30).isComplete)
        #expect(try search.smallestBreakingSet() == .init(rows: [20], isSmallest: true))
    }

    @Test("stops when the sets found have as many members as allowed, and says that there may be more")
    func memberLimit() throws {
        // Each pair of a lower and an upper bound is a set of two.
        var system = LinearSystem(variableCount: 1)
        for bound in 0..<6 {
            system.addRow([LinearTerm(0, 1)], .lessThanOrEqual, Double(bound))
            system.addRow([LinearTerm(0, 1)], .greaterThanOrEqual, Double(50 + bound))
        }
        let (search, known) = try Self.search(system)
        let all = try search.furtherSets()
        #expect(all.isComplete)
        #expect(all.conflicts.count + known.count == 36)
        let some = try search.furtherSets(memberLimit: 20)
        #expect(!some.isComplete)
        // It ends with the search that reaches the limit, which can find several sets at once.
        #expect(some.conflicts.count >= 10 && some.conflicts.count < all.conflicts.count)
        #expect(some.conflicts.allSatisfy { found in all.conflicts.contains { $0.rows == found.rows } })
    }

    @Test("sees that one row is behind all conflicts of a form, which a solution breaks one by one")
    func sharedRow() throws {
        let workload = Workload.conflictingForm(1000)
        let (search, known) = try Self.search(workload.system)
        #expect(known.count == 3)
        #expect(try search.smallestBreakingSet() == .init(rows: [workload.rootWidthRow], isSmallest: true))
    }

    @Test("gives up in time, with rows that do and are all needed")
    func hard() throws {
        // No two of twelve values go together: the rest must be a single one.
        var system = LinearSystem(variableCount: 1)
        for value in 0..<12 { system.addRow([LinearTerm(0, 1)], .equal, Double(value)) }
        let (search, _) = try Self.search(system)
        let found = try search.smallestBreakingSet(limit: 40)
        #expect(found.rows.count == 11)
        #expect(try search.smallestBreakingSet().rows.count == 11)
        #expect(throws: Interrupted.self) { try search.smallestBreakingSet { true } }
        #expect(throws: Interrupted.self) { try search.furtherSets { true } }
    }

    @Test("has nothing to look for where there is no conflict")
    func nothing() throws {
        let search = ConflictSearch(Workload.form(10).system, known: [Conflict]())
        #expect(try search.furtherSets().conflicts.isEmpty)
        #expect(try search.furtherSets().isComplete)
        #expect(try search.smallestBreakingSet() == .init(rows: [], isSmallest: true))
    }
}
