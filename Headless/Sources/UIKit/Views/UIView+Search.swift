extension UIView {
    /// The view itself and all below it, each before its subviews.
    func subtree() -> [UIView] {
        var found: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            found.append(view)
            pending += view.children.reversed()
        }
        return found
    }

    func isBelow(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    var nearestWindow: UIWindow? {
        var current: UIView? = self
        while let view = current {
            if let window = view as? UIWindow { return window }
            current = view.superview
        }
        return nil
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var mine = path()
        var theirs = other.path()
        var common: UIView?
        while let a = mine.popLast(), let b = theirs.popLast(), a === b { common = a }
        return common
    }

    /// The view, its superview, and so on up to the root.
    private func path() -> [UIView] {
        var views: [UIView] = []
        var current: UIView? = self
        while let view = current {
            views.append(view)
            current = view.superview
        }
        return views
    }
}
