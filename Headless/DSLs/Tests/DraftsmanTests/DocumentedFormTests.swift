import ConstraintText
import Draftsman
import Testing
import UIKit

/// What the library's README shows, in the forms that compile: it has `offSet`, `equal(to: .parent)` and
/// `edges(.equal, to: .parent)`, which version 3.2.5 has not.
@MainActor
@Suite struct DocumentedFormTests {
    private final class Screen: UIViewController, Planned {
        var models: [String] = []
        let empty = UILabel()

        @LayoutPlan var viewPlan: any ViewPlan {
            VStacked(spacing: 32) { stackPlan }
                .centered()
                .matchSafeAreaH().offset(by: 16)
                .vertical.moreThan(with: .safeArea).offset(by: 16)
        }

        @LayoutPlan var stackPlan: any ViewPlan {
            if models.isEmpty {
                empty
            } else {
                modeledPlan(for: models)
            }
        }

        @LayoutPlan func modeledPlan(for models: [String]) -> any ViewPlan {
            for model in models { UILabel().drf.text(model) }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            applyPlan()
        }
    }

    @Test func aChainOfRelations() {
        let scene = Scene()
        let made = scene.view.drf
            .left.equal(to: scene.other.drf.right)
            .right.equal(with: .parent).offset(by: 16)
            .top.lessThan(with: .safeArea).offset(by: 8)
            .apply()
        #expect(
            scene.text(made) == [
                "view.left == other.right", "view.right == parent.right - 16", "view.top <= safeArea.top + 8",
            ]
        )
        #expect(made.map(\.isActive) == [true, true, true])
    }

    @Test func whatIsBuiltIsNotActive() {
        let scene = Scene()
        let built = scene.view.drf.height.equal(to: 32).width.moreThan(to: 64).build()
        #expect(scene.text(built) == ["view.height == 32", "view.width >= 64"])
        #expect(built.map(\.isActive) == [false, false])
    }

    @Test func positions() {
        let scene = Scene()
        let made = scene.view.drf
            .top.equal(to: scene.other.drf.top)
            .right.moreThan(to: scene.other.drf.right).offset(by: 8)
            .bottom.lessThan(to: scene.other.drf.bottom).offset(by: 8).priority(.required)
            .left.equal(to: scene.other.leftAnchor)
            .centerX.moreThan(to: scene.other.centerXAnchor).inset(by: 8)
            .centerY.lessThan(to: scene.other.centerYAnchor).inset(by: 8).identifier("centerY")
            .build()
        #expect(
            scene.text(made) == [
                "view.top == other.top", "view.right <= other.right - 8", "view.bottom >= other.bottom - 8",
                "view.left == other.left", "view.centerX >= other.centerX - 8",
                "view.centerY <= other.centerY - 8 'centerY'",
            ]
        )
    }

    @Test func dimensions() {
        let scene = Scene()
        let made = scene.view.drf
            .height.equal(to: scene.other.drf.width)
            .width.moreThan(to: scene.other.drf.height).added(by: 8)
            .height.lessThan(to: scene.other.heightAnchor).substracted(by: 8).priority(.required)
            .width.equal(to: scene.other.widthAnchor).multiplied(by: 0.75).identifier("width")
            .build()
        #expect(
            scene.text(made) == [
                "view.height == other.width", "view.width >= other.height + 8", "view.height <= other.height - 8",
                "view.width == 0.75 × other.width 'width'",
            ]
        )
    }

    @Test func severalAnchorsAtOnce() {
        let scene = Scene()
        #expect(
            scene.text(scene.view.drf.top.left.equal(to: scene.other.drf.top.left).build()) == [
                "view.left == other.left", "view.top == other.top",
            ]
        )
        #expect(
            scene.text(scene.view.drf.vertical.equal(to: scene.other).build()) == [
                "view.top == other.top", "view.bottom == other.bottom",
            ]
        )
        #expect(
            scene.text(scene.view.drf.size.equal(with: CGSize(sides: 30)).build()) == [
                "view.width == 30", "view.height == 30",
            ]
        )
    }

    @Test func subviewsOfSubviews() {
        let (root, middle, inner) = (UIView(), UIView(), UIView())
        root.drf.insert {
            middle.drf
                .center.equal(with: .parent)
                .horizontal.equal(with: .safeArea)
                .insert { inner.drf.edges.equal(with: .parent) }
        }.apply()
        #expect(root.subviews == [middle] && middle.subviews == [inner])
        #expect(root.constraints.count == 4 && middle.constraints.count == 4)
    }

    @Test func plansComposeAndApplyAgain() {
        let screen = Screen()
        screen.loadViewIfNeeded()
        let stack = screen.view.subviews.first as? UIStackView
        #expect(stack?.spacing == 32 && stack?.arrangedSubviews == [screen.empty])
        screen.models = ["a", "b"]
        screen.applyPlan()
        let texts = (screen.view.subviews.first as? UIStackView)?.arrangedSubviews.map { ($0 as? UILabel)?.text }
        #expect(texts == ["a", "b"])
    }

    @Test func propertiesAreSetInTheChain() {
        let scene = Scene()
        let made = scene.view.drf.backgroundColor(.black)
            .bottom.moreThan(with: .safeArea)
            .center.equal(with: .parent)
            .build()
        #expect(scene.view.backgroundColor == .black)
        #expect(made.count == 3)
    }
}
