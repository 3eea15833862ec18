import LayoutModel

extension PrintedConstraint {
    /// What the identifier says of a constraint of the system.
    var systemIdentifier: SystemIdentifier? { identifier.flatMap(SystemIdentifier.init) }

    /// Who made the constraint: as its identifier says, else its class, else what it is about.
    var origin: Layout.Constraint.Origin {
        if let known = systemIdentifier { return known.origin }
        if let known = SystemClasses.origin(ofConstraintClass: className) { return known }
        let isOfPrivateViews = terms.allSatisfy { term in
            isPrivate(term.object) || term.object.isSuperview && isPrivate(superview)
        }
        return identifier == nil && !terms.isEmpty && isOfPrivateViews ? .system : .user
    }

    private func isPrivate(_ object: Object?) -> Bool {
        object?.className.map(SystemClasses.isPrivate(className:)) ?? false
    }
}
