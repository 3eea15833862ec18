/// A position is set to a number: the second item is absent or has the multiplier 0.
///
/// Only sizes may stand without a second item. Autoresizing, encapsulated and other system constraints may leave it
/// out, and mean the superview's bounds.
enum PositionWithoutItem: ConstraintRule {
    static let slug = "position-without-item"

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        guard let first = constraint.first, !first.attribute.isSize else { return nil }
        switch constraint.origin {
        case .autoresizing, .encapsulated, .system: return nil
        case .user, .contentSize, .stack, .guide, .scroll, .prototyping, .temporary: break
        }
        guard constraint.second == nil || constraint.multiplier == 0 else { return nil }
        let position = "\(context.name(first.item)).\(first.attribute.rawValue)"
        return constraint.second == nil
            ? "sets the position \(position) without a second item"
            : "sets the position \(position) to 0 times its second item"
    }
}
