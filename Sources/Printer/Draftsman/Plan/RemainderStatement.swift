/// A statement of `applyRemainder()`: something a plan cannot express, and why.
struct RemainderStatement: Equatable, Sendable {
    /// In lower case, without a full stop; written as a comment above the statement.
    var reason: String
    var action: Action

    enum Action: Equatable, Sendable {
        case plain(UIKitStatement)
        case constraint(PlainConstraint)
        /// `remainder += badgePlan.apply(to: badge)`, or stacked: `badge.draftStackContent { badgePlan }.apply()`
        case applyPlan(String, to: String, isStacked: Bool)
    }
}
