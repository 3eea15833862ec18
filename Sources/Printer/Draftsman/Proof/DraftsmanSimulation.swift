import LayoutModel

/// Runs a section's source by the rules of the library and UIKit.
struct DraftsmanSimulation {
    typealias Made = UIKitSimulation.Made

    private(set) var uikit: UIKitSimulation
    private let layout: Layout
    private let section: DraftsmanPlan.Section
    private let symbols: SourceSymbols
    private let brought: BroughtParts
    private let membersByName: [String: Int]
    private var appliedMembers = Set<String>()

    init(
        _ section: DraftsmanPlan.Section,
        scope: SectionContext,
        brought: BroughtParts,
        symbols: SourceSymbols
    ) throws(ProofFailure) {
        self.layout = scope.layout
        self.brought = brought
        self.section = section
        self.symbols = symbols
        var members: [String: Int] = [:]
        for (index, member) in section.members.enumerated() {
            guard members.updateValue(index, forKey: member.name) == nil else {
                throw ProofFailure("two plans are called '\(member.name)'")
            }
        }
        membersByName = members
        uikit = try UIKitSimulation(
            section.parts,
            of: scope.scope,
            layout: scope.layout,
            symbols: symbols,
            rules: DraftsmanRules()
        )
        if scope.form.scope != .function {
            if section.hasMainPlan(of: scope.scope.kind),
                let base = uikit.hierarchy.existingNode(of: scope.scope.base)
            {
                let main = DraftsmanBases.mainPlan(of: scope.scope.kind)
                try apply(main, to: base, isStacked: scope.scope.kind == .stack)
            }
        } else {
            for statement in section.hierarchy { try uikit.run(statement) }
            for chain in section.chains { try apply(chain) }
        }
        for statement in section.remainder {
            switch statement.action {
            case .plain(let plain): try uikit.run(plain)
            case .applyPlan(let plan, let view, let isStacked): try apply(plan, toNamed: view, isStacked: isStacked)
            case .constraint: continue
            }
        }
        // The source activates these together, after all other statements.
        try uikit.activate(section.remainder.constraints)
        for name in members.keys.sorted() where !appliedMembers.contains(name) {
            throw ProofFailure("the plan '\(name)' is never applied")
        }
    }

    // MARK: Plans

    private mutating func apply(_ name: String, toNamed view: String, isStacked: Bool) throws(ProofFailure) {
        let base = try uikit.node(named: view)
        try apply(name, to: base, isStacked: isStacked)
        // A draft of the view itself turns its mask off if it has a superview; a plan can become one.
        if uikit.hierarchy.nodes[base].superview != nil || uikit.hierarchy.nodes[base].memberOf != nil {
            uikit.hierarchy.update(base) { $0.translatesMask = false }
        }
    }

    /// One `apply`: builds the whole tree, then keeps the last of the constraints that the library treats as the same.
    private mutating func apply(_ name: String, to base: Int, isStacked: Bool) throws(ProofFailure) {
        var built: [Made] = []
        try insert(member: name, into: base, isStacked: isStacked, built: &built)
        try checkIsUnique(built)
        for made in built { try uikit.activate(made) }
    }

    /// One `apply` keeps only the last of the constraints that the library treats as the same. Source with two of them
    /// has one without effect.
    private func checkIsUnique(_ built: [Made]) throws(ProofFailure) {
        func number(_ anchor: Made.Anchor?, _ relation: Relation) -> UInt64 {
            guard let anchor else {
                return relation == .equal ? .max : relation == .lessThanOrEqual ? .max - 1 : .max - 2
            }
            let item: UInt64 =
                switch anchor.item {
                case .node(let node): UInt64(truncatingIfNeeded: node) << 2
                case .guide(let guide) where guide < Int.max / 4: UInt64(truncatingIfNeeded: guide) << 2 | 1
                // Guides that the layout does not hold count up from a number that is too large to be moved up.
                case .guide(let guide): UInt64(truncatingIfNeeded: guide & (1 << 50 - 1)) << 2 | 2
                }
            return AnchorPairs.Key.number(item, anchor.attribute, relation)
        }
        var pairs = AnchorPairs(minimumCapacity: built.count)
        for made in built {
            let key = AnchorPairs.Key(
                group: 0,
                first: number(made.first, made.relation),
                second: number(made.second, made.relation)
            )
            if !pairs.insert(key) { throw ProofFailure("two constraints of a plan are one for the library") }
        }
    }

    /// `title.drf….apply()` for a view that is already in the hierarchy.
    private mutating func apply(_ chain: DraftsmanPlan.Component) throws(ProofFailure) {
        let view = try node(for: chain.subject)
        // The library turns the mask off only if there is a superview.
        guard uikit.hierarchy.nodes[view].superview != nil else {
            throw ProofFailure("a chain is applied to a view that has no superview")
        }
        let built = try constraints(of: chain, on: view)
        if !isControllerView(chain.subject) { uikit.hierarchy.update(view) { $0.translatesMask = false } }
        try checkIsUnique(built)
        for made in built { try uikit.activate(made) }
    }

    private enum Task {
        case component(member: Int, index: Int, superview: Int, isArranged: Bool)
        case close(String)
    }

    private mutating func insert(
        member name: String,
        into base: Int,
        isStacked: Bool,
        built: inout [Made]
    ) throws(ProofFailure) {
        var tasks: [Task] = []
        try push(name, base, isStacked, &tasks)
        var openMembers: Set<String> = [name]
        while let task = tasks.popLast() {
            guard case .component(let member, let index, let superview, let isArranged) = task else {
                if case .close(let name) = task { openMembers.remove(name) }
                continue
            }
            let component = section.members[member].components[index]
            if case .plan(let other) = component.subject {
                guard component.steps.isEmpty, openMembers.insert(other).inserted else {
                    throw ProofFailure("the plan '\(other)' is not allowed there")
                }
                tasks.append(.close(other))
                try push(other, superview, isArranged, &tasks)
                continue
            }
            let view = try node(for: component.subject)
            if view == superview { throw ProofFailure("a view is inserted into itself") }
            if uikit.hierarchy.nodes[view].superview != nil { throw ProofFailure("a view is inserted a second time") }
            if isArranged {
                try uikit.hierarchy.addArranged(view, to: superview)
                addSpace(of: view, in: superview)
            } else {
                try uikit.hierarchy.addSubview(view, to: superview)
            }
            built += try constraints(of: component, on: view)
            if let parent = component.parent,
                case .margined(let margins) = section.members[member].components[parent].subject
            {
                built += HelperRules.margined(view, in: superview, by: margins)
            }
            // The library does not change the views of controllers.
            if isControllerView(component.subject) {
                if case .view(let index) = uikit.hierarchy.nodes[view].identity { uikit.children.insert(index) }
            } else {
                uikit.hierarchy.update(view) { $0.translatesMask = false }
            }
            try pushChildren(of: index, in: member, to: view, &tasks)
        }
    }

    private mutating func push(
        _ name: String,
        _ superview: Int,
        _ isArranged: Bool,
        _ tasks: inout [Task]
    ) throws(ProofFailure) {
        guard let member = membersByName[name] else { throw ProofFailure("there is no plan '\(name)'") }
        guard appliedMembers.insert(name).inserted else { throw ProofFailure("the plan '\(name)' is applied twice") }
        let superview = isArranged ? try stack(in: superview) : superview
        let components = section.members[member].components
        for index in components.indices.reversed() where components[index].parent == nil {
            tasks.append(.component(member: member, index: index, superview: superview, isArranged: isArranged))
        }
    }

    private mutating func pushChildren(
        of index: Int,
        in member: Int,
        to view: Int,
        _ tasks: inout [Task]
    ) throws(ProofFailure) {
        let components = section.members[member].components
        let children = childIndex.children(of: index, in: member, components)
        if case .margined = components[index].subject {
            guard children.count == 1 else { throw ProofFailure("a margin is put around more than one view") }
            try checkCanHaveMargins(components[children[0]])
        }
        // Views added by `insert` come before views added by `insertStacked`.
        for isArranged in [true, false] {
            for child in children.reversed() where (components[child].placement == .arranged) == isArranged {
                let superview = isArranged ? try stack(in: view) : view
                tasks.append(.component(member: member, index: child, superview: superview, isArranged: isArranged))
            }
        }
    }

    private var childIndex = ChildIndex()

    /// The stack that arranges the content of a view: the view itself, or the stack in a scrollable one.
    private mutating func stack(in node: Int) throws(ProofFailure) -> Int {
        let simulated = uikit.hierarchy.nodes[node]
        if let inner = simulated.innerStack { return inner }
        if case .view(let view) = simulated.identity, simulated.construction == nil,
            let part = brought.stack(ofScrollable: view)
        {
            let inner = uikit.hierarchy.makeInnerStack(nil, in: node)
            uikit.hierarchy.update(inner) { $0.stackOptions["axis"] = part.isVertical ? "vertical" : "horizontal" }
            uikit.constraints += HelperRules.scrollable(inner, in: node, isVertical: part.isVertical)
            return inner
        }
        try uikit.checkIsStack(node)
        return node
    }

    /// A spacer gets its dimension when a stack arranges it.
    private mutating func addSpace(of view: Int, in stack: Int) {
        let simulated = uikit.hierarchy.nodes[view]
        let isVertical = isVertical(stack)
        var dimension: Double?
        if let construction = simulated.construction {
            dimension = DraftsmanRules.dimension(ofSpacer: construction)
        } else if case .view(let index) = simulated.identity {
            dimension = brought.dimension(ofSpacer: index, isVertical: isVertical)
        }
        if let dimension {
            uikit.constraints.append(HelperRules.spacer(view, isVertical: isVertical, dimension: dimension))
        }
    }

    private func isVertical(_ stack: Int) -> Bool {
        let simulated = uikit.hierarchy.nodes[stack]
        if let axis = simulated.stackOptions["axis"] { return axis == "vertical" }
        if simulated.construction != nil { return false }
        guard case .view(let view) = simulated.identity else { return false }
        return layout.views[view].stack?.axis == .vertical
    }

    /// `Margined` accepts a view, a draft or a relation; a helper of the library is a draft only without relations.
    private func checkCanHaveMargins(_ component: DraftsmanPlan.Component) throws(ProofFailure) {
        switch component.subject {
        case .plan: throw ProofFailure("a margin is put around a plan")
        case .stack, .scrollable, .margined:
            if !component.steps.isEmpty { throw ProofFailure("a margin is put around a helper with relations") }
        case .named(let name):
            if symbols[name]?.isController == true { throw ProofFailure("a margin is put around a controller") }
        case .new: break
        }
    }

    private mutating func node(for subject: DraftsmanPlan.Subject) throws(ProofFailure) -> Int {
        switch subject {
        case .named(let name): return try uikit.node(named: name, asSubject: true)
        case .new(let construction): return try uikit.makeNode(construction)
        case .scrollable(let isVertical, let arguments):
            let className = "ScrollableStackView"
            return try uikit.makeNode(
                DraftsmanStacks.construction(className: className, isVertical: isVertical, arguments)
            )
        case .margined: return uikit.hierarchy.makeNode(.plain(className: "UIView"))
        case .plan(let name): throw ProofFailure("the plan '\(name)' is no view")
        case .stack(let helper):
            switch helper.source {
            case .new(let arguments):
                return try uikit.makeNode(DraftsmanStacks.construction(isVertical: helper.isVertical, arguments))
            case .named(let name):
                let stack = try uikit.node(named: name, asSubject: true)
                try uikit.checkIsStack(stack)
                let axis = helper.isVertical ? "vertical" : "horizontal"
                if uikit.hierarchy.nodes[stack].stackOptions["axis"] ?? axis != axis {
                    throw ProofFailure("the stack '\(name)' is made with another axis than its helper sets")
                }
                uikit.hierarchy.update(stack) { $0.stackOptions["axis"] = axis }
                return stack
            }
        }
    }

    /// The guide that a relation adds to the superview for its keyboard, once, with four constraints.
    private mutating func keyboard(
        of relation: DraftsmanPlan.Relation,
        in node: Int,
        _ made: inout [Made]
    ) throws(ProofFailure) -> SimulatedItem? {
        let name: DraftsmanPlan.Anonymous
        switch relation.head {
        case .anchors(_, _, .anonymous(let layout)), .anchors(_, _, .anonymousAnchor(_, let layout)): name = layout
        default: return nil
        }
        guard name == .keyboard || name == .keyboardSafeArea else { return nil }
        guard case .view(let view) = uikit.hierarchy.nodes[node].identity else { return nil }
        let area: SimulatedItem =
            name == .keyboard ? .node(node) : .guide(uikit.safeArea(of: node))
        let own = layout.views[view].guides.first { guide in
            layout.guides[guide].kind == .custom && layout.guides[guide].identifier == HelperRules.keyboardIdentifier
                && layout.constraints.contains { constraint in
                    let isArea: Bool =
                        switch constraint.second?.item {
                        case .view(view): name == .keyboard
                        case .guide(let second):
                            name == .keyboardSafeArea && layout.guides[second].kind == .safeArea
                                && layout.guides[second].owner == view
                        default: false
                        }
                    return constraint.first == .init(.guide(guide), .top) && isArea
                }
        }
        guard let own else { return nil }
        if uikit.addedGuides.updateValue(node, forKey: own) == nil {
            made += HelperRules.keyboard(own, at: area)
        }
        return .guide(own)
    }

    private func isControllerView(_ subject: DraftsmanPlan.Subject) -> Bool {
        guard case .named(let name) = subject else { return false }
        return symbols[name]?.isController ?? false
    }

    private mutating func constraints(
        of component: DraftsmanPlan.Component,
        on view: Int
    ) throws(ProofFailure) -> [Made] {
        var made: [Made] = []
        var hasRelation = false
        for step in component.steps {
            switch step {
            case .flag(let name, let value):
                if hasRelation { throw ProofFailure("the property '\(name)' is set after a relation") }
                uikit.hierarchy.update(view) { node in
                    node.flags[name] = value
                    if name == "translatesAutoresizingMaskIntoConstraints" { node.translatesMask = value }
                }
            case .accessibilityIdentifier(let identifier):
                if hasRelation { throw ProofFailure("an identifier is set after a relation") }
                uikit.hierarchy.update(view) { $0.accessibilityIdentifier = identifier }
            case .relation(let relation):
                let superview = uikit.hierarchy.nodes[view].superview
                // Naming a view can create its node; the rules use closures that must not change this value.
                var resolved: [(name: String, item: SimulatedItem)] = []
                for name in ExpressionNames.names(in: relation) where symbols[name] != nil {
                    resolved.append((name, try uikit.item(named: name[...])))
                }
                let known = resolved
                let safeAreaOfSuperview = superview.map { SimulatedItem.guide(uikit.safeArea(of: $0)) }
                var keyboard: SimulatedItem?
                if let superview { keyboard = try self.keyboard(of: relation, in: superview, &made) }
                let rules = RelationRules(
                    view: view,
                    superview: superview,
                    item: { (name: Substring) throws(ProofFailure) in
                        guard let found = known.first(where: { $0.name == name }) else {
                            throw ProofFailure("'\(name)' names nothing")
                        }
                        return found.item
                    },
                    safeArea: { (_: Int) throws(ProofFailure) in
                        guard let safeAreaOfSuperview else { throw ProofFailure("there is no superview") }
                        return safeAreaOfSuperview
                    },
                    keyboard: keyboard
                )
                made += try rules.constraints(of: relation, isFirstStep: !hasRelation)
                hasRelation = true
            }
        }
        return made
    }

}
