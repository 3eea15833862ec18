import LayoutModel

/// What TinyConstraints makes of a call.
///
/// Source: TinyConstraints 4.0.2, `TinyConstraints.swift` and `TinyConstraints+superview.swift`.
struct TinyRules {
    private typealias Made = UIKitSimulation.Made

    private let call: TinyCall
    private let receiver: SimulatedItem
    private let arguments: Arguments

    static func run(_ statement: TinyStatement, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        switch statement {
        case .call(let call):
            let rules = try TinyRules(call, in: &simulation)
            let made = try rules.made(in: &simulation)
            if let property = call.property { simulation.held[property] = made[0] }
            for constraint in made { try simulation.activate(constraint) }
        case .identifier(let property, let identifier):
            try simulation.identify(property, as: identifier)
        }
    }

    private init(_ call: TinyCall, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        self.call = call
        receiver = try simulation.item(named: call.receiver[...])
        arguments = try Arguments(call)
        switch receiver {
        case .node(let node): simulation.hierarchy.update(node) { $0.translatesMask = false }
        case .guide(let guide):
            if simulation.isLayoutSupport(guide) { throw ProofFailure("'\(call.receiver)' makes no constraints") }
        }
        let isSingle: Bool
        switch call.method.kind {
        case .single, .superview, .pair, .aspectRatio: isSingle = true
        case .size, .center, .centerInSuperview, .edges, .superviewEdges: isSingle = false
        }
        if !isSingle, call.property != nil || call.identifier != nil {
            throw ProofFailure("'\(call.method.rawValue)' returns several constraints")
        }
    }

    // MARK: Arguments

    /// The arguments of a call by parameter.
    private struct Arguments {
        var number: Double?
        var size: (width: Double, height: Double)?
        var item: (label: TinyArgument.ItemLabel, name: String)?
        var anchor: String?
        var excluded: String?
        var insets: SourceInsets?
        var multiplier: Double?
        var offset: Double?
        var point: (x: Double, y: Double)?
        var relation: Relation?
        var priority = 1000.0
        var usesSafeArea = false

        init(_ call: TinyCall) throws(ProofFailure) {
            var lastRank = -1
            for argument in call.arguments {
                guard argument.rank > lastRank else {
                    throw ProofFailure("'\(call.method.rawValue)' has arguments in another order")
                }
                lastRank = argument.rank
                switch argument {
                case .number(let value): number = value
                case .size(let width, let height): size = (width, height)
                case .item(let label, let name): item = (label, name)
                case .anchor(let name): anchor = name
                case .excluding(let edge): excluded = edge
                case .insets(let value): insets = value.edges
                case .multiplier(let value): multiplier = value
                case .offset(let value): offset = value
                case .point(let x, let y): point = (x, y)
                case .relation(let value): relation = value.relation
                case .priority(let value): priority = value.value
                case .usingSafeArea: usesSafeArea = true
                }
            }
        }
    }

    /// Throws if a call has arguments for which its method has no parameters.
    private func check(_ isAllowed: Bool) throws(ProofFailure) {
        if !isAllowed { throw ProofFailure("'\(call.method.rawValue)' takes other arguments") }
    }

    // MARK: Constraints

    private func made(in simulation: inout UIKitSimulation) throws(ProofFailure) -> [Made] {
        let own = arguments
        switch call.method.kind {
        case .single(let attribute): return [try single(attribute, in: &simulation)]
        case .superview(let attribute):
            try check(own.item == nil && own.number == nil && own.size == nil && own.anchor == nil)
            try checkSingle(attribute)
            let other = try superview(in: simulation)
            // The offset of leading and trailing depends on the layout direction, which depends on the device.
            let isDirectional = attribute == .leading || attribute == .trailing
            if isDirectional, own.offset ?? 0 != 0 {
                throw ProofFailure("'\(call.method.rawValue)' turns its offset by the layout direction")
            }
            return [constraint(attribute, .init(item: other, attribute: attribute), constant: own.offset ?? 0)]
        case .pair(let first, let second):
            try check(own.item?.label == .of && own.anchor == nil && (first.isSize || own.multiplier == nil))
            try checkSingle(first)
            let other = try other(in: &simulation)
            return [constraint(first, .init(item: other, attribute: second), constant: own.offset ?? 0)]
        case .aspectRatio:
            guard let ratio = own.number, own.offset == nil, own.multiplier == nil, own.item == nil else {
                throw ProofFailure("'aspectRatio' takes other arguments")
            }
            try checkSingle(.width)
            var made = constraint(.width, .init(item: receiver, attribute: .height), constant: 0)
            made.multiplier = ratio
            return [made]
        case .size: return try sizes(in: &simulation)
        case .center:
            try check(own.item?.label == .in && !own.usesSafeArea)
            return try centers(in: try other(in: &simulation))
        case .centerInSuperview:
            try check(own.item == nil)
            return try centers(in: try superview(in: simulation))
        case .edges:
            try check(own.item?.label == .to && !own.usesSafeArea)
            return try edges([.top, .left, .bottom, .right], of: try other(in: &simulation))
        case .superviewEdges(let attributes):
            try check(own.item == nil && (attributes.count == 4 || own.excluded == nil))
            return try edges(attributes, of: try superview(in: simulation))
        }
    }

    /// Whether a method for one constraint takes the arguments that all of these share.
    private func checkSingle(_ attribute: LayoutAttribute) throws(ProofFailure) {
        let isCenter = attribute == .centerX || attribute == .centerY
        try check(arguments.size == nil && arguments.point == nil && arguments.insets == nil)
        try check(arguments.excluded == nil && (arguments.relation == nil || !isCenter))
        try check(arguments.multiplier == nil || attribute.isSize || isCenter)
    }

    private func single(
        _ attribute: LayoutAttribute,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made {
        try checkSingle(attribute)
        try check(!arguments.usesSafeArea)
        if let number = arguments.number {
            try check(attribute.isSize && arguments.item == nil && arguments.offset == nil)
            try check(arguments.multiplier == nil && arguments.anchor == nil)
            return constraint(attribute, nil, constant: number)
        }
        try check(arguments.item?.label == .to)
        let other = try other(in: &simulation)
        guard let anchor = arguments.anchor else {
            return constraint(attribute, .init(item: other, attribute: attribute), constant: arguments.offset ?? 0)
        }
        // The multiplier of centers is not used beside an anchor.
        try check(arguments.multiplier == nil || attribute.isSize)
        guard
            let second = try AnchorExpression(
                anchor.contains(".") ? anchor : "self." + anchor,
                item: { (name: Substring) throws(ProofFailure) in try simulation.item(named: name) }
            ), second.attribute.axis == attribute.axis, second.attribute.isSize == attribute.isSize
        else { throw ProofFailure("'\(anchor)' is no anchor for '\(attribute.rawValue)'") }
        return constraint(
            attribute,
            .init(item: second.item, attribute: second.attribute),
            constant: arguments.offset ?? 0
        )
    }

    private func sizes(in simulation: inout UIKitSimulation) throws(ProofFailure) -> [Made] {
        try check(arguments.insets == nil && arguments.offset == nil && arguments.point == nil)
        try check(arguments.excluded == nil && arguments.anchor == nil && arguments.number == nil)
        try check(!arguments.usesSafeArea)
        if let size = arguments.size {
            try check(arguments.item == nil && arguments.multiplier == nil)
            return [constraint(.width, nil, constant: size.width), constraint(.height, nil, constant: size.height)]
        }
        try check(arguments.item?.label == .to)
        let other = try other(in: &simulation)
        return [LayoutAttribute.width, .height].map {
            constraint($0, .init(item: other, attribute: $0), constant: 0)
        }
    }

    private func centers(in other: SimulatedItem) throws(ProofFailure) -> [Made] {
        try check(arguments.insets == nil && arguments.offset == nil && arguments.excluded == nil)
        try check(arguments.number == nil && arguments.size == nil && arguments.anchor == nil)
        try check(arguments.relation == nil && arguments.multiplier == nil)
        return [
            constraint(.centerX, .init(item: other, attribute: .centerX), constant: arguments.point?.x ?? 0),
            constraint(.centerY, .init(item: other, attribute: .centerY), constant: arguments.point?.y ?? 0),
        ]
    }

    /// Insets are distances inwards, whatever the relation.
    private func edges(
        _ attributes: [LayoutAttribute],
        of other: SimulatedItem
    ) throws(ProofFailure) -> [Made] {
        try check(arguments.number == nil && arguments.size == nil && arguments.anchor == nil)
        try check(arguments.offset == nil && arguments.point == nil && arguments.multiplier == nil)
        if let excluded = arguments.excluded, !attributes.contains(where: { $0.rawValue == excluded }) {
            throw ProofFailure("'\(excluded)' is excluded, but not there")
        }
        let insets = arguments.insets ?? SourceInsets(top: 0, left: 0, bottom: 0, right: 0)
        return attributes.filter { $0.rawValue != arguments.excluded }.map { attribute in
            let constant =
                switch attribute {
                case .top: insets.top
                case .left: insets.left
                case .bottom: 0 - insets.bottom
                default: 0 - insets.right
                }
            return constraint(attribute, .init(item: other, attribute: attribute), constant: constant)
        }
    }

    private func constraint(_ attribute: LayoutAttribute, _ second: Made.Anchor?, constant: Double) -> Made {
        var made = Made(
            relation: arguments.relation ?? .equal,
            multiplier: second == nil ? 1 : arguments.multiplier ?? 1,
            constant: constant,
            priority: Float(arguments.priority),
            identifier: call.identifier
        )
        made.first = .init(item: receiver, attribute: attribute)
        made.second = second
        return made
    }

    // MARK: Items

    /// The item of the first argument: a view or a layout guide, but none of a controller's.
    private func other(in simulation: inout UIKitSimulation) throws(ProofFailure) -> SimulatedItem {
        guard let name = arguments.item?.name else { throw ProofFailure("'\(call.method.rawValue)' lacks an item") }
        let item = try simulation.item(named: name[...])
        if case .guide(let guide) = item, simulation.isLayoutSupport(guide) {
            throw ProofFailure("'\(name)' has not the anchors that TinyConstraints needs")
        }
        return item
    }

    private func superview(in simulation: UIKitSimulation) throws(ProofFailure) -> SimulatedItem {
        guard case .node(let node) = receiver,
            let superview = simulation.hierarchy.nodes[node].superview ?? simulation.hierarchy.nodes[node].memberOf
        else { throw ProofFailure("'\(call.method.rawValue)' needs a superview") }
        return arguments.usesSafeArea ? .guide(simulation.safeArea(of: superview)) : .node(superview)
    }
}
