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
                && examination.lowestError(ofRow: row) > 1e-6 * max(1, abs(system.constants[row]))
        }
        let answers = try Attribution.answers(
            to: rows.map { examination.question(aboutRow: $0) },
            in: examination
        )
        return zip(rows, answers).map { row, answer in
            var finding = Finding(
                rule: slug,
                severity: .note,
                message: "\(examination.text(ofRow: row)) cannot hold:"
                    + " it is off by \(PointsText.points(examination.lowestError(ofRow: row)))"
            )
            finding.describe(row: row, beatenBy: answer, in: examination)
            return finding
        }
    }
}

extension Finding {
    /// Fills in a finding about one listed constraint, which comes first, and those that beat it.
    mutating func describe(row: Int, beatenBy answer: Attribution.Answer?, in examination: Examination) {
        let constraint = examination.constraint(ofRow: row)
        let isAssumed = examination.lowered.isAssumed[row]
        confidence = (answer?.isCertain ?? false) && !isAssumed ? .certain : .possible
        views = constraint.items.sorted(by: examination.isOrderedBefore).map { examination.layout.id(of: $0) }
        let rows = [row] + (answer?.rows ?? [])
        constraints = [constraint.id] + (answer?.rows ?? []).map { examination.id(ofRow: $0) }.sorted()
        made = examination.madeConstraints(among: rows)
        axis = constraint.axis.map { Finding.Direction($0) }
        for other in answer?.rows ?? [] { notes.append("\(examination.text(ofRow: other)) comes before it") }
        if case .constraint(let index) = examination.lowered.sources[row] {
            place = examination.place(ofConstraint: index)
            source = constraint.location
        }
    }
}
