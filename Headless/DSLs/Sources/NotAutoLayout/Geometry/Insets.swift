import UIKit

public struct Insets: Sendable {
    public var top: Float
    public var left: Float
    public var bottom: Float
    public var right: Float

    public init(top: Float, left: Float, bottom: Float, right: Float) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init(_ insets: UIEdgeInsets) {
        self.init(
            top: Float(insets.top),
            left: Float(insets.left),
            bottom: Float(insets.bottom),
            right: Float(insets.right)
        )
    }

    public var cgValue: UIEdgeInsets {
        UIEdgeInsets(top: top.cgValue, left: left.cgValue, bottom: bottom.cgValue, right: right.cgValue)
    }

    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}
