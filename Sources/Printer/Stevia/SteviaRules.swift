import LayoutModel

/// What Stevia makes of a section's statements.
///
/// Source: Stevia 6.2.0, `Stevia+Constraints.swift`, `Stevia+Equation.swift`, `Stevia+LayoutAnchors.swift`,
/// `Stevia+Position.swift`, `Stevia+Fill.swift`, `Stevia+Center.swift` and `Stevia+Size.swift`.
struct SteviaRules {
    private typealias Made = UIKitSimulation.Made

    /// The global setting.
    private var priority = SteviaStatement.standardPriority
    private var isKept = false
    private var isChanged = false

    static func run(_ statements: [SteviaStatement], in simulation: inout UIKitSimulation) throws(ProofFailure) {
        var rules = SteviaRules()
        for statement in statements { try rules.run(statement, in: &simulation) }
        if rules.isKept || rules.isChanged { throw ProofFailure("the default priority is not restored") }
    }

    private mutating func run(
        _ statement: SteviaStatement,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) {
        switch statement {
        case .keepPriority:
            if isKept || isChanged { throw ProofFailure("the default priority is kept too late") }
            isKept = true
        case .setPriority(let value):
            if value == priority { throw ProofFailure("the default priority is set without effect") }
            priority = value
            isChanged = true
        case .restorePriority:
            guard isKept, isChanged else { throw ProofFailure("the default priority is restored, but not changed") }
            priority = SteviaStatement.standardPriority
            isKept = false
            isChanged = false
        case .chain(let chain):
            let view = try simulation.node(named: chain.receiver)
            if chain.calls.isEmpty { throw ProofFailure("'\(chain.receiver)' has no call") }
            for call in chain.calls {
                for made in try constraints(of: call, on: view, in: simulation) { try simulation.activate(made) }
            }
        case .equation(let equation):
            var made = try constraint(of: equation.equation, in: &simulation)
            made.identifier = equation.identifier
            if let property = equation.property {
                if equation.identifier != nil { throw ProofFailure("'\(property)' gets an identifier") }
                simulation.held[property] = made
            }
            try simulation.activate(made)
        case .identifier(let property, let identifier):
            try simulation.identify(property, as: identifier)
        }
    }

    // MARK: Chains

    private func constraints(
        of call: SteviaCall,
        on view: Int,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) -> [Made] {
        guard call.points == nil ? call.method.takes.none : call.method.takes.points else {
            throw ProofFailure("'\(call.method.rawValue)' takes other arguments")
        }
        // `fillVertically()` is `fillVertically(padding: 0)`.
        if call.points == 0, call.method.takes.none { throw ProofFailure("an argument says what holds anyway") }
        let superview = try superview(of: view, in: simulation)
        let points = call.points ?? 0
        func made(_ attribute: LayoutAttribute, _ constant: Double) -> Made {
            constraint(view, attribute, .init(item: .node(superview), attribute: attribute), constant: constant)
        }
        switch call.method {
        case .top: return [made(.top, points)]
        case .left: return [made(.left, points)]
        case .leading: return [made(.leading, points)]
        case .right: return [made(.right, 0 - points)]
        case .trailing: return [made(.trailing, 0 - points)]
        case .bottom: return [made(.bottom, 0 - points)]
        case .fillHorizontally: return [made(.leading, points), made(.trailing, 0 - points)]
        case .fillVertically: return [made(.top, points), made(.bottom, 0 - points)]
        case .fillContainer:
            return [made(.leading, points), made(.trailing, 0 - points), made(.top, points), made(.bottom, 0 - points)]
        case .centerHorizontally: return [made(.centerX, points)]
        case .centerVertically: return [made(.centerY, points)]
        case .centerInContainer: return [made(.centerY, 0), made(.centerX, 0)]
        case .width: return [constraint(view, .width, nil, constant: points)]
        case .height: return [constraint(view, .height, nil, constant: points)]
        case .size:
            return [constraint(view, .width, nil, constant: points), constraint(view, .height, nil, constant: points)]
        case .aspectRatio:
            var ratio = constraint(view, .width, .init(item: .node(view), attribute: .height), constant: 0)
            ratio.multiplier = points
            return [ratio]
        }
    }

    private func constraint(
        _ view: Int,
        _ attribute: LayoutAttribute,
        _ second: Made.Anchor?,
        relation: Relation = .equal,
        multiplier: Double = 1,
        constant: Double
    ) -> Made {
        var made = Made(
            relation: relation,
            multiplier: second == nil ? 1 : multiplier,
            constant: constant,
            priority: Float(priority)
        )
        made.first = .init(item: .node(view), attribute: attribute)
        made.second = second
        return made
    }

    /// Without a superview, nothing is made.
    private func superview(of view: Int, in simulation: UIKitSimulation) throws(ProofFailure) -> Int {
        guard let superview = simulation.hierarchy.superview(of: view) else {
            throw ProofFailure("a view without a superview gets no constraints")
        }
        return superview
    }

    // MARK: Equations

    private func constraint(
        of equation: LibraryEquation,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Made {
        if equation.priority != nil { throw ProofFailure("an equation has a priority") }
        guard let attribute = LayoutAttribute(steviaWord: equation.first.lastComponent) else {
            throw ProofFailure("'\(equation.first)' is not an attribute")
        }
        let view = try simulation.node(named: String(equation.first.dropLastComponent))
        let superview = try superview(of: view, in: simulation)
        guard let path = equation.second else {
            guard attribute.isSize else { throw ProofFailure("a position is compared with a number") }
            return constraint(view, attribute, nil, relation: equation.relation, constant: equation.constant)
        }
        guard let other = LayoutAttribute(steviaWord: path.lastComponent) else {
            throw ProofFailure("'\(path)' is not an attribute")
        }
        let item = try simulation.item(named: path.dropLastComponent)
        let second = Made.Anchor(item: item, attribute: other)
        switch item {
        case .guide(let guide):
            guard equation.relation == .equal, equation.multiplier == 1, !attribute.isSize, !attribute.isBaseline,
                !other.isSize, !other.isBaseline, attribute.axis == other.axis,
                !simulation.isLayoutSupport(guide) || other == .top || other == .bottom
            else { throw ProofFailure("'\(path)' has no such equation") }
            var made = constraint(view, attribute, second, constant: equation.constant)
            made.priority = 1000
            return made
        case .node(let node):
            try check(equation, view, superview, node, in: simulation)
        }
        return constraint(
            view,
            attribute,
            second,
            relation: equation.relation,
            multiplier: equation.multiplier,
            constant: equation.constant
        )
    }

    /// Where a constraint between two views ends up, and whether it is made at all.
    private func check(
        _ equation: LibraryEquation,
        _ view: Int,
        _ superview: Int,
        _ other: Int,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) {
        let hierarchy = simulation.hierarchy
        if equation.relation == .equal {
            if hierarchy.superview(of: other) == view {
                throw ProofFailure("an equation with the superview on its left side is made the other way round")
            }
            guard hierarchy.haveCommonRoot(view, other) else { throw ProofFailure("an equation has no effect") }
        } else if !hierarchy.isInside(other, superview) {
            throw ProofFailure("an inequality is added to a view that does not contain its second item")
        }
    }
}
