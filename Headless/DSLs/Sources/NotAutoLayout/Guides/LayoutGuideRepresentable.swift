import UIKit

/// A rectangle that layouts refer to, in the superview's coordinates.
@MainActor
public protocol LayoutGuideRepresentable {
    var direction: UIUserInterfaceLayoutDirection { get }
    var frame: Rect { get }
}

extension LayoutGuideRepresentable {
    public var left: Float { frame.left }
    public var center: Float { frame.center }
    public var right: Float { frame.right }
    public var width: Float { frame.width }
    public var top: Float { frame.top }
    public var middle: Float { frame.middle }
    public var bottom: Float { frame.bottom }
    public var height: Float { frame.height }
    public var size: Size { frame.size }

    public var topLeft: Point { frame.topLeft }
    public var topCenter: Point { frame.topCenter }
    public var topRight: Point { frame.topRight }
    public var middleLeft: Point { frame.middleLeft }
    public var middleCenter: Point { frame.middleCenter }
    public var middleRight: Point { frame.middleRight }
    public var bottomLeft: Point { frame.bottomLeft }
    public var bottomCenter: Point { frame.bottomCenter }
    public var bottomRight: Point { frame.bottomRight }

    public func horizontal(at coordinate: Float) -> Float { frame.horizontalGeometry(at: coordinate) }
    public func vertical(at coordinate: Float) -> Float { frame.verticalGeometry(at: coordinate) }
    public func point(at coordinate: Point) -> Point { frame.pointGeometry(at: coordinate) }
    public func frame(inside insets: Insets) -> Rect { frame.rect(inside: insets) }

    private var isMirrored: Bool { direction == .rightToLeft }

    public var leading: Float { isMirrored ? right : left }
    public var trailing: Float { isMirrored ? left : right }
    public var topLeading: Point { isMirrored ? topRight : topLeft }
    public var topTrailing: Point { isMirrored ? topLeft : topRight }
    /// With the library's three letters d.
    public var midddleLeading: Point { isMirrored ? middleRight : middleLeft }
    public var middleTrailing: Point { isMirrored ? middleLeft : middleRight }
    public var bottomLeading: Point { isMirrored ? bottomRight : bottomLeft }
    public var bottomTrailing: Point { isMirrored ? bottomLeft : bottomRight }
}
