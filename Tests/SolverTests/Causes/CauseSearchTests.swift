import TestSupport
import Testing

@testable import LayoutSolver

/// Causes of conflicts against an exact reference that shares nothing with the search. `PROPERTY_RUNS` asks for more.
@Suite("causes")
struct CauseSearchTests {
    @Test("are irreducible, share no broken row, and name all of them")
    func agreement() {
        forEachSeed(400, from: 20_000_000) { generator in
            let system = RandomSystemTests.system(&generator)
            // Where rounding decides, what breaks depends on the order.
            if ReferenceOptimum(system).isBorderline { return }
            try Self.check(system)
        }
    }

    @Test("of layouts that share a root")
    func layouts() {
        forEachSeed(150, from: 21_000_000) { generator in
            try Self.check(ShortcutTests.layout(&generator))
        }
    }

    private static func isBound(_ row: Int, in system: LinearSystem) -> Bool {
        system.terms(of: row).count == 1 && system.constants[row] == 0 && system.relations[row] == .greaterThanOrEqual
            && system.terms(of: row).allSatisfy { $0.coefficient > 0 }
    }

    private static func isFeasible(_ rows: [Int], in system: LinearSystem) -> Bool {
        ReferenceProgram(
            system,
            hard: rows.map { ($0, Rational(asWritten: system.constants[$0]) ?? .zero) },
            wishes: []
        ).isFeasible
    }

    private static func check(_ system: LinearSystem) throws {
        var solver = Solver(system)
        let solution = try solver.solve()
        if !solution.yielding.isEmpty { return }
        let search = CauseSearch(system, isImpliedBound: { isBound($0, in: system) }, roundingLimit: { _ in 0 })
        let causes = try search.causes(of: solution.broken)
        let breaks = causes.flatMap(\.breaks)
        guard breaks.sorted() == solution.broken.sorted() else {
            throw PropertyFailure("broken are \(solution.broken), by their causes \(breaks)")
        }
        let isBroken = Set(solution.broken)
        let required = (0..<system.rowCount).filter {
            system.participates($0) && system.priorities[$0] >= LinearSystem.required
        }
        for cause in causes {
            guard cause.breaks == cause.rows.filter({ isBroken.contains($0) }), cause.rows.contains(cause.last) else {
                throw PropertyFailure("\(cause.rows) breaks \(cause.breaks)")
            }
            guard cause.isProven else { throw PropertyFailure("\(cause.rows) is not proven") }
            guard !isFeasible(cause.rows, in: system) else { throw PropertyFailure("\(cause.rows) has a solution") }
            for row in cause.rows where !isFeasible(cause.rows.filter({ $0 != row }), in: system) {
                throw PropertyFailure("\(row) of \(cause.rows) is not needed")
            }
            let kept = required.filter { !isBroken.contains($0) && !isBound($0, in: system) }
            let mayAssume = !cause.isCertain
            for row in cause.rows where isBound(row, in: system) && row != cause.last {
                let others = Set(
                    cause.rows.filter { $0 != row } + kept.filter { mayAssume || !system.isAssumed[$0] }
                )
                guard isFeasible(others.sorted(), in: system) else {
                    throw PropertyFailure("explicit rows can stand in for \(row) of \(cause.rows)")
                }
            }
            guard cause.isCertain == !cause.rows.contains(where: { system.isAssumed[$0] }) else {
                throw PropertyFailure("\(cause.rows) is certain: \(cause.isCertain)")
            }
        }
        let certain = required.filter { !system.isAssumed[$0] }
        guard causes.contains(where: \.isCertain) == !isFeasible(certain, in: system) else {
            throw PropertyFailure("causes are certain: \(causes.map(\.isCertain))")
        }
        let explicit = certain.filter { !isBound($0, in: system) }
        let hasExplicit = causes.contains { $0.isCertain && !$0.rows.contains { isBound($0, in: system) } }
        guard hasExplicit == !isFeasible(explicit, in: system) else {
            throw PropertyFailure("explicit rows explain: \(hasExplicit)")
        }
    }

    @Test("name one cause where sizes of 10 points have no room, whatever is broken of them")
    func chain() throws {
        var system = LinearSystem(variableCount: 20)
        for size in 0..<20 { system.addRow([LinearTerm(size, 1)], .greaterThanOrEqual, 0) }
        system.addRow((0..<20).map { LinearTerm($0, 1) }, .equal, 67, keepRank: 2)
        for size in 0..<20 { system.addRow([LinearTerm(size, 1)], .equal, 10, keepRank: 3) }
        var solver = Solver(system)
        let broken = try solver.solve().broken
        #expect(broken.count == 14)
        let causes = try CauseSearch(system, isImpliedBound: { $0 < 20 }, roundingLimit: { _ in 0 }).causes(of: broken)
        #expect(causes.map(\.breaks) == [broken])
        #expect(causes.map(\.rows) == [Array(20...40)])
        #expect(causes.map(\.amount) == [133])
    }

    @Test("name an implied bound only where nothing else explains")
    func bounds() throws {
        // Two gaps of 40 in 60 around a view: no size of its own.
        var system = LinearSystem(variableCount: 2)
        system.addRow([LinearTerm(1, 1)], .greaterThanOrEqual, 0)
        system.addRow([LinearTerm(0, 1)], .equal, 40, keepRank: 2)
        system.addRow([LinearTerm(0, 1), LinearTerm(1, 1)], .equal, 20, keepRank: 2)
        var solver = Solver(system)
        let broken = try solver.solve().broken
        let causes = try CauseSearch(system, isImpliedBound: { $0 == 0 }, roundingLimit: { _ in 0 }).causes(of: broken)
        #expect(causes.map(\.rows) == [[0, 1, 2]])
        #expect(causes.map(\.breaks) == [[2]])
        #expect(causes.map(\.last) == [0])
    }

    @Test("let a rounding wait until what is more than that is found")
    func rounding() throws {
        var system = LinearSystem(variableCount: 1)
        system.addRow([LinearTerm(0, 1)], .equal, 100)
        system.addRow([LinearTerm(0, 1)], .equal, 100.2)
        system.addRow([LinearTerm(0, 1)], .equal, 200)
        var solver = Solver(system)
        let broken = try solver.solve().broken
        let causes = try CauseSearch(system, isImpliedBound: { _ in false }, roundingLimit: { _ in 0.5 })
            .causes(of: broken)
        #expect(causes.map(\.rows) == [[0, 1], [0, 2]])
        #expect(causes.map { $0.shift <= 0.5 } == [true, false])
    }
}
