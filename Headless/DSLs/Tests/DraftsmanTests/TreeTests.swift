import ConstraintText
import Draftsman
import Testing
import UIKit

@MainActor
@Suite struct TreeTests {
    @Test func aPlanAddsViewsInOrderAndActivatesEverythingAtOnce() {
        let scene = Scene()
        let (first, second, inner) = (UIView(), UIView(), UILabel())
        let made = scene.parent.drf.insert {
            first.drf.top.equal(to: second.bottomAnchor)
            second.drf
                .fillParent()
                .insert { inner.drf.centered() }
        }.apply()
        #expect(Array(scene.parent.subviews.suffix(2)) == [first, second])
        #expect(inner.superview === second)
        #expect(made.count == 7)
        #expect(made.filter(\.isActive).count == 7)
        #expect([first, second, inner].map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
        #expect(scene.parent.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func conditionsLoopsAndOptionalsArePartsOfPlans() {
        let root = UIView()
        let labels = [UILabel(), UILabel()]
        let shown: UIView? = UIView()
        let hidden: UIView? = nil
        root.draftContent {
            if labels.count == 2 { UIView() } else { UIView(); UIView() }
            for label in labels { label.drf.width.equal(to: 10) }
            shown
            hidden
            switch labels.count {
            case 1: UIView()
            default: UIImageView()
            }
        }.apply()
        #expect(root.subviews.count == 5)
    }

    @Test func theLastConstraintOfAKeySurvives() {
        let scene = Scene()
        let made = scene.view.drf
            .width.equal(to: 100)
            .width.moreThan(to: 50)
            .top.equal(with: .parent).offset(by: 1)
            .width.equal(to: 200).priority(.defaultHigh)
            .top.equal(to: scene.parent.topAnchor).offset(by: 2)
            .apply()
        #expect(scene.text(made) == ["view.width >= 50", "view.width == 200 @750", "view.top == parent.top + 2"])
    }

    @Test func previousIsTheParentTheSiblingOrWhatTheSiblingArranges() {
        let root = UIView()
        let (first, second, third, arranged) = (UIView(), UIView(), UIView(), UIView())
        root.drf.insert {
            first.drf.top.equal(with: .previous)
            second.drf.top.equal(with: .bottom(of: .previous))
            VStacked(spacing: 0) { arranged }
            third.drf.top.equal(with: .bottom(of: .previous))
        }.apply()
        let pairs = root.constraints.map { [$0.firstItem, $0.secondItem] }
        #expect(pairs[0][1] === root)
        #expect(pairs[1][1] === first)
        #expect(pairs[2][1] === arranged)
    }

    @Test func plainSubviewsOfStacksAreBehindArrangedOnes() {
        let (stack, plain, arranged) = (UIStackView(), UIView(), UIView())
        stack.drf.insertStacked { arranged }.insert { plain }.apply()
        #expect(stack.subviews == [plain, arranged])
        #expect(stack.arrangedSubviews == [arranged])
    }

    @Test func controllersBecomeChildrenAndTheirViewsKeepTheirMask() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.drf.insert { child.drf.fillParent() }.apply()
        #expect(parent.children == [child])
        #expect(child.view.superview === parent.view)
        #expect(child.view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func constraintsKnowTheLineThatMadeThem() {
        let scene = Scene()
        scene.view.drf.fillParent().apply()
        #expect(scene.parent.layoutDump().contains("DraftsmanTests/TreeTests.swift"))
    }

    @Test func settersComeBeforeRelationsAndTheBuilderAnywhere() {
        let scene = Scene()
        let label = UILabel()
        scene.parent.drf.insert {
            label.drf.text("Total").numberOfLines(2)
                .top.equal(with: .parent)
                .builder.textAlignment(.center).layer.cornerRadius(8).drf
                .resistHorizontalExpansion(.required)
        }.apply()
        #expect(label.text == "Total" && label.numberOfLines == 2 && label.textAlignment == .center)
        #expect(label.layer.cornerRadius == 8)
        #expect(label.contentHuggingPriority(for: .horizontal) == .required)
        #expect(label.superview === scene.parent)
    }
}
