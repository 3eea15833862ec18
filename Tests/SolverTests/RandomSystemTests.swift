@testable import LayoutSolver
import TestSupport
import Testing

/// Small random systems, held against ``ReferenceOptimum``. `PROPERTY_RUNS` asks for more of them.
@Suite("random systems")
struct RandomSystemTests {
    @Test("agree with an exact reference on feasibility, broken rows, optimum, proofs and freedom")
    func agreement() {
        forEachSeed(400) { generator in
            let system = Self.system(&generator)
            do {
                try Self.check(system)
            } catch let failure as PropertyFailure {
                throw PropertyFailure("\(failure)\n\(Self.listing(system))")
            }
        }
    }

    @Test("agree with the exact reference where sizes are huge, and where they differ by next to nothing")
    func scales() {
        forEachSeed(200, from: 9_000_000) { generator in
            let kind: Kind = generator.pick([.huge, .near])
            let system = Self.system(&generator, of: kind)
            do {
                try Self.check(system)
            } catch let failure as PropertyFailure {
                throw PropertyFailure("\(failure)\n\(Self.listing(system))")
            }
        }
    }

    @Test("have the same optimum with their rows in another order")
    func shuffled() {
        forEachSeed(300, from: 1_000_000) { generator in
            let system = Self.system(&generator)
            // Where rounding decides, the order may too.
            if ReferenceOptimum(system).isBorderline { return }
            // Keep ranks that distinguish all rows make the keep order independent of the rows' order.
            var ranks = Array(0..<system.rowCount)
            ranks.shuffle(using: &generator)
            var order = Array(0..<system.rowCount)
            let first = try Self.solve(Self.reordered(system, order, ranks: ranks))
            order.shuffle(using: &generator)
            let second = try Self.solve(Self.reordered(system, order, ranks: ranks))
            guard first.conflicts.map(\.broken) == second.conflicts.map({ order[$0.broken] }) else {
                throw PropertyFailure("other rows are broken")
            }
            guard first.freeVariables == second.freeVariables else {
                throw PropertyFailure("free are \(first.freeVariables), then \(second.freeVariables) with \(order)")
            }
            let free = Set(first.freeVariables)
            for variable in 0..<system.variableCount where !free.contains(variable) {
                let difference = abs(first.values[variable] - second.values[variable])
                guard difference <= 1e-6 * max(1, abs(first.values[variable])) else {
                    throw PropertyFailure("variable \(variable) moves by \(difference)")
                }
            }
        }
    }

    // MARK: Making systems

    /// What numbers a system is made of.
    enum Kind {
        case integers, halves, thirds, mixed
        /// Constants up to 1e9.
        case huge
        /// Constants that differ by a few hundred-thousandths.
        case near
    }

    static func system(_ generator: inout SeededGenerator) -> LinearSystem {
        let kind: Kind = generator.pick([.integers, .halves, .thirds, .mixed, .mixed, .mixed])
        return system(&generator, of: kind)
    }

    static func system(_ generator: inout SeededGenerator, of kind: Kind) -> LinearSystem {
        let variableCount = generator.integer(1...6)
        let rowCount = generator.integer(1...14)
        var priorities = [1000.0]
        for _ in 0..<generator.integer(0...8) {
            priorities.append(generator.pick([1, 25, 49, 50, 51, 149, 250, 251, 500, 740, 750, 998, 999, 999.5]))
        }
        let requiredShare = generator.integer(10...90)
        var system = LinearSystem(variableCount: variableCount)
        for _ in 0..<rowCount {
            var terms: [LinearTerm] = []
            for _ in 0..<generator.pick([1, 1, 1, 2, 2, 2, 3, 3, 4]) {
                terms.append(LinearTerm(generator.integer(0...variableCount - 1), coefficient(&generator, kind)))
            }
            let row = system.addRow(
                terms,
                generator.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                constant(&generator, kind),
                priority: generator.chance(requiredShare) ? 1000 : generator.pick(priorities),
                keepRank: UInt8(generator.integer(0...4)),
                isAssumed: generator.chance(15)
            )
            if generator.chance(4) { system.setEnabled(false, row: row) }
        }
        return system
    }

    private static func coefficient(_ generator: inout SeededGenerator, _ kind: Kind) -> Double {
        switch kind {
        case .integers: generator.pick([1, 1, 1, 1, -1, -1, -1, 2, -2, 3, -5])
        case .halves, .huge, .near: generator.pick([1, 1, 1, -1, -1, -1, 0.5, -0.5, 0.25, 1.5, -2])
        case .thirds: generator.pick([1, 1, 1, -1, -1, -1, 0.333333, -0.333333, 0.666667, 0.166667])
        case .mixed:
            generator.pick([1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 0.25, 3, 0.333333, -0.333333, 0.666667])
        }
    }

    private static func constant(_ generator: inout SeededGenerator, _ kind: Kind) -> Double {
        let whole = Double(generator.integer(-20...100))
        switch kind {
        case .integers: return generator.pick([0, whole, whole, whole * 10])
        case .halves: return generator.pick([0, whole, whole / 2, whole / 4])
        case .huge: return generator.pick([0, whole * 1e7, whole * 1e7, whole * 1e6])
        case .near: return generator.pick([0, whole, whole + Double(generator.integer(-9...9)) / 32_768])
        case .thirds, .mixed: return generator.pick([0, 0, whole, whole, whole, whole / 2, 33.333333, whole * 10])
        }
    }

    private static func reordered(_ system: LinearSystem, _ order: [Int], ranks: [Int]) -> LinearSystem {
        var result = LinearSystem(variableCount: system.variableCount)
        for row in order {
            let added = result.addRow(
                system.terms(of: row),
                system.relations[row],
                system.constants[row],
                priority: system.priorities[row],
                keepRank: UInt8(ranks[row]),
                isAssumed: system.isAssumed[row]
            )
            result.setEnabled(system.isEnabled[row], row: added)
        }
        return result
    }

    private static func solve(_ system: LinearSystem) throws -> Solution {
        var solver = Solver(system)
        return try solver.solve()
    }

    private static func listing(_ system: LinearSystem) -> String {
        (0..<system.rowCount).map { row in
            let terms = system.terms(of: row).map { "\($0.coefficient) x\($0.variable)" }.joined(separator: " + ")
            return "\(row): \(terms) \(system.relations[row]) \(system.constants[row]) @\(system.priorities[row])"
                + " rank \(system.keepRanks[row])\(system.isAssumed[row] ? " assumed" : "")"
                + (system.isEnabled[row] ? "" : " disabled")
        }.joined(separator: "\n")
    }

    // MARK: Checking them

    static func check(_ system: LinearSystem) throws {
        let solution = try solve(system)
        let reference = ReferenceOptimum(system)
        if reference.isBorderline { return }
        try require(
            solution.conflicts.map(\.broken) == reference.broken.map(\.row),
            "broken: \(solution.conflicts.map(\.broken)), by definition \(reference.broken.map(\.row))"
        )
        for (conflict, broken) in zip(solution.conflicts, reference.broken) {
            try check(conflict, shift: broken.shift, in: system, broken: reference.broken.map(\.row))
        }
        let yielding = Set(reference.yielding + solution.yielding.map(\.row))
        let skipped = yielding.union(reference.broken.map(\.row))
        for row in 0..<system.rowCount
        where system.isEnabled[row] && system.priorities[row] >= 1000 && !skipped.contains(row) {
            let error = system.error(ofRow: row, at: solution.values)
            try require(error <= 1e-7 * size(system), "row \(row) is kept and fails by \(error)")
        }
        for (rows, sum) in reference.levels {
            let found = rows.reduce(0) { $0 + system.error(ofRow: $1, at: solution.values) }
            try require(
                abs(found - sum) <= 3e-6 * size(system) + 1e-8 * abs(sum),
                "rows \(rows) have errors of \(found) in all, by definition \(sum)"
            )
        }
        let free = Set(solution.freeVariables)
        for variable in 0..<system.variableCount {
            guard let isFree = reference.isFree(variable) else { continue }
            try require(
                free.contains(variable) == isFree,
                "variable \(variable): free \(!isFree), by definition \(isFree)"
            )
            if !isFree, let value = reference.lowest[variable] {
                try require(
                    abs(solution.values[variable] - value) <= 3e-6 * size(system) + 1e-7 * abs(value),
                    "variable \(variable) is \(solution.values[variable]), by definition \(value)"
                )
            }
        }
        for face in solution.faces { try check(face, solution, reference) }
    }

    private static func size(_ system: LinearSystem) -> Double {
        system.constants.reduce(1) { max($0, abs($1)) }
    }

    private static func check(_ conflict: Conflict, shift: Double, in system: LinearSystem, broken: [Int]) throws {
        let isSorted = conflict.rows == conflict.rows.sorted()
        try require(isSorted && conflict.rows.contains(conflict.broken), "the rows are \(conflict.rows)")
        let earlier = conflict.rows.filter { $0 != conflict.broken }
        for row in earlier {
            let isBefore = (system.keepRanks[row], row) < (system.keepRanks[conflict.broken], conflict.broken)
            try require(isBefore && !broken.contains(row), "row \(row) is not kept before \(conflict.broken)")
        }
        let exact = conflict.rows.map { (row: $0, constant: Rational(asWritten: system.constants[$0]) ?? .zero) }
        try require(
            !ReferenceProgram(system, hard: exact, wishes: []).isFeasible,
            "the set \(conflict.rows) has a solution"
        )
        for left in exact.indices {
            let rest = exact.indices.filter { $0 != left }.map { exact[$0] }
            try require(
                ReferenceProgram(system, hard: rest, wishes: []).isFeasible,
                "the set \(conflict.rows) does not need row \(exact[left].row)"
            )
        }
        try require(
            abs(conflict.shift - shift) <= 1e-6 * max(1, shift),
            "the shift of \(conflict.broken) is \(conflict.shift), by definition \(shift)"
        )
        var sums = Array(repeating: 0.0, count: system.variableCount)
        var contradiction = 0.0
        for (row, multiplier) in zip(conflict.rows, conflict.multipliers) {
            for term in system.terms(of: row) { sums[term.variable] += multiplier * term.coefficient }
            contradiction += multiplier * system.constants[row]
            let relation = system.relations[row]
            try require(relation != .lessThanOrEqual || multiplier > 0, "the multiplier of \(row) is negative")
            try require(relation != .greaterThanOrEqual || multiplier < 0, "the multiplier of \(row) is positive")
        }
        try require(sums.allSatisfy { abs($0) < 1e-6 }, "the multipliers leave \(sums)")
        try require(contradiction < 0, "the multipliers prove nothing: \(contradiction)")
        let amount = conflict.multipliers.map { abs(contradiction / $0) }.min() ?? 0
        let isSame = abs(conflict.amount - amount) <= 1e-6 * max(1, amount)
        try require(isSame, "the amount is \(conflict.amount), not \(amount)")
        if !conflict.isCertain, !system.isAssumed[conflict.broken] {
            // Without assumed rows there must be a solution.
            let kept = (0..<system.rowCount).filter {
                system.isEnabled[$0] && system.priorities[$0] >= 1000 && !broken.contains($0) && !system.isAssumed[$0]
                    && (system.keepRanks[$0], $0) < (system.keepRanks[conflict.broken], conflict.broken)
            }
            let hard = (kept + [conflict.broken]).map {
                (row: $0, constant: Rational(asWritten: system.constants[$0]) ?? .zero)
            }
            try require(
                ReferenceProgram(system, hard: hard, wishes: []).isFeasible,
                "there is a set of \(conflict.broken) without assumed rows"
            )
        }
    }

    private static func check(_ face: OptimalFace, _ solution: Solution, _ reference: ReferenceOptimum) throws {
        let basis = face.basis(order: [])
        try require(basis.count == face.dimension && face.dimension >= 1, "the dimension is \(face.dimension)")
        for variable in face.variables {
            let range = face.range(of: [LinearTerm(variable, 1)])
            let (lowest, highest) = (reference.lowest[variable], reference.highest[variable])
            try require(
                same(range.lowest, lowest) && same(range.highest, highest),
                "\(variable) goes \(range), by definition \(String(describing: (lowest, highest)))"
            )
        }
        let interior = face.interiorPoint()
        for direction in basis {
            let reach = face.reach(from: interior, along: direction.terms)
            try require(
                (reach.backward ?? 1) > 1e-9 && (reach.forward ?? 1) > 1e-9,
                "the point is not inside: \(reach)"
            )
        }
        try require(face.freeVariables(holding: basis.map(\.pivot)).isEmpty, "the pivots do not settle the face")
        if let first = basis.first {
            let rest = face.freeVariables(holding: basis.dropFirst().map(\.pivot))
            try require(rest == first.terms.map(\.variable), "holding the other pivots leaves \(rest)")
        }
        let nearest = face.nearestPoint(to: [])
        for (place, variable) in face.variables.enumerated() {
            if let lowest = reference.lowest[variable] {
                try require(
                    same(nearest[place], lowest),
                    "the smallest \(variable) is \(lowest), not \(nearest[place])"
                )
            } else {
                let highest = reference.highest[variable] ?? .infinity
                let slack = highest.isFinite ? 1e-5 * max(1, abs(highest)) : 0
                try require(nearest[place] <= highest + slack, "\(variable) is outside")
            }
            break
        }
    }

    private static func same(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return abs(first - second) <= 1e-5 * max(1, abs(second))
    }

    private static func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw PropertyFailure(message()) }
    }
}
