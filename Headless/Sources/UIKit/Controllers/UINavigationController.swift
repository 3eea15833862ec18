/// A stack of controllers, of which the last is shown.
open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    open var viewControllers: [UIViewController] = [] {
        didSet { contain(viewControllers, insteadOf: oldValue) }
    }

    open var topViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
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
