import LayoutModel

/// Runs a flow by the library's rules (`Flow+Constraints.swift`, `Flow+Attributes.swift`, `Flow+TargetView.swift` of 0.0.2).
struct FlowSimulation {
    /// A queued constraint.
    private struct Queued {
        /// `nil` where there is no second item.
        var target: LayoutAttribute?
        var relation = Relation.equal
        var multiplier = 1.0
        var constant = 0.0
    }

    private let chain: FlowChain
    /// One for each first attribute; a later one takes the place of an earlier one.
    private var queue: [LayoutAttribute: Queued] = [:]

    init(_ chain: FlowChain) {
        self.chain = chain
    }

    mutating func run(in simulation: inout UIKitSimulation) throws(ProofFailure) {
        var view = try simulation.node(named: chain.subject)
        for group in chain.groups {
            for call in group.calls { try self.call(call, on: view, in: &simulation) }
            switch group.target {
            case .superview: try finish(with: superview(of: view, in: simulation), on: view, in: &simulation)
            case .itself: try finish(with: view, on: view, in: &simulation)
            case .view(let name):
                let other = try simulation.node(named: name)
                try finish(with: other, on: view, in: &simulation)
                // It returns the flow of the other view (`withView(_:exclude:)`: its argument hides the property).
                view = other
            }
        }
    }

    private func superview(of view: Int, in simulation: UIKitSimulation) throws(ProofFailure) -> Int {
        guard let superview = simulation.hierarchy.nodes[view].superview else {
            throw ProofFailure("'\(chain.subject)' has no superview, which a flow needs")
        }
        return superview
    }

    private mutating func call(
        _ call: FlowCall,
        on view: Int,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) {
        switch call {
        case .attribute(let attribute, let other):
            if other == attribute { throw ProofFailure("the attribute of a target repeats that of its call") }
            queue[attribute] = Queued(target: other ?? attribute)
        case .constant(let attribute, let constant): queue[attribute] = Queued(target: nil, constant: constant)
        case .size(let size):
            queue[.width] = Queued(target: nil)
            queue[.height] = Queued(target: nil)
            change(nil) { $0.constant = size }
        case .center:
            queue[.centerX] = Queued(target: .centerX)
            queue[.centerY] = Queued(target: .centerY)
        case .edges(let inset):
            let superview = try superview(of: view, in: simulation)
            queue[.left] = Queued(target: .left)
            queue[.top] = Queued(target: .top)
            change(nil) { $0.constant = inset }
            try finish(with: superview, on: view, in: &simulation)
            queue[.right] = Queued(target: .right)
            queue[.bottom] = Queued(target: .bottom)
            change(nil) { $0.constant = 0 - inset }
            try finish(with: superview, on: view, in: &simulation)
        case .multiplier(let multiplier, let attributes): change(attributes) { $0.multiplier = multiplier }
        case .relation(let relation, let attributes): change(attributes) { $0.relation = relation }
        case .offset(let constant, let attributes): change(attributes) { $0.constant = constant }
        }
    }

    /// Changes what is queued so far.
    private mutating func change(_ attributes: [LayoutAttribute]?, _ change: (inout Queued) -> Void) {
        for (attribute, value) in queue where attributes?.contains(attribute) ?? true {
            var value = value
            change(&value)
            queue[attribute] = value
        }
    }

    /// Makes and activates all that is queued.
    private mutating func finish(
        with other: Int,
        on view: Int,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) {
        simulation.hierarchy.update(view) { $0.translatesMask = false }
        for attribute in LayoutAttribute.allCases {
            guard let queued = queue.removeValue(forKey: attribute) else { continue }
            var made = UIKitSimulation.Made(
                relation: queued.relation,
                multiplier: queued.target == nil ? 1 : queued.multiplier,
                constant: queued.constant,
                priority: 1000
            )
            made.first = .init(item: .node(view), attribute: attribute)
            made.second = queued.target.map { .init(item: .node(other), attribute: $0) }
            if made.second == nil, !attribute.isSize {
                throw ProofFailure("a flow has a position without a second item")
            }
            try simulation.activate(made)
        }
    }
}
