import LayoutModel

/// A constraint as a layout says it: without its first item.
struct AnchorToken {
    enum Target: Hashable {
        case none
        case superview
        case item(String)
    }

    /// What the constraints of one line have in common, apart from their constants.
    struct Common: Hashable {
        var relation: Relation
        var target: Target
        var multiplier: Double
        var priority: Double
        var identifier: String?
    }

    var attribute: LayoutAttribute
    /// `nil` for a size without a second item.
    var second: LayoutAttribute?
    var constant: Double
    var common: Common

    /// Whether both attributes are the same, as a line of several attributes needs.
    var isPlain: Bool { second == nil || second == attribute }

    /// The constant, positive towards the inside of the target.
    var inward: Double { attribute.isFar ? 0 - constant : constant + 0 }

    /// The number that UIKit gives the attribute; the library's printer sorted by it.
    static func number(_ attribute: LayoutAttribute?) -> Int {
        switch attribute {
        case nil: 0
        case .left?: 1
        case .right?: 2
        case .top?: 3
        case .bottom?: 4
        case .leading?: 5
        case .trailing?: 6
        case .width?: 7
        case .height?: 8
        case .centerX?: 9
        case .centerY?: 10
        case .lastBaseline?: 11
        case .firstBaseline?: 12
        case .leftMargin?: 13
        case .rightMargin?: 14
        case .topMargin?: 15
        case .bottomMargin?: 16
        case .leadingMargin?: 17
        case .trailingMargin?: 18
        case .centerXWithinMargins?: 19
        case .centerYWithinMargins?: 20
        }
    }

    /// The order in which the library's printer wrote constraints.
    static func comesFirst(_ left: AnchorToken, _ right: AnchorToken) -> Bool {
        func relation(_ token: AnchorToken) -> Int {
            switch token.common.relation {
            case .lessThanOrEqual: -1
            case .equal: 0
            case .greaterThanOrEqual: 1
            }
        }
        let lefts = [number(left.attribute), number(left.second), relation(left)]
        let rights = [number(right.attribute), number(right.second), relation(right)]
        if lefts != rights { return lefts.lexicographicallyPrecedes(rights) }
        return [left.constant, left.common.multiplier, left.common.priority]
            .lexicographicallyPrecedes([right.constant, right.common.multiplier, right.common.priority])
    }
}

extension LayoutAttribute {
    /// Whether a positive constant leads out of the target (`AnchorsAttribute.inwardDirectionFactor`).
    var isFar: Bool {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
        default: false
        }
    }
}
