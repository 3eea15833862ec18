extension NSLayoutConstraint {
    /// `<NSLayoutConstraint:0x17009cbb0 UIImageView:0x1701fea00.bottom == UILabel:0x13cd13800.centerY   (active)>`, as
    /// UIKit writes constraints that have no ``visualFormat``. Off the main thread only the class and the address.
    nonisolated final var equationDescription: String {
        let head = "<" + ClassName.text(of: type(of: self)) + ":" + ObjectAddress.text(of: self)
        guard MainContext.isCurrent else { return head + ">" }
        let text = MainActor.assumeIsolated { equation }
        return head + text + ">"
    }

    private var equation: String {
        var text = identifier.map { " '" + $0 + "'" } ?? ""
        if terms.isEmpty { return text }
        if let visualFormat {
            text += " " + visualFormat
        } else {
            text += " " + firstSide.text(\.constraintReference) + " " + relation.symbol + " " + rightSide
            if priority != .required { text += " priority:" + NumberText.general(CGFloat(priority.rawValue)) }
        }
        return text + "   (" + (isActive ? "active" : "inactive") + itemNames + ")"
    }

    private var rightSide: String {
        if case .none = secondSide { return NumberText.general(constant) }
        let text =
            (multiplier == 1 ? "" : NumberText.general(multiplier) + "*") + secondSide.text(\.constraintReference)
        if constant == 0 { return text }
        return text + (constant < 0 ? " - " : " + ") + NumberText.general(abs(constant))
    }
}
