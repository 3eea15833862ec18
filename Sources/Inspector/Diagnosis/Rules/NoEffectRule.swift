import LayoutModel
import LayoutSemantics
import LayoutSolver

/// An optional user constraint that fails, and without which the layout is the same.
///
/// An inequality with slack is no finding: it may matter at another size.
enum NoEffectRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let system = examination.lowered.system
        let failing = (0..<system.rowCount).filter { row in
            system.isEnabled[row] && system.priorities[row] < LinearSystem.required
                && examination.userConstraint(ofRow: row) != nil
                && examination.error(ofRow: row) > 1e-6 * max(1, abs(system.constants[row]))
        }
        let limit = max(50, 10_000_000 / max(1, system.rowCount))
        let fixed = try fixedByRequired(failing, in: examination)
        var trials = 0
        var rows: [Int] = []
        for row in failing {
            try examination.checkCancellation()
            if takesGuideAlong(row, in: examination) { continue }
            if fixed.contains(row) {
                rows.append(row)
                continue
            }
            trials += 1
            if trials > limit { continue }
            var solver = examination.solver
            solver.edit { $0.setEnabled(false, row: row) }
            let without = try solver.solve(isCancelled: examination.options.isCancelled)
            if examination.solution.hasSameOptimum(as: without) { rows.append(row) }
        }
        if trials > limit {
            examination.limited(info, "only the first \(limit) of \(trials) failing constraints were tried")
        }
        return try examination.notes(info, on: rows) { row in
            "\(examination.text(ofRow: row)) has no effect: the layout is the same without it"
        }
    }
}

extension NoEffectRule {
    /// From how many rows on a solve without all optional ones pays.
    private static let fewRows = 8

    /// The rows all variables of which required rows determine: their errors are what they are.
    ///
    /// - Complexity: One solve, instead of one for each of them.
    static func fixedByRequired(
        _ rows: [Int],
        in examination: Examination,
        fewRows: Int = fewRows
    ) throws(Interrupted) -> Set<Int> {
        if rows.count < fewRows { return [] }
        var system = examination.lowered.system
        // A variable of no required row has no face, and is free.
        var isNamed = Array(repeating: false, count: system.variableCount)
        for row in 0..<system.rowCount where system.isEnabled[row] {
            if system.priorities[row] < LinearSystem.required {
                system.setEnabled(false, row: row)
            } else {
                for term in system.terms(of: row) { isNamed[term.variable] = true }
            }
        }
        var solver = Solver(system)
        let free = Set(try solver.solve(isCancelled: examination.options.isCancelled).freeVariables)
        return Set(
            rows.filter { row in
                system.terms(of: row).allSatisfy { isNamed[$0.variable] && !free.contains($0.variable) }
            }
        )
    }

    /// Whether the constraint is the only one that names a guide, whose own rows participate in the layout and would go with it:
    /// those of a guide that is squeezed to nothing, and of the readable width, which is optional.
    private static func takesGuideAlong(_ row: Int, in examination: Examination) -> Bool {
        let lowered = examination.lowered
        return examination.constraint(ofRow: row).items.contains { item in
            guard case .guide(let guide) = item, let first = lowered.variable(.minX, of: item) else { return false }
            let variables = first..<first + 4
            let isNamedByOthers = variables.contains { variable in
                examination.rows[variable].contains { other in
                    guard case .made(let made) = lowered.sources[other] else { return other != row }
                    return lowered.made[made].item != item
                }
            }
            if isNamedByOthers { return false }
            let frame = examination.frame(of: item, at: examination.point)
            return examination.layout.guides[guide].kind == .readableContent || min(frame.width, frame.height) < 1e-6
        }
    }
}

extension Solution {
    /// Whether the optimal points are the same, as far as the ranges of all variables and their joint freedom show.
    func hasSameOptimum(as other: Solution) -> Bool {
        let free = freeVariables
        guard free == other.freeVariables, faces.count == other.faces.count else { return false }
        var next = free.makeIterator()
        var skipped = next.next()
        for variable in values.indices {
            if variable == skipped {
                skipped = next.next()
                continue
            }
            let value = values[variable]
            if abs(value - other.values[variable]) > 1e-6 * max(1, abs(value)) { return false }
        }
        for (mine, others) in zip(faces, other.faces) {
            guard mine.dimension == others.dimension, mine.variables == others.variables else { return false }
            for variable in mine.variables {
                let left = mine.range(of: [LinearTerm(variable, 1)])
                let right = others.range(of: [LinearTerm(variable, 1)])
                guard Self.agree(left.lowest, right.lowest), Self.agree(left.highest, right.highest) else {
                    return false
                }
            }
            // Ranges alone do not distinguish two views that move together from the same views at another distance.
            guard mine.liesInOnePlane(with: others) else { return false }
        }
        return true
    }

    private static func agree(_ left: Double?, _ right: Double?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return abs(left - right) <= 1e-6 * max(1, abs(left))
    }
}

extension NoEffectRule {
    package static let info = RuleInfo(
        id: "no-effect",
        title: "ineffective constraint",
        severity: .note,
        isAsked: .withNotes,
        runsOnPartialDumps: false,
        summary: "an optional constraint has no effect",
        meaning: """
            Constraints of higher priority already fix its attributes, so the constraint is violated, and the layout
            would be the same without it. The finding names those constraints. An inequality that is satisfied is not
            reported, because it may matter at another size.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel") + [
                ExampleDump.constraint("wish", "panel.width", plus: 300, priority: 500)
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel")
        )
    )
}
