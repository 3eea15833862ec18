/// A bar of buttons.
open class UIToolbar: UIView {
    /// The custom views of items are subviews of the bar. In UIKit, a private view of the bar is between them.
    open var items: [UIBarButtonItem]? {
        didSet {
            let shown = (items ?? []).compactMap(\.customView)
            for item in oldValue ?? [] {
                guard let view = item.customView, view.superview === self, !shown.contains(where: { $0 === view })
                else {
                    continue
                }
                view.removeFromSuperview()
            }
            for view in shown { addSubview(view) }
        }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?

    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition position: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
}
