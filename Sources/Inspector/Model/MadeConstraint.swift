/// A made constraint in full, as findings report it.
public struct MadeConstraint: Sendable, Equatable {
    /// Complete in the terms of the dump format: `first`/`second` or `terms`, origin, and so on.
    public var constraint: Layout.Constraint
    public var isAssumed: Bool

    public init(constraint: Layout.Constraint, isAssumed: Bool) {
        self.constraint = constraint
        self.isAssumed = isAssumed
    }
}
