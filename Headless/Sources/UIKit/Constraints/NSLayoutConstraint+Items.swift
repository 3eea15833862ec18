extension NSLayoutConstraint {
    /// `nil` where a distance of anchors is constrained.
    public var firstItem: AnyObject? {
        if case .term(let term) = firstSide { return term.item }
        return nil
    }

    public var firstAttribute: Attribute {
        if case .term(let term) = firstSide { return term.attribute }
        return .notAnAttribute
    }

    public var secondItem: AnyObject? {
        if case .term(let term) = secondSide { return term.item }
        return nil
    }

    public var secondAttribute: Attribute {
        if case .term(let term) = secondSide { return term.attribute }
        return .notAnAttribute
    }

    /// The first item's anchor for the first attribute, without its family.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstSide) }

    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        if case .none = secondSide { return nil }
        return NSLayoutAnchor(secondSide)
    }

    var terms: [LayoutTerm] { firstSide.terms + secondSide.terms }
}
