/// The anchors and the length of a controller's top and bottom layout guides.
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points between the edge of the controller's view and what covers it.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide at a controller's top or bottom. The name is that of UIKit's private class.
final class _UILayoutSpacer: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owner?.safeAreaInsets else { return 0 }
        return kind == .topLayout ? insets.top : insets.bottom
    }
}
