import UIKit

extension NotAutoLayoutContainer where Containee: UIView & LayoutInfoStorable {
    public func getCurrentCondition() -> any ConditionEnum {
        body.getCondition(underCurrentBoundSize: body.bounds.size) ?? body.getDefaultCondition()
    }

    public func getCurrentLayoutInfo() -> LayoutInfo? { body.layoutInfo[getCurrentCondition().rawValue] }
    public func getDefaultLayoutInfo() -> LayoutInfo? { body.layoutInfo[body.getDefaultCondition().rawValue] }
    public func getCurrentOrderInfo() -> OrderInfo? { body.orderInfo[getCurrentCondition().rawValue] }
    public func getCurrentZIndexInfo() -> ZIndexInfo? { body.zIndexInfo[getCurrentCondition().rawValue] }

    /// That of the condition, or else the default one.
    public func getCurrentLayout(for view: UIView) -> IndividualProperty.Layout? {
        getCurrentLayoutInfo()?[view] ?? getDefaultLayoutInfo()?[view]
    }

    /// Lays out all subviews that have a layout, by the order of the current condition. The default order counts under
    /// the default condition only, unlike default layouts.
    public func layoutSubviews() {
        for view in getSubviews(sortedByOrder: true) { layout(view) }
    }

    public func layout(_ subview: UIView) {
        if let layout = getCurrentLayout(for: subview) { self.layout(subview, with: layout) }
    }

    public func getSubviews(sortedByOrder isSorted: Bool = false) -> [UIView] {
        guard isSorted, let orders = getCurrentOrderInfo() else { return body.subviews }
        return sorted(body.subviews, by: orders)
    }

    public func getLayoutRequiredSubviews(sortedByOrder isSorted: Bool = true) -> [UIView] {
        guard let current = getCurrentLayoutInfo(), let general = getDefaultLayoutInfo() else { return [] }
        return getSubviews(sortedByOrder: isSorted).filter {
            current.containsInfo(for: $0) || general.containsInfo(for: $0)
        }
    }

    public func getLayoutRequiredSubviewsTotalFrame() -> CGRect {
        let frames = getLayoutRequiredSubviews(sortedByOrder: false).map(\.frame)
        guard let first = frames.first else { return .zero }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }

    public func reloadSubviews() {
        let views = getCurrentZIndexInfo().map { sorted(body.subviews, by: $0) } ?? body.subviews
        for view in views { view.removeFromSuperview() }
        for view in views { body.addSubview(view) }
    }

    /// Equal numbers keep the order of the subviews.
    private func sorted(_ views: [UIView], by numbers: ViewInfo<Int>) -> [UIView] {
        views.enumerated().sorted { first, second in
            let (one, other) = (numbers[first.element, default: 0], numbers[second.element, default: 0])
            return (one, first.offset) < (other, second.offset)
        }.map(\.element)
    }

    public func setupSubview(
        _ subview: UIView,
        setup: (SubviewSetupWizard<Containee>) -> SubviewSetupWizard<Containee>
    ) {
        setup(SubviewSetupWizard(parentView: body, view: subview)).commit()
    }

    public func addSubview(_ subview: UIView, withDefaultLayout layout: IndividualProperty.Layout) {
        setupSubview(subview) { $0.setDefaultLayout(to: layout).addToParent() }
    }

    /// The view's default layout. This does not add the view.
    public func setLayout(for subview: UIView, making: Making) {
        setupSubview(subview) { $0.setDefaultLayout(making) }
    }
}
