import ConstraintText
import Draftsman
import Testing
import UIKit

@MainActor
@Suite struct ContainerTests {
    @Test func stackedHelpersMakeConfiguredStacks() {
        let label = UILabel()
        let draft = HStacked(margin: 8, distribution: .fillEqually, alignment: .center, spacing: 4) { label }
        let root = UIView()
        root.drf.insert { draft.fillParent() }.apply()
        let stack = draft.underlyingView
        #expect(stack.axis == .horizontal && stack.distribution == .fillEqually && stack.alignment == .center)
        #expect(stack.spacing == 4 && stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(stack.arrangedSubviews == [label])
        #expect(root.constraints.count == 4)
        let plain = VStacked { UIView() }.underlyingView
        #expect(plain.axis == .vertical && !plain.isLayoutMarginsRelativeArrangement)
        let given = UIStackView()
        #expect(VStacked(given) {}.underlyingView === given && given.axis == .vertical)
    }

    @Test func scrollableHelpersAddAStackWithFiveConstraints() {
        let label = UILabel()
        let draft = VScrollableStacked(spacing: 0) { label }
        draft.apply()
        let scrollView = draft.underlyingView
        #expect(scrollView.constraints.map(\.firstAnchor.name) == ["width", "left", "right", "top", "bottom"])
        #expect(scrollView.arrangedSubviews == [label])
        #expect(label.superview is UIStackView && label.superview?.superview === scrollView)
        #expect(scrollView.subviews.count == 2)
    }

    /// Without a label, the initializer is the one whose scroll view never adds its stack.
    @Test func scrollableHelpersWithoutLabelsShowNothing() {
        let label = UILabel()
        let draft = VScrollableStacked { label }
        draft.apply()
        #expect(label.superview is UIStackView)
        #expect(label.superview?.superview == nil)
        let made = HScrollableStacked(ScrollableStackView()) { label }
        made.apply()
        #expect(label.superview?.superview == nil)
    }

    @Test func marginsSurroundAView() {
        let scene = Scene()
        let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.parent.drf.insert { Margined(by: margins) { scene.view.drf.height.equal(to: 5) } }.apply()
        let container = scene.view.superview
        #expect(container?.superview === scene.parent)
        #expect(container?.backgroundColor == .clear)
        let edges = container?.constraints.map { $0.constant }
        #expect(edges == [2, -4, 1, -3])
        let inner = UILabel()
        scene.parent.drf.insert { Margined(by: 8) { VStacked { inner } } }.apply()
        #expect(inner.superview is UIStackView)
        let (plain, drafted) = (UIView(), UIView())
        scene.parent.drf.insert {
            Margined(by: 12) { plain }
            Margined(by: 12) { drafted.drf.backgroundColor(.red) }
        }.apply()
        for view in [plain, drafted] { #expect(view.superview?.constraints.map(\.constant) == [12, -12, 12, -12]) }
    }

    @Test func spacersTakeSpaceOnlyWhereAPlanArrangesThem() {
        let (stack, spacer, flexible, loose) = (UIStackView(), SpacerView(12), SpacerView(), SpacerView(9))
        stack.axis = .vertical
        stack.drf.insertStacked {
            spacer
            flexible
        }.apply()
        stack.addArrangedSubview(loose)
        #expect(spacer.constraints.map(\.constant) == [12])
        #expect(spacer.constraints.first?.firstAnchor.name == "height")
        #expect(flexible.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(flexible.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
        #expect(flexible.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(loose.constraints.isEmpty)
    }
}
