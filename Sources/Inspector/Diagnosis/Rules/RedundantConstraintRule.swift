import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A user constraint that the other required ones imply, whatever the size of the root.
///
/// Judged from the last in the file to the first, each that is implied taken away, so that all that are reported can go
/// together.
enum RedundantConstraintRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let system = examination.lowered.system
        let candidates = examination.layout.constraints.indices.reversed().compactMap { index -> Int? in
            guard examination.layout.constraints[index].origin == .user,
                let row = examination.lowered.row(ofConstraint: index),
                system.isEnabled[row], !examination.isBroken[row], !examination.lowered.isAssumed[row]
            else { return nil }
            return row
        }
        let limit = max(50, 10_000_000 / max(1, system.rowCount))
        if candidates.count > limit {
            examination.limited(info, "only the last \(limit) of \(candidates.count) constraints were judged")
        }
        var solver = Solver(requiredRows(of: examination))
        _ = try solver.solve(isCancelled: examination.options.isCancelled)
        var findings: [Finding] = []
        for row in candidates.prefix(limit) {
            try examination.checkCancellation()
            var without = solver
            if system.priorities[row] >= LinearSystem.required { without.edit { $0.setEnabled(false, row: row) } }
            let solution = try without.solve(isCancelled: examination.options.isCancelled)
            guard isImplied(row, by: solution, in: system) else { continue }
            let implying = try implyingRows(row, solver: without, in: examination)
            solver = without
            findings.append(finding(row: row, implying: implying, in: examination))
        }
        return findings.reversed()
    }

    /// The required constraints that are valid at every size of the root, without assumed rows.
    private static func requiredRows(of examination: Examination) -> LinearSystem {
        var system = examination.lowered.system
        for row in 0..<system.rowCount {
            var isKept =
                system.isEnabled[row] && system.priorities[row] >= LinearSystem.required
                && !examination.isBroken[row] && !examination.lowered.isAssumed[row]
            if case .made(let made) = examination.lowered.sources[row],
                case .rootSize = examination.lowered.made[made].role
            {
                isKept = false
            }
            system.setEnabled(isKept, row: row)
        }
        return system
    }

    private static func isImplied(_ row: Int, by solution: Solution, in system: LinearSystem) -> Bool {
        let terms = Array(system.terms(of: row))
        let tolerance = 1e-6 * max(1, abs(system.constants[row]))
        let (lowest, highest) = solution.range(of: terms)
        let isAbove = lowest.map { $0 >= system.constants[row] - tolerance } ?? false
        let isBelow = highest.map { $0 <= system.constants[row] + tolerance } ?? false
        switch system.relations[row] {
        case .equal: return isAbove && isBelow
        case .lessThanOrEqual: return isBelow
        case .greaterThanOrEqual: return isAbove
        }
    }

    /// The rows that contradict the constraint's not holding, on either side that it forbids.
    private static func implyingRows(
        _ row: Int,
        solver: Solver,
        in examination: Examination
    ) throws(Interrupted) -> [Int] {
        let system = examination.lowered.system
        let constant = system.constants[row]
        let margin = max(1, abs(constant))
        var sides: [(RowRelation, Double)] = []
        if system.relations[row] != .lessThanOrEqual { sides.append((.lessThanOrEqual, constant - margin)) }
        if system.relations[row] != .greaterThanOrEqual { sides.append((.greaterThanOrEqual, constant + margin)) }
        var rows: Set<Int> = []
        for (relation, value) in sides {
            var asked = solver
            var question = -1
            asked.edit {
                question = $0.addRow(system.terms(of: row), relation, value, keepRank: UInt8.max)
            }
            let solution = try asked.solve(isCancelled: examination.options.isCancelled)
            for conflict in solution.conflicts where conflict.broken == question {
                rows.formUnion(conflict.rows.filter { $0 != question })
            }
        }
        return rows.sorted()
    }

    private static func finding(row: Int, implying: [Int], in examination: Examination) -> Finding {
        var finding = Finding(
            info,
            severity: .note,
            message: "\(examination.text(ofRow: row)) is redundant: other constraints imply it"
        )
        finding.describe(row: row, beatenBy: Attribution.Answer(rows: implying, isCertain: true), in: examination)
        finding.notes = examination.note(onRows: implying, "implied by")
        return finding
    }
}

extension Solution {
    /// The lowest and highest value of a functional over the optimal points; `nil`: unbounded.
    func range(of terms: [LinearTerm]) -> (lowest: Double?, highest: Double?) {
        var open: [Int: [LinearTerm]] = [:]
        var lowest: Double? = 0
        var highest: Double? = 0
        var fixed = 0.0
        for term in terms {
            if let face = faces.firstIndex(where: { $0.variables.binarySearch(term.variable) }) {
                open[face, default: []].append(term)
            } else {
                fixed += term.coefficient * values[term.variable]
            }
        }
        for face in open.keys.sorted() {
            let range = faces[face].range(of: open[face] ?? [])
            lowest = lowest.flatMap { known in range.lowest.map { known + $0 } }
            highest = highest.flatMap { known in range.highest.map { known + $0 } }
        }
        return (lowest.map { $0 + fixed }, highest.map { $0 + fixed })
    }
}
extension RedundantConstraintRule {
    package static let info = RuleInfo(
        id: "redundant-constraint",
        title: "redundant constraint",
        severity: .note,
        isAsked: .withNotes,
        runsOnPartialDumps: false,
        summary: "the other required constraints imply a constraint at every size of the root",
        meaning: """
            The layout is the same without it. It is harmless until one of the constraints that imply it changes; then
            they conflict. All reported constraints can be removed together.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel") + [
                ExampleDump.constraint("middle", "panel.centerX", "==", "root.centerX")
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel")
        )
    )
}
