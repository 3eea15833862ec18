extension UIView {
    /// Measured edge by edge from the superview's safe area; a controller's view adds its controller's additional insets.
    var measuredSafeAreaInsets: UIEdgeInsets {
        var insets =
            superview.map { remainder(of: $0.safeAreaInsets, in: $0) } ?? (self as? UIWindow)?.deviceSafeAreaInsets
            ?? screenInsets
        if superview != nil, let bars = controller?.parent?.barInsets {
            insets.top += bars.top
            insets.bottom += bars.bottom
        }
        if let additional = controller?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        return insets
    }

    /// Those of the screen, for a controller's view that fills it as if it were in a window.
    private var screenInsets: UIEdgeInsets {
        let screen = UIScreen.main
        return controller != nil && bounds.size == screen.bounds.size ? screen.deviceSafeAreaInsets : .zero
    }

    /// What of the superview's insets reaches into this view, each edge for itself and at most as it is there.
    func remainder(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
        let bounds = parent.bounds
        let x = frame.origin.x - bounds.origin.x
        let y = frame.origin.y - bounds.origin.y
        return UIEdgeInsets(
            top: clamp(insets.top - y, insets.top),
            left: clamp(insets.left - x, insets.left),
            bottom: clamp(y + frame.size.height - (bounds.size.height - insets.bottom), insets.bottom),
            right: clamp(x + frame.size.width - (bounds.size.width - insets.right), insets.right)
        )
    }
}
