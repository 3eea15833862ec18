/// The root of what is on a screen.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    open private(set) var isKeyWindow = false

    /// What the device's bars and cutouts cover, in points: 0 unless code sets it. A window of UIKit takes it from the
    /// screen.
    public var deviceSafeAreaInsets = UIEdgeInsets.zero

    /// Shows the window: its root controller's view appears, and is laid out.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        rootViewController?.viewWillAppear(false)
        layoutIfNeeded()
        rootViewController?.viewIsAppearing(false)
        rootViewController?.viewDidAppear(false)
    }
}
