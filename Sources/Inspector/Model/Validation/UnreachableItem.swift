/// A constraint names an item that the input does not hold, or that was set aside.
package enum UnreachableItem: ConstraintRule {
    package static let slug = "unreachable-item"

    package static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        for anchor in constraint.anchors {
            if case .missing(let id) = anchor.item {
                return "names an item \"\(id)\" that is not there"
            }
        }
        return nil
    }
}
