import LayoutModel
import LayoutSolver

/// A user's optional constraint that cannot hold exactly.
enum UnsatisfiedOptionalRule: Rule {
    static let slug = "unsatisfied-optional"
    static let runsOnPartialDumps = false
    static let isOnlyANote = true

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let system = examination.lowered.system
        let rows = (0..<system.rowCount).filter { row in
            system.isEnabled[row] && system.priorities[row] < LinearSystem.required
                && examination.userConstraint(ofRow: row) != nil
                && examination.fails(row: row, byMoreThan: 1e-6 * max(1, abs(system.constants[row])))
        }
        return try examination.notes(slug, on: rows) { row in
            "\(examination.text(ofRow: row)) cannot hold:"
                + " it is off by \(PointsText.points(examination.lowestError(ofRow: row)))"
        }
    }
}
