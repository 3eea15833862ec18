import UIKit

/// An attribute that expressions of one axis take.
public protocol AnchorsAttribute: Sendable {
    var attribute: NSLayoutConstraint.Attribute { get }
}

public enum AnchorsXAxisAttribute: AnchorsAttribute {
    case centerX, leading, trailing, left, right
    case centerXWithinMargins, leftMargin, rightMargin, leadingMargin, trailingMargin

    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .centerX: .centerX
        case .leading: .leading
        case .trailing: .trailing
        case .left: .left
        case .right: .right
        case .centerXWithinMargins: .centerXWithinMargins
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        }
    }
}

public enum AnchorsYAxisAttribute: AnchorsAttribute {
    case centerY, top, bottom, firstBaseline, lastBaseline
    case centerYWithinMargins, topMargin, bottomMargin

    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .centerY: .centerY
        case .top: .top
        case .bottom: .bottom
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .centerYWithinMargins: .centerYWithinMargins
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        }
    }
}

public enum AnchorsDimensionAttribute: AnchorsAttribute {
    case height, width

    public var attribute: NSLayoutConstraint.Attribute { self == .height ? .height : .width }
}

/// What a relation adds to its right side, in points.
enum AnchorsShift {
    case constant(CGFloat)
    /// Towards the middle of the second item: negative for right, trailing and bottom, and for their margins.
    case inward(CGFloat)

    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case .constant(let constant): return constant
        case .inward(let offset):
            switch attribute {
            case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return -offset
            default: return offset
            }
        }
    }
}
