/// Places in the coordinates of other views of the same hierarchy. Transforms are left out, as in all of Headless.
extension UIView {
    /// - Parameter view: `nil` for the outermost superview.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let mine = rootOffset
        let other = view?.rootOffset ?? .zero
        return CGPoint(x: point.x + mine.x - other.x, y: point.y + mine.y - other.y)
    }

    /// - Parameter view: `nil` for the outermost superview.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let mine = rootOffset
        let other = view?.rootOffset ?? .zero
        return CGPoint(x: point.x + other.x - mine.x, y: point.y + other.y - mine.y)
    }

    /// - Parameter view: `nil` for the outermost superview.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// - Parameter view: `nil` for the outermost superview.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where the view's own (0, 0) is in the coordinates of the outermost superview.
    private var rootOffset: CGPoint {
        var offset = CGPoint.zero
        var view = self
        while let parent = view.superview {
            offset.x += view.frame.origin.x - view.boundsOrigin.x
            offset.y += view.frame.origin.y - view.boundsOrigin.y
            view = parent
        }
        return offset
    }
}
