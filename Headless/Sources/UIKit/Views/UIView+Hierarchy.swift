extension UIView {
    func bringToFront(_ view: UIView) {
        guard let place = children.firstIndex(where: { $0 === view }) else { return }
        children.append(children.remove(at: place))
    }

    func sendToBack(_ view: UIView) {
        guard let place = children.firstIndex(where: { $0 === view }) else { return }
        children.insert(children.remove(at: place), at: 0)
    }

    func exchange(_ index1: Int, with index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        dropCrossingConstraints()
        parent.children.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        // A sibling that is no subview leaves the view in front.
        let isBeside = sibling !== view && children.contains { $0 === sibling }
        insert(view, at: children.count)
        guard isBeside, view.superview === self, let from = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: from)
        let place = children.firstIndex { $0 === sibling } ?? children.count
        children.insert(view, at: place + offset)
    }

    func insert(_ view: UIView, at index: Int) {
        if view === self {
            MisuseReport.raise(.invalidArgument, "Can't add self as subview")
            return
        }
        if !view.children.isEmpty, isBelow(view) {
            // What UIKit says here is not known; a cycle must not come to be.
            MisuseReport.raise(.invalidArgument, "Can't add a superview as subview: \(view) contains \(self)")
            return
        }
        if view.superview === self {
            children.removeAll { $0 === view }
            children.insert(view, at: min(max(index, 0), children.count))
            return
        }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        children.insert(view, at: min(max(index, 0), children.count))
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Drops the constraints that name something in the subtree and are installed outside of it.
    private func dropCrossingConstraints() {
        for view in subtree() {
            for item in [view as LayoutItem] + view.layoutGuides + Array(view.standardGuides.values) {
                for constraint in item.namingConstraints.all {
                    if constraint.host?.isBelow(self) != true { constraint.deactivate() }
                }
            }
        }
    }
}
