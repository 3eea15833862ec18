import UIKit

public struct Point: Equatable, Sendable {
    public var x: Float
    public var y: Float

    public init(x: Float, y: Float) {
        self.x = x
        self.y = y
    }

    public init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }

    public var cgValue: CGPoint { CGPoint(x: x.cgValue, y: y.cgValue) }

    public static let zero = Point(x: 0, y: 0)

    public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
    public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
    public static func += (left: inout Point, right: Point) { left = left + right }
    public static func -= (left: inout Point, right: Point) { left = left - right }
}

/// Places in a rectangle, from 0 to 1.
extension Point {
    public static let coordinateTopLeft = Point(x: 0, y: 0)
    public static let coordinateTopCenter = Point(x: 0.5, y: 0)
    public static let coordinateTopRight = Point(x: 1, y: 0)
    public static let coordinateMiddleLeft = Point(x: 0, y: 0.5)
    public static let coordinateMiddleCenter = Point(x: 0.5, y: 0.5)
    public static let coordinateMiddleRight = Point(x: 1, y: 0.5)
    public static let coordinateBottomLeft = Point(x: 0, y: 1)
    public static let coordinateBottomCenter = Point(x: 0.5, y: 1)
    public static let coordinateBottomRight = Point(x: 1, y: 1)
}
