import LayoutSemantics
import LayoutSolver

/// A smallest set of constraints that implies the value of a sum of variables in the solution.
///
/// Alone means: a system of these rows and no others, each with its own relation and priority, has the value at every
/// optimal point. An irreducible set of the solution written out (``Attribution``) is nearly always such a set. Where it
/// is not, because a row that fails does so on account of others, these are added; where that is not enough, the whole
/// part of the system is taken. Then rows are taken away one after the other, as long as the others imply the value.
struct ImplyingSet {
    private let examination: Examination
    /// What is implied.
    let terms: [LinearTerm]
    /// What it comes to, without constants.
    let value: Double

    init(of terms: [LinearTerm], in examination: Examination) {
        self.examination = examination
        self.terms = terms
        value = terms.reduce(0) { $0 + $1.coefficient * examination.point[$1.variable] }
    }

    /// So far may a value be off, as everywhere (semantics.md).
    private var tolerance: Double { 1e-6 * max(1, abs(value)) }

    /// - Returns: Rows of the system, ascending; `nil` where only a conflict makes the value what it is.
    func rows() throws(Interrupted) -> [Int]? {
        let sides = try contradicting()
        var found = Set(sides.joined())
        let system = examination.lowered.system
        // Without any one row of an irreducible set of required rows the contradiction is gone, and so is the value.
        if sides.count == 2, sides[0] == sides[1],
            found.allSatisfy({ system.priorities[$0] >= LinearSystem.required && !examination.isBroken[$0] }),
            try implies(found.sorted())
        {
            return found.sorted()
        }
        for _ in 0..<Self.mostRounds {
            if try implies(found.sorted()) { return try irreducible(found.sorted()) }
            let count = found.count
            try found.formUnion(reasons(of: found.sorted()))
            if found.count == count { break }
        }
        let all = examination.parts(around: [terms.map(\.variable)]).flatMap(\.rows)
        guard try implies(all) else { return nil }
        return try irreducible(try thinned(all))
    }

    /// So often are the reasons of what fails added, and the reasons of these.
    private static let mostRounds = 4

    /// The rows of the solution that contradict a lower value, and those that contradict a higher one.
    private func contradicting() throws(Interrupted) -> [[Int]] {
        let margin = max(1, abs(value))
        let questions = [
            Attribution.Question(terms: terms, relation: .lessThanOrEqual, constant: value - margin, priority: 0),
            Attribution.Question(terms: terms, relation: .greaterThanOrEqual, constant: value + margin, priority: 0),
        ]
        return try Attribution.answers(to: questions, in: examination).map { $0?.rows ?? [] }
    }

    /// What keeps those rows that fail from holding.
    private func reasons(of rows: [Int]) throws(Interrupted) -> [Int] {
        let failing = rows.filter { examination.error(ofRow: $0) > 1e-9 }
        let questions = failing.map { examination.question(aboutRow: $0) }
        return try Attribution.answers(to: questions, in: examination).flatMap { $0?.rows ?? [] }
    }

    /// Whether some rows alone have the value at every optimal point.
    ///
    /// - Parameter rows: Ascending.
    func implies(_ rows: [Int]) throws(Interrupted) -> Bool {
        try examination.checkCancellation()
        let whole = examination.lowered.system
        var columns: [Int: Int] = [:]
        func column(_ variable: Int) -> Int {
            if let known = columns[variable] { return known }
            columns[variable] = columns.count
            return columns.count - 1
        }
        let functional = terms.map { LinearTerm(column($0.variable), $0.coefficient) }
        let local = rows.map { row in whole.terms(of: row).map { LinearTerm(column($0.variable), $0.coefficient) } }
        var system = LinearSystem(variableCount: columns.count)
        for (row, terms) in zip(rows, local) {
            system.addRow(
                terms,
                whole.relations[row],
                whole.constants[row],
                // What a conflict breaks is the first of the wishes.
                priority: examination.isBroken[row] ? LinearSystem.required.nextDown : whole.priorities[row],
                keepRank: whole.keepRanks[row]
            )
        }
        var solver = Solver(system)
        let solution = try solver.solve(isCancelled: examination.options.isCancelled)
        guard solution.broken.isEmpty else { return false }
        let (lowest, highest) = solution.range(of: functional)
        guard let lowest, let highest else { return false }
        return lowest >= value - tolerance && highest <= value + tolerance
    }

    // MARK: Taking rows away

    /// The rows without those that can be spared: bounds that are always there first, then by priority from the lowest, so
    /// that what is required stays.
    private func irreducible(_ rows: [Int]) throws(Interrupted) -> [Int] {
        let system = examination.lowered.system
        var kept = rows
        var hasChanged = true
        // What is needed as long as another row is there may be needless without it.
        while hasChanged {
            hasChanged = false
            let order = kept.sorted { left, right in
                let (first, second) = (rank(left), rank(right))
                if first != second { return first < second }
                if system.priorities[left] != system.priorities[right] {
                    return system.priorities[left] < system.priorities[right]
                }
                return left > right
            }
            for row in order {
                let others = kept.filter { $0 != row }
                guard try implies(others) else { continue }
                kept = others
                hasChanged = true
            }
        }
        return kept
    }

    private func rank(_ row: Int) -> Int { examination.lowered.isImpliedBound(row) ? 0 : 1 }

    /// Large sets without halves, quarters and smaller pieces that can be spared.
    private func thinned(_ rows: [Int]) throws(Interrupted) -> [Int] {
        var kept = rows
        var length = kept.count / 2
        while length >= 2 {
            var start = kept.count - length
            while start > -length {
                let piece = max(start, 0)..<min(start + length, kept.count)
                let others = Array(kept[..<piece.lowerBound] + kept[piece.upperBound...])
                if try implies(others) { kept = others }
                start -= length
            }
            length /= 2
        }
        return kept
    }
}
