import Testing

@testable import UIKit

/// Containers show one of their children, below bars that make its safe area smaller.
@MainActor
@Suite("shown children") struct ShownChildTests {
    private static let device = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    private func shown(_ controller: UIViewController) -> UIView {
        window.deviceSafeAreaInsets = Self.device
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view: UIView = controller.view
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        return view
    }

    @Test("a navigation controller shows its top controller below a bar of 44 points")
    func navigation() {
        let child = UIViewController()
        let controller = UINavigationController(rootViewController: child)
        let view = shown(controller)
        #expect(child.view.superview === view)
        #expect(child.navigationController === controller)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(child.view.safeAreaInsets.top == 103)
        #expect(child.view.safeAreaInsets.bottom == 34)
        #expect(controller.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        // What is pushed takes its place.
        let pushed = UIViewController()
        controller.pushViewController(pushed, animated: false)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(pushed.view.superview === view)
        #expect(child.view.superview == nil)
    }

    @Test("a hidden bar takes nothing")
    func hiddenBar() {
        let child = UIViewController()
        let controller = UINavigationController(rootViewController: child)
        controller.isNavigationBarHidden = true
        _ = shown(controller)
        #expect(child.view.safeAreaInsets.top == 59)
        #expect(controller.navigationBar.superview == nil)
    }

    @Test("a tab bar lies over the bottom of the selected controller, which may be a navigation controller")
    func tabs() {
        let first = UIViewController()
        let second = UIViewController()
        let controller = UITabBarController()
        controller.viewControllers = [first, UINavigationController(rootViewController: second)]
        controller.selectedIndex = 1
        let view = shown(controller)
        view.layoutIfNeeded()
        #expect(first.viewIfLoaded?.superview == nil)
        #expect(second.view.safeAreaInsets.top == 103)
        #expect(second.view.safeAreaInsets.bottom == 83)
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    }

    @Test("a controller's view that fills the screen without a window has the screen's safe area")
    func screen() {
        UIScreen.main.deviceSafeAreaInsets = Self.device
        defer { UIScreen.main.deviceSafeAreaInsets = .zero }
        let controller = UIViewController()
        controller.view.frame = UIScreen.main.bounds
        #expect(controller.view.safeAreaInsets == Self.device)
        controller.view.frame.size.height = 400
        #expect(controller.view.safeAreaInsets == .zero)
        #expect(UIView(frame: UIScreen.main.bounds).safeAreaInsets == .zero)
    }
}
