import UIKit

public struct Rect: Equatable, Sendable {
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Float, y: Float, width: Float, height: Float) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }

    public var cgValue: CGRect { CGRect(origin: origin.cgValue, size: size.cgValue) }

    public static let zero = Rect(origin: .zero, size: .zero)
    public static let identity = Rect(origin: .zero, size: .identity)

    public var x: Float { origin.x }
    public var y: Float { origin.y }
    public var width: Float { size.width }
    public var height: Float { size.height }
    public var left: Float { origin.x }
    public var center: Float { horizontalGeometry(at: 0.5) }
    public var right: Float { horizontalGeometry(at: 1) }
    public var top: Float { origin.y }
    public var middle: Float { verticalGeometry(at: 0.5) }
    public var bottom: Float { verticalGeometry(at: 1) }

    public func horizontalGeometry(at coordinate: Float) -> Float { x + width * coordinate }
    public func verticalGeometry(at coordinate: Float) -> Float { y + height * coordinate }

    public func pointGeometryAt(x coordinateX: Float, y coordinateY: Float) -> Point {
        Point(x: horizontalGeometry(at: coordinateX), y: verticalGeometry(at: coordinateY))
    }

    public func pointGeometry(at coordinate: Point) -> Point { pointGeometryAt(x: coordinate.x, y: coordinate.y) }

    public func rect(inside insets: Insets) -> Rect { Rect(cgValue.inset(by: insets.cgValue)) }
}

extension Rect {
    public var topLeft: Point { pointGeometry(at: .coordinateTopLeft) }
    public var topCenter: Point { pointGeometry(at: .coordinateTopCenter) }
    public var topRight: Point { pointGeometry(at: .coordinateTopRight) }
    public var middleLeft: Point { pointGeometry(at: .coordinateMiddleLeft) }
    public var middleCenter: Point { pointGeometry(at: .coordinateMiddleCenter) }
    public var middleRight: Point { pointGeometry(at: .coordinateMiddleRight) }
    public var bottomLeft: Point { pointGeometry(at: .coordinateBottomLeft) }
    public var bottomCenter: Point { pointGeometry(at: .coordinateBottomCenter) }
    public var bottomRight: Point { pointGeometry(at: .coordinateBottomRight) }
}
