extension UIView {
    /// The view's rectangle in its own coordinates.
    public var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            // The centre stays where it is.
            let middle = center
            frame.size = newValue.size
            center = middle
        }
    }

    /// In the superview's bounds.
    public var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
        }
    }

    /// The intrinsic length of a view that has none.
    public nonisolated static var noIntrinsicMetric: CGFloat { -1 }
}

/// Sizes that views fit their content to.
extension UIView {
    public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }
    public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
