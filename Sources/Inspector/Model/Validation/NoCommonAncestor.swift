/// The items of a constraint stand under different roots.
enum NoCommonAncestor: ConstraintRule {
    static let slug = "no-common-ancestor"

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        guard let first = constraint.anchors.first?.item, let root = context.root(of: first) else { return nil }
        guard let other = constraint.anchors.first(where: { context.root(of: $0.item) != root })?.item else {
            return nil
        }
        return "names \(context.name(first)) and \(context.name(other)), which have no common ancestor"
    }
}
