import Testing
import UIKit

/// What UIKit declares as `open` can be overridden, and what is inherited goes through the override (UIView.h,
/// UIViewController.h, UITableViewCell.h, UICollectionViewCell.h, UITableViewHeaderFooterView.h).
@MainActor
struct OverrideTests {
    private final class Recorder: UIView {
        var calls: [String] = []

        override func addSubview(_ view: UIView) {
            calls.append("addSubview")
            super.addSubview(view)
        }

        override func insertSubview(_ view: UIView, at index: Int) {
            calls.append("insertSubview")
            super.insertSubview(view, at: index)
        }

        override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
        override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
        override func removeFromSuperview() { calls.append("removeFromSuperview") }
        override func layoutIfNeeded() { calls.append("layoutIfNeeded") }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 1, height: 2) }
        override func isDescendant(of view: UIView) -> Bool { true }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
        override var clipsToBounds: Bool { didSet { calls.append("clipsToBounds") } }
        override var window: UIWindow? { nil }
    }

    private final class Cell: UITableViewCell {
        override var reuseIdentifier: String? { "own" }
    }

    private final class Item: UICollectionViewCell {
        override var reuseIdentifier: String? { "own" }
    }

    private final class Header: UITableViewHeaderFooterView {
        override var reuseIdentifier: String? { "own" }
    }

    private final class Container: UIViewController {
        var added = 0
        override func addChild(_ child: UIViewController) {
            added += 1
            super.addChild(child)
        }
        override var navigationController: UINavigationController? { nil }
    }

    @Test func viewsGoThroughTheirOverrides() {
        let view = Recorder()
        let child = UIView()
        view.addSubview(child)
        view.insertSubview(UIView(), at: 0)
        view.clipsToBounds = true
        view.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(
            view.calls == ["addSubview", "insertSubview", "clipsToBounds", "layoutIfNeeded", "removeFromSuperview"]
        )
        #expect(view.subviews.count == 2 && view.systemLayoutSizeFitting(.zero).height == 2)
        #expect(view.safeAreaInsets.top == 9)
    }

    @Test func cellsAndControllersToo() {
        #expect(Cell().reuseIdentifier == "own" && Header().reuseIdentifier == "own")
        #expect(Item().reuseIdentifier == "own")
        let container = Container()
        container.addChild(UIViewController())
        #expect(container.added == 1 && container.children.count == 1)
    }

    @Test("designated initializers are those of the headers: subclasses call them")
    func initializers() {
        final class Icon: UIImageView {
            init(name: String) { super.init(image: nil) }
            required init?(coder: NSCoder) { nil }
        }
        final class Wheel: UIActivityIndicatorView {
            init() { super.init(style: .large) }
            required init?(coder: NSCoder) { nil }
        }
        final class Flow: UINavigationController {
            init(first: UIViewController) { super.init(rootViewController: first) }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Icon(name: "a").image == nil)
        #expect(Wheel().style == .large)
        let first = UIViewController()
        let flow = Flow(first: first)
        #expect(flow.viewControllers == [first])
        #expect(first.parent === flow)
    }
}
