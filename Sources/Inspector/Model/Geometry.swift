/// Points, in the coordinates that the property states; y grows downwards.
public struct Rectangle: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @inlinable public var size: Size { Size(width: width, height: height) }

    @inlinable public subscript(attribute: FrameAttribute) -> Double {
        get {
            switch attribute {
            case .minX: x
            case .minY: y
            case .width: width
            case .height: height
            }
        }
        set {
            switch attribute {
            case .minX: x = newValue
            case .minY: y = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}

public struct Size: Sendable, Equatable {
    public var width: Double
    public var height: Double

    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @inlinable public subscript(axis: Axis) -> Double {
        axis == .horizontal ? width : height
    }
}

public struct Point: Sendable, Equatable {
    public var x: Double
    public var y: Double

    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    @inlinable public subscript(axis: Axis) -> Double {
        axis == .horizontal ? x : y
    }
}

public enum Axis: String, Sendable, CaseIterable {
    case horizontal
    case vertical

    public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One value for each axis.
public struct PerAxis<Value: Sendable & Equatable>: Sendable, Equatable {
    public var horizontal: Value
    public var vertical: Value

    @inlinable public init(_ horizontal: Value, _ vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @inlinable public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}

/// Distances inwards from the edges of a rectangle, in points.
public struct EdgeInsets: Sendable, Equatable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// Distances inwards from the edges of a rectangle, in points; leading and trailing follow the layout direction.
public struct DirectionalEdgeInsets: Sendable, Equatable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    @inlinable public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top,
            left: isMirrored ? trailing : leading,
            bottom: bottom,
            right: isMirrored ? leading : trailing
        )
    }
}

public enum LayoutDirection: String, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
}

/// The four numbers that place an item, and that a layout may leave undetermined.
///
/// `minX` and `minY` are relative to the bounds origin of the superview (of a guide: its owner). The raw value is the
/// offset of the attribute's variable among the four of an item.
public enum FrameAttribute: Int, Sendable, CaseIterable, Comparable {
    case minX
    case minY
    case width
    case height

    /// The order in which attributes are reported: `minX`, `width`, `minY`, `height`.
    public static let reportOrder: [FrameAttribute] = [.minX, .width, .minY, .height]

    public static func < (left: Self, right: Self) -> Bool { left.reportRank < right.reportRank }

    private var reportRank: Int {
        switch self {
        case .minX: 0
        case .width: 1
        case .minY: 2
        case .height: 3
        }
    }

    @inlinable public var axis: Axis { self == .minX || self == .width ? .horizontal : .vertical }

    @inlinable public var isSize: Bool { self == .width || self == .height }

    /// The name in findings and reports.
    public var name: String {
        switch self {
        case .minX: "minX"
        case .minY: "minY"
        case .width: "width"
        case .height: "height"
        }
    }
}
