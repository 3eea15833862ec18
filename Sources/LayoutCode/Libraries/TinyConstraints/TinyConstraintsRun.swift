import LayoutModel
import LayoutSyntax

/// What each method of TinyConstraints makes.
extension CodeRun {
    mutating func tinyConstraints(
        _ kind: TinyConstraintsMethod.Kind,
        on item: Layout.Item,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> CodeValue {
        if case .view(let object) = item { objects[object].view.statedTranslatesAutoresizingMask = false }
        switch kind {
        case .single(let attribute):
            guard let value = options.values["to"] else { break }
            let other = try tinyItem(value)
            return .constraint(try tinyMake(item, attribute, other, options.values["_"], options))
        case .superview(let attribute):
            return .constraint(try tinySuperview(item, attribute, options))
        case .pair(let first, let second):
            guard let value = options.values["of"] else { break }
            return .constraint(
                try tinyMake(item, first, .init(try tinyItem(value), second), options, constant: options.offset)
            )
        case .constant(let attribute):
            guard let value = options.values["_"] else { break }
            return .constraint(try tinyMake(item, attribute, nil, options, constant: number(value)))
        case .range(let attribute):
            var made: [CodeValue] = []
            for (label, relation) in [("min", Relation.greaterThanOrEqual), ("max", .lessThanOrEqual)] {
                guard let value = options.values[label] else { continue }
                if case .none = try evaluate(value) { continue }
                var limit = options
                limit.relation = relation
                made.append(.constraint(try tinyMake(item, attribute, nil, limit, constant: number(value))))
            }
            return .list(made)
        case .aspectRatio:
            guard let value = options.values["_"] else { break }
            var ratio = options
            ratio.multiplier = try number(value)
            return .constraint(try tinyMake(item, .width, .init(item, .height), ratio, constant: 0))
        case .constantSize:
            guard let value = options.values["_"] else { break }
            let size = try structure(value, "CGSize").numbers
            return .list([
                .constraint(try tinyMake(item, .width, nil, options, constant: size["width"] ?? 0)),
                .constraint(try tinyMake(item, .height, nil, options, constant: size["height"] ?? 0)),
            ])
        case .size:
            guard let value = options.values["to"] else { break }
            let other = try tinyItem(value)
            let insets = try options.values["insets"].map { (value) throws(ReadError) in
                try structure(value, "CGSize").numbers
            }
            return .list([
                .constraint(
                    try tinyMake(item, .width, .init(other, .width), options, constant: insets?["width"] ?? 0)
                ),
                .constraint(
                    try tinyMake(item, .height, .init(other, .height), options, constant: insets?["height"] ?? 0)
                ),
            ])
        case .center:
            guard let value = options.values["in"] else { break }
            return try tinyCenters(item, in: tinyItem(value), options)
        case .superviewCenter: return try tinyCenters(item, in: tinySuperview(of: item, options), options)
        case .origin:
            guard let value = options.values["to"] else { break }
            return try tinyEdges(item, [.left, .top], of: tinyItem(value), options)
        case .superviewOrigin: return try tinyEdges(item, [.left, .top], of: tinySuperview(of: item, options), options)
        case .edges:
            guard let value = options.values["to"] else { break }
            return try tinyEdges(item, [.top, .left, .bottom, .right], of: tinyItem(value), options)
        case .superviewEdges(let edges):
            return try tinyEdges(item, edges, of: tinySuperview(of: item, options), options, isSuperview: true)
        case .stack: return try tinyStack(item, options)
        case .contentPriority(let isHugging): return try tinyPriority(item, isHugging, options)
        }
        throw fault("an argument is missing", options.token)
    }

    // MARK: Constraints

    mutating func tinyMake(
        _ item: Layout.Item,
        _ attribute: LayoutAttribute,
        _ second: Layout.Anchor?,
        _ options: TinyConstraintsOptions,
        constant: Double
    ) throws(ReadError) -> Int {
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(item, attribute)
        constraint.second = second
        constraint.relation = options.relation
        constraint.multiplier = options.multiplier
        constraint.constant = constant
        constraint.priority = options.priority
        let made = try make(constraint, options.token)
        constraints[made].constraint.isActive = options.isActive
        return made
    }

    /// An anchor in place of the item's own. It may be of anything that has one.
    private mutating func tinyMake(
        _ item: Layout.Item,
        _ attribute: LayoutAttribute,
        _ other: Layout.Item,
        _ anchor: SwiftCode.Expression?,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> Int {
        guard let anchor, case let value = try evaluate(anchor), !value.isNone else {
            return try tinyMake(item, attribute, .init(other, attribute), options, constant: options.offset)
        }
        guard case .anchor(let second) = value, second.attribute.isSize == attribute.isSize,
            second.attribute.isSize || second.attribute.axis == attribute.axis
        else {
            throw fault("found \(value.noun), expected an anchor for \(attribute.rawValue)", anchor.token)
        }
        if !attribute.isSize, options.multiplier != 1 {
            throw fault(
                "the multiplier has no effect beside an anchor",
                options.values["multiplier"]?.token ?? anchor.token
            )
        }
        return try tinyMake(item, attribute, second, options, constant: options.offset)
    }

    /// A view or guide; the guides of controllers have not all the anchors that the library needs.
    private mutating func tinyItem(_ expression: SwiftCode.Expression) throws(ReadError) -> Layout.Item {
        let item = try item(expression)
        if case .guide(let guide) = item, isLayoutSupport(guide) {
            throw fault("TinyConstraints takes no layout guide of a controller", expression.token)
        }
        return item
    }

    // MARK: The superview

    private mutating func tinySuperview(
        of item: Layout.Item,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> Layout.Item {
        guard let superview = superviewOrUnknown(of: item) else {
            throw fault("the view has no superview here, so TinyConstraints would stop", options.token)
        }
        return options.usesSafeArea ? .guide(guide(.safeArea, of: superview)) : .view(superview)
    }

    private mutating func tinySuperview(
        _ item: Layout.Item,
        _ attribute: LayoutAttribute,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> Int {
        let other = try tinySuperview(of: item, options)
        var options = options
        if attribute == .leading || attribute == .trailing, options.offset != 0 {
            // The offset points inwards from the left to the right only, and outwards in the other direction.
            let message = "the sign of the offset depends on the layout direction"
            let direction = try direction(of: item, orRefuse: message, options.token)
            if (attribute == .leading) == (direction == .rightToLeft) { options.offset = -options.offset }
        }
        return try tinyMake(item, attribute, other, options.values["_"], options)
    }
}

extension CodeValue {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
