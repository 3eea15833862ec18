import LayoutModel

/// What Masonry makes of a block.
///
/// Source: Masonry 1.1.0, `MASConstraintMaker.m`, `MASViewConstraint.m`, `MASCompositeConstraint.m` and
/// `View+MASAdditions.m`.
struct MasonryRules {
    private typealias Made = UIKitSimulation.Made

    static func run(_ block: MasonryBlock, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        let view = try simulation.node(named: block.receiver)
        simulation.hierarchy.update(view) { $0.translatesMask = false }
        var made: [Made] = []
        for line in block.lines {
            for attribute in line.attributes.flatMap(\.members) {
                made.append(try constraint(line, attribute, of: view, in: &simulation))
            }
        }
        for constraint in made { try simulation.activate(constraint) }
    }

    private static func constraint(
        _ line: MasonryLine,
        _ attribute: LayoutAttribute,
        of view: Int,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made {
        var second: Made.Anchor?
        var constant = 0.0
        switch line.target {
        case .view(let name):
            second = .init(item: .node(try simulation.node(named: name)), attribute: attribute)
        case .attribute(let name, let other):
            second = .init(item: .node(try simulation.node(named: name)), attribute: other)
        case .safeArea(let name, let edge):
            guard MasonryLine.safeAreaEdges.contains(edge) else { throw ProofFailure("Masonry has no such edge") }
            let owner = try simulation.node(named: name)
            second = .init(item: .guide(try simulation.guide(.safeArea, of: owner)), attribute: edge)
        case .guide(let name, let guide, let other):
            let owner = try simulation.node(named: name)
            let item = try simulation.item(named: guide[...])
            // The view determines where Masonry installs the constraint.
            guard case .guide(let index) = item, simulation.layout.guides.indices.contains(index),
                simulation.hierarchy.nodes[owner].identity == .view(simulation.layout.guides[index].owner)
            else { throw ProofFailure("'\(guide)' is no guide of '\(name)'") }
            second = .init(item: item, attribute: other)
        case .number(let number):
            constant = number
            second = try boxed(attribute, of: view, in: simulation)
        case .size(let width, let height):
            guard attribute.isSize else { throw ProofFailure("a size is compared with a position") }
            constant = attribute == .width ? width : height
        }
        switch line.target {
        case .number, .size:
            if line.multiplier != nil || line.constant != nil { throw ProofFailure("an offset replaces the number") }
        default: break
        }
        if let amount = line.constant { constant = try Self.constant(amount, attribute) }
        var made = Made(
            relation: line.relation,
            multiplier: second == nil ? 1 : line.multiplier ?? 1,
            constant: constant,
            priority: Float(line.priority ?? 1000),
            identifier: nil
        )
        made.first = .init(item: .node(view), attribute: attribute)
        made.second = second
        return made
    }

    /// A position compared with a number is compared with the superview's (`MASViewConstraint.install`).
    private static func boxed(
        _ attribute: LayoutAttribute,
        of view: Int,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) -> Made.Anchor? {
        if attribute.isSize { return nil }
        guard let superview = simulation.hierarchy.superview(of: view) else {
            throw ProofFailure("a line needs a superview that is not there")
        }
        return .init(item: .node(superview), attribute: attribute)
    }

    /// Insets change their sign with the first attribute, and have no effect on others than edges.
    private static func constant(
        _ constant: MasonryLine.Constant,
        _ attribute: LayoutAttribute
    ) throws(ProofFailure) -> Double {
        let insets: SourceInsets
        switch constant {
        case .offset(let amount): return amount
        case .inset(let amount): insets = SourceInsets(top: amount, left: amount, bottom: amount, right: amount)
        case .insets(let edges): insets = edges
        }
        switch attribute {
        case .left, .leading: return insets.left
        case .top: return insets.top
        case .bottom: return 0 - insets.bottom
        case .right, .trailing: return 0 - insets.right
        default: throw ProofFailure("an inset has no effect on '\(attribute.rawValue)'")
        }
    }
}
