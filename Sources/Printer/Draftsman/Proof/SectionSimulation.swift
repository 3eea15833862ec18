import LayoutInspector

/// Runs a section's source as the library and UIKit would, by the library's rules.
struct SectionSimulation {
    typealias Made = MadeConstraint<SimulatedItem>

    let layout: Layout
    private let root: Int
    private let section: DraftsmanPlan.Section
    let symbols: SourceSymbols
    private let brought: BroughtParts
    private let membersByName: [String: Int]
    private let declared: [String: DraftsmanPlan.Construction]

    var hierarchy = SimulatedHierarchy()
    var constraints: [Made] = []
    /// Guides that the source adds, by index.
    var addedGuides: [Int: Int] = [:]
    /// The constraints that properties of the class hold in the end.
    var held: [String: Made] = [:]
    /// The views of controllers that are made children of the section's own, and those that were told so.
    var children = Set<Int>()
    var settledChildren = Set<Int>()
    private var appliedMembers = Set<String>()
    private var guideIndices: [Int: [Layout.Guide.Kind: Int]] = [:]

    /// Guides that a view has but the layout does not hold count up from here.
    private static let unknownGuides = Int.max / 2

    init(
        _ section: DraftsmanPlan.Section,
        root: Int,
        base: Int,
        isStack: Bool,
        layout: Layout,
        brought: BroughtParts,
        symbols: SourceSymbols
    ) throws(ProofFailure) {
        self.layout = layout
        self.brought = brought
        self.root = root
        self.section = section
        self.symbols = symbols
        var members: [String: Int] = [:]
        for (index, member) in section.members.enumerated() {
            guard members.updateValue(index, forKey: member.name) == nil else {
                throw ProofFailure("two plans are called '\(member.name)'")
            }
        }
        membersByName = members
        var declared: [String: DraftsmanPlan.Construction] = [:]
        for declaration in section.declarations {
            guard declared.updateValue(declaration.value, forKey: declaration.name) == nil else {
                throw ProofFailure("'\(declaration.name)' is declared twice")
            }
        }
        for declaration in section.declarations where declared[declaration.value.className] != nil {
            throw ProofFailure("'\(declaration.value.className)' is a property where a class is meant")
        }
        self.declared = declared
        for view in layout.views.indices where !layout.views[view].guides.isEmpty {
            for guide in layout.views[view].guides where layout.guides[guide].kind != .custom {
                guideIndices[view, default: [:]][layout.guides[guide].kind] = guide
            }
        }
        let rootNode = hierarchy.node(of: root, isGiven: true)
        let baseNode = hierarchy.node(of: base, isGiven: true)
        if base != root { hierarchy.update(baseNode) { $0.memberOf = rootNode } }
        if let main = section.members.first {
            try apply(main.name, to: baseNode, isStacked: isStack)
        } else {
            for action in section.hierarchy { try run(action) }
            for chain in section.chains { try apply(chain) }
        }
        try run(section.remainder)
        for name in members.keys.sorted() where !appliedMembers.contains(name) {
            throw ProofFailure("the plan '\(name)' is never applied")
        }
    }

    // MARK: Names

    mutating func node(named name: String, asSubject: Bool = false) throws(ProofFailure) -> Int {
        guard let symbol = symbols[name], case .view(let view) = symbol.item else {
            throw ProofFailure("'\(name)' names no view")
        }
        guard symbol.isController == (asSubject && symbol.isController) else {
            throw ProofFailure("'\(name)' is a controller, not a view")
        }
        if symbol.isDeclaredBySource, declared[name] == nil { throw ProofFailure("'\(name)' is not declared") }
        if let known = hierarchy.existingNode(of: view) { return known }
        let node = hierarchy.node(of: view, isGiven: symbol.isGiven)
        // What a source declares for a controller's view is the controller.
        let construction = declared[name] ?? symbols.controllerName(of: view).flatMap { declared[$0] }
        hierarchy.update(node) { $0.construction = construction }
        if let construction { addParts(of: construction, to: node) }
        // UIKit's own views hang on the views that they belong to.
        if let owner = symbol.owner {
            let owner = try self.node(named: owner)
            hierarchy.update(node) { $0.memberOf = owner }
        }
        return node
    }

    mutating func item(named name: Substring) throws(ProofFailure) -> SimulatedItem {
        guard let symbol = symbols[String(name)] else { throw ProofFailure("'\(name)' names nothing") }
        switch symbol.item {
        case .view: return .node(try node(named: String(name)))
        case .guide(let guide):
            if symbol.isDeclaredBySource, declared[String(name)] != .plain(className: "UILayoutGuide") {
                throw ProofFailure("the guide '\(name)' is not declared as one")
            }
            try checkIsSeen(guide, named: name)
            return .guide(guide)
        case .missing: throw ProofFailure("'\(name)' names nothing")
        }
    }

    /// To Swift a controller's `view` has the members of UIView alone.
    private func checkIsSeen(_ guide: Int, named name: Substring) throws(ProofFailure) {
        let kind = layout.guides[guide].kind
        let parts = name.split(separator: ".")
        guard kind == .contentLayout || kind == .frameLayout, parts.dropLast().last == "view" else { return }
        throw ProofFailure("'\(name)' is no member of a UIView")
    }

    // MARK: Plans

    /// One `apply`: builds the whole tree, then keeps the last of the constraints that the library takes for one.
    mutating func apply(_ name: String, to base: Int, isStacked: Bool) throws(ProofFailure) {
        var built: [Made] = []
        var open: [String] = []
        try insert(member: name, into: base, isStacked: isStacked, built: &built, open: &open)
        try checkIsUnique(built)
        for made in built {
            try checkIsReachable(made)
            constraints.append(made)
        }
    }

    /// One `apply` keeps the last of the constraints that the library takes for one. Source that says two of them says
    /// one in vain.
    private func checkIsUnique(_ built: [Made]) throws(ProofFailure) {
        struct Key: Hashable {
            var first: Made.Anchor?
            var relation: Relation
            var second: Made.Anchor?
        }
        var keys = Set<Key>(minimumCapacity: built.count)
        for made in built {
            let key = Key(first: made.first, relation: made.relation, second: made.second)
            if !keys.insert(key).inserted { throw ProofFailure("two constraints of a plan are one for the library") }
        }
    }

    /// `title.drf….apply()` of a view that is in the hierarchy already.
    private mutating func apply(_ chain: DraftsmanPlan.Component) throws(ProofFailure) {
        let view = try node(for: chain.subject)
        // The library turns the mask off only where there is a superview.
        guard hierarchy.nodes[view].superview != nil else {
            throw ProofFailure("a chain is applied to a view that has no superview")
        }
        let built = try constraints(of: chain, on: view)
        if !isControllerView(chain.subject) { hierarchy.update(view) { $0.translatesMask = false } }
        try checkIsUnique(built)
        for made in built {
            try checkIsReachable(made)
            constraints.append(made)
        }
    }

    private enum Task {
        case component(member: Int, index: Int, superview: Int, isArranged: Bool)
        case close(String)
    }

    private mutating func insert(
        member name: String,
        into base: Int,
        isStacked: Bool,
        built: inout [Made],
        open: inout [String]
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
                    throw ProofFailure("the plan '\(other)' cannot stand there")
                }
                tasks.append(.close(other))
                try push(other, superview, isArranged, &tasks)
                continue
            }
            let view = try node(for: component.subject)
            if view == superview { throw ProofFailure("a view is inserted into itself") }
            if hierarchy.nodes[view].superview != nil { throw ProofFailure("a view is inserted a second time") }
            if isArranged {
                hierarchy.addArranged(view, to: superview)
                addSpace(of: view, in: superview)
            } else {
                hierarchy.addSubview(view, to: superview)
            }
            built += try constraints(of: component, on: view)
            if let parent = component.parent,
                case .margined(let margins) = section.members[member].components[parent].subject
            {
                built += HelperRules.margined(view, in: superview, by: margins)
            }
            // The library leaves the views of controllers alone.
            if isControllerView(component.subject) {
                if case .view(let index) = hierarchy.nodes[view].identity { children.insert(index) }
            } else {
                hierarchy.update(view) { $0.translatesMask = false }
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
        // What `insert` adds comes before what `insertStacked` adds.
        for isArranged in [true, false] {
            for child in children.reversed() where (components[child].placement == .arranged) == isArranged {
                let superview = isArranged ? try stack(in: view) : view
                tasks.append(.component(member: member, index: child, superview: superview, isArranged: isArranged))
            }
        }
    }

    private var childIndex = ChildIndex()

    func checkIsStack(_ node: Int) throws(ProofFailure) {
        let simulated = hierarchy.nodes[node]
        switch simulated.identity {
        case .view(let view) where layout.views[view].stack != nil: return
        case .made:
            if case .stack? = simulated.construction { return }
            if simulated.isBrought { return }
        default: break
        }
        throw ProofFailure("a view that is no stack view is to arrange others")
    }

    func isTable(_ node: Int) -> Bool {
        if case .view(let view) = hierarchy.nodes[node].identity {
            return layout.views[view].baseClass == "UITableView"
        }
        return false
    }

    /// The stack that arranges what is put into a view: the view itself, or the stack in a scrollable one.
    private mutating func stack(in node: Int) throws(ProofFailure) -> Int {
        let simulated = hierarchy.nodes[node]
        if let inner = simulated.innerStack { return inner }
        if case .view(let view) = simulated.identity, simulated.construction == nil,
            let part = brought.stack(ofScrollable: view)
        {
            let inner = hierarchy.makeInnerStack(nil, in: node)
            hierarchy.update(inner) { $0.stackOptions["axis"] = part.isVertical ? "vertical" : "horizontal" }
            constraints += HelperRules.scrollable(inner, in: node, isVertical: part.isVertical)
            return inner
        }
        try checkIsStack(node)
        return node
    }

    /// What an object makes for itself as soon as it is made.
    private mutating func addParts(of construction: DraftsmanPlan.Construction, to node: Int) {
        guard case .scrollable(_, let isVertical, let arguments) = construction else { return }
        let made = DraftsmanPlan.Construction.stack(isVertical: isVertical, HelperRules.stack(of: arguments))
        let inner = hierarchy.makeInnerStack(made, in: node)
        constraints += HelperRules.scrollable(inner, in: node, isVertical: isVertical)
    }

    private mutating func makeNode(_ construction: DraftsmanPlan.Construction) -> Int {
        let node = hierarchy.makeNode(construction)
        addParts(of: construction, to: node)
        return node
    }

    /// A spacer keeps its dimension from when a stack arranges it.
    private mutating func addSpace(of view: Int, in stack: Int) {
        let simulated = hierarchy.nodes[view]
        let isVertical = isVertical(stack)
        var dimension: Double?
        if case .spacer(let stated)? = simulated.construction {
            dimension = stated
        } else if case .view(let index) = simulated.identity, simulated.construction == nil {
            dimension = brought.dimension(ofSpacer: index, isVertical: isVertical)
        }
        if let dimension { constraints.append(HelperRules.spacer(view, isVertical: isVertical, dimension: dimension)) }
    }

    private func isVertical(_ stack: Int) -> Bool {
        let simulated = hierarchy.nodes[stack]
        if let axis = simulated.stackOptions["axis"] { return axis == "vertical" }
        if let construction = simulated.construction {
            if case .stack(let isVertical, _) = construction { return isVertical }
            return false
        }
        guard case .view(let view) = simulated.identity else { return false }
        return layout.views[view].stack?.axis == .vertical
    }

    /// `Margined` takes a view, a draft or a relation; a helper of the library is a draft without relations only.
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
        case .named(let name): return try node(named: name, asSubject: true)
        case .new(let construction): return makeNode(construction)
        case .scrollable(let isVertical, let arguments):
            return makeNode(.scrollable(className: "ScrollableStackView", isVertical: isVertical, arguments))
        case .margined: return hierarchy.makeNode(.plain(className: "UIView"))
        case .plan(let name): throw ProofFailure("the plan '\(name)' is no view")
        case .stack(let helper):
            switch helper.source {
            case .new(let arguments):
                return hierarchy.makeNode(.stack(isVertical: helper.isVertical, arguments))
            case .named(let name):
                let stack = try node(named: name, asSubject: true)
                try checkIsStack(stack)
                hierarchy.update(stack) { $0.stackOptions["axis"] = helper.isVertical ? "vertical" : "horizontal" }
                return stack
            }
        }
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
                hierarchy.update(view) { node in
                    node.flags[name] = value
                    if name == "translatesAutoresizingMaskIntoConstraints" { node.translatesMask = value }
                }
            case .accessibilityIdentifier(let identifier):
                if hasRelation { throw ProofFailure("an identifier is set after a relation") }
                hierarchy.update(view) { $0.accessibilityIdentifier = identifier }
            case .relation(let relation):
                let superview = hierarchy.nodes[view].superview
                // Naming a view may make its node; the rules ask through closures that may not change this value.
                var resolved: [String: SimulatedItem] = [:]
                for name in ExpressionNames.names(in: relation) where symbols[name] != nil {
                    resolved[name] = try item(named: name[...])
                }
                let known = resolved
                let safeAreaOfSuperview = superview.map { SimulatedItem.guide(safeArea(of: $0)) }
                let rules = RelationRules(
                    view: view,
                    superview: superview,
                    item: { (name: Substring) throws(ProofFailure) in
                        guard let item = known[String(name)] else { throw ProofFailure("'\(name)' names nothing") }
                        return item
                    },
                    safeArea: { (_: Int) throws(ProofFailure) in
                        guard let safeAreaOfSuperview else { throw ProofFailure("there is no superview") }
                        return safeAreaOfSuperview
                    }
                )
                made += try rules.constraints(of: relation, isFirstStep: !hasRelation)
                hasRelation = true
            }
        }
        return made
    }

    private func safeArea(of node: Int) -> Int {
        guard case .view(let view) = hierarchy.nodes[node].identity else {
            return SectionSimulation.unknownGuides + node
        }
        return guideIndices[view]?[.safeArea] ?? SectionSimulation.unknownGuides + node
    }

    /// Activating a constraint between views that do not hang together is an error of the program.
    func checkIsReachable(_ made: Made) throws(ProofFailure) {
        for anchor in [made.first, made.second].compactMap({ $0 }) + made.terms.keys.map({ $0 }) {
            switch anchor.item {
            case .node(let node):
                try checkIsAttached(node)
            case .guide(let guide):
                if guide >= SectionSimulation.unknownGuides {
                    try checkIsAttached(guide - SectionSimulation.unknownGuides)
                    continue
                }
                guard layout.guides[guide].kind == .custom else {
                    let owner = layout.guides[guide].owner
                    if symbols.isGiven(.view(owner)) { continue }
                    guard let node = hierarchy.existingNode(of: owner) else {
                        throw ProofFailure("a constraint names the guide of a view that is not added")
                    }
                    try checkIsAttached(node)
                    continue
                }
                let isGiven = symbols.isGiven(.guide(guide))
                if !isGiven, addedGuides[guide] == nil {
                    throw ProofFailure("a constraint names a layout guide that is not added yet")
                }
            }
        }
    }

    private func checkIsAttached(_ node: Int) throws(ProofFailure) {
        if !hierarchy.isAttached(node) { throw ProofFailure("a constraint names a view that is not added yet") }
    }

    /// The guide of the layout that a simulated one is, given which view each node is.
    func guide(_ guide: Int, views: [Int: Int]) -> Int? {
        guard guide >= SectionSimulation.unknownGuides else { return guide }
        guard let view = views[guide - SectionSimulation.unknownGuides] else { return nil }
        return guideIndices[view]?[.safeArea]
    }
}
