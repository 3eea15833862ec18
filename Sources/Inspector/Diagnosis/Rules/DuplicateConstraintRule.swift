import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// A user constraint that is there twice, written either way round.
enum DuplicateConstraintRule: Rule {

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var findings: [Finding] = []
        for (first, second) in examination.fact(ConstraintMeanings.self).repetitions {
            let constraint = layout.constraints[second]
            let text = examination.texts.text(of: constraint)
            let original = examination.texts.text(of: layout.constraints[first])
            var finding = Finding(
                info,
                severity: .note,
                message: "\(text) appears twice"
            )
            finding.views = constraint.items.sorted(by: examination.isOrderedBefore).map { layout.id(of: $0) }
            finding.constraints = [layout.constraints[first].id, constraint.id].sorted()
            finding.axis = constraint.axis.map { Finding.Direction($0) }
            finding.place = examination.place(ofConstraint: second)
            if text != original { finding.notes.append(Finding.Note(.proof, "the first one reads \(original)")) }
            if let location = layout.constraints[first].location, let line = location.line {
                // The line of code is what people look for; the dump's own is gone when layout code was run.
                let file = location.file == constraint.location?.file ? nil : location.file
                let text = "the first one is at line \(line)" + (file.map { " of \($0)" } ?? "")
                finding.notes.append(
                    Finding.Note(.proof, text, constraints: [layout.constraints[first].id])
                )
            } else if let place = examination.place(ofConstraint: first), finding.place != nil {
                finding.notes.append(
                    Finding.Note(
                        .proof,
                        "the first one is at line \(place.line), column \(place.column)",
                        constraints: [layout.constraints[first].id],
                        place: place
                    )
                )
            }
            finding.source = constraint.location
            if examination.options.findsFixes {
                let edits = [LayoutEdit.constraint(id: constraint.id, .isActive(false))]
                if let outcome = try examination.fact(Trials.self).outcome(of: edits, on: examination),
                    outcome.examination.solution.broken.count <= examination.solution.broken.count
                {
                    finding.fixes = [
                        Finding.Fix(title: "remove the second", edits: edits, remaining: outcome.remaining)
                    ]
                }
            }
            findings.append(finding)
        }
        return findings
    }

    /// Notes are not what a fix leaves.
    static func count(in examination: Examination) throws(Interrupted) -> Int { 0 }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? { 0 }
}

extension DuplicateConstraintRule {
    package static let info = RuleInfo(
        id: "duplicate-constraint",
        title: "duplicate constraint",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "the same constraint is active twice",
        meaning: """
            Two active constraints are equal, including their priority, possibly with their items exchanged. Often, code
            adds constraints in every layout pass. As soon as the constant of one of them changes, the two conflict.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("again", "root.leading", "==", "title.leading", plus: -16)
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title")
        )
    )
}
