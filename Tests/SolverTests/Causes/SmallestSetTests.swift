import TestSupport
import Testing

@testable import LayoutSolver

/// Causes against every smaller set there is, in exact fractions.
@Suite("the smallest set") struct SmallestSetTests {
    @Test("no set with fewer rows explains a broken row, as trying every subset shows")
    func sample() throws { try Self.check(count: 250, from: 30_000_000) }

    /// - Returns: How many causes were held against all subsets.
    @discardableResult
    static func check(count: Int, from seed: UInt64) throws -> Int {
        var causes = 0
        var cut = 0
        var failures: [String] = []
        forEachSeed(count, from: seed) { generator in
            let system = tangle(&generator)
            var solver = Solver(system)
            let solution = try solver.solve()
            if !solution.yielding.isEmpty { return }
            let found = try CauseSearch(system, isImpliedBound: { isBound($0, in: system) }, roundingLimit: { _ in 0 })
                .causes(of: solution.broken)
            // With others, what is kept depends on their order.
            guard let cause = found.first, found.count == 1 else { return }
            causes += 1
            if !cause.isSmallest { cut += 1 }
            if let smaller = smaller(than: cause, in: system) {
                failures.append("\(smaller) is smaller than \(cause.rows) with \(cause.last) last")
            }
        }
        #expect(causes >= count / 4)
        #expect(cut * 100 <= causes)
        #expect(failures.isEmpty, "\(failures.count) of \(causes): \(failures.prefix(5).joined(separator: "\n"))")
        return causes
    }

    @Test("a set that goes through a longer way is given up for the short one")
    func shortWay() throws {
        // 0 + 1 is 100 by a way over two others, which comes first, and by itself.
        var system = LinearSystem(variableCount: 4)
        system.addRow([LinearTerm(0, 1), LinearTerm(2, -1)], .equal, 0, keepRank: 2)
        system.addRow([LinearTerm(2, 1), LinearTerm(3, -1)], .equal, 0, keepRank: 2)
        system.addRow([LinearTerm(3, 1)], .equal, 100, keepRank: 2)
        system.addRow([LinearTerm(0, 1), LinearTerm(1, 1)], .equal, 60, keepRank: 2)
        system.addRow([LinearTerm(1, 1), LinearTerm(2, 1)], .equal, 60, keepRank: 2)
        system.addRow([LinearTerm(1, 1)], .equal, 0, keepRank: 3)
        var solver = Solver(system)
        let broken = try solver.solve().broken
        let causes = try CauseSearch(system, isImpliedBound: { _ in false }, roundingLimit: { _ in 0 })
            .causes(of: broken)
        #expect(causes.map(\.rows) == [[1, 2, 4, 5]])
        #expect(causes.map(\.isSmallest) == [true])
    }

    @Test("more rows than are gone through are said to be cut")
    func cut() throws {
        // A ring of equal lengths with chords, and one that differs.
        var system = LinearSystem(variableCount: 120)
        for place in 0..<120 {
            for step in [1, 7] {
                system.addRow([LinearTerm(place, 1), LinearTerm((place + step) % 120, -1)], .equal, 0, keepRank: 2)
            }
        }
        system.addRow([LinearTerm(0, 1), LinearTerm(60, -1)], .equal, 5, keepRank: 3)
        var solver = Solver(system)
        let broken = try solver.solve().broken
        let causes = try CauseSearch(system, isImpliedBound: { _ in false }, roundingLimit: { _ in 0 })
            .causes(of: broken)
        #expect(causes.map(\.breaks) == [[240]])
        #expect(causes.map(\.isSmallest) == [false])
        #expect(causes.map(\.isProven) == [true])
    }

    /// A few sizes and gaps that are connected, most of them in more than one row.
    private static func tangle(_ generator: inout SeededGenerator) -> LinearSystem {
        let count = generator.integer(2...5)
        var system = LinearSystem(variableCount: count)
        if generator.chance(60) {
            for size in 0..<count { system.addRow([LinearTerm(size, 1)], .greaterThanOrEqual, 0) }
        }
        for _ in 0..<generator.integer(3...7) {
            let first = generator.integer(0...count - 1)
            let second = generator.integer(0...count - 1)
            var terms = [LinearTerm(first, 1)]
            if second != first { terms.append(LinearTerm(second, generator.pick([-1, 1, 1, 2]))) }
            system.addRow(
                terms,
                generator.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                Double(generator.integer(0...12) * 5),
                keepRank: UInt8(generator.integer(2...3))
            )
        }
        return system
    }

    private static func isBound(_ row: Int, in system: LinearSystem) -> Bool { system.keepRanks[row] == 0 }

    private static func isFeasible(_ rows: [Int], in system: LinearSystem) -> Bool {
        ReferenceProgram(
            system,
            hard: rows.map { ($0, Rational(asWritten: system.constants[$0]) ?? .zero) },
            wishes: []
        ).isFeasible
    }

    /// A set with fewer rows than a cause that the definition allows in its place.
    private static func smaller(than cause: Cause, in system: LinearSystem) -> [Int]? {
        let isLastBound = isBound(cause.last, in: system)
        let explicit = (0..<system.rowCount).filter {
            !isBound($0, in: system) && $0 != cause.last
                && (isLastBound || system.isKept($0, before: cause.last))
        }
        // Bounds come after all explicit rows.
        let bounds = isLastBound ? (0..<cause.last).filter { isBound($0, in: system) } : []
        let ground = explicit + bounds
        for subset in (0..<(1 << ground.count)).sorted(by: { $0.nonzeroBitCount < $1.nonzeroBitCount }) {
            if subset.nonzeroBitCount + 1 >= cause.rows.count { return nil }
            let set = ground.indices.filter { subset & (1 << $0) != 0 }.map { ground[$0] }
            if hasLooseVariable(set + [cause.last], in: system) || isFeasible(set + [cause.last], in: system) {
                continue
            }
            let fits = set.allSatisfy { bound in
                !isBound(bound, in: system)
                    || isFeasible(Array(Set(set.filter { $0 != bound } + explicit + [cause.last])).sorted(), in: system)
            }
            if fits { return set + [cause.last] }
        }
        return nil
    }

    /// Whether a variable is in one row only, so that the set is not irreducible.
    private static func hasLooseVariable(_ rows: [Int], in system: LinearSystem) -> Bool {
        var uses: [Int: Int] = [:]
        for row in rows { for term in system.terms(of: row) { uses[term.variable, default: 0] += 1 } }
        return uses.values.contains(1)
    }
}
