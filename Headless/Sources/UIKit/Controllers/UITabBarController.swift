/// Several controllers and a tab bar that selects one of them.
open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open var selectedIndex = 0

    open var viewControllers: [UIViewController]? {
        didSet { contain(viewControllers ?? [], insteadOf: oldValue ?? []) }
    }
    open weak var delegate: UITabBarControllerDelegate?

    open var selectedViewController: UIViewController? {
        get {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
            return viewControllers[selectedIndex]
        }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    override var shownChild: UIViewController? { selectedViewController }

    override var shownBars: [ContainerBar] {
        [ContainerBar(view: tabBar, edge: .bottom, height: UIViewController.tabBarHeight)]
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
}

/// Receives the selected tab of a tab bar controller.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
