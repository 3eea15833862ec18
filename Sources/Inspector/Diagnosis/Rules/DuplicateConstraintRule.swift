import LayoutModel
import LayoutSolver

/// A user constraint that is there twice, written either way round.
enum DuplicateConstraintRule: Rule {
    /// A constraint in the one of its spellings that all duplicates share.
    private struct Meaning: Hashable {
        var anchors: [Layout.Anchor]
        var multipliers: [Double]
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var firsts: [Meaning: Int] = [:]
        var pairs: [(first: Int, second: Int)] = []
        for (index, constraint) in layout.constraints.enumerated()
        where constraint.isEffective && constraint.origin == .user {
            guard let meaning = meaning(of: constraint, in: examination) else { continue }
            if let first = firsts[meaning] {
                pairs.append((first, index))
            } else {
                firsts[meaning] = index
            }
        }
        var findings: [Finding] = []
        for (first, second) in pairs {
            let constraint = layout.constraints[second]
            let text = examination.texts.text(of: constraint)
            let original = examination.texts.text(of: layout.constraints[first])
            var finding = Finding(
                info,
                severity: .warning,
                message: text == original
                    ? "\(text) is there more than once" : "\(text) says the same as \(original)"
            )
            finding.views = constraint.items.sorted(by: examination.isOrderedBefore).map { layout.id(of: $0) }
            finding.constraints = [layout.constraints[first].id, constraint.id].sorted()
            finding.axis = constraint.axis.map { Finding.Direction($0) }
            finding.place = examination.place(ofConstraint: second)
            if let place = examination.place(ofConstraint: first), finding.place != nil {
                finding.notes.append("the first of them stands in line \(place.line), column \(place.column)")
            }
            finding.source = constraint.location
            if examination.options.findsFixes {
                let edits = [LayoutEdit.constraint(id: constraint.id, .isActive(false))]
                if let outcome = try examination.trials.outcome(of: edits, on: examination),
                    outcome.examination.solution.conflicts.count <= examination.solution.conflicts.count
                {
                    finding.fixes = [
                        Finding.Fix(title: "remove one of them", edits: edits, remaining: outcome.remaining)
                    ]
                }
            }
            findings.append(finding)
        }
        return findings
    }

    private static func meaning(of constraint: Layout.Constraint, in examination: Examination) -> Meaning? {
        func isBefore(_ left: Layout.Anchor, _ right: Layout.Anchor) -> Bool {
            if left.item != right.item { return examination.isOrderedBefore(left.item, right.item) }
            return left.attribute.rawValue < right.attribute.rawValue
        }
        if !constraint.terms.isEmpty {
            var terms = constraint.terms.sorted { isBefore($0.anchor, $1.anchor) }
            let isNegative = (terms.first?.multiplier ?? 1) < 0
            if isNegative { for index in terms.indices { terms[index].multiplier.negate() } }
            return Meaning(
                anchors: terms.map(\.anchor),
                multipliers: terms.map(\.multiplier),
                relation: isNegative ? constraint.relation.mirrored : constraint.relation,
                constant: isNegative ? -constraint.constant : constraint.constant,
                priority: constraint.priority
            )
        }
        guard let first = constraint.first else { return nil }
        guard let second = constraint.second, constraint.multiplier != 0 else {
            return Meaning(
                anchors: [first],
                multipliers: [],
                relation: constraint.relation,
                constant: constraint.constant,
                priority: constraint.priority
            )
        }
        guard isBefore(second, first) else {
            return Meaning(
                anchors: [first, second],
                multipliers: [constraint.multiplier],
                relation: constraint.relation,
                constant: constraint.constant,
                priority: constraint.priority
            )
        }
        return Meaning(
            anchors: [second, first],
            multipliers: [1 / constraint.multiplier],
            relation: constraint.multiplier > 0 ? constraint.relation.mirrored : constraint.relation,
            constant: -constraint.constant / constraint.multiplier,
            priority: constraint.priority
        )
    }
}

extension DuplicateConstraintRule {
    package static let info = RuleInfo(
        id: "duplicate-constraint",
        title: "duplicate constraint",
        severity: .warning,
        runsOnPartialDumps: true,
        summary: "a constraint is there twice",
        meaning: """
            Two active constraints say the same at the same priority, perhaps with their sides exchanged. One of
            them is usually a leftover of code that adds constraints at every layout pass, and changing the
            constant of one then makes them conflict.
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
