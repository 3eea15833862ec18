import LayoutModel

extension Lowering {
    /// The margins that the system gives to a view whose margins are unknown.
    enum AssumedMargin {
        static let ordinary = 8.0
        /// Across a controller's root or a cell's content.
        static let container = 16.0
        static let wideContainer = 20.0
        /// From this width on, `wideContainer` holds.
        static let wideWidth = 414.0
        /// Down a cell's content.
        static let cellVertical = 11.0
    }

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
        let record = layout.views[view]
        guard let margins = record.layoutMargins else { return .assumed(assumedMargins(of: view)) }
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

    private func assumedMargins(of view: Int) -> EdgeInsets {
        let isContent = layout.isContentViewOfCell(view)
        guard isContent || layout.views[view].viewController != nil else {
            let margin = AssumedMargin.ordinary
            return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        }
        let isWide = referenceWidth(of: view) >= AssumedMargin.wideWidth
        let across = isWide ? AssumedMargin.wideContainer : AssumedMargin.container
        let down = isContent ? AssumedMargin.cellVertical : across
        return EdgeInsets(top: down, left: across, bottom: down, right: across)
    }

    /// The width that decides how wide a container's margins are: its own as recorded, else that of its root.
    private func referenceWidth(of view: Int) -> Double {
        conditions.width ?? layout.views[view].recordedFrame?.width
            ?? rootLength(of: tree.root(above: view), .horizontal).value
    }
}
