/// Two or three controllers side by side.
open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet { contain(viewControllers, insteadOf: oldValue) }
    }
}
