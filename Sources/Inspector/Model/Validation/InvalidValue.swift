import LayoutSyntax

/// An invalid number: a priority outside (0, 1000], a constant or multiplier that overflows.
package enum InvalidValue: ConstraintRule {

    package static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        if !(constraint.priority > 0 && constraint.priority <= 1000) {
            let priority = JSONNumberFormat.text(constraint.priority)
            return "has a priority of \(priority), which is not above 0 and at most 1000"
        }
        if !constraint.constant.isFinite { return "has a constant that is not a finite number" }
        if !constraint.multiplier.isFinite || constraint.terms.contains(where: { !$0.multiplier.isFinite }) {
            return "has a multiplier that is not a finite number"
        }
        if constraint.first == nil, constraint.terms.isEmpty { return "has neither a first item nor terms" }
        if !constraint.terms.isEmpty, constraint.first != nil || constraint.second != nil {
            return "has both terms and sides"
        }
        return nil
    }
}

extension InvalidValue {
    package static let info = RuleInfo(
        id: "invalid-value",
        title: "invalid value",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a value is out of range",
        meaning: """
            For example, a priority is outside (0, 1000], a number overflows a double, or a view contains itself. The
            object with the value is skipped.
            """,
        bad: ExampleDump.label(
            with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16, priority: 1200)
        ),
        good: ExampleDump.label(
            with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16, priority: 1000)
        )
    )
}
