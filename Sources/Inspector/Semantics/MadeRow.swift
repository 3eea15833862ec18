import LayoutModel

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
