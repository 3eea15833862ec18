import LayoutModel
import SwiftSource

/// Proves that a section, once run, is what it was printed from: the hierarchy, what lays it out, and the constraints.
struct SectionProof {
    private let section: SectionContext
    private let symbols: SourceSymbols

    private var layout: Layout { section.layout }
    private var outline: Outline { section.outline }
    private var identifiers: IdentifierTable { section.identifiers }
    private var views: [Int] { section.views }

    /// - Throws: Where two objects have one name.
    init(_ section: SectionContext, symbols: SourceSymbols) throws(ProofFailure) {
        self.section = section
        self.symbols = symbols
        if let name = symbols.repeated.first { throw ProofFailure("'\(name)' names two objects") }
    }

    /// - Parameters:
    ///   - simulation: What became of the source.
    ///   - ownNames: Names that stand for something else than the objects of the layout.
    ///   - learnsOfParents: Whether the source itself has to call `didMove(toParent:)`.
    /// - Throws: The first difference.
    func check(
        _ simulation: UIKitSimulation,
        ownNames: Set<String>,
        learnsOfParents: Bool
    ) throws(ProofFailure) {
        let viewOfNode = try match(simulation)
        try compareViews(simulation, viewOfNode)
        try compareBars(simulation)
        try compareChildren(simulation, learnsOfParents: learnsOfParents)
        let expected = section.constraints.filter { section.print.selection.isMade($0) }
        try compareConstraints(simulation, viewOfNode, expected: expected)
        try compareProperties(simulation, expected: expected, ownNames: ownNames)
    }

    /// Whether a file has what its classes need, and nothing else: UIKit, the dialect's library, and the frameworks of
    /// some views.
    static func check(imports: [String], library: String?, in context: PrintContext) throws(ProofFailure) {
        guard context.form.scope == .wholeFile else {
            if !imports.isEmpty { throw ProofFailure("what is put into a file imports nothing") }
            return
        }
        var needed: Set<String> = ["UIKit"]
        if let library { needed.insert(library) }
        for view in context.sections.flatMap(\.views) {
            for name in [context.layout.views[view].className, context.layout.views[view].baseClass] {
                if let module = FrameworkSuperclass.module(of: name) { needed.insert(module) }
            }
        }
        guard Set(imports) == needed, imports.count == needed.count else {
            throw ProofFailure("the file imports other modules than its classes need")
        }
    }

    // MARK: Hierarchy

    /// Finds which view each node is: by name, or by its place for those made in place.
    ///
    /// - Returns: By node.
    private func match(_ simulation: UIKitSimulation) throws(ProofFailure) -> [Int?] {
        let hierarchy = simulation.hierarchy
        var viewOfNode = [Int?](repeating: nil, count: hierarchy.nodes.count)
        var nodeOfView = [Int?](repeating: nil, count: layout.views.count)
        for node in hierarchy.nodes.indices {
            guard case .view(let view) = hierarchy.nodes[node].identity else { continue }
            viewOfNode[node] = view
            nodeOfView[view] = node
        }
        // Superviews come before their subviews in the file.
        for view in views {
            let target = outline.subviews[view]
            guard let node = nodeOfView[view] else {
                if target.isEmpty, case .reached = outline.roles[view] { continue }
                throw ProofFailure("the view '\(layout.views[view].id)' is not in the hierarchy")
            }
            let subviews = hierarchy.nodes[node].subviews
            guard subviews.count == target.count else {
                throw ProofFailure("the view '\(layout.views[view].id)' has other subviews")
            }
            for (subview, expected) in zip(subviews, target) {
                try identify(subview, as: expected, in: simulation, &viewOfNode, &nodeOfView)
            }
            let arranged = hierarchy.nodes[node].arranged.map { viewOfNode[$0] }
            if arranged != outline.arranged[view] {
                throw ProofFailure("the stack '\(layout.views[view].id)' arranges other views")
            }
        }
        return viewOfNode
    }

    private func identify(
        _ node: Int,
        as view: Int,
        in simulation: UIKitSimulation,
        _ viewOfNode: inout [Int?],
        _ nodeOfView: inout [Int?]
    ) throws(ProofFailure) {
        let id = layout.views[view].id
        if let known = viewOfNode[node] {
            if known != view { throw ProofFailure("the view '\(id)' is elsewhere") }
            return
        }
        guard nodeOfView[view] == nil, let construction = simulation.hierarchy.nodes[node].construction else {
            throw ProofFailure("the view '\(id)' is in two places")
        }
        try check(construction, makes: view, by: simulation.rules)
        viewOfNode[node] = view
        nodeOfView[view] = node
    }

    /// Whether a view that the source makes is of the right class, and made with what its class takes.
    private func check(
        _ construction: Construction,
        makes view: Int,
        by rules: any SimulationRules
    ) throws(ProofFailure) {
        let source = layout.views[view]
        let made = construction.className
        guard made == TypeName.short(source.viewController ?? source.className) else {
            throw ProofFailure("the view '\(source.id)' is made as a '\(made)'")
        }
        if construction.arguments.isEmpty || rules.hasInitializer(construction) { return }
        let labels = construction.arguments.map { $0.label ?? "" }
        guard
            construction == .collection(className: made)
                || source.frameworkClass?.convenience.contains(labels) == true
        else { throw ProofFailure("the view '\(source.id)' is made with arguments that its class does not take") }
    }

    /// Controllers whose views a section inserts are its controller's children, and know it.
    private func compareChildren(
        _ simulation: UIKitSimulation,
        learnsOfParents: Bool
    ) throws(ProofFailure) {
        for view in views where outline.roles[view] == .drafted || outline.roles[view] == .masked {
            let source = layout.views[view]
            if symbols.controllerName(of: view) == nil { continue }
            if !simulation.children.contains(view) {
                throw ProofFailure("the controller of the view '\(source.id)' is nobody's child")
            }
            if learnsOfParents, !simulation.settledChildren.contains(view) {
                throw ProofFailure("the controller of the view '\(source.id)' does not learn of its parent")
            }
        }
    }

    /// Each item that holds a view is in its bar, among the others.
    private func compareBars(_ simulation: UIKitSimulation) throws(ProofFailure) {
        var made = simulation.bars
        for content in BarPlanner.contents(of: section) {
            let items = made[content.host]?.removeValue(forKey: content.property)
            guard items == content.items(in: section) else {
                throw ProofFailure("the bar of '\(layout.views[content.host].id)' gets other items")
            }
        }
        if made.contains(where: { !$0.value.isEmpty }) { throw ProofFailure("a bar gets items that it does not have") }
    }

    // MARK: Views

    private func compareViews(_ simulation: UIKitSimulation, _ viewOfNode: [Int?]) throws(ProofFailure) {
        let hierarchy = simulation.hierarchy
        for node in hierarchy.nodes.indices {
            guard let view = viewOfNode[node] else { throw ProofFailure("a view is made that has no place") }
            let simulated = hierarchy.nodes[node]
            let source = layout.views[view]
            switch outline.roles[view] {
            case .drafted:
                if simulated.translatesMask {
                    throw ProofFailure("the view '\(source.id)' would be placed by its mask")
                }
            case .masked:
                // The view of an item can have constraints of its own.
                let keepsMask = source.translatesAutoresizingMask
                if simulated.translatesMask != keepsMask {
                    throw ProofFailure("the view '\(source.id)' would \(keepsMask ? "lose" : "keep") its mask")
                }
                if source.translatesAutoresizingMask { try comparePlace(simulated, source) }
            case .root, .reached, .outside, .inside, .theirs, .passed:
                if !simulated.translatesMask { throw ProofFailure("the view '\(source.id)' would lose its mask") }
                if let identifier = simulated.accessibilityIdentifier, identifier != identifiers.views[view] {
                    throw ProofFailure("the view '\(source.id)' gets an identifier that it does not have")
                }
                continue
            }
            if simulated.accessibilityIdentifier != identifiers.views[view] {
                throw ProofFailure("the view '\(source.id)' gets another identifier")
            }
            if let construction = simulated.construction {
                try check(construction, makes: view, by: simulation.rules)
            }
            try compareStack(simulated, view, viewOfNode, rules: simulation.rules)
        }
    }

    private func comparePlace(
        _ simulated: SimulatedHierarchy.Node,
        _ source: Layout.View
    ) throws(ProofFailure) {
        let frame = source.isTransformed ? nil : source.frame
        let mask = Layout.AutoresizingMask.named.filter { source.autoresizingMask.contains($0.option) }.map(\.name)
        if simulated.frame != frame || Set(simulated.autoresizingMask) != Set(mask) {
            throw ProofFailure("the view '\(source.id)' gets another frame or autoresizing mask")
        }
    }

    /// Compares a stack that the source makes: what it says when it is made, and what it sets later.
    private func compareStack(
        _ simulated: SimulatedHierarchy.Node,
        _ view: Int,
        _ viewOfNode: [Int?],
        rules: any SimulationRules
    ) throws(ProofFailure) {
        guard let stack = layout.views[view].stack else { return }
        let failure = ProofFailure("the stack '\(layout.views[view].id)' gets other options")
        let axis = simulated.stackOptions["axis"]
        if let axis, axis != stack.axis.rawValue { throw failure }
        var custom: [Int: Double] = [:]
        for (node, points) in simulated.customSpacing {
            guard let after = viewOfNode[node] else { throw failure }
            custom[after] = points
        }
        var expected: [Int: Double] = [:]
        for spacing in stack.customSpacing
        where outline.superviews[spacing.view] == view && outline.roles[spacing.view].isPrinted {
            expected[spacing.view] = spacing.points
        }
        if custom != expected { throw failure }

        if simulated.construction == nil { return }
        let isMarginsRelative = simulated.flags["isLayoutMarginsRelativeArrangement"] == true
        let isBaselineRelative = simulated.flags["isBaselineRelativeArrangement"] == true
        // What nobody sets is as in a new stack.
        let standard = Layout.Stack()
        guard axis ?? standard.axis.rawValue == stack.axis.rawValue,
            simulated.stackOptions["distribution"] ?? standard.distribution.rawValue == stack.distribution.rawValue,
            simulated.stackOptions["alignment"] ?? standard.alignment.rawValue == stack.alignment.rawValue,
            simulated.stackSpacing ?? standard.spacing == stack.spacing,
            isMarginsRelative == stack.isLayoutMarginsRelative, isBaselineRelative == stack.isBaselineRelative
        else { throw failure }
        try compareMargins(
            simulated.layoutMargins,
            view,
            areNeeded: isMarginsRelative && rules.setsStackMargins
        )
    }

    /// Margins are set only where they are known to be the stack's own.
    private func compareMargins(_ margins: SourceInsets?, _ view: Int, areNeeded: Bool) throws(ProofFailure) {
        let source = layout.views[view]
        let hasNoSafeArea = source.safeAreaInsets == EdgeInsets.zero
        let known = source.authoredMargins ?? (hasNoSafeArea ? source.layoutMargins : nil)
        guard let margins else {
            if areNeeded, known != nil { throw ProofFailure("the stack '\(source.id)' lacks its margins") }
            return
        }
        guard let known else { throw ProofFailure("the stack '\(source.id)' gets margins that nobody set") }
        let isMirrored = layout.direction(of: view) == .rightToLeft
        guard margins.top == known.top, margins.bottom == known.bottom,
            margins.left == (isMirrored ? known.trailing : known.leading),
            margins.right == (isMirrored ? known.leading : known.trailing)
        else { throw ProofFailure("the stack '\(source.id)' gets other margins") }
    }

    // MARK: Constraints

    private func compareConstraints(
        _ simulation: UIKitSimulation,
        _ viewOfNode: [Int?],
        expected: [Int]
    ) throws(ProofFailure) {
        func wanted(_ index: Int) -> MadeConstraint<Layout.Item> {
            made(from: layout.constraints[index], identifier: identifiers.constraints[index])
        }
        var waiting = WaitingConstraints(expected.map { wanted($0).code })
        var held = Set<String>()
        for constraint in simulation.constraints {
            let mapped = constraint.mapItems { item -> Layout.Item? in
                switch item {
                case .node(let node): viewOfNode[node].map { .view($0) }
                case .guide(let guide): simulation.guide(guide, views: viewOfNode).map { .guide($0) }
                }
            }
            let place = mapped.flatMap { mapped in waiting.take(mapped.code) { wanted(expected[$0]) == mapped } }
            guard let place else {
                throw ProofFailure("the source makes a constraint that the layout does not have: \(describe(mapped))")
            }
            if simulation.held.isEmpty { continue }
            if let name = layout.constraints[expected[place]].name, simulation.held[name] == constraint {
                held.insert(name)
            }
        }
        for name in simulation.held.keys.sorted() where !held.contains(name) {
            throw ProofFailure("the property '\(name)' gets another constraint")
        }
        if let lost = waiting.rest.map({ expected[$0] }).min() {
            throw ProofFailure("a constraint is lost or changed", constraint: lost)
        }
    }

    /// A constraint that a property holds has to come into that property, unless the name stands for something else.
    private func compareProperties(
        _ simulation: UIKitSimulation,
        expected: [Int],
        ownNames: Set<String>
    ) throws(ProofFailure) {
        for index in expected {
            guard let name = layout.constraints[index].name, simulation.held[name] == nil,
                SwiftIdentifier.isValid(name), !ownNames.contains(name), symbols[name] == nil,
                symbols["self." + name] == nil
            else { continue }
            throw ProofFailure("the property '\(name)' does not get its constraint", constraint: index)
        }
    }

    private func made(from constraint: Layout.Constraint, identifier: String?) -> MadeConstraint<Layout.Item> {
        var made = MadeConstraint<Layout.Item>(
            relation: constraint.relation,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier,
            constant: constraint.constant,
            priority: Float(constraint.priority),
            identifier: identifier
        )
        made.first = constraint.first.map { .init(item: $0.item, attribute: $0.attribute) }
        made.second = constraint.second.map { .init(item: $0.item, attribute: $0.attribute) }
        for term in constraint.terms {
            made.terms[.init(item: term.anchor.item, attribute: term.anchor.attribute), default: 0] += term.multiplier
        }
        if !made.terms.isEmpty { made.terms = made.terms.filter { $0.value != 0 } }
        return made
    }

    private func describe(_ made: MadeConstraint<Layout.Item>?) -> String {
        guard let made, let first = made.first else { return "one between unknown views" }
        var text = "\(layout.id(of: first.item)).\(first.attribute.rawValue) \(made.relation.symbol) "
        if let second = made.second {
            text += "\(made.multiplier) * \(layout.id(of: second.item)).\(second.attribute.rawValue) + "
        }
        return text + "\(made.constant) @\(made.priority)"
    }
}
