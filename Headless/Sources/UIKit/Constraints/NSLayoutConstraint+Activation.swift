extension NSLayoutConstraint {
    /// Whether the constraint is installed on a view. Setting it installs it on the nearest common ancestor of its items,
    /// or takes it off.
    public var isActive: Bool {
        get { host != nil }
        set { newValue ? activate() : deactivate() }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        if isActive || terms.isEmpty { return }
        guard let ancestor = commonAncestor() else {
            MisuseReport.raise(
                .generic,
                "Unable to activate constraint with anchors \(anchorText(firstSide)) and \(anchorText(secondSide)) "
                    + "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal."
            )
            return
        }
        install(on: ancestor)
    }

    func install(on view: UIView) {
        host = view
        view.installedConstraints.append(self)
        for term in terms { term.item?.namingConstraints.append(self) }
        view.setNeedsUpdateConstraints()
    }

    func deactivate() {
        host?.installedConstraints.remove(self)
        host = nil
        for term in terms { term.item?.namingConstraints.remove(self) }
    }

    /// The nearest view that is, or contains, the hierarchy view of every item. Takes time in proportion to the depth.
    private func commonAncestor() -> UIView? {
        var views: [UIView] = []
        for term in terms {
            guard let view = term.item?.hierarchyView else { return nil }
            views.append(view)
        }
        guard var common = views.first else { return nil }
        for view in views.dropFirst() {
            guard let shared = common.nearestCommonAncestor(with: view) else { return nil }
            common = shared
        }
        return common
    }

    /// Whether every item is in the hierarchy of `view`.
    func isContained(in view: UIView) -> Bool {
        terms.allSatisfy { $0.item?.hierarchyView?.isBelow(view) ?? false }
    }
}
