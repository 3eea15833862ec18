import LayoutModel

/// Activates layouts by the library's rules: the views in the order of the lines, then all constraints at once
/// (`Activator.swift`, `HierarchyNode.swift`, `AnchorsConstraintProperty.swift` of 5.0.1).
struct LayoutActivation {
    private let members: [LayoutMember]
    private let version: SwiftLayoutVersion

    /// A view or guide of the layout with the view that its block belongs to.
    private struct Component {
        var name: String
        /// The view that the block belongs to.
        var superview: String?
        var isArranged: Bool
        var identifier: String?
        var anchors: [AnchorLine]
        var hasContent: Bool
    }

    init(_ members: [LayoutMember], version: SwiftLayoutVersion) {
        self.members = members
        self.version = version
    }

    func run(in simulation: inout UIKitSimulation) throws(ProofFailure) {
        let components = try components
        try checkEffects(of: components)
        for component in components { try add(component, in: &simulation) }
        var made = Set<UIKitSimulation.Made>()
        for component in components {
            for constraint in try constraints(of: component, in: &simulation) {
                // The library keeps one of several equal constraints, so the other has no effect.
                guard made.insert(constraint).inserted else {
                    throw ProofFailure("'\(component.name)' has the same anchor twice")
                }
                try simulation.activate(constraint)
            }
        }
    }

    // MARK: Components

    private var components: [Component] {
        get throws(ProofFailure) {
            struct Task {
                var member: Int
                var node: Int
                var superview: String?
                var isArranged: Bool
            }
            var components: [Component] = []
            var memberOfName: [String: Int] = [:]
            for (index, member) in members.enumerated() {
                guard memberOfName.updateValue(index, forKey: member.name) == nil else {
                    throw ProofFailure("'\(member.name)' is declared twice")
                }
            }
            let children = members.map { member in
                var children = [[Int]](repeating: [], count: member.nodes.count)
                for (index, node) in member.nodes.enumerated() {
                    if let parent = node.parent { children[parent].append(index) }
                }
                return children
            }
            func roots(_ member: Int) -> [Int] {
                members[member].nodes.indices.filter { members[member].nodes[$0].parent == nil }
            }
            guard !members.isEmpty else { return [] }
            var used: Set<Int> = [0]
            var tasks = roots(0).reversed().map { Task(member: 0, node: $0, superview: nil, isArranged: true) }
            while let task = tasks.popLast() {
                let node = members[task.member].nodes[task.node]
                var next = children[task.member][task.node].map {
                    Task(member: task.member, node: $0, superview: task.superview, isArranged: task.isArranged)
                }
                switch node.kind {
                case .item(let name):
                    components.append(
                        Component(
                            name: name,
                            superview: task.superview,
                            isArranged: task.isArranged,
                            identifier: node.identifier,
                            anchors: node.anchors,
                            hasContent: !next.isEmpty
                        )
                    )
                    for index in next.indices {
                        next[index].superview = name
                        next[index].isArranged = true
                    }
                case .group(let isArranged): for index in next.indices { next[index].isArranged = isArranged }
                case .member(let name):
                    // A property that contains itself would never end.
                    guard let member = memberOfName[name], used.insert(member).inserted else {
                        throw ProofFailure("'\(name)' is no part of the layout, or a second time")
                    }
                    next = roots(member).map {
                        Task(member: member, node: $0, superview: task.superview, isArranged: task.isArranged)
                    }
                }
                tasks += next.reversed()
            }
            guard used.count == members.count else { throw ProofFailure("a part of the layout is never used") }
            return components
        }
    }

    /// A view or guide is added in one place; the content of a view that is deep in one tree may follow in another.
    private func checkEffects(of components: [Component]) throws(ProofFailure) {
        var added = Set<String>()
        var named = Set<String>()
        for component in components {
            if component.superview != nil {
                guard added.insert(component.name).inserted else {
                    throw ProofFailure("'\(component.name)' is added twice")
                }
                continue
            }
            guard named.insert(component.name).inserted, component.hasContent || !component.anchors.isEmpty else {
                throw ProofFailure("'\(component.name)' begins a tree without content, or a second one")
            }
            if component.identifier != nil {
                throw ProofFailure("'\(component.name)' is identified, but not added by the layout")
            }
        }
    }

    // MARK: Hierarchy

    private func add(_ component: Component, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        switch try simulation.item(named: component.name[...]) {
        case .guide(let guide):
            guard version.takesGuides, component.identifier == nil else {
                throw ProofFailure("'\(component.name)' is a layout guide, not a view")
            }
            guard let superview = component.superview else { return }
            let owner = try simulation.node(named: superview)
            try checkIsNoEffectView(superview, owner, in: simulation)
            guard simulation.layout.guides[guide].kind == .custom else {
                throw ProofFailure("'\(component.name)' is a guide of UIKit's own")
            }
            simulation.addedGuides[guide] = owner
        case .node(let node):
            if let identifier = component.identifier {
                simulation.hierarchy.update(node) { $0.accessibilityIdentifier = identifier }
            }
            guard let superview = component.superview else { return }
            let parent = try simulation.node(named: superview)
            try checkIsNoEffectView(superview, parent, in: simulation)
            simulation.hierarchy.update(node) { $0.translatesMask = false }
            try simulation.hierarchy.addSubview(node, to: parent)
            if version.arrangesSubviews, component.isArranged, isStack(parent, in: simulation) {
                try simulation.hierarchy.addArranged(node, to: parent)
            }
        }
    }

    /// The library adds the views of an effect view's block to its content view.
    private func checkIsNoEffectView(
        _ name: String,
        _ node: Int,
        in simulation: UIKitSimulation
    ) throws(ProofFailure) {
        guard case .view(let view) = simulation.hierarchy.nodes[node].identity,
            simulation.layout.views[view].baseClass == "UIVisualEffectView"
        else { return }
        throw ProofFailure("what is in the block of '\(name)' comes into its content view")
    }

    private func isStack(_ node: Int, in simulation: UIKitSimulation) -> Bool {
        (try? simulation.checkIsStack(node)) != nil
    }

    // MARK: Constraints

    private func constraints(
        of component: Component,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> [UIKitSimulation.Made] {
        guard !component.anchors.isEmpty else { return [] }
        let first = try simulation.item(named: component.name[...])
        let superview = try component.superview.map { (name) throws(ProofFailure) in
            SimulatedItem.node(try simulation.node(named: name))
        }
        var made: [UIKitSimulation.Made] = []
        for line in component.anchors {
            for attribute in line.head.attributes {
                made.append(
                    try constraint(attribute, line, of: first, in: superview, component.name, &simulation)
                )
            }
        }
        return made
    }

    private func constraint(
        _ attribute: LayoutAttribute,
        _ line: AnchorLine,
        of first: SimulatedItem,
        in superview: SimulatedItem?,
        _ name: String,
        _ simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> UIKitSimulation.Made {
        let call = line.call ?? AnchorLine.Call(relation: .equal, target: .superview)
        var target: SimulatedItem?
        switch call.target {
        case .superview: target = superview
        case .item(let item): target = try simulation.item(named: item[...])
        // Beside a position, a constant is one to the superview (`AnchorsItem.deny`).
        case .constant: target = attribute.isSize ? nil : superview
        }
        if target == nil, call.target != .constant || !attribute.isSize {
            throw ProofFailure("'\(name)' has an anchor to a superview that its block does not have")
        }
        var made = UIKitSimulation.Made(
            relation: call.relation,
            multiplier: target == nil ? 1 : line.multiplier,
            constant: constant(of: attribute, call.offset),
            priority: Float(line.priority),
            identifier: line.identifier
        )
        made.first = .init(item: first, attribute: attribute)
        made.second = target.map { .init(item: $0, attribute: call.attribute ?? attribute) }
        return made
    }

    private func constant(of attribute: LayoutAttribute, _ offset: AnchorLine.Offset) -> Double {
        switch offset {
        case .none: return 0
        case .constant(let constant): return constant
        case .inward(let inward):
            switch attribute {
            case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return -inward
            default: return inward
            }
        case .size(let width, let height), .sizeOffsets(let width, let height):
            return attribute == .width ? width : height
        case .centerOffsets(let x, let y): return attribute == .centerX ? x : y
        }
    }
}
