import TestSupport
import Testing

@testable import LayoutSolver

/// Systems too large for the exact reference: presolve and proof against the definition without any shortcut.
@Suite("presolve")
struct ShortcutTests {
    @Test("gives what the definition gives, on layouts of random views")
    func agreement() {
        forEachSeed(120, from: 5_000_000) { generator in
            let system = Self.layout(&generator)
            let task = SolvingTask(system, rows: (0..<system.rowCount).filter { system.participates($0) })
            let quick = try BreakingSearch(task, isCancelled: { false })
            let plain = try BreakingSearch(byDefinition: task, isCancelled: { false })
            guard quick.broken.map(\.row) == plain.broken.map(\.row) else {
                throw PropertyFailure("broken are \(quick.broken.map(\.row)), by definition \(plain.broken.map(\.row))")
            }
            guard quick.optimum.isFree == plain.optimum.isFree else {
                let places = system.variables.filter { quick.optimum.isFree[$0] != plain.optimum.isFree[$0] }
                throw PropertyFailure("of \(places) it says free: \(places.map { quick.optimum.isFree[$0] })")
            }
            for variable in system.variables where !quick.optimum.isFree[variable] {
                let difference = abs(quick.optimum.values[variable] - plain.optimum.values[variable])
                guard difference < 1e-6 else {
                    throw PropertyFailure("variable \(variable) differs by \(difference)")
                }
            }
            let proof = try ConflictProof(quick, isCancelled: { false })
            for (found, expected) in zip(proof.broken, plain.broken) {
                let conflict = system.conflict(found)
                guard Certificate(of: conflict.rows, broken: conflict.broken, in: system).isProven else {
                    throw PropertyFailure("the set \(conflict.rows) is not proven")
                }
                guard abs(found.shift - expected.shift) < 1e-6 else {
                    throw PropertyFailure("row \(found.row) is off by \(found.shift), by definition \(expected.shift)")
                }
            }
        }
    }

    /// A root and views in it, each tied to the root or to views before it.
    static func layout(_ generator: inout SeededGenerator) -> LinearSystem {
        let viewCount = generator.integer(2...14)
        var system = LinearSystem(variableCount: 4 * viewCount)
        let tie = generator.pick([0, 5, 20])
        for size in [2, 3] { system.addRow([LinearTerm(size, 1)], .equal, generator.pick([100, 375]), keepRank: 1) }
        for view in 1..<viewCount {
            for axis in [0, 1] {
                let (position, size) = (4 * view + axis, 4 * view + 2 + axis)
                let before = generator.integer(0...view - 1)
                let inset = Double(generator.integer(0...20))
                system.addRow([LinearTerm(size, 1)], .greaterThanOrEqual, 0, keepRank: 1)
                func wish(_ relation: RowRelation, _ priorities: [Double]) {
                    system.addRow(
                        [LinearTerm(size, 1)],
                        relation,
                        Double(generator.integer(1...12) * 10),
                        priority: generator.pick(priorities),
                        keepRank: 4
                    )
                }
                if generator.chance(85) {
                    // After the view before, or at the root's edge.
                    var terms = [LinearTerm(position, 1)]
                    if before > 0 {
                        terms += [LinearTerm(4 * before + axis, -1), LinearTerm(4 * before + 2 + axis, -1)]
                    }
                    let relation: RowRelation = generator.chance(80) ? .equal : .greaterThanOrEqual
                    system.addRow(terms, relation, inset, keepRank: 3, isAssumed: generator.chance(5))
                }
                if generator.chance(50) {
                    system.addRow(
                        [LinearTerm(position, 1), LinearTerm(size, 1), LinearTerm(2 + axis, -1)],
                        generator.pick([.equal, .lessThanOrEqual, .lessThanOrEqual]),
                        -inset,
                        priority: generator.pick([1000, 1000, 1000, 750]),
                        keepRank: 3
                    )
                }
                if before > 0, generator.chance(25) {
                    let factor = generator.pick([-1, -1, -2, -0.5])
                    system.addRow(
                        [LinearTerm(size, 1), LinearTerm(4 * before + 2 + axis, factor)],
                        .equal,
                        0,
                        keepRank: 3
                    )
                }
                if generator.chance(60) { wish(.lessThanOrEqual, [250, 251, 252]) }
                if generator.chance(60) { wish(.greaterThanOrEqual, [740, 750, 751]) }
                if generator.chance(tie) { wish(.equal, [1000, 1000, 999.5]) }
            }
            if generator.chance(8) {
                system.addRow([LinearTerm(4 * view + 2, 1), LinearTerm(4 * view + 3, -1)], .equal, 0, keepRank: 4)
            }
        }
        return system
    }
}

extension LinearSystem {
    fileprivate var variables: Range<Int> { 0..<variableCount }
}
