import UIKit

/// What a flow constrains, and what it constrains it to.
public typealias ConstraintItem = NSLayoutConstraint.Attribute
public typealias Relation = NSLayoutConstraint.Relation

/// The first attribute of a constraint that is still to be made. Equal to any other of the same attribute, so that a flow
/// queues one of each.
public final class Constraint {
    let item: ConstraintItem

    init(_ item: ConstraintItem) {
        self.item = item
    }

    /// The rest of the constraint. Changes count until it is made.
    public final class Attributes {
        /// `.notAnAttribute` for a constraint without a second item.
        public var targetItem: ConstraintItem
        public var relation = Relation.equal
        public var multiplier: CGFloat = 1
        /// Points, added to the right side as they are: insets of right and bottom are negative.
        public var constant: CGFloat = 0

        init(_ targetItem: ConstraintItem) {
            self.targetItem = targetItem
        }
    }
}

extension Constraint: Hashable {
    public static func == (left: Constraint, right: Constraint) -> Bool { left.item == right.item }

    public func hash(into hasher: inout Hasher) { hasher.combine(item) }
}
