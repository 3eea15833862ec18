/// A stack of controllers that shows the last one.
open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Subclasses call it (UINavigationController.h: `NS_DESIGNATED_INITIALIZER`).
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        // Set by a method: in the initializer itself nothing observes the change, and the controller would have no parent.
        setViewControllers([rootViewController], animated: false)
    }

    open var viewControllers: [UIViewController] = [] {
        didSet { contain(viewControllers, insteadOf: oldValue) }
    }

    open var topViewController: UIViewController? { viewControllers.last }

    override var shownChild: UIViewController? { topViewController }

    override var shownBars: [ContainerBar] {
        var bars: [ContainerBar] = []
        if !isNavigationBarHidden {
            bars.append(ContainerBar(view: navigationBar, edge: .top, height: UIViewController.barHeight))
        }
        if !isToolbarHidden, let toolbar {
            bars.append(ContainerBar(view: toolbar, edge: .bottom, height: UIViewController.barHeight))
        }
        return bars
    }

    open weak var delegate: UINavigationControllerDelegate?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open private(set) lazy var toolbar: UIToolbar? = UIToolbar()
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Seconds that a bar takes to come and go.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    /// The first controller stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers = Array(viewControllers[...index])
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

}

extension UIViewController {
    /// Makes controllers children, and those that are gone none.
    func contain(_ controllers: [UIViewController], insteadOf old: [UIViewController]) {
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
}

/// Receives the controllers that a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
