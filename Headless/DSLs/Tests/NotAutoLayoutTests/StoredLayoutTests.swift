import NotAutoLayout
import Testing
import UIKit

@MainActor
@Suite("Layouts that superviews keep")
struct StoredLayoutTests {
    private enum Shape: Int, ConditionEnum {
        case narrow = 1
        case wide
    }

    @Test("A stored layout runs in layoutSubviews, references first")
    func order() {
        let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (first, second) = (UIView(), UIView())
        parent.nal.setupSubview(first) {
            $0.setDefaultLayout { $0.pinTopLeft(to: second, with: { $0.bottomRight }).setSize(to: .identity) }
                .setDefaultOrder(to: 1)
                .addToParent()
        }
        parent.nal.setupSubview(second) {
            $0.setDefaultLayout { $0.setTopLeft(to: Point(x: 10, y: 20)).setSize(to: Size(width: 30, height: 40)) }
                .addToParent()
        }
        parent.layoutSubviews()
        #expect(first.frame.numbers == [40, 60, 1, 1])
        parent.layoutIfNeeded()
        #expect(first.frame.numbers == [40, 60, 1, 1])
        #expect(second.frame.numbers == [10, 20, 30, 40])
    }

    @Test("The layout of a condition comes before the default one")
    func conditions() {
        let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.conditionGetter = { $0.width > 300 ? Shape.wide : Shape.narrow }
        let view = UIView()
        parent.nal.setupSubview(view) {
            $0.setDefaultLayout { $0.setFrame(to: .identity) }
                .setLayout(for: Shape.wide) { $0.stickOnParent() }
                .addToParent()
        }
        parent.layoutSubviews()
        #expect(view.frame.numbers == [0, 0, 1, 1])
        parent.bounds.size.width = 400
        parent.layoutSubviews()
        #expect(view.frame.numbers == [0, 0, 400, 200])
    }

    @Test("A layout alone adds no view")
    func notAdded() {
        let parent = LayoutInfoStoredView()
        let view = UIView()
        parent.nal.setLayout(for: view) { $0.stickOnParent() }
        #expect(view.superview == nil)
        parent.nal.setupSubview(view) { $0.insertToParent(at: 0) }
        #expect(view.superview === parent)
    }

    @Test("Views are inserted above, below, and on top where the other is gone")
    func places() {
        let parent = LayoutInfoStoredView()
        let views = (0..<4).map { _ in UIView() }
        parent.nal.setupSubview(views[0]) { $0.addToParent() }
        parent.nal.setupSubview(views[1]) { $0.insertToParent(below: views[0]) }
        parent.nal.setupSubview(views[2]) { $0.insertToParent(above: views[1]) }
        parent.nal.setupSubview(views[3]) { $0.insertToParent(below: { nil }) }
        #expect(parent.subviews.map { view in views.firstIndex { $0 === view } } == [1, 2, 0, 3])
    }

    @Test("Z indices order subviews anew")
    func zIndices() {
        let parent = LayoutInfoStoredView()
        let (first, second) = (UIView(), UIView())
        parent.nal.setupSubview(first) { $0.setDefaultZIndex(to: 2).addToParent() }
        parent.nal.setupSubview(second) { $0.setDefaultZIndex(to: 1).addToParent() }
        parent.nal.reloadSubviews()
        #expect(parent.subviews.first === second)
    }

    @Test("Rows have equal gaps between views and at both ends")
    func rows() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let views = (0..<3).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        parent.nal.layout(views) {
            $0.setMiddle(by: { $0.middle }).setSize(to: Size(width: 20, height: 10))
                .setHorizontalInsetsEqualingToMargin()
        }
        #expect(views.map(\.frame.numbers) == [[10, 15, 20, 10], [40, 15, 20, 10], [70, 15, 20, 10]])
    }

    @Test("The frame around subviews that have layouts")
    func totalFrame() {
        let parent = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(parent.nal.getLayoutRequiredSubviewsTotalFrame() == .zero)
        for x in [10, 50] {
            parent.nal.setupSubview(UIView()) {
                $0.setDefaultLayout { $0.setFrame(to: Rect(x: NotAutoLayout.Float(x), y: 5, width: 10, height: 10)) }
                    .addToParent()
            }
        }
        parent.addSubview(UIView(frame: CGRect(x: -50, y: -50, width: 10, height: 10)))
        parent.layoutSubviews()
        #expect(parent.nal.getLayoutRequiredSubviewsTotalFrame().numbers == [10, 5, 50, 10])
    }
}
