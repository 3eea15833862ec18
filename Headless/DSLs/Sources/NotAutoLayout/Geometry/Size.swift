import UIKit

public struct Size: Equatable, Sendable {
    public var width: Float
    public var height: Float

    public init(width: Float, height: Float) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: Float(size.width), height: Float(size.height)) }

    public var cgValue: CGSize { CGSize(width: width.cgValue, height: height.cgValue) }

    public static let zero = Size(width: 0, height: 0)
    public static let identity = Size(width: 1, height: 1)

    public var ratio: Float { width / height }

    public static func + (left: Size, right: Size) -> Size {
        Size(width: left.width + right.width, height: left.height + right.height)
    }

    public static func - (left: Size, right: Size) -> Size {
        Size(width: left.width - right.width, height: left.height - right.height)
    }

    public static func += (left: inout Size, right: Size) { left = left + right }
    public static func -= (left: inout Size, right: Size) { left = left - right }
}

extension Size {
    /// The largest size of a ratio that fits into this one, or the smallest that fills it.
    func aspect(_ ratio: Float, isFit: Bool) -> Size {
        if isFit ? ratio > self.ratio : ratio < self.ratio {
            return Size(width: width, height: ratio.isNonZero ? width / ratio : .greatestFiniteMagnitude)
        }
        return Size(width: ratio.isFinite ? height * ratio : .greatestFiniteMagnitude, height: height)
    }
}
