/// A constraint as one line of text: `title.leading == header.leading + 16 @750`.
public struct ConstraintText: Sendable {
    package let names: ItemNames

    public init(names: ItemNames) {
        self.names = names
    }

    /// One line, without the identifier.
    public func text(of constraint: Layout.Constraint) -> String {
        var text: String
        if constraint.terms.isEmpty {
            text = constraint.first.map(anchor) ?? ""
            text += " " + constraint.relation.symbol + " "
            if let second = constraint.second {
                if constraint.multiplier != 1 { text += PointsText.multiplier(constraint.multiplier) + " × " }
                text += anchor(second)
                if constraint.constant != 0 { text += signed(constraint.constant) }
            } else {
                text += PointsText.text(constraint.constant)
            }
        } else {
            text = ""
            for term in constraint.terms {
                let factor = abs(term.multiplier)
                if text.isEmpty {
                    text = term.multiplier < 0 ? "-" : ""
                } else {
                    text += term.multiplier < 0 ? " - " : " + "
                }
                if factor != 1 { text += PointsText.multiplier(factor) + " × " }
                text += anchor(term.anchor)
            }
            text += " " + constraint.relation.symbol + " " + PointsText.text(constraint.constant)
        }
        if !constraint.isRequired { text += " @" + PointsText.text(constraint.priority) }
        return text
    }

    /// Such as `title.leading`.
    public func anchor(_ anchor: Layout.Anchor) -> String {
        names.isLength(anchor.item) ? names[anchor.item] : names[anchor.item] + "." + anchor.attribute.rawValue
    }

    private func signed(_ constant: Double) -> String {
        (constant < 0 ? " - " : " + ") + PointsText.text(abs(constant))
    }
}

extension Layout.Constraint {
    /// The items of the constraint, in its own order, each once.
    package var items: [Layout.Item] {
        var items: [Layout.Item] = []
        for anchor in anchors where !items.contains(anchor.item) { items.append(anchor.item) }
        return items
    }

    package var axis: Axis? { (first ?? terms.first?.anchor)?.attribute.axis }

    /// Whether the constraint fixes one item's size: `title.width == 200`.
    package var isOwnSize: Bool {
        guard terms.isEmpty, let first, first.attribute.isSize else { return false }
        return second == nil || multiplier == 0
    }
}
