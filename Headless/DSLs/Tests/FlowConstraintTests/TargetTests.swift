import ConstraintText
import FlowConstraint
import Testing
import UIKit

@MainActor
@Suite struct TargetTests {
    @Test func secondItems() {
        let scene = Scene()
        scene.view.flow().left().withSuperview()
        scene.view.flow().top(.bottom).withView(scene.other)
        scene.view.flow().width(.height).attribute(multiplier: 2).withSelf()
        #expect(
            scene.made == [
                "view.left == parent.left", "view.top == other.bottom", "view.width == 2 × view.height",
            ]
        )
    }

    @Test func onlyTheMaskOfTheFlowsViewIsTurnedOff() {
        let scene = Scene()
        scene.view.flow().top().withView(scene.other)
        #expect(!scene.view.translatesAutoresizingMaskIntoConstraints)
        #expect(scene.other.translatesAutoresizingMaskIntoConstraints)
        #expect(scene.parent.translatesAutoresizingMaskIntoConstraints)
        scene.other.flow().withSelf()
        #expect(!scene.other.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func nothingIsMadeWithoutASecondItem() {
        let scene = Scene()
        _ = scene.view.flow().left().top()
        #expect(scene.made.isEmpty)
        #expect(scene.view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func whatIsChainedToASuperviewOrSelfIsAboutTheSameView() {
        let scene = Scene()
        scene.view.flow().left().withSuperview().width().withSelf().top().withView(scene.other)
        #expect(
            scene.made == ["view.left == parent.left", "view.top == other.top", "view.width == view.width"]
        )
    }

    /// 0.0.2 returns a flow of the argument.
    @Test func whatIsChainedToAnotherViewIsAboutThatView() {
        let scene = Scene()
        scene.view.flow().top(.bottom).withView(scene.other).left().withSuperview()
        scene.view.flow().withView(scene.other, for: .centerX).bottom().withSuperview()
        #expect(
            scene.made == [
                "view.top == other.bottom", "other.left == parent.left", "view.centerX == other.centerX",
                "other.bottom == parent.bottom",
            ]
        )
        #expect(!scene.other.translatesAutoresizingMaskIntoConstraints)
    }

    /// The flow that a call returns is a new one; the excluded attributes stay in the flow that the call was made on.
    @Test func whatIsExcludedIsLostToTheChainAndKeptInTheFlow() {
        let chained = Scene()
        chained.view.flow().left().top().withView(chained.other, exclude: [.top]).withSuperview()
        #expect(chained.made == ["view.left == other.left"])
        let kept = Scene()
        let flow = kept.view.flow()
        flow.left().top().withView(kept.other, exclude: [.top])
        flow.withSuperview()
        flow.withSuperview()
        #expect(kept.made == ["view.left == other.left", "view.top == parent.top"])
    }

    @Test func oneAttributeIsMadeAsItIsQueued() {
        let scene = Scene()
        let flow = scene.view.flow().left().top(.bottom).attribute(constant: 8)
        flow.withView(scene.other, for: .top)
        #expect(scene.made == ["view.top == other.bottom + 8"])
        flow.withSuperview()
        #expect(scene.made == ["view.top == other.bottom + 8", "view.left == parent.left + 8"])
    }

    /// An attribute that the flow does not have is made with its defaults.
    @Test func oneAttributeThatIsNotQueuedIsMadeEqual() {
        let scene = Scene()
        scene.view.flow().left().attribute(constant: 8).withView(scene.other, for: .width)
        #expect(scene.made == ["view.width == other.width"])
    }

    @Test func misuse() {
        let scene = Scene()
        func reasons(_ body: () -> Void) -> [String] { MisuseReport.collecting(body).map(\.reason) }
        #expect(reasons { scene.parent.flow().left().withSuperview() } == ["View has no superview"])
        #expect(reasons { UIView().flow().withSelf() } == ["A flow was used after its view was deallocated"])
        #expect(reasons { scene.view.flow().left().withView(UIView()) }.joined().contains("no common ancestor"))
        #expect(
            reasons { scene.view.flow().left(.notAnAttribute).withSuperview() }.joined()
                .contains("Location attributes must be specified in pairs")
        )
        #expect(
            reasons { scene.view.flow().left(.leading).withSuperview() }.joined().contains("leading/trailing attribute")
        )
        #expect(scene.made.isEmpty)
    }

    @Test func findingsNameTheLineThatQueuedAConstraint() {
        let scene = Scene()
        let first = #line + 2
        scene.view.flow()
            .left()
            .constant(.height, constant: 4)
            .withSuperview()
            .center()
            .withSuperview()
            .withView(scene.other, for: .lastBaseline)
        let dump = scene.parent.layoutDump()
        for line in [first, first + 1, first + 3, first + 5] {
            #expect(dump.contains("\"file\": \"FlowConstraintTests/TargetTests.swift\", \"line\": \(line)"), "\(line)")
        }
    }
}
