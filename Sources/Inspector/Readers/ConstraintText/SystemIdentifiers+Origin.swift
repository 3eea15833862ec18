import LayoutModel

extension SystemIdentifiers {
    /// Who made a constraint: as its identifier says, else its class, else what it is about.
    static func origin(of constraint: PrintedConstraint) -> Layout.Constraint.Origin {
        if let identifier = constraint.identifier, let known = origin(ofIdentifier: identifier) { return known }
        if let known = origin(ofClass: constraint.className) { return known }
        if constraint.identifier == nil, !constraint.terms.isEmpty,
            constraint.terms.allSatisfy({
                isPrivate($0.object) || $0.object.isSuperview && isPrivate(constraint.superview)
            })
        {
            return .system
        }
        return .user
    }

    private static func isPrivate(_ object: PrintedConstraint.Object?) -> Bool {
        object?.className.map(isPrivate(className:)) ?? false
    }
}
