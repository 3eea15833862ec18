import LayoutModel

/// The sizes over which a layout is asked to hold, in points.
public struct SizeRange: Sendable, Equatable {
    public var width: ClosedRange<Double>
    /// `nil`: only the recorded height.
    public var height: ClosedRange<Double>?

    public init(width: ClosedRange<Double>, height: ClosedRange<Double>? = nil) {
        self.width = width
        self.height = height
    }

    subscript(axis: Axis) -> ClosedRange<Double>? { axis == .horizontal ? width : height }
}
