import UIKit

/// Constraints of an activation that have one identifier. They are looked up at each update.
@MainActor
public struct ConstraintUpdater {
    public typealias Predicate = (ConstraintDescriptor) -> Bool

    private weak var activation: Activation?
    private let identifier: String
    private let predicate: Predicate?

    init(activation: Activation, identifier: String, predicate: Predicate?) {
        self.activation = activation
        self.identifier = identifier
        self.predicate = predicate
    }

    /// - Parameters:
    ///   - constant: Points; `nil` leaves it.
    ///   - priority: `nil` leaves it.
    public func update(constant: CGFloat? = nil, priority: UILayoutPriority? = nil) {
        guard let activation, constant != nil || priority != nil else { return }
        activation.constraints = activation.constraints.map { activated in
            guard let constraint = activated.constraint, constraint.identifier == identifier,
                predicate?(ConstraintDescriptor(constraint)) ?? true
            else { return activated }
            if let constant { constraint.constant = constant }
            if let priority { constraint.priority = priority }
            return ActivatedConstraint(constraint)
        }
    }

    /// What a predicate can ask of a constraint.
    @MainActor
    public struct ConstraintDescriptor {
        private let constraint: NSLayoutConstraint

        init(_ constraint: NSLayoutConstraint) {
            self.constraint = constraint
        }

        public var attribute: NSLayoutConstraint.Attribute { constraint.firstAttribute }
        public var relation: NSLayoutConstraint.Relation { constraint.relation }
        public var firstItem: AnyObject? { constraint.firstItem }
        public var secondItem: AnyObject? { constraint.secondItem }
        public var constant: CGFloat { constraint.constant }
        public var priority: UILayoutPriority { constraint.priority }
        public var identifier: String? { constraint.identifier }
    }
}
