import UIKit

/// A view or guide that is found when the draft is built, from the view that is being built.
public enum AnonymousLayout: Sendable {
    case mySelf
    case parent
    case safeArea
    case keyboard
    case keyboardSafeArea
    /// The view that was built before: the parent for a first child, otherwise the sibling before it, or the last view
    /// that this sibling arranges.
    case previous
    case previousSafeArea
}

/// A horizontal position of an anonymous layout.
public enum XAnonymousAnchor: Sendable {
    case left(of: AnonymousLayout)
    case leading(of: AnonymousLayout)
    case right(of: AnonymousLayout)
    case trailing(of: AnonymousLayout)
    case centerX(of: AnonymousLayout)

    var target: RelationTarget {
        switch self {
        case .left(let layout): .anonymous(layout, [.left])
        case .leading(let layout): .anonymous(layout, [.leading])
        case .right(let layout): .anonymous(layout, [.right])
        case .trailing(let layout): .anonymous(layout, [.trailing])
        case .centerX(let layout): .anonymous(layout, [.centerX])
        }
    }
}

/// A vertical position of an anonymous layout.
public enum YAnonymousAnchor: Sendable {
    case top(of: AnonymousLayout)
    case bottom(of: AnonymousLayout)
    case centerY(of: AnonymousLayout)

    var target: RelationTarget {
        switch self {
        case .top(let layout): .anonymous(layout, [.top])
        case .bottom(let layout): .anonymous(layout, [.bottom])
        case .centerY(let layout): .anonymous(layout, [.centerY])
        }
    }
}

/// A corner, the centre, or the middle of an edge of an anonymous layout.
public enum XYAnonymousAnchor: Sendable {
    case topLeft(of: AnonymousLayout)
    case topLeading(of: AnonymousLayout)
    case topRight(of: AnonymousLayout)
    case topTrailing(of: AnonymousLayout)
    case bottomLeft(of: AnonymousLayout)
    case bottomLeading(of: AnonymousLayout)
    case bottomRight(of: AnonymousLayout)
    case bottomTrailing(of: AnonymousLayout)
    case center(of: AnonymousLayout)
    case centerLeft(of: AnonymousLayout)
    case centerLeading(of: AnonymousLayout)
    case centerRight(of: AnonymousLayout)
    case centerTrailing(of: AnonymousLayout)
    case centerTop(of: AnonymousLayout)
    case centerBottom(of: AnonymousLayout)

    var target: RelationTarget {
        switch self {
        case .topLeft(let layout): .anonymous(layout, [.left, .top])
        case .topLeading(let layout): .anonymous(layout, [.leading, .top])
        case .topRight(let layout): .anonymous(layout, [.right, .top])
        case .topTrailing(let layout): .anonymous(layout, [.trailing, .top])
        case .bottomLeft(let layout): .anonymous(layout, [.left, .bottom])
        case .bottomLeading(let layout): .anonymous(layout, [.leading, .bottom])
        case .bottomRight(let layout): .anonymous(layout, [.right, .bottom])
        case .bottomTrailing(let layout): .anonymous(layout, [.trailing, .bottom])
        case .center(let layout): .anonymous(layout, [.centerX, .centerY])
        case .centerLeft(let layout): .anonymous(layout, [.left, .centerY])
        case .centerLeading(let layout): .anonymous(layout, [.leading, .centerY])
        case .centerRight(let layout): .anonymous(layout, [.right, .centerY])
        case .centerTrailing(let layout): .anonymous(layout, [.trailing, .centerY])
        case .centerTop(let layout): .anonymous(layout, [.centerX, .top])
        case .centerBottom(let layout): .anonymous(layout, [.centerX, .bottom])
        }
    }
}

/// A dimension of an anonymous layout.
public enum DimensionAnonymousAnchor: Sendable {
    case height(of: AnonymousLayout)
    case width(of: AnonymousLayout)

    var target: RelationTarget {
        switch self {
        case .height(let layout): .anonymous(layout, [.height])
        case .width(let layout): .anonymous(layout, [.width])
        }
    }
}
