import ConstraintText
import SwiftLayout
import Testing
import UIKit

@MainActor
@Suite struct LayoutTests {
    @Test func viewsAreAddedInTheOrderOfTheLayoutAndLoseTheirMasks() {
        let (root, first, second, inner) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(second)
        root.sl.sublayout {
            first.sl.sublayout { inner }
            second
        }.finalActive()
        #expect(root.subviews == [first, second])
        #expect(first.subviews == [inner])
        #expect([first, second, inner].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(root.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func stacksArrangeWhatIsNotInAGroupOfOthers() {
        let (stack, arranged, background) = (UIStackView(), UIView(), UIView())
        stack.sl.sublayout {
            GroupLayout(option: .isNotArranged) {
                background.sl.anchors { Anchors.allSides }
            }
            arranged
        }.finalActive()
        #expect(stack.arrangedSubviews == [arranged])
        #expect(stack.subviews == [background, arranged])
    }

    @Test func theOptionOfAGroupEndsAtItsViews() {
        let (outer, inner, view) = (UIStackView(), UIStackView(), UIView())
        outer.sl.sublayout {
            GroupLayout(option: .isNotArranged) { inner.sl.sublayout { view } }
        }.finalActive()
        #expect(outer.arrangedSubviews.isEmpty)
        #expect(inner.arrangedSubviews == [view])
    }

    @Test func effectViewsGetSubviewsIntoTheirContentViewAndConstraintsToThemselves() {
        let (effect, view) = (UIVisualEffectView(effect: nil), UIView())
        effect.sl.sublayout { view.sl.anchors { Anchors.top } }.finalActive()
        #expect(view.superview === effect.contentView)
        #expect(effect.constraints.map { $0.secondItem === effect } == [true])
    }

    @Test func guidesAreItems() {
        let (root, guide, view) = (UIView(), UILayoutGuide(), UIView())
        root.sl.sublayout {
            guide.sl.identifying("gutter").anchors { Anchors.leading }
            view.sl.anchors { Anchors.leading.equalTo("gutter", attribute: .trailing) }
        }.finalActive()
        #expect(guide.owningView === root)
        #expect(root.constraints.count == 2)
        #expect(root.constraints.last?.secondItem === guide)
    }

    @Test func anIdentifierThatTheLayoutDoesNotHaveMeansTheSuperview() {
        #expect(Scene.made { _ in Anchors.top.equalTo("nobody") } == ["view.top == parent.top"])
    }

    @Test func blocksRunBeforeIdentifiersAreLookedUp() {
        let scene = Scene()
        scene.parent.sl.sublayout {
            scene.view.sl.anchors { Anchors.top.equalTo("title", attribute: .bottom) }
            scene.other.sl.onActivate { $0.tag = 1 }.onActivate { $0.accessibilityIdentifier = "title" }
        }.finalActive()
        #expect(scene.made == ["view.top == other.bottom"])
        #expect(scene.other.tag == 0, "a later block takes the place of an earlier one")
    }

    @Test func moreThanTenLinesLoopsAndAbsentViews() {
        let root = UIView()
        let views = (0..<11).map { _ in UIView() }
        let absent: UIView? = nil
        let erased = views[10].sl.eraseToAnyLayout()
        root.sl.sublayout {
            for view in views[0..<4] { view }
            absent
            views[4]
            views[5]
            views[6]
            views[7]
            views[8]
            views[9]
            erased
            Pair(left: UIView(), right: UIView())
            EmptyPair()
        }.sublayout { UILabel() }.finalActive()
        #expect(Array(root.subviews.prefix(11)) == views)
        #expect(root.subviews.count == 14)
        #expect(root.subviews.last is UILabel)
    }

    private struct Pair: ModularLayout {
        let left: UIView
        let right: UIView

        var layout: some Layout {
            left
            right.sl.anchors { Anchors.leading.equalTo(left, attribute: .trailing) }
        }
    }

    private struct EmptyPair: ModularLayout {
        var layout: some Layout { GroupLayout { Optional<UIView>.none } }
    }
}
