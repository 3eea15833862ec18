extension NSLayoutConstraint {
    /// `H:|-(16)-[UILabel:0x7f8c5450e870'Total']`: how UIKit writes a distance from the superview's edge or between
    /// siblings, whose items are in the order of the format. `nil` for constraints that it writes as equations.
    ///
    /// Observed in logs: the first item is the one further along the axis, margins, centres, baselines, multipliers and
    /// edges across the hierarchy are never written so. The superview's name follows in ``visualFormatNames``.
    var visualFormat: String? {
        guard case .term(let first) = firstSide, case .term(let second) = secondSide, multiplier == 1,
            let firstItem = first.item, let secondItem = second.item,
            let edges = VisualEdges(first.attribute, second.attribute)
        else { return nil }
        let gap =
            "-(" + (relation == .equal ? "" : relation.symbol) + NumberText.general(constant)
            + (priority == .required ? "" : "@" + NumberText.general(CGFloat(priority.rawValue))) + ")-"
        let text: String
        switch edges.kind {
        case .between where firstItem !== secondItem && isBesides(firstItem, secondItem):
            text = "[\(secondItem.constraintReference)]\(gap)[\(firstItem.constraintReference)]"
        case .fromStart where container(of: firstItem) === secondItem:
            text = "|\(gap)[\(firstItem.constraintReference)]"
        case .toEnd where container(of: secondItem) === firstItem:
            text = "[\(secondItem.constraintReference)]\(gap)|"
        default: return nil
        }
        return edges.prefix + text + (edges.isAbsolute ? "(LTR)" : "")
            + (priority == .required ? "" : " priority:" + NumberText.general(CGFloat(priority.rawValue)))
    }

    /// `, names: '|':UIView:0x7f8c5450e870 `: what the text leaves out of the items that it names.
    var itemNames: String {
        var pairs: [String] = []
        if visualFormat != nil, case .term(let first) = firstSide, case .term(let second) = secondSide,
            let firstItem = first.item, let secondItem = second.item
        {
            let above = container(of: firstItem) === secondItem ? secondItem : container(of: secondItem)
            if let above, above === firstItem || above === secondItem {
                pairs.append("'|':" + above.reference)
            }
        }
        for item in terms.compactMap(\.item) {
            guard let view = item as? UIView, let name = view.constraintName else { continue }
            let pair = name + ":" + view.address
            if !pairs.contains(pair) { pairs.append(pair) }
        }
        return pairs.isEmpty ? "" : ", names: " + pairs.joined(separator: ", ") + " "
    }

    private func container(of item: LayoutItem) -> LayoutItem? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owner
    }

    private func isBesides(_ one: LayoutItem, _ other: LayoutItem) -> Bool {
        guard let above = container(of: one) else { return false }
        return above === container(of: other)
    }
}

/// Two edges between which a visual format writes a distance.
private struct VisualEdges {
    enum Kind {
        case fromStart, toEnd, between
    }

    let kind: Kind
    let prefix: String
    let isAbsolute: Bool

    init?(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
        switch (first, second) {
        case (.leading, .leading): self.init(.fromStart, "H:")
        case (.trailing, .trailing): self.init(.toEnd, "H:")
        case (.leading, .trailing): self.init(.between, "H:")
        case (.left, .left): self.init(.fromStart, "H:", isAbsolute: true)
        case (.right, .right): self.init(.toEnd, "H:", isAbsolute: true)
        case (.left, .right): self.init(.between, "H:", isAbsolute: true)
        case (.top, .top): self.init(.fromStart, "V:")
        case (.bottom, .bottom): self.init(.toEnd, "V:")
        case (.top, .bottom): self.init(.between, "V:")
        default: return nil
        }
    }

    private init(_ kind: Kind, _ prefix: String, isAbsolute: Bool = false) {
        self.kind = kind
        self.prefix = prefix
        self.isAbsolute = isAbsolute
    }
}

extension LayoutItem {
    /// The item in the text of a constraint.
    var constraintReference: String { (self as? UIView)?.constraintName ?? reference }
}

extension UIView {
    /// An accessibility identifier takes the place of class and address in the text of constraints.
    var constraintName: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}
