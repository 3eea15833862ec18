extension UIView {
    /// The constraints that are installed on the view, in the order in which they were.
    public var constraints: [NSLayoutConstraint] { installedConstraints.all }

    /// Installs a constraint on this view. Items outside its subtree raise `NSGenericException`.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.host === self || constraint.terms.isEmpty { return }
        guard constraint.isContained(in: self) else {
            MisuseReport.log(
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself). This will crash if "
                    + "the constraint needs to be resolved before the view hierarchy is assembled. Break on "
                    + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
            )
            MisuseReport.raise(
                .generic,
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint) view:\(self)"
            )
            return
        }
        constraint.deactivate()
        constraint.install(on: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Takes a constraint off that is installed on this view; others are left alone.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.host === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    var hierarchyView: UIView? { self }
}
