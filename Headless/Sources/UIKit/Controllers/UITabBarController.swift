/// Several controllers, of which a tab bar chooses one.
open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open var selectedIndex = 0

    open var viewControllers: [UIViewController]? {
        didSet { contain(viewControllers ?? [], insteadOf: oldValue ?? []) }
    }
}
