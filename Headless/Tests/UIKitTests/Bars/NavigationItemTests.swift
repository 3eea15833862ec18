import Testing
import UIKit

@MainActor
@Suite("navigation items")
struct NavigationItemTests {
    private final class Screen: UIViewController {
        let badge = UIView()
        let tabs = UISegmentedControl(items: ["A"])

        override func viewDidLoad() {
            super.viewDidLoad()
            let next = UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil)
            navigationItem.rightBarButtonItems = [next, UIBarButtonItem(customView: badge)]
            navigationItem.titleView = tabs
            badge.widthAnchor.constraint(equalToConstant: 36).isActive = true
        }
    }

    @Test("one item is the first of a list")
    func single() {
        let item = UINavigationItem(title: "Call")
        #expect(item.title == "Call" && item.leftBarButtonItem == nil)
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        item.leftBarButtonItem = cancel
        #expect(item.leftBarButtonItems == [cancel])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
    }

    @Test("the views of items that no bar shows are in the dump of their controller, after its cells in one of screens")
    func dump() {
        let screen = Screen()
        let roots = LayoutDump.roots(of: screen)
        #expect(roots == [screen.view, screen.tabs, screen.badge])
        #expect(screen.layoutDump().contains("\"badge\""))
        var all = DumpRoots()
        all.append(screen)
        all.append(UITableViewCell(style: .default, reuseIdentifier: nil))
        let text = all.text()
        let (cell, badge) = (text.firstRange(of: "\"UITableViewCell\""), text.firstRange(of: "\"badge\""))
        #expect((cell?.lowerBound ?? text.endIndex) < (badge?.lowerBound ?? text.startIndex))
        let bar = UIView()
        bar.addSubview(screen.badge)
        #expect(LayoutDump.roots(of: screen) == [screen.view, screen.tabs])
    }
}
