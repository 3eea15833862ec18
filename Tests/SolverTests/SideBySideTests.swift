import LayoutSolver
import TestSupport
import Testing

/// Many small systems in one: what is done for all at once must come out for each as if it were alone.
@Suite("systems side by side")
struct SideBySideTests {
    /// Systems that share no variable as one, their rows mixed but each system's in order.
    private struct Union {
        var system: LinearSystem
        /// By part: its first variable, and its rows in the whole.
        var firstVariables: [Int] = []
        var rows: [[Int]]

        init(_ parts: [LinearSystem], _ generator: inout SeededGenerator) {
            var count = 0
            for part in parts {
                firstVariables.append(count)
                count += part.variableCount
            }
            system = LinearSystem(variableCount: count)
            rows = parts.map { _ in [] }
            var open = parts.indices.filter { parts[$0].rowCount > 0 }
            while !open.isEmpty {
                let place = generator.integer(0...open.count - 1)
                let index = open[place]
                let part = parts[index]
                let row = rows[index].count
                let added = system.addRow(
                    part.terms(of: row).map { LinearTerm($0.variable + firstVariables[index], $0.coefficient) },
                    part.relations[row],
                    part.constants[row],
                    priority: part.priorities[row],
                    keepRank: part.keepRanks[row],
                    isAssumed: part.isAssumed[row]
                )
                system.setEnabled(part.isEnabled[row], row: added)
                rows[index].append(added)
                if rows[index].count == part.rowCount { open.remove(at: place) }
            }
        }

        func check(_ parts: [LinearSystem]) throws {
            var solver = Solver(system)
            let whole = try solver.solve()
            let free = Set(whole.freeVariables)
            for (index, part) in parts.enumerated() {
                var alone = Solver(part)
                let expected = try alone.solve()
                let own = Set(rows[index])
                let broken = whole.conflicts.filter { own.contains($0.broken) }
                guard
                    broken.map(\.broken) == expected.conflicts.map({ rows[index][$0.broken] }),
                    broken.map(\.isCertain) == expected.conflicts.map(\.isCertain),
                    zip(broken, expected.conflicts).allSatisfy({ abs($0.shift - $1.shift) <= 1e-6 * max(1, $1.shift) }),
                    whole.yielding.map(\.row).filter({ own.contains($0) })
                        == expected.yielding.map({ rows[index][$0.row] })
                else { throw PropertyFailure("part \(index) breaks other rows than alone") }
                for variable in 0..<part.variableCount {
                    let place = firstVariables[index] + variable
                    let isFree = expected.freeVariables.contains(variable)
                    guard free.contains(place) == isFree else {
                        throw PropertyFailure("variable \(variable) of part \(index): free \(!isFree), alone \(isFree)")
                    }
                    let difference = abs(whole.values[place] - expected.values[variable])
                    guard isFree || difference <= 1e-7 * max(1, abs(expected.values[variable])) else {
                        throw PropertyFailure("variable \(variable) of part \(index) is off by \(difference)")
                    }
                }
            }
        }
    }

    @Test("come out as they do alone, although their rows are in disorder")
    func mixed() {
        forEachSeed(3, from: 5_000_000) { generator in
            let parts = (0..<400).map { _ in RandomSystemTests.system(&generator) }
            try Union(parts, &generator).check(parts)
        }
    }

    @Test("a row that is broken in the end does not yield as well")
    func brokenOnly() {
        // Of the union one row yields by rounding at first, and is broken by another contradiction.
        forEachSeed(1, from: 5_000_006) { generator in
            let parts = (0..<400).map { _ in RandomSystemTests.system(&generator) }
            try Union(parts, &generator).check(parts)
        }
    }

    @Test("that differ in their constants alone come out as they do alone")
    func copies() {
        forEachSeed(60, from: 6_000_000) { generator in
            let first = RandomSystemTests.system(&generator)
            let size = generator.pick([0.5, 3, 40])
            let parts = (0..<12).map { index in
                var part = first
                for row in 0..<part.rowCount where index > 0 && generator.chance(60) {
                    let change = size * Double(generator.integer(-6...6))
                    part.setConstant(part.constants[row] + change, ofRow: row)
                }
                return part
            }
            try Union(parts, &generator).check(parts)
        }
    }
}
