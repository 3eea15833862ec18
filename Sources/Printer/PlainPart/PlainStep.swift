/// A step in UIKit's own calls beside a dialect's calls, and why the dialect does not make it.
struct PlainStep: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case statement(UIKitStatement)
        case constraint(PlainConstraint)
    }

    /// In lower case, without a full stop; written as a comment above the step.
    var reason: String
    var action: Action
}

extension [PlainStep] {
    var constraints: [PlainConstraint] {
        compactMap { if case .constraint(let constraint) = $0.action { constraint } else { nil } }
    }

    var statements: [UIKitStatement] {
        compactMap { if case .statement(let statement) = $0.action { statement } else { nil } }
    }
}
