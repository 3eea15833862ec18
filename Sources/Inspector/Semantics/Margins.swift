import LayoutModel

extension Lowering {
    /// The margins of an item on one axis: those of `marginOwner`, else the view's own. Guides have none.
    func margins(
        of item: Layout.Item,
        _ axis: Axis,
        marginOwner: Int?
    ) -> Sourced<(low: Double, high: Double)> {
        let view: Int
        if let marginOwner {
            view = marginOwner
        } else if case .view(let index) = item {
            view = index
        } else {
            return .known((0, 0))
        }
        let margins = layoutMargins(of: view)
        return Sourced(value: margins.value.along(axis), isAssumed: margins.isAssumed)
    }

    /// The effective margins of a view: leading and trailing by the view's own direction.
    func layoutMargins(of view: Int) -> Sourced<EdgeInsets> {
        knownMargins(of: view) ?? .assumed(assumedMargins(of: view))
    }

    private func knownMargins(of view: Int) -> Sourced<EdgeInsets>? {
        let record = layout.views[view]
        guard let margins = record.layoutMargins else { return nil }
        var insets = margins.resolved(directions[view])
        if conditions.safeAreaInsets != nil, record.insetsMarginsFromSafeArea {
            let now = safeAreaInsets(of: view).value
            let then = record.safeAreaInsets ?? .zero
            insets.top += now.top - then.top
            insets.left += now.left - then.left
            insets.bottom += now.bottom - then.bottom
            insets.right += now.right - then.right
        }
        return Sourced(value: insets, isAssumed: record.isInferred(.layoutMargins))
    }

    /// The view's own margins and its safe area. A view that preserves its superview's margins has at least those that reach
    /// into it; the superview may do the same, up to one that does not or whose margins are known.
    ///
    /// - Complexity: O(superviews that preserve margins).
    private func assumedMargins(of view: Int) -> EdgeInsets {
        var chain = [view]
        var margins: EdgeInsets?
        while let last = chain.last, layout.views[last].preservesSuperviewMargins,
            let parent = layout.views[last].parent, layout.views[last].recordedFrame != nil,
            layout.views[parent].recordedFrame != nil
        {
            if let known = knownMargins(of: parent) {
                margins = known.value
                break
            }
            chain.append(parent)
        }
        for member in chain.reversed() {
            var own = ownMargins(of: member)
            if let outer = margins, let parent = layout.views[member].parent,
                let frame = layout.views[member].recordedFrame, let size = layout.views[parent].recordedFrame?.size
            {
                own = InheritedInsets.preserving(own, outer, of: frame, in: size)
            }
            // Cells keep their contents out of it by other means: Xcode writes NO for each of their content views.
            if layout.views[member].insetsMarginsFromSafeArea, !layout.isContentViewOfCell(member) {
                own = own + safeAreaInsets(of: member).value
            }
            margins = own
        }
        return margins ?? .zero
    }

    /// Without the safe area: as authored, else as UIKit has them.
    private func ownMargins(of view: Int) -> EdgeInsets {
        if let authored = layout.views[view].authoredMargins { return authored.resolved(directions[view]) }
        return InheritedInsets.ownMargins(
            isControllerView: layout.views[view].viewController != nil,
            isCellContent: layout.isContentViewOfCell(view),
            isStack: layout.views[view].isStack,
            width: referenceWidth(of: view)
        )
    }

    /// The width that decides how wide a container's margins are: its own as recorded, else that of its root.
    private func referenceWidth(of view: Int) -> Double {
        conditions.width ?? layout.views[view].recordedFrame?.width
            ?? rootLength(of: tree.root(above: view), .horizontal).value
    }
}
