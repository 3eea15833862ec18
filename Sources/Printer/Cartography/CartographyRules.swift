import LayoutModel

/// What Cartography makes of a block.
///
/// Source: Cartography 4.0.0, `Context.swift`, `Property.swift`, `Compound.swift` and `Edges.swift`.
struct CartographyRules {
    private typealias Made = UIKitSimulation.Made

    private let items: [String: SimulatedItem]

    static func run(_ statement: CartographyStatement, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        switch statement {
        case .block(let block): try run(block, in: &simulation)
        case .identifier(let property, let identifier): try simulation.identify(property, as: identifier)
        }
    }

    /// Makes the constraints of all lines, then activates them.
    private static func run(_ block: CartographyBlock, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        guard !block.lines.isEmpty, (1...CartographyBlock.itemLimit).contains(block.items.count) else {
            throw ProofFailure("a block has no lines, or more items than Cartography takes")
        }
        var items: [String: SimulatedItem] = [:]
        for item in block.items {
            let simulated = try self.item(item.expression, in: &simulation)
            guard items.updateValue(simulated, forKey: item.parameter) == nil, !item.parameter.contains(".") else {
                throw ProofFailure("'\(item.parameter)' names two items")
            }
        }
        let rules = CartographyRules(items: items)
        let paths = block.lines.flatMap(\.paths).map { String($0.prefix { $0 != "." }) }
        guard Set(paths) == Set(items.keys) else { throw ProofFailure("a block has an item that no line names") }
        var made: [Made] = []
        for line in block.lines {
            let constraints = try rules.constraints(of: line, in: &simulation)
            if let property = line.property {
                guard constraints.count == 1, line.identifier == nil, items[property] == nil else {
                    throw ProofFailure("'\(property)' holds several constraints, or is an item here")
                }
                simulation.held[property] = constraints[0]
            }
            if line.identifier != nil, constraints.count > 1 { throw ProofFailure("an array gets an identifier") }
            made += constraints
        }
        for constraint in made { try simulation.activate(constraint) }
    }

    /// A controller's layout guides have proxies under names of their own.
    private static func item(
        _ expression: String,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> SimulatedItem {
        let name = expression.lastComponent
        guard name.hasPrefix("car_") else {
            let item = try simulation.item(named: expression[...])
            if case .guide(let guide) = item, simulation.isLayoutSupport(guide) {
                throw ProofFailure("'\(expression)' has no proxy")
            }
            return item
        }
        let owner = expression.contains(".") ? expression.dropLastComponent + "." : ""
        let item = try simulation.item(named: (owner + name.dropFirst("car_".count))[...])
        guard case .guide(let guide) = item, simulation.isLayoutSupport(guide) else {
            throw ProofFailure("'\(expression)' is no layout guide of a controller")
        }
        return item
    }

    // MARK: Lines

    private func constraints(
        of line: CartographyLine,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> [Made] {
        switch line.content {
        case .single(let equation): return [try constraint(of: equation, line.identifier, in: &simulation)]
        case .compound(let compound): return try constraints(of: compound, in: &simulation)
        }
    }

    private func constraint(
        of equation: LibraryEquation,
        _ identifier: String?,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made {
        let first = try anchor(equation.first, in: simulation)
        let second = try equation.second.map { (path) throws(ProofFailure) in try anchor(path, in: simulation) }
        if let second {
            // Edges are compared with edges, and dimensions with dimensions.
            guard second.attribute.isSize == first.attribute.isSize else {
                throw ProofFailure("'\(equation.first)' is compared with something of another type")
            }
        } else if !first.attribute.isSize {
            throw ProofFailure("a position is compared with a number")
        }
        var made = Made(
            relation: equation.relation,
            multiplier: second == nil ? 1 : equation.multiplier,
            constant: equation.constant,
            priority: try priority(equation.priority),
            identifier: identifier
        )
        made.first = first
        made.second = second
        unmask(first.item, in: &simulation)
        return made
    }

    private func constraints(
        of compound: CartographyCompound,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> [Made] {
        guard let word = CartographyWord(rawValue: String(compound.first.lastComponent)),
            compound.second.lastComponent == word.rawValue, word == .edges || compound.insets == nil,
            word == .size || compound.multiplier == 1
        else { throw ProofFailure("'\(compound.first)' is compared with something else") }
        if let insets = compound.insets, insets.numbers.allSatisfy({ $0 == 0 }) {
            throw ProofFailure("an inset says what holds anyway")
        }
        let first = try item(compound.first.dropLastComponent, in: simulation)
        let second = try item(compound.second.dropLastComponent, in: simulation)
        var made: [Made] = []
        for attribute in word.attributes {
            let inset = compound.insets?.inset(attribute) ?? 0
            var constraint = Made(
                relation: compound.relation,
                multiplier: compound.multiplier,
                constant: attribute.isFarEdge ? 0 - inset : inset,
                priority: try priority(compound.priority)
            )
            constraint.first = .init(item: first, attribute: attribute)
            constraint.second = .init(item: second, attribute: attribute)
            made.append(constraint)
        }
        unmask(first, in: &simulation)
        return made
    }

    private func priority(_ value: Double?) throws(ProofFailure) -> Float {
        if value == 1000 { throw ProofFailure("a priority says what holds anyway") }
        return Float(value ?? 1000)
    }

    private func unmask(_ item: SimulatedItem, in simulation: inout UIKitSimulation) {
        if case .node(let node) = item { simulation.hierarchy.update(node) { $0.translatesMask = false } }
    }

    // MARK: Proxies

    private func anchor(_ path: String, in simulation: UIKitSimulation) throws(ProofFailure) -> Made.Anchor {
        guard let attribute = LayoutAttribute(rawValue: String(path.lastComponent)) else {
            throw ProofFailure("'\(path)' is not an attribute")
        }
        let item = try item(path.dropLastComponent, in: simulation)
        if case .guide(let guide) = item {
            let isThere: Bool =
                simulation.isLayoutSupport(guide)
                ? [.top, .bottom, .height].contains(attribute) : !attribute.isBaseline && !attribute.isMargin
            if !isThere { throw ProofFailure("'\(path)' is not an attribute of a layout guide") }
        }
        return .init(item: item, attribute: attribute)
    }

    /// `title`, or `view.safeAreaLayoutGuide`
    private func item(_ path: Substring, in simulation: UIKitSimulation) throws(ProofFailure) -> SimulatedItem {
        let names = path.split(separator: ".")
        guard let first = names.first, let item = items[String(first)], names.count < 3 else {
            throw ProofFailure("'\(path)' is no item of the block")
        }
        guard names.count == 2 else { return item }
        guard case .node(let node) = item else { throw ProofFailure("'\(path)' is no guide of a view") }
        switch names[1] {
        case "safeAreaLayoutGuide": return .guide(simulation.safeArea(of: node))
        case "layoutMarginsGuide": return .guide(try simulation.guide(.layoutMargins, of: node))
        case "readableContentGuide": return .guide(try simulation.guide(.readableContent, of: node))
        default: throw ProofFailure("'\(path)' is no guide that proxies have")
        }
    }
}

extension CartographyLine {
    /// The paths of the items that the line names.
    fileprivate var paths: [String] {
        switch content {
        case .single(let equation): [equation.first] + (equation.second.map { [$0] } ?? [])
        case .compound(let compound): [compound.first, compound.second]
        }
    }
}
