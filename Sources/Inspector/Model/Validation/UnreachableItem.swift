/// A constraint names an item that is not in the input or was skipped.
package enum UnreachableItem: ConstraintRule {

    package static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        for anchor in constraint.anchors {
            if case .missing(let id) = anchor.item {
                return "names an item \"\(id)\" that is not there"
            }
        }
        return nil
    }
}

extension UnreachableItem {
    package static let info = RuleInfo(
        id: "unreachable-item",
        title: "unknown item",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a constraint names an item that does not exist",
        meaning: """
            No view or guide of the input has this id. The constraint is skipped.
            """,
        bad: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "gone.left", plus: 16)),
        good: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
    )
}
