import Testing
import UIKit

@Suite("presentation and navigation")
@MainActor
struct PresentationTests {
    private final class Recorder: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("didLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    @Test(
        "a presented controller appears, and disappears when either of the two dismisses it",
        arguments: [true, false]
    )
    func dismissal(byThePresented: Bool) {
        let (presenting, presented) = (UIViewController(), Recorder())
        var completions = 0
        presenting.present(presented, animated: true) { completions += 1 }
        #expect(presenting.presentedViewController === presented)
        #expect(presented.presentingViewController === presenting)
        (byThePresented ? presented : presenting).dismiss(animated: true) { completions += 1 }
        #expect(presenting.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presented.calls == ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(completions == 2)
    }

    @Test("a navigation controller pops down to its first controller, and never that one")
    func popping() {
        let controllers = (0..<4).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: controllers[0])
        for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
        #expect(navigation.popViewController(animated: false) === controllers[3])
        #expect(controllers[3].parent == nil)
        #expect(navigation.popToViewController(controllers[1], animated: false)?.count == 1)
        #expect(navigation.popToRootViewController(animated: false)?.first === controllers[1])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [controllers[0]])
    }

    @Test("tabs are chosen by number or by controller")
    func tabs() {
        let controllers = [UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = controllers
        tabs.selectedViewController = controllers[1]
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 7
        #expect(tabs.selectedViewController == nil)
    }

    @Test("pages contain the controllers that are set")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        pages.setViewControllers([first], direction: .forward, animated: false)
        pages.setViewControllers([second], direction: .forward, animated: true)
        #expect(first.parent == nil)
        #expect(second.parent === pages)
    }

    @Test("an alert keeps its answers and fields")
    func alerts() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
        alert.addTextField { $0.placeholder = "Reason" }
        #expect(alert.actions.map(\.title) == ["Delete"])
        #expect(alert.textFields?.first?.placeholder == "Reason")
    }

    @Test("a storyboard that is not there ends with UIKit's message")
    func storyboards() {
        let misuses = MisuseReport.collecting { _ = UIStoryboard(name: "Main", bundle: nil) }
        #expect(misuses.first?.reason.hasPrefix("Could not find a storyboard named 'Main' in bundle") == true)
        let nibs = MisuseReport.collecting {
            _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
        }
        #expect(nibs.first?.reason.hasSuffix("with name 'Card'") == true)
    }
}
