import LayoutModel

/// Constraints made with UIKit's own interface.
extension UIKitSimulation {
    /// Makes constraints and activates them together.
    mutating func activate(_ plain: [PlainConstraint]) throws(ProofFailure) {
        var listed: [Made] = []
        for constraint in plain {
            let made = try self.plain(constraint)
            if case .property(let name, _) = constraint.holder { held[name] = made }
            listed.append(made)
        }
        for made in listed { try activate(made) }
    }

    /// The constraint that a call of UIKit's own makes.
    private mutating func plain(_ constraint: PlainConstraint) throws(ProofFailure) -> Made {
        guard let relation = Relation(rawValue: constraint.relation.rawValue) else {
            throw ProofFailure("there is no such relation")
        }
        if constraint.holder == .none, constraint.priority != 1000 || constraint.identifier != nil {
            throw ProofFailure("a constraint without a name has a priority or an identifier")
        }
        var made = Made(
            relation: relation,
            multiplier: 1,
            constant: 0,
            priority: Float(constraint.priority),
            identifier: constraint.identifier
        )
        switch constraint.form {
        case .constant(let first, let constant):
            made.constant = constant
            try set(first, nil, multiplier: 1, of: &made)
        case .anchors(let first, let second, let multiplier, let constant):
            made.constant = constant
            try set(first, second, multiplier: multiplier, of: &made)
        case .items(let form):
            guard let attribute = LayoutAttribute(rawValue: form.attribute) else {
                throw ProofFailure("unknown attribute '\(form.attribute)'")
            }
            made.constant = form.constant
            made.first = .init(item: try item(named: form.item[...]), attribute: attribute)
            if let toItem = form.toItem {
                guard let second = LayoutAttribute(rawValue: form.toAttribute) else {
                    throw ProofFailure("unknown attribute '\(form.toAttribute)'")
                }
                made.second = .init(item: try item(named: toItem[...]), attribute: second)
                made.multiplier = form.multiplier
            } else if form.toAttribute != "notAnAttribute" || !attribute.isSize {
                throw ProofFailure("a constraint lacks its second item")
            }
        }
        return made
    }

    private mutating func set(
        _ first: String,
        _ second: String?,
        multiplier: Double,
        of made: inout Made
    ) throws(ProofFailure) {
        // Sums are few: mostly it is one anchor, or two.
        if !Self.isDistance(first), second.map(Self.isDistance) != true {
            let left = try anchor(first)
            made.first = left
            if let second {
                made.second = try anchor(second)
                made.multiplier = multiplier
            }
            if !left.attribute.isSize, second == nil || multiplier != 1 {
                throw ProofFailure("a position cannot be a constant or a multiple")
            }
            return
        }
        let left = try coefficients(of: first)
        let right = try second.map { (text) throws(ProofFailure) in try coefficients(of: text) }
        if left.count == 1, right?.count ?? 1 == 1 {
            made.first = left.first?.key
            made.second = right?.first?.key
            if made.second != nil { made.multiplier = multiplier }
            if let first = made.first, !first.attribute.isSize, second == nil || multiplier != 1 {
                throw ProofFailure("a position cannot be a constant or a multiple")
            }
            return
        }
        made.terms = left
        for (anchor, coefficient) in right ?? [:] {
            made.terms[anchor, default: 0] -= multiplier * coefficient
        }
        made.terms = made.terms.filter { $0.value != 0 }
    }

    private static let distanceCall = ".anchorWithOffset(to: "

    /// Whether an expression may be a distance of two anchors.
    private static func isDistance(_ expression: String) -> Bool {
        expression.utf8.last == UInt8(ascii: ")") && expression.firstRange(of: distanceCall) != nil
    }

    /// An anchor, or the distance of two, as a sum.
    private mutating func coefficients(of expression: String) throws(ProofFailure) -> [Made.Anchor: Double] {
        let call = Self.distanceCall
        if let range = expression.firstRange(of: call), expression.hasSuffix(")") {
            let start = try anchor(String(expression[..<range.lowerBound]))
            let end = try anchor(String(expression[range.upperBound...].dropLast()))
            guard start.attribute.axis == end.attribute.axis, !start.attribute.isSize, !end.attribute.isSize else {
                throw ProofFailure("a distance is measured between different axes")
            }
            return start == end ? [:] : [end: 1, start: -1]
        }
        return [try anchor(expression): 1]
    }

    private mutating func anchor(_ expression: String) throws(ProofFailure) -> Made.Anchor {
        // Without an owner it is an anchor of the class itself.
        let expression = expression.utf8.contains(UInt8(ascii: ".")) ? expression : "self." + expression
        let owner = expression[..<(expression.utf8.lastIndex(of: UInt8(ascii: ".")) ?? expression.startIndex)]
        let item = try item(named: owner)
        guard let anchor = try AnchorExpression(expression, item: { (_: Substring) throws(ProofFailure) in item })
        else {
            throw ProofFailure("'\(expression)' is no anchor")
        }
        return .init(item: anchor.item, attribute: anchor.attribute)
    }
}

extension UIKitSimulation {
    /// Whether a guide is a controller's `topLayoutGuide` or `bottomLayoutGuide`.
    func isLayoutSupport(_ guide: Int) -> Bool {
        guard layout.guides.indices.contains(guide) else { return false }
        let kind = layout.guides[guide].kind
        return kind == .topLayout || kind == .bottomLayout
    }
}
