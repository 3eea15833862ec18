import LayoutSolver

/// A layout as a system of linear constraints: four variables for each view and guide, one row for each constraint that
/// takes part, made ones first.
///
/// The variable of an attribute is `4 * item + attribute.rawValue`, where views come first, in file order, then guides
/// by index. The coordinates `minX` and `minY` of roots are constants (0) and appear in no row. Rows stand in keep
/// order within each rank: made ones by item and table, then listed ones by position in the file.
public struct LoweredLayout: Sendable {
    /// Where a row comes from.
    public enum RowSource: Sendable, Equatable {
        /// The constraint of this index.
        case constraint(Int)
        /// The made constraint of this index in `made`.
        case made(Int)
    }

    /// What the rows mean to the solver; row indices are those of `sources`.
    public var system: LinearSystem
    public var sources: [RowSource]
    public var made: [MadeRow]
    /// Whether the row rests on a value that the source does not hold.
    public var isAssumed: [Bool]
    /// The variables of sizes that are unknown: nothing was made for them, and an ambiguity of them is `possible`.
    public var unknownVariables: [Int]
    public var viewCount: Int
    public var guideCount: Int

    public func variable(_ attribute: FrameAttribute, of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): 4 * view + attribute.rawValue
        case .guide(let guide): 4 * (viewCount + guide) + attribute.rawValue
        case .missing: nil
        }
    }

    public func itemAndAttribute(of variable: Int) -> (item: Layout.Item, attribute: FrameAttribute)? {
        guard let attribute = FrameAttribute(rawValue: variable % 4) else { return nil }
        let index = variable / 4
        return (index < viewCount ? .view(index) : .guide(index - viewCount), attribute)
    }
}

/// A row that the lowering adds: what it is, before it is spelt out as an id and a constraint.
public struct MadeRow: Sendable, Equatable {
    public enum Role: Sendable, Equatable {
        case nonnegative(FrameAttribute)
        case rootSize(FrameAttribute)
        /// Ties a guide to its owner; `edge` is the last part of the id.
        case guide(edge: String)
        case content(FrameAttribute, isHugging: Bool)
        /// `part` is `x`, `y`, `width` or `height`.
        case mask(part: String)
        /// `part` is all of the id that follows the stack's id, such as `spacing.2`.
        case stack(part: String)
    }

    /// The view or guide that the row belongs to.
    public var item: Layout.Item
    public var role: Role

    public init(item: Layout.Item, role: Role) {
        self.item = item
        self.role = role
    }
}

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
