/// A part of a project that a run does without.
package struct LeftOut: Sendable, Hashable {
    package var path: String
    /// From 1.
    package var line: Int
    /// The first line of what was left out, without blanks around it.
    package var code: String
    /// What the compiler said.
    package var reason: String
    /// How many calls in it would make constraints.
    package var constraintCalls: Int
    /// Whether it can change where views are.
    package var isOfLayout: Bool
    /// Whether it is a condition, which does not hold now: the calls are those that it decides on.
    package var isCondition = false

    package init(
        path: String,
        line: Int,
        code: String,
        reason: String,
        constraintCalls: Int,
        isOfLayout: Bool
    ) {
        self.path = path
        self.line = line
        self.code = code
        self.reason = reason
        self.constraintCalls = constraintCalls
        self.isOfLayout = isOfLayout
    }
}
