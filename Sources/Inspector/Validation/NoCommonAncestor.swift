/// The items of a constraint stand under different roots.
enum NoCommonAncestor: ConstraintRule {
    static let slug = "no-common-ancestor"

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        let items = constraint.anchors.map(\.item)
        guard let first = items.first, let root = context.root(of: first) else { return nil }
        guard let other = items.first(where: { context.root(of: $0) != root }) else { return nil }
        return "names \(context.name(first)) and \(context.name(other)), which have no common ancestor"
    }
}
