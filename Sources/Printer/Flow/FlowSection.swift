import LayoutModel

/// FlowConstraint source as typed values: exactly the contents of the text.
typealias FlowFile = SourceFile<FlowSection>

/// The source of one class.
struct FlowSection: SourceSection {
    var parts = SourceParts()
    /// The statements that build the hierarchy.
    var hierarchy: [UIKitStatement] = []
    /// The flows of views with constraints of their own.
    var chains: [FlowChain] = []
    /// The constraints that a flow cannot make.
    var rest: [PlainStep] = []

    static let addSubviews = "addSubviews"
    static let applyFlows = "applyFlows"
    static let activateConstraints = "activateConstraints"

    /// The functions that a class calls to set itself up.
    var calls: [String] {
        (parts.configurations.isEmpty ? [] : [ClassShell.configureViews])
            + (hierarchy.isEmpty ? [] : [Self.addSubviews]) + (chains.isEmpty ? [] : [Self.applyFlows])
            + (rest.isEmpty ? [] : [Self.activateConstraints])
    }
}

/// `title.flow()` with all that follows.
struct FlowChain: Equatable, Sendable {
    var subject: String
    var groups: [FlowGroup]
}

extension FlowChain {
    /// What follows `withView` would be about that view: `withView(_:)` of 0.0.2 returns its flow.
    static func chains(of groups: [FlowGroup], on subject: String) -> [FlowChain] {
        var chains: [FlowChain] = []
        var isEnded = true
        for group in groups {
            if isEnded { chains.append(FlowChain(subject: subject, groups: [])) }
            chains[chains.count - 1].groups.append(group)
            if case .view = group.target { isEnded = true } else { isEnded = false }
        }
        return chains
    }
}

/// The calls up to the one that makes their constraints.
struct FlowGroup: Equatable, Sendable {
    enum Target: Equatable, Sendable {
        /// `.withSuperview()`
        case superview
        /// `.withView(header)`
        case view(String)
        /// `.withSelf()`
        case itself
    }

    var calls: [FlowCall]
    var target: Target
}

/// A call that queues constraints, or changes those that are queued (`Flow+Constraints.swift`, `Flow+Attributes.swift` of
/// 0.0.2).
enum FlowCall: Equatable, Sendable {
    /// `.top()`, or `.top(.bottom)`
    case attribute(LayoutAttribute, of: LayoutAttribute?)
    /// `.constant(.height, constant: 40)`
    case constant(LayoutAttribute, Double)
    /// `.size(40)`
    case size(Double)
    /// `.center()`
    case center
    /// `.edges(8)`; 0 is omitted.
    case edges(Double)
    /// `.attribute(multiplier: 0.5, for: [.width])`; `nil` for all that is queued.
    case multiplier(Double, for: [LayoutAttribute]?)
    case relation(Relation, for: [LayoutAttribute]?)
    case offset(Double, for: [LayoutAttribute]?)
}
