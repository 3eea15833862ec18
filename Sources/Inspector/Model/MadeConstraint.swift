/// A made constraint in full, as findings give it.
public struct MadeConstraint: Sendable, Equatable {
    /// In the dump format's terms: `first`/`second` or `terms`, origin and all.
    public var constraint: Layout.Constraint
    public var isAssumed: Bool

    public init(constraint: Layout.Constraint, isAssumed: Bool) {
        self.constraint = constraint
        self.isAssumed = isAssumed
    }
}
