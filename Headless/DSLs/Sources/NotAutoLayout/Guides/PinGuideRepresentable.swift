import UIKit

@MainActor
public protocol HorizontalPinGuideRepresentable {
    var direction: UIUserInterfaceLayoutDirection { get }
    func horizontal(at coordinate: Float) -> Float
}

extension HorizontalPinGuideRepresentable {
    public var left: Float { horizontal(at: 0) }
    public var center: Float { horizontal(at: 0.5) }
    public var right: Float { horizontal(at: 1) }
    public var leading: Float { direction == .rightToLeft ? right : left }
    public var trailing: Float { direction == .rightToLeft ? left : right }
}

@MainActor
public protocol VerticalPinGuideRepresentable {
    func vertical(at coordinate: Float) -> Float
}

extension VerticalPinGuideRepresentable {
    public var top: Float { vertical(at: 0) }
    public var middle: Float { vertical(at: 0.5) }
    public var bottom: Float { vertical(at: 1) }
}

@MainActor
public protocol PointPinGuideRepresentable {
    var direction: UIUserInterfaceLayoutDirection { get }
    func pointAt(x: Float, y: Float) -> Point
}

extension PointPinGuideRepresentable {
    public func point(at coordinate: Point) -> Point { pointAt(x: coordinate.x, y: coordinate.y) }

    public var topLeft: Point { point(at: .coordinateTopLeft) }
    public var topCenter: Point { point(at: .coordinateTopCenter) }
    public var topRight: Point { point(at: .coordinateTopRight) }
    public var middleLeft: Point { point(at: .coordinateMiddleLeft) }
    public var middleCenter: Point { point(at: .coordinateMiddleCenter) }
    public var middleRight: Point { point(at: .coordinateMiddleRight) }
    public var bottomLeft: Point { point(at: .coordinateBottomLeft) }
    public var bottomCenter: Point { point(at: .coordinateBottomCenter) }
    public var bottomRight: Point { point(at: .coordinateBottomRight) }

    private var isMirrored: Bool { direction == .rightToLeft }

    public var topLeading: Point { isMirrored ? topRight : topLeft }
    public var topTrailing: Point { isMirrored ? topLeft : topRight }
    /// With the library's three letters d.
    public var midddleLeading: Point { isMirrored ? middleRight : middleLeft }
    public var middleTrailing: Point { isMirrored ? middleLeft : middleRight }
    public var bottomLeading: Point { isMirrored ? bottomRight : bottomLeft }
    public var bottomTrailing: Point { isMirrored ? bottomLeft : bottomRight }
}
