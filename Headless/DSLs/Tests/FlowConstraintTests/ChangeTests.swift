import ConstraintText
import FlowConstraint
import Testing
import UIKit

@MainActor
@Suite struct ChangeTests {
    @Test func changesOfAllThatIsQueued() {
        let rows: [((Flow) -> Void, [String])] = [
            (
                { $0.left().top().attribute(constant: 8).withSuperview() },
                ["view.left == parent.left + 8", "view.top == parent.top + 8"]
            ),
            (
                { $0.width().height().attribute(multiplier: 0.5).withSuperview() },
                ["view.width == 0.5 × parent.width", "view.height == 0.5 × parent.height"]
            ),
            (
                { $0.left().top().attribute(relation: .greaterThanOrEqual).withSuperview() },
                ["view.left >= parent.left", "view.top >= parent.top"]
            ),
            (
                { $0.width().attributes(relation: .lessThanOrEqual, multiplier: 2, constant: -4).withSuperview() },
                ["view.width <= 2 × parent.width - 4"]
            ),
            (
                {
                    $0.left().top()
                        .attributes { attributes in
                            attributes.targetItem = attributes.targetItem == .left ? .right : .bottom
                        }
                        .withSuperview()
                },
                ["view.left == parent.right", "view.top == parent.bottom"]
            ),
            (
                {
                    $0.left().right()
                        .attributes { item, attributes in attributes.constant = item == .left ? 8 : -8 }
                        .withSuperview()
                },
                ["view.left == parent.left + 8", "view.right == parent.right - 8"]
            ),
        ]
        for (chain, expected) in rows { #expect(Scene.made(chain) == expected) }
    }

    @Test func changesForSomeAndForAllButSome() {
        let rows: [((Flow) -> Flow, [String])] = [
            ({ $0.attribute(constant: 8, for: [.left]) }, ["view.left == parent.left + 8", "view.top == parent.top"]),
            (
                { $0.attribute(constant: 8, exclude: [.left]) },
                ["view.left == parent.left", "view.top == parent.top + 8"]
            ),
            (
                { $0.attribute(multiplier: 2, for: [.left, .width]) },
                ["view.left == 2 × parent.left", "view.top == parent.top"]
            ),
            (
                { $0.attribute(multiplier: 2, exclude: [.left]) },
                ["view.left == parent.left", "view.top == 2 × parent.top"]
            ),
            (
                { $0.attribute(relation: .lessThanOrEqual, for: [.top]) },
                ["view.left == parent.left", "view.top <= parent.top"]
            ),
            (
                { $0.attribute(relation: .lessThanOrEqual, exclude: [.top]) },
                ["view.left <= parent.left", "view.top == parent.top"]
            ),
            (
                { $0.attributes(exclude: [.top]) { $0.constant = 3 } },
                ["view.left == parent.left + 3", "view.top == parent.top"]
            ),
            ({ $0.attribute(constant: 8, for: []) }, ["view.left == parent.left", "view.top == parent.top"]),
        ]
        for (change, expected) in rows {
            #expect(Scene.made { change($0.left().top()).withSuperview() } == expected)
        }
    }

    @Test func whatIsQueuedLaterIsNotChanged() {
        #expect(
            Scene.made { $0.left().attribute(constant: 8).top().withSuperview() } == [
                "view.left == parent.left + 8", "view.top == parent.top",
            ]
        )
    }

    @Test func anAttributeIsQueuedOnce() {
        #expect(
            Scene.made { $0.top().attribute(constant: 8).top(.bottom).withSuperview() } == ["view.top == parent.bottom"]
        )
        #expect(Scene.made { $0.width().constant(.width, constant: 5).withSuperview() } == ["view.width == 5"])
    }

    /// `size` sets the constants of everything that is queued.
    @Test func sizeChangesWhatIsQueuedBefore() {
        #expect(
            Scene.made { $0.left().size(40).withSuperview() } == [
                "view.left == parent.left + 40", "view.width == 40", "view.height == 40",
            ]
        )
    }

    /// `edges` sets the constants of what is queued, and makes it.
    @Test func edgesTakesWhatIsQueuedBefore() {
        #expect(
            Scene.made { _ = $0.constant(.width, constant: 5).edges(8) } == [
                "view.left == parent.left + 8", "view.top == parent.top + 8", "view.right == parent.right - 8",
                "view.bottom == parent.bottom - 8", "view.width == 8",
            ]
        )
    }
}
