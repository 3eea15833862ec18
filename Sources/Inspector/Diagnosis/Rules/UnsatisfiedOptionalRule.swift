import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A user's optional constraint that cannot be satisfied exactly.
enum UnsatisfiedOptionalRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let system = examination.lowered.system
        let rows = (0..<system.rowCount).filter { row in
            system.isEnabled[row] && system.priorities[row] < LinearSystem.required
                && examination.userConstraint(ofRow: row) != nil
                && examination.fails(row: row, byMoreThan: 1e-6 * max(1, abs(system.constants[row])))
        }
        return try examination.notes(info, on: rows) { row in
            "\(examination.text(ofRow: row)) cannot be satisfied:"
                + " off by \(PointsText.points(examination.lowestError(ofRow: row)))"
        }
    }
}

extension UnsatisfiedOptionalRule {
    package static let info = RuleInfo(
        id: "unsatisfied-optional",
        title: "unsatisfied optional constraint",
        severity: .note,
        isAsked: .withNotes,
        runsOnPartialDumps: false,
        summary: "an optional constraint cannot be satisfied",
        meaning: """
            UIKit satisfies the constraint as closely as constraints of higher priority allow. The finding shows by how
            much the constraint is violated and what overrides it.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.place("panel") + [
                ExampleDump.constraint("most", "panel.trailing", "<=", "root.trailing", plus: -16),
                ExampleDump.constraint("wish", "panel.width", plus: 400, priority: 500),
                ExampleDump.constraint("panel-height", "panel.height", plus: 40),
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.place("panel") + [
                ExampleDump.constraint("most", "panel.trailing", "<=", "root.trailing", plus: -16),
                ExampleDump.constraint("wish", "panel.width", plus: 300, priority: 500),
                ExampleDump.constraint("panel-height", "panel.height", plus: 40),
            ]
        )
    )
}
