import LayoutModel
import LayoutSyntax

/// Constraints by UIKit's own calls.
extension CodeRun {
    mutating func add(
        _ constraint: Layout.Constraint,
        _ token: Int,
        key: CodeConstraint.Key? = nil,
        isWithinOne: Bool = false
    ) throws(ReadError) -> Int {
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) + constraint.terms.map(\.anchor) {
            if case .view(let object) = anchor.item { objects[object].isUsed = true }
            // What is activated as a whole later is checked then; a view and its subviews can be elsewhere.
            if key == nil, !isWithinOne { try checkIsAttached(anchor.item, token) }
        }
        var constraint = constraint
        constraint.isActive = false
        let doubt = isTolerant ? settle(&constraint) : nil
        var made = CodeConstraint(constraint: constraint, place: tokens.place(of: token), key: key)
        made.file = tokens.file(of: token)
        made.doubt = doubt
        constraints.append(made)
        return constraints.count - 1
    }

    /// `anchor.constraint(equalTo: …, multiplier: …, constant: …)`
    mutating func constraint(
        from value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        if isTolerant, let spaced = try spacedConstraint(from: value, arguments, token) { return spaced }
        guard let label = arguments.first?.label, let (relation, kind) = Self.relation(label) else {
            throw fault("expected constraint(equalTo:) or another relation of anchors", token)
        }
        var constraint = Layout.Constraint(id: "")
        constraint.relation = relation
        var left: [Layout.Anchor: Double] = [:]
        var order: [Layout.Anchor] = []
        guard Self.add(value, 1, to: &left, &order) else {
            throw fault("found \(value.noun), expected an anchor", token)
        }
        switch kind {
        case .constant:
            constraint.constant = try number(arguments[0].value)
            guard arguments.count == 1 else {
                throw fault("a constant alone takes no other arguments", arguments[1].value.token)
            }
        case .anchor:
            let other = try evaluate(arguments[0].value)
            var multiplier = 1.0
            for argument in arguments.dropFirst() {
                switch argument.label {
                case "multiplier": multiplier = try number(argument.value)
                case "constant": constraint.constant = try number(argument.value)
                default: throw fault("expected \"multiplier\" or \"constant\"", argument.value.token)
                }
            }
            if case .anchor(let first) = value, case .anchor(let second) = other {
                try check(first, second, token)
                constraint.first = first
                constraint.second = second
                constraint.multiplier = multiplier
                if !first.attribute.isSize, multiplier != 1 {
                    throw fault("anchors of positions take no multiplier", token)
                }
                return try add(constraint, token)
            }
            guard Self.add(other, -multiplier, to: &left, &order) else {
                throw fault("found \(other.noun), expected an anchor", arguments[0].value.token)
            }
        }
        if case .anchor(let first) = value {
            guard kind == .constant else { throw fault("expected another anchor", token) }
            guard first.attribute.isSize else { throw fault("a position cannot equal a constant alone", token) }
            constraint.first = first
            return try add(constraint, token)
        }
        constraint.terms = order.compactMap { anchor in
            guard let factor = left[anchor], factor != 0 else { return nil }
            return Layout.Term(anchor, multiplier: factor)
        }
        return try add(constraint, token)
    }

    /// `anchor.constraint(equalToSystemSpacingAfter: …, multiplier: …)`; `nil` for other labels.
    private mutating func spacedConstraint(
        from value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int? {
        let labels = Relation.allCases.flatMap { relation in
            ["After", "Below"].map { (relation, relation.rawValue + "ToSystemSpacing" + $0) }
        }
        guard arguments.count == 2, arguments[1].label == "multiplier",
            let (relation, _) = labels.first(where: { $0.1 == arguments[0].label })
        else { return nil }
        guard case .anchor(let first) = value, case .anchor(let second) = try evaluate(arguments[0].value) else {
            throw fault("expected two anchors", token)
        }
        try check(first, second, token)
        var constraint = Layout.Constraint(id: "")
        (constraint.first, constraint.second, constraint.relation) = (first, second, relation)
        constraint.constant = try VisualFormat.StandardSpacing().siblings * number(arguments[1].value)
        // The distance of lines of text follows from their fonts.
        let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
        if baselines.contains(first.attribute), baselines.contains(second.attribute) {
            let error = fault("the system's spacing of baselines depends on their fonts", token)
            if case .unknown(let unknown) = try unknown("systemSpacing", token, error) {
                constraint.constant = number(ofUnknown: unknown)
            }
        }
        return try add(constraint, token)
    }

    private enum Kind { case anchor, constant }

    private static func relation(_ label: String) -> (Relation, Kind)? {
        for relation in Relation.allCases {
            if label == relation.rawValue + "To" { return (relation, .anchor) }
            if label == relation.rawValue + "ToConstant" { return (relation, .constant) }
        }
        return nil
    }

    private static func add(
        _ value: CodeValue,
        _ factor: Double,
        to sum: inout [Layout.Anchor: Double],
        _ order: inout [Layout.Anchor]
    ) -> Bool {
        func add(_ anchor: Layout.Anchor, _ factor: Double) {
            if sum[anchor] == nil { order.append(anchor) }
            sum[anchor, default: 0] += factor
        }
        switch value {
        case .anchor(let anchor): add(anchor, factor)
        case .distance(let start, let end):
            add(end, factor)
            add(start, -factor)
        default: return false
        }
        return true
    }

    /// UIKit has a type for each kind of anchor.
    private func check(_ first: Layout.Anchor, _ second: Layout.Anchor, _ token: Int) throws(ReadError) {
        if first.attribute.isSize != second.attribute.isSize
            || first.attribute.axis != second.attribute.axis && !first.attribute.isSize
        {
            throw fault(
                "\(first.attribute.rawValue)Anchor cannot be constrained to \(second.attribute.rawValue)Anchor",
                token
            )
        }
    }

    /// `NSLayoutConstraint(item: …)`
    mutating func constraint(_ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError) -> Int {
        let labels = ["item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant"]
        guard arguments.map({ $0.label ?? "" }) == labels else {
            throw fault(
                "expected NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
                token
            )
        }
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(try item(arguments[0].value), try attribute(arguments[1].value))
        constraint.relation = try option(arguments[2].value)
        let second = try evaluate(arguments[3].value)
        let other = try member(arguments[4].value)
        if case .none = second {
            guard other == "notAnAttribute" || constraint.first?.attribute.isSize == true else {
                throw fault("an attribute of nil, expected .notAnAttribute", arguments[4].value.token)
            }
        } else {
            constraint.second = .init(try item(second, arguments[3].value.token), try attribute(arguments[4].value))
            constraint.multiplier = try number(arguments[5].value)
        }
        constraint.constant = try number(arguments[6].value)
        return try add(constraint, token)
    }

    mutating func item(_ expression: SwiftCode.Expression) throws(ReadError) -> Layout.Item {
        try item(evaluate(expression), expression.token)
    }

    mutating func item(_ value: CodeValue, _ token: Int) throws(ReadError) -> Layout.Item {
        switch value {
        case .object(let object):
            if objects[object].isController { break }
            objects[object].isUsed = true
            return .view(object)
        case .guide(let guide): return .guide(guide)
        case .unknown(let unknown): return .view(try view(ofUnknown: unknown, token))
        default: break
        }
        throw fault("found \(value.noun), expected a view or layout guide", token)
    }

    private mutating func attribute(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        let name = try member(expression)
        guard
            let attribute = LayoutAttribute(
                rawValue: name == "lastBaseline" || name == "baseline" ? "lastBaseline" : name
            )
        else {
            throw fault("found \".\(name)\", expected an attribute such as .top", expression.token)
        }
        return attribute
    }
}
