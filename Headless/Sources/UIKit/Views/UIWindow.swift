/// The root of what is on a screen.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            addSubview(view)
        }
    }

    open private(set) var isKeyWindow = false

    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
    }
}
