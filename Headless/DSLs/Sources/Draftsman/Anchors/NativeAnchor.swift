import UIKit

/// One of UIKit's anchors.
public enum NativeAnchor {
    case x(NSLayoutXAxisAnchor)
    case y(NSLayoutYAxisAnchor)
    case dimension(NSLayoutDimension)
}

extension NativeAnchor {
    /// The anchor of an item; `nil` for attributes that Draftsman has no anchor for.
    @MainActor
    init?(_ item: any LayoutWithAnchors, _ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .left: self = .x(item.leftAnchor)
        case .right: self = .x(item.rightAnchor)
        case .leading: self = .x(item.leadingAnchor)
        case .trailing: self = .x(item.trailingAnchor)
        case .centerX: self = .x(item.centerXAnchor)
        case .top: self = .y(item.topAnchor)
        case .bottom: self = .y(item.bottomAnchor)
        case .centerY: self = .y(item.centerYAnchor)
        case .width: self = .dimension(item.widthAnchor)
        case .height: self = .dimension(item.heightAnchor)
        default: return nil
        }
    }

    /// Identifies an anchor: UIKit has one object for each attribute of an item.
    @MainActor var identity: AnchorIdentity {
        switch self {
        case .x(let anchor): AnchorIdentity(item: anchor.item, anchor: anchor, name: anchor.name)
        case .y(let anchor): AnchorIdentity(item: anchor.item, anchor: anchor, name: anchor.name)
        case .dimension(let anchor): AnchorIdentity(item: anchor.item, anchor: anchor, name: anchor.name)
        }
    }
}

/// An attribute of an item.
struct AnchorIdentity: Hashable {
    let object: ObjectIdentifier
    let name: String

    /// - Parameter item: `nil` for distances of anchors, which are objects of their own.
    init(item: AnyObject?, anchor: AnyObject, name: String) {
        object = ObjectIdentifier(item ?? anchor)
        self.name = name
    }
}
