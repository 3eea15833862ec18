extension UIView {
    /// Takes a guide over from the view that has it now.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        if guide.owner === self { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        layoutGuides.append(guide)
    }

    /// Removes a guide and the constraints that name it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owner === self, let place = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        for constraint in guide.namingConstraints.all { constraint.deactivate() }
        layoutGuides.remove(at: place)
        guide.owner = nil
    }

    public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

    public var layoutMarginsGuide: UILayoutGuide { standardGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }

    public var readableContentGuide: UILayoutGuide {
        standardGuide(.readableContent, "UIViewReadableContentGuide")
    }

    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = standardGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(kind: .keyboard, identifier: "UIViewKeyboardLayoutGuide", owner: self)
        standardGuides[.keyboard] = guide
        return guide
    }

    func standardGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
        if let guide = standardGuides[kind] { return guide }
        let guide = UILayoutGuide(kind: kind, identifier: identifier, owner: self)
        standardGuides[kind] = guide
        return guide
    }
}
