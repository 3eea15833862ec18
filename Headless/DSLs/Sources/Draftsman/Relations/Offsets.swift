import UIKit

/// Points for the two edges of a pair.
public struct HorizontalConstant: Sendable {
    public let leading: CGFloat
    public let trailing: CGFloat
    public var left: CGFloat { leading }
    public var right: CGFloat { trailing }
    public var total: CGFloat { leading + trailing }

    public init(leading: CGFloat, trailing: CGFloat) {
        self.leading = leading
        self.trailing = trailing
    }

    public init(left: CGFloat, right: CGFloat) {
        self.init(leading: left, trailing: right)
    }
}

public typealias HorizontalInsets = HorizontalConstant
public typealias HorizontalOffsets = HorizontalConstant
// Draftsman gives vertical pairs the horizontal type: top is `leading`, bottom `trailing`.
public typealias VerticalInsets = HorizontalConstant
public typealias VerticalOffsets = HorizontalConstant

public typealias AxisInsets = CGPoint
public typealias AxisOffsets = CGPoint

public typealias EdgeInsets = UIEdgeInsets
public typealias EdgeOffsets = UIEdgeInsets
public typealias UIEdgeOffsets = UIEdgeInsets

// Draftsman takes float literals as `Float`: 8.1 becomes 8.100000381.
extension HorizontalConstant: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(left: CGFloat(value), right: CGFloat(value)) }
    public init(floatLiteral value: Float) { self.init(left: CGFloat(value), right: CGFloat(value)) }
}

extension CGPoint: @retroactive ExpressibleByIntegerLiteral, @retroactive ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(x: CGFloat(value), y: CGFloat(value)) }
    public init(floatLiteral value: Float) { self.init(x: CGFloat(value), y: CGFloat(value)) }
}
