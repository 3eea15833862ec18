/// A position is set to a number: the second item is missing or has the multiplier 0.
///
/// Only sizes are allowed without a second item. Autoresizing, encapsulated and other system constraints may omit it;
/// they then refer to the superview's bounds.
enum PositionWithoutItem: ConstraintRule {

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

extension PositionWithoutItem {
    package static let info = RuleInfo(
        id: "position-without-item",
        title: "position without a second item",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a position is constrained without a second item",
        meaning: """
            An edge or a center must be related to another item: it needs a second item, and a multiplier other than 0.
            UIKit throws an exception: "… a multiplier of 0 or a nil second item together with a location for the first
            attribute creates an illegal constraint of a location equal to a constant. Location attributes must be
            specified in pairs". UIKit's own constraints may omit the item; they are relative to the bounds of the
            superview.
            """,
        bad: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", plus: 16)),
        good: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
    )
}
