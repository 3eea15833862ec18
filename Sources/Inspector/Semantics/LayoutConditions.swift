import LayoutModel

/// What to take a layout at instead of what it was recorded at.
public struct LayoutConditions: Sendable, Equatable {
    /// The size of every root, in points; `nil`: as recorded.
    public var size: Size?
    /// The safe area of every root; further down, an inset that was recorded follows that of its root. `nil`: as
    /// recorded.
    public var safeAreaInsets: EdgeInsets?
    /// The direction of the layout and its roots; views below that state their own keep it. `nil`: as recorded.
    public var direction: LayoutDirection?

    public init(size: Size? = nil, safeAreaInsets: EdgeInsets? = nil, direction: LayoutDirection? = nil) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.direction = direction
    }
}
