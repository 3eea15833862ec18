import UIKit

/// What the library adds to a view.
@MainActor
public struct NotAutoLayoutContainer<Containee> {
    public let body: Containee
}

@MainActor
public protocol NotAutoLayoutCompatible: AnyObject {}

extension NotAutoLayoutCompatible where Self: UIView {
    public var nal: NotAutoLayoutContainer<Self> { NotAutoLayoutContainer(body: self) }
}

extension UIView: NotAutoLayoutCompatible {}

extension NotAutoLayoutContainer where Containee: UIView {
    public var layoutGuides: ViewLayoutGuides { ViewLayoutGuides(parentView: body) }

    /// The frame without the view's transform.
    public var identityFrame: CGRect {
        let size = body.bounds.size
        return CGRect(
            origin: CGPoint(x: body.center.x - size.width / 2, y: body.center.y - size.height / 2),
            size: size
        )
    }

    public func frame(thatIgnoresTransform ignoresTransform: Bool) -> CGRect {
        ignoresTransform ? identityFrame : body.frame
    }
}
