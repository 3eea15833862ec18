import LayoutModel

/// What PureLayout makes of a call.
///
/// Source: PureLayout 3.1.9, `ALView+PureLayout.m` and `NSLayoutConstraint+PureLayout.m`.
struct PureRules {
    private typealias Made = UIKitSimulation.Made

    private let call: PureCall
    private let priority: Double
    private let view: Int

    static func run(_ statement: PureStatement, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        switch statement {
        case .call(let call): try run(call, priority: 1000, in: &simulation)
        case .priority(let priority, let calls):
            if priority == 1000 || calls.isEmpty { throw ProofFailure("a block of a priority has no effect") }
            for call in calls { try run(call, priority: priority, in: &simulation) }
        case .constant(let property, let constant):
            guard let held = simulation.held[property], let place = simulation.constraints.lastIndex(of: held),
                constant != held.constant
            else { throw ProofFailure("'\(property)' holds no constraint yet, or one with that constant") }
            simulation.constraints[place].constant = constant
            simulation.held[property]?.constant = constant
        }
    }

    private static func run(
        _ call: PureCall,
        priority: Double,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) {
        let view = try simulation.node(named: call.receiver)
        simulation.hierarchy.update(view) { $0.translatesMask = false }
        var made = try PureRules(call: call, priority: priority, view: view).constraints(in: &simulation)
        if made.count > 1 || made.isEmpty, call.property != nil || call.identifier != nil || call.constant != nil {
            throw ProofFailure("a call for several constraints returns an array")
        }
        if let constant = call.constant {
            guard call.property == nil, constant != made[0].constant else {
                throw ProofFailure("a constant is set without effect, or of what is assigned")
            }
            made[0].constant = constant
        }
        if let property = call.property { simulation.held[property] = made[0] }
        for constraint in made { try simulation.activate(constraint) }
    }

    // MARK: Constraints

    private func constraints(in simulation: inout UIKitSimulation) throws(ProofFailure) -> [Made] {
        switch call.method {
        case .superviewEdge(let border, let edge, let inset, let relation):
            try check(edge.isEdge && relation != .equal)
            // An inset of 0 has an effect only before a relation; margins take either.
            switch border {
            case .margin: try check(inset != 0 && (inset == nil || relation == nil))
            case .edge, .safeArea: try check((inset != 0 && relation == nil) || (inset != nil && relation != nil))
            }
            return [try pinned(edge, to: border, inset ?? 0, relation ?? .equal, in: simulation)]
        case .superviewEdges(let border, let insets, let excluded):
            try check(excluded == nil || (insets != nil && border != .margin))
            return try edges(border, insets, excluded, in: simulation)
        case .edge(let edge, let other, let item, let amount, let relation):
            try check(edge.isEdge && other.isEdge)
            if case .multiplier? = amount { try check(false) }
            return [try made(edge, other, item, amount, relation, in: &simulation)]
        case .center:
            let superview = try superview(in: simulation)
            return [LayoutAttribute.centerY, .centerX].map { made($0, .init(item: superview, attribute: $0)) }
        case .superviewAxis(let axis):
            try check(axis.isPureAxis)
            return [made(axis, .init(item: try superview(in: simulation), attribute: axis))]
        case .axis(let axis, let item, let amount):
            try check(axis.isPureAxis)
            return [try made(axis, axis, item, amount, nil, in: &simulation)]
        case .dimensions(let width, let height):
            return [made(.width, nil, constant: width), made(.height, nil, constant: height)]
        case .dimension(let dimension, let size, let relation):
            try check(dimension.isSize && relation != .equal)
            return [made(dimension, nil, relation ?? .equal, constant: size)]
        case .match(let dimension, let other, let item, let amount, let relation):
            try check(dimension.isSize && other.isSize)
            return [try made(dimension, other, item, amount, relation, in: &simulation)]
        case .attribute(let attribute, let other, let item, let amount, let relation):
            return [try made(attribute, other, item, amount, relation, in: &simulation)]
        }
    }

    private func check(_ isAllowed: Bool) throws(ProofFailure) {
        if !isAllowed { throw ProofFailure("a call on '\(call.receiver)' has arguments that PureLayout does not take") }
    }

    /// Insets of far edges point inwards, and so do their relations.
    private func pinned(
        _ edge: LayoutAttribute,
        to border: PureBorder,
        _ inset: Double,
        _ relation: Relation,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) -> Made {
        let superview = try superview(in: simulation)
        let second: Made.Anchor
        switch border {
        case .edge: second = .init(item: superview, attribute: edge)
        case .margin: second = .init(item: superview, attribute: edge.margin ?? edge)
        case .safeArea:
            guard case .node(let node) = superview else { throw ProofFailure("a superview is no view") }
            second = .init(item: .guide(simulation.safeArea(of: node)), attribute: edge)
        }
        return made(
            edge,
            second,
            edge.isFarEdge ? relation.mirrored : relation,
            constant: edge.isFarEdge ? 0 - inset : inset
        )
    }

    private func edges(
        _ border: PureBorder,
        _ insets: SourceInsets?,
        _ excluded: LayoutAttribute?,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) -> [Made] {
        let insets = insets ?? SourceInsets(top: 0, left: 0, bottom: 0, right: 0)
        let all: [(LayoutAttribute, Double)] = [
            (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right),
        ]
        // Without the left or right edge, the other one would be pinned as right or left.
        if let excluded { try check(all.contains { $0.0 == excluded }) }
        if excluded != nil, all.contains(where: { $0.0 == excluded && $0.1 != 0 }) {
            throw ProofFailure("an edge is inset that is excluded")
        }
        var made: [Made] = []
        for (edge, inset) in all where edge != excluded {
            made.append(try pinned(edge, to: border, inset, .equal, in: simulation))
        }
        return made
    }

    private func made(
        _ attribute: LayoutAttribute,
        _ other: LayoutAttribute,
        _ name: String,
        _ amount: PureAmount?,
        _ relation: Relation?,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made {
        try check(relation != .equal && (relation == nil || amount != nil))
        let node = try simulation.node(named: name)
        var made = made(attribute, .init(item: .node(node), attribute: other), relation ?? .equal)
        switch amount {
        case .offset(let offset):
            try check(offset != 0 || relation != nil)
            made.constant = offset
        case .multiplier(let factor):
            try check(factor != 1)
            made.multiplier = factor
        case nil: break
        }
        return made
    }

    private func made(
        _ attribute: LayoutAttribute,
        _ second: Made.Anchor?,
        _ relation: Relation = .equal,
        constant: Double = 0
    ) -> Made {
        var made = Made(
            relation: relation,
            multiplier: 1,
            constant: constant,
            priority: Float(priority),
            identifier: call.identifier
        )
        made.first = .init(item: .node(view), attribute: attribute)
        made.second = second
        return made
    }

    private func superview(in simulation: UIKitSimulation) throws(ProofFailure) -> SimulatedItem {
        guard let superview = simulation.hierarchy.superview(of: view) else {
            throw ProofFailure("'\(call.receiver)' needs a superview")
        }
        return .node(superview)
    }
}
