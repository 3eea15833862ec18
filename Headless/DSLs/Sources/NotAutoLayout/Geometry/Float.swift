import UIKit

/// A number of points. The library has a type of its own, which hides Swift's.
public struct Float: Hashable, Sendable {
    public var cgValue: CGFloat

    public init(_ value: CGFloat) { cgValue = value }

    public init<Source: BinaryInteger>(_ value: Source) { cgValue = CGFloat(value) }

    public static let zero = Float(CGFloat(0))
    public static let pi = Float(CGFloat.pi)
    public static let infinity = Float(CGFloat.infinity)
    public static let greatestFiniteMagnitude = Float(CGFloat.greatestFiniteMagnitude)

    public var half: Float { self / 2 }
    public var double: Float { self * 2 }
    public var isNaN: Bool { cgValue.isNaN }
    public var isZero: Bool { cgValue.isZero }
    public var isFinite: Bool { cgValue.isFinite }
    public var isNonZero: Bool { !isNaN && !isZero }

    public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Float {
        Float(cgValue.rounded(rule))
    }
}

extension Float: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { cgValue = CGFloat(value) }
}

extension Float: SignedNumeric {
    public init(integerLiteral value: Int) { cgValue = CGFloat(value) }

    public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = CGFloat(exactly: source) else { return nil }
        cgValue = value
    }

    public var magnitude: Float { Float(cgValue.magnitude) }

    public static func + (left: Float, right: Float) -> Float { Float(left.cgValue + right.cgValue) }
    public static func - (left: Float, right: Float) -> Float { Float(left.cgValue - right.cgValue) }
    public static func * (left: Float, right: Float) -> Float { Float(left.cgValue * right.cgValue) }
    public static func / (left: Float, right: Float) -> Float { Float(left.cgValue / right.cgValue) }
    public static func *= (left: inout Float, right: Float) { left = left * right }
    public static func /= (left: inout Float, right: Float) { left = left / right }
}

extension Float: Comparable {
    public static func < (left: Float, right: Float) -> Bool { left.cgValue < right.cgValue }
}

extension Float: CustomStringConvertible {
    public var description: String { "\(cgValue)" }
}
