extension NSLayoutConstraint {
    /// `<NSLayoutConstraint:0x17009cbb0 UIImageView:0x1701fea00.bottom == UILabel:0x13cd13800.centerY   (active)>`, as
    /// UIKit writes constraints that have no visual format. Off the main thread only the class and the address.
    nonisolated final var equationDescription: String {
        let head = "<" + ClassName.text(of: type(of: self)) + ":" + ObjectAddress.text(of: self)
        guard MainContext.isCurrent else { return head + ">" }
        let text = MainActor.assumeIsolated { equation }
        return head + text + ">"
    }

    private var equation: String {
        var text = identifier.map { " '" + $0 + "'" } ?? ""
        if terms.isEmpty { return text }
        text += " " + firstSide.reference + " " + relation.symbol + " "
        if case .none = secondSide {
            text += NumberText.general(constant)
        } else {
            if multiplier != 1 { text += NumberText.general(multiplier) + "*" }
            text += secondSide.reference
            if constant != 0 {
                text += constant < 0 ? " - " : " + "
                text += NumberText.general(abs(constant))
            }
        }
        return text + (isActive ? "   (active)" : "   (inactive)")
    }
}
