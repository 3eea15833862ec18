import LayoutModel

/// A part of a chain of FlowConstraint.
package enum FlowValue: LibraryValue {
    /// A flow, which is an object: what it has queued can be added to in several statements.
    case flow(Int)
    /// `Constraint.Attributes`: what a closure changes of a queued constraint.
    case queued(flow: Int, LayoutAttribute)

    package var noun: String {
        switch self {
        case .flow: "a flow"
        case .queued: "the attributes of a flow"
        }
    }

    package var isHeld: Bool { if case .flow = self { true } else { false } }
}

/// `title.flow()`, with what is queued until a target makes it.
package struct FlowQueue: Sendable {
    /// `Constraint.Attributes`
    struct Queued: Sendable {
        /// `nil`: `.notAnAttribute`
        var target: LayoutAttribute?
        var relation = Relation.equal
        var multiplier = 1.0
        var constant = 0.0
        var token: Int
    }

    let view: Int
    /// One for each first attribute; a later one takes the place of an earlier one.
    var queue: [(attribute: LayoutAttribute, values: Queued)] = []

    init(of view: Int) { self.view = view }

    subscript(_ attribute: LayoutAttribute) -> Queued? {
        get { queue.first { $0.attribute == attribute }?.values }
        set {
            let index = queue.firstIndex { $0.attribute == attribute }
            if let newValue, let index {
                queue[index].values = newValue
            } else if let newValue {
                queue.append((attribute, newValue))
            } else if let index {
                queue.remove(at: index)
            }
        }
    }

    /// Changes what is queued so far.
    mutating func change(_ isMeant: (LayoutAttribute) -> Bool, _ change: (inout Queued) -> Void) {
        for index in queue.indices where isMeant(queue[index].attribute) { change(&queue[index].values) }
    }
}
