import ConstraintText
import FlowConstraint
import Testing
import UIKit

/// The chains that the library's documentation shows, with its misspelled `atrribute` put right.
@MainActor
@Suite("Forms of the library's documentation")
struct DocumentedFormTests {
    private let insets = [
        "view.left == parent.left + 20", "view.top == parent.top + 20", "view.right == parent.right - 20",
        "view.bottom == parent.bottom - 20",
    ]

    @Test("One edge")
    func edge() {
        #expect(Scene.made { $0.left().withSuperview() } == ["view.left == parent.left"])
    }

    @Test("A chain for each edge, one chain in two steps, one chain with attributes by name, and edges are the same")
    func edges() {
        let scene = Scene()
        scene.view.flow().left().attribute(constant: 20).withSuperview()
        scene.view.flow().top().attribute(constant: 20).withSuperview()
        scene.view.flow().right().attribute(constant: -20).withSuperview()
        scene.view.flow().bottom().attribute(constant: -20).withSuperview()
        #expect(scene.made == insets)
        let steps = Scene.made {
            $0.left()
                .top()
                .attribute(constant: 20)
                .withSuperview()
                .right()
                .bottom()
                .attribute(constant: -20)
                .withSuperview()
        }
        #expect(steps == insets)
        let named = Scene.made {
            $0.left()
                .top()
                .right()
                .bottom()
                .attribute(constant: 20, for: [.left, .top])
                .attribute(constant: -20, for: [.right, .bottom])
                .withSuperview()
        }
        #expect(named == insets)
        #expect(Scene.made { _ = $0.edges(20) } == insets)
    }

    @Test("A relation, and the view itself as its second item")
    func relations() {
        #expect(
            Scene.made { $0.top(.bottom).attribute(relation: .greaterThanOrEqual).withSuperview() }
                == ["view.top >= parent.bottom"]
        )
        #expect(Scene.made { $0.width(.height).withSelf() } == ["view.width == view.height"])
    }
}
