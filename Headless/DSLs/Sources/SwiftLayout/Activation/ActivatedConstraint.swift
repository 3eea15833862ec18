import UIKit

/// A constraint of an activation. Does not keep it alive.
@MainActor
struct ActivatedConstraint {
    /// All that a constraint says: two that say the same are one.
    struct Words: Hashable, Sendable {
        var first: ObjectIdentifier?
        var firstAttribute: Int
        var second: ObjectIdentifier?
        var secondAttribute: Int
        var relation: Int
        var constant: CGFloat
        var multiplier: CGFloat
        var priority: Float
        var identifier: String?

        @MainActor init(_ constraint: NSLayoutConstraint) {
            first = constraint.firstItem.map { ObjectIdentifier($0) }
            firstAttribute = constraint.firstAttribute.rawValue
            second = constraint.secondItem.map { ObjectIdentifier($0) }
            secondAttribute = constraint.secondAttribute.rawValue
            relation = constraint.relation.rawValue
            constant = constraint.constant
            multiplier = constraint.multiplier
            priority = constraint.priority.rawValue
            identifier = constraint.identifier
        }
    }

    /// As it was when it was activated or updated: code that sets the constant itself makes the next update replace it.
    private(set) var words: Words
    private(set) weak var constraint: NSLayoutConstraint?

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        words = Words(constraint)
    }
}
