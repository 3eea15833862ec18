import ConstraintText
import FlowConstraint
import Testing
import UIKit

/// What the library's README shows, with its slips of the pen mended ("atrribute").
@MainActor
@Suite struct ReadmeTests {
    private let insets = [
        "view.left == parent.left + 20", "view.top == parent.top + 20", "view.right == parent.right - 20",
        "view.bottom == parent.bottom - 20",
    ]

    @Test func oneEdge() {
        #expect(Scene.made { $0.left().withSuperview() } == ["view.left == parent.left"])
    }

    @Test func aChainForEachEdge() {
        let scene = Scene()
        scene.view.flow().left().attribute(constant: 20).withSuperview()
        scene.view.flow().top().attribute(constant: 20).withSuperview()
        scene.view.flow().right().attribute(constant: -20).withSuperview()
        scene.view.flow().bottom().attribute(constant: -20).withSuperview()
        #expect(scene.made == insets)
    }

    @Test func oneChainInTwoSteps() {
        #expect(
            Scene.made {
                $0.left().top().attribute(constant: 20).withSuperview()
                    .right().bottom().attribute(constant: -20).withSuperview()
            } == insets
        )
    }

    @Test func constantsForSomeEdges() {
        #expect(
            Set(
                Scene.made {
                    $0.left().top().right().bottom()
                        .attribute(constant: 20, for: [.left, .top])
                        .attribute(constant: -20, for: [.right, .bottom])
                        .withSuperview()
                }
            ) == Set(insets)
        )
    }

    @Test func aFlowIsEmptyAfterItsTarget() {
        let scene = Scene()
        let flow = scene.view.flow().left()
        _ = flow.withSuperview()
        _ = flow.withSuperview()
        #expect(scene.made == ["view.left == parent.left"])
    }
}
