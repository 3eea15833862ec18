import Testing
import UIKit

@MainActor
struct ControllerTests {
    final class Recording: UIViewController {
        var calls: [String] = []
        override func loadView() {
            calls.append("loadView")
            view = UIScrollView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
        }
        override func willMove(toParent parent: UIViewController?) {
            calls.append(parent == nil ? "will leave" : "will move")
        }
        override func didMove(toParent parent: UIViewController?) {
            calls.append(parent == nil ? "did leave" : "did move")
        }
    }

    @Test func theViewIsLoadedOnceAndOnFirstUse() {
        let controller = Recording()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.view is UIScrollView)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test func codeReadsTheSizeOfTheScreenWhenTheViewIsLoaded() {
        final class Reading: UIViewController {
            var size = CGSize.zero
            override func viewDidLoad() { size = view.bounds.size }
        }
        final class Rows: UITableViewController {
            var size = CGSize.zero
            override func viewDidLoad() { size = view.bounds.size }
        }
        let (reading, rows) = (Reading(), Rows(style: .plain))
        reading.loadViewIfNeeded()
        rows.loadViewIfNeeded()
        #expect(reading.size == UIScreen.main.bounds.size)
        #expect(rows.size == UIScreen.main.bounds.size)
        // What code sets as the view has the size that the code gives it.
        #expect(Recording().view.bounds.size == .zero)
    }

    @Test func aLoadViewThatSetsNothingIsNotAskedForever() {
        final class Forgetful: UIViewController {
            override func loadView() {}
        }
        #expect(Forgetful().view != nil)
    }

    @Test func tablesAndCollectionsHaveViewsOfTheirClass() {
        #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
        let layout = UICollectionViewFlowLayout()
        #expect(UICollectionViewController(collectionViewLayout: layout).collectionView.collectionViewLayout === layout)
    }

    @Test func aChildIsTakenOverFromItsParent() {
        let (parent, other, child) = (UIViewController(), UIViewController(), Recording())
        parent.addChild(child)
        #expect(child.parent === parent)
        other.addChild(child)
        #expect(parent.children.isEmpty)
        #expect(other.children == [child])
        child.removeFromParent()
        #expect(child.parent == nil)
        #expect(child.calls == ["will move", "did leave", "will move", "did leave"])
    }

    @Test func containersContainTheirControllers() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.children == [first, second])
        #expect(second.navigationController === navigation)
    }

    @Test func aViewHasOneController() {
        let (a, b) = (UIViewController(), UIViewController())
        let view = a.view
        let misuses = MisuseReport.collecting { b.view = view }
        #expect(misuses.first?.severity == .exception(name: "UIViewControllerHierarchyInconsistency"))
        #expect(misuses.first?.reason.hasPrefix("A view can only be associated with at most one view") == true)
        #expect(a.view === view)
    }
}
