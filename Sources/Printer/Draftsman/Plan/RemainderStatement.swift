/// A statement of `applyRemainder()`: what no plan can say, and why.
struct RemainderStatement: Equatable, Sendable {
    /// Lower case, without a full stop; stands as a comment above the statement.
    var reason: String
    var action: Action

    enum Action: Equatable, Sendable {
        case plain(UIKitStatement)
        case constraint(PlainConstraint)
        /// `remainder += badgePlan.apply(to: badge)`, or stacked: `badge.draftStackContent { badgePlan }.apply()`
        case applyPlan(String, to: String, isStacked: Bool)
    }
}
