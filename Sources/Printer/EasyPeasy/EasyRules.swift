import LayoutModel

/// What EasyPeasy makes of a section's calls.
///
/// Source: EasyPeasy 1.10.0, `Attribute.swift`, `PositionAttribute.swift`, `PositionAttribute+UIKit.swift`,
/// `DimensionAttribute.swift`, `Constant.swift`, `Item.swift` and `Node.swift`.
struct EasyRules {
    private typealias Made = UIKitSimulation.Made

    private var nodes = EasyNodes<SimulatedItem>()

    static func run(_ statements: [EasyStatement], in simulation: inout UIKitSimulation) throws(ProofFailure) {
        var rules = EasyRules()
        for statement in statements {
            switch statement {
            case .layout(let layout): try rules.run(layout, in: &simulation)
            case .identifier(let property, let identifier):
                try simulation.identify(property, as: identifier)
            }
        }
    }

    private mutating func run(_ layout: EasyLayout, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        let receiver = try simulation.item(named: layout.receiver[...])
        switch receiver {
        case .node(let node):
            // Without a superview, the library makes no positions.
            guard simulation.hierarchy.superview(of: node) != nil else {
                throw ProofFailure("'\(layout.receiver)' has no superview yet")
            }
            simulation.hierarchy.update(node) { $0.translatesMask = false }
        case .guide(let guide):
            if simulation.isLayoutSupport(guide) { throw ProofFailure("'\(layout.receiver)' has no 'easy'") }
        }
        var made: [Made] = []
        for attribute in layout.attributes { made += try constraints(of: attribute, on: receiver, in: &simulation) }
        if made.isEmpty { throw ProofFailure("'\(layout.receiver)' gets no constraints") }
        if layout.property != nil || layout.identifier != nil {
            // The result of combined attributes has several constraints, and the order is not part of the interface.
            guard made.count == 1, layout.property == nil || layout.identifier == nil else {
                throw ProofFailure("several constraints of '\(layout.receiver)' get one name")
            }
            made[0].identifier = layout.identifier
        }
        if let property = layout.property { simulation.held[property] = made[0] }
        for constraint in made {
            guard let first = constraint.first,
                nodes.add(first.attribute, constraint.relation, constraint.priority, of: first.item)
            else { throw ProofFailure("a constraint of '\(layout.receiver)' replaces another one") }
            try simulation.activate(constraint)
        }
    }

    // MARK: Constraints

    private func constraints(
        of attribute: EasyAttribute,
        on receiver: SimulatedItem,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> [Made] {
        if attribute.priority == 1000 { throw ProofFailure("a required priority is set again") }
        if attribute.kind.attributes.count > 1 { try checkCombined(attribute, in: &simulation) }
        var result: [Made] = []
        for single in attribute.kind.attributes {
            let value = try value(of: attribute, single)
            var made = Made(
                relation: value.relation,
                multiplier: value.multiplier,
                constant: single.negatesEasyConstant ? 0 - value.points : value.points,
                priority: Float(attribute.priority ?? 1000)
            )
            made.first = .init(item: receiver, attribute: single)
            made.second = try second(of: attribute, single, receiver, in: &simulation)
            result.append(made)
        }
        return result
    }

    private func value(
        of attribute: EasyAttribute,
        _ single: LayoutAttribute
    ) throws(ProofFailure) -> (relation: Relation, points: Double, multiplier: Double) {
        let isConstant = single.isSize && attribute.reference == nil
        switch attribute.constant {
        case nil:
            if isConstant { throw ProofFailure("a size has no number") }
            return (.equal, 0, 1)
        case .points(let points)?:
            if points == 0, !isConstant { throw ProofFailure("a constant of 0 holds anyway") }
            return (.equal, points, 1)
        case .compared(let relation, let points)?:
            if relation == .equal { throw ProofFailure("an equality holds anyway") }
            return (relation, points, 1)
        case .scaled(let relation, let points, let factor)?:
            if isConstant || factor == 1 { throw ProofFailure("a multiplier has no effect") }
            return (relation, points, factor)
        }
    }

    /// What combined attributes take beside a number and a priority.
    private func checkCombined(
        _ attribute: EasyAttribute,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) {
        guard let reference = attribute.reference else { return }
        if reference.attribute != nil { throw ProofFailure("'\(attribute.kind.word)' takes no attribute") }
        switch attribute.kind {
        case .size, .single: break
        case .center: throw ProofFailure("'Center' is compared with superviews only")
        case .edges:
            if attribute.constant != nil { throw ProofFailure("'Edges' loses its constant") }
            if case .guide(let guide) = try simulation.item(named: reference.item[...]),
                simulation.isLayoutSupport(guide)
            {
                throw ProofFailure("'Edges' takes no layout support")
            }
        }
    }

    private func second(
        of attribute: EasyAttribute,
        _ single: LayoutAttribute,
        _ receiver: SimulatedItem,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made.Anchor? {
        let superview = simulation.owningView(of: receiver)
        guard let reference = attribute.reference else {
            if single.isSize { return nil }
            guard let superview else { throw ProofFailure("a position is compared with nothing") }
            return .init(item: superview, attribute: single)
        }
        let item = try simulation.item(named: reference.item[...])
        let isSuperview = item == superview && !single.isSize
        if case .guide(let guide) = item, simulation.isLayoutSupport(guide) {
            let compared = reference.attribute ?? single.easyOpposite
            guard !single.isSize, compared == .top || compared == .bottom else {
                throw ProofFailure("'\(reference.item)' has no such attribute")
            }
        }
        guard let named = reference.attribute else {
            if isSuperview { throw ProofFailure("'\(reference.item)' is meant anyway") }
            // `Edges.to` names the same edges.
            if attribute.kind == .edges { return .init(item: item, attribute: single) }
            return .init(item: item, attribute: single.easyOpposite)
        }
        if named == (isSuperview ? single : single.easyOpposite) {
            throw ProofFailure("'.\(named.rawValue)' is meant anyway")
        }
        guard named.isSize == single.isSize, named.isSize || named.axis == single.axis else {
            throw ProofFailure("'\(single.rawValue)' is compared with '\(named.rawValue)'")
        }
        return .init(item: item, attribute: named)
    }
}

extension UIKitSimulation {
    /// EasyPeasy's `owningView`: the superview of a view, or the view that a guide was added to.
    fileprivate mutating func owningView(of item: SimulatedItem) -> SimulatedItem? {
        switch item {
        case .node(let node): return hierarchy.superview(of: node).map { .node($0) }
        case .guide(let guide):
            let view = layout.guides[guide].owner
            if let node = addedGuides[guide] ?? hierarchy.existingNode(of: view) { return .node(node) }
            return symbols.isGiven(.view(view)) ? .node(hierarchy.node(of: view, isGiven: true)) : nil
        }
    }
}
