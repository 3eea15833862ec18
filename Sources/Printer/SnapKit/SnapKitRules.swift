import LayoutModel

/// What SnapKit makes of a block.
///
/// Source: SnapKit 5.7.1, `ConstraintMaker`, `Constraint` and `ConstraintConstantTarget`.
struct SnapKitRules {
    private typealias Made = UIKitSimulation.Made

    private let receiver: SimulatedItem
    private let maker: String

    /// Makes the constraints of all lines, then activates them.
    static func run(_ block: SnapKitBlock, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        let rules = SnapKitRules(
            receiver: try item(block.receiver, maker: block.parameter, in: &simulation),
            maker: block.parameter
        )
        switch rules.receiver {
        case .node(let node): simulation.hierarchy.update(node) { $0.translatesMask = false }
        case .guide(let guide):
            if simulation.isLayoutSupport(guide) { throw ProofFailure("'\(block.receiver)' makes no constraints") }
        }
        var made: [Made] = []
        for line in block.lines {
            let constraints = try rules.constraints(of: line, in: &simulation)
            if let property = line.property {
                guard property != rules.maker else { throw ProofFailure("'\(property)' is the maker here") }
                simulation.held[property] = constraints.first
            }
            made += constraints
        }
        for constraint in made { try simulation.activate(constraint) }
    }

    /// An item that a line names, where one of the names is the maker's.
    private static func item(
        _ name: String,
        maker: String,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> SimulatedItem {
        guard name.prefix(while: { $0 != "." }) != maker else { throw ProofFailure("'\(name)' is the maker here") }
        return try simulation.item(named: name[...])
    }

    // MARK: Lines

    private func constraints(
        of line: SnapKitLine,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> [Made] {
        let attributes = Set(line.attributes.flatMap(\.members))
        var made: [Made] = []
        for attribute in SnapKitAttribute.order where attributes.contains(attribute) {
            let second = try second(of: line, for: attribute, among: attributes, in: &simulation)
            var constraint = Made(
                relation: line.relation,
                multiplier: second == nil ? 1 : line.multiplier?.factor ?? 1,
                constant: try constant(of: line, first: attribute, second: second?.attribute),
                priority: Float(line.priority?.value ?? 1000),
                identifier: line.label
            )
            constraint.first = .init(item: receiver, attribute: attribute)
            constraint.second = second
            made.append(constraint)
        }
        return made
    }

    private func second(
        of line: SnapKitLine,
        for attribute: LayoutAttribute,
        among attributes: Set<LayoutAttribute>,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made.Anchor? {
        switch line.target {
        case .superview: return .init(item: try superview(in: simulation), attribute: attribute)
        case .item(let name):
            return try anchor(SnapKitRules.item(name, maker: maker, in: &simulation), attribute, in: simulation)
        case .attributes(let name, let word):
            let item = try SnapKitRules.item(name, maker: maker, in: &simulation)
            let others = word.members
            if others.count == 1 { return try anchor(item, others[0], in: simulation) }
            if Set(others) == attributes { return try anchor(item, attribute, in: simulation) }
            // Edges and margins pair up as a whole; SnapKit ends the program at any other pair of combinations.
            guard Set(attributes.compactMap(\.margin)) == Set(others), attributes.count == others.count,
                attributes.count == 4, let margin = attribute.margin
            else { throw ProofFailure("'\(word.rawValue)' does not match the attributes of its line") }
            return try anchor(item, margin, in: simulation)
        case .number, .size:
            if attribute.isSize { return nil }
            // A position compared with a number is compared with the superview's.
            let other: LayoutAttribute =
                attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
            return .init(item: try superview(in: simulation), attribute: other)
        }
    }

    private func anchor(
        _ item: SimulatedItem,
        _ attribute: LayoutAttribute,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) -> Made.Anchor {
        if case .guide(let guide) = item, simulation.isLayoutSupport(guide),
            ![.top, .bottom, .height].contains(attribute)
        {
            throw ProofFailure("a layout guide of a controller has no '\(attribute.rawValue)'")
        }
        return .init(item: item, attribute: attribute)
    }

    private func superview(in simulation: UIKitSimulation) throws(ProofFailure) -> SimulatedItem {
        let superview: Int?
        switch receiver {
        case .node(let node):
            superview = simulation.hierarchy.nodes[node].superview ?? simulation.hierarchy.nodes[node].memberOf
        case .guide(let guide): superview = simulation.addedGuides[guide]
        }
        guard let superview else { throw ProofFailure("a line needs a superview that is not there") }
        return .node(superview)
    }

    // MARK: Constants

    private func constant(
        of line: SnapKitLine,
        first: LayoutAttribute,
        second: LayoutAttribute?
    ) throws(ProofFailure) -> Double {
        let second = second ?? first
        switch line.constant {
        case nil: break
        case .offset(let amount): return amount
        case .inset(let amount): return SnapKitRules.inset(amount, amount, amount, amount, of: second)
        case .insets(let edges):
            // They would depend on a global setting of the layout direction.
            if second.isDirectional { throw ProofFailure("left and right insets are set of leading or trailing") }
            return SnapKitRules.inset(edges.top, edges.left, edges.bottom, edges.right, of: second)
        case .directionalInsets(let top, let leading, let bottom, let trailing):
            if second.isAbsoluteHorizontalEdge {
                throw ProofFailure("leading and trailing insets are set of left or right")
            }
            return SnapKitRules.inset(top, leading, bottom, trailing, of: second)
        }
        switch line.target {
        case .number(let number): return number
        case .size(let width, let height): return first == .width ? width : first == .height ? height : 0
        case .superview, .item, .attributes: return 0
        }
    }

    /// The sign follows the second attribute.
    private static func inset(
        _ top: Double,
        _ near: Double,
        _ bottom: Double,
        _ far: Double,
        of second: LayoutAttribute
    ) -> Double {
        switch second {
        case .left, .leading, .leftMargin, .leadingMargin: near
        case .right, .trailing, .rightMargin, .trailingMargin: 0 - far
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: 0 - bottom
        case .width: 0 - (near + far)
        case .height: 0 - (top + bottom)
        case .centerX, .centerXWithinMargins: (near - far) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        }
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
