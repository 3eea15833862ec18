import ConstraintText
import SwiftLayout
import Testing
import UIKit

extension Anchors {
    fileprivate static var boundary: Anchors { Anchors.top.leading.trailing.bottom }
}

/// What the owner's README shows, in the forms of SwiftLayout 5: it was written for versions 1 to 3.
@MainActor
@Suite struct ReadmeTests {
    private final class Screen: UIViewController, Layoutable {
        let red = UIView()
        let blue = UIView()
        var showsRed = true
        var activation: Activation?

        var layout: some Layout {
            view.sl.sublayout {
                if showsRed {
                    red.sl.anchors { Anchors.boundary }
                } else {
                    blue
                }
            }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            sl.updateLayout()
        }
    }

    @Test func superviewsAndSubviews() {
        let (root, red, blue) = (UIView(), UIView(), UIView())
        root.sl.sublayout {
            red.sl.sublayout { blue }
        }.finalActive()
        #expect(root.subviews == [red] && red.subviews == [blue])
    }

    @Test func allEdgesInEachSpelling() {
        let edges = ["top", "leading", "trailing", "bottom"].map { "view.\($0) == parent.\($0)" }
        #expect(Scene.made { _ in Anchors.top.leading.trailing.bottom } == edges)
        #expect(Scene.made { Anchors.top.leading.trailing.bottom.equalTo($0.parent) } == edges)
        #expect(Scene.made { _ in Anchors.boundary } == edges)
        #expect(
            Scene.made { _ in
                Anchors.top
                Anchors.leading
                Anchors.trailing
                Anchors.bottom
            } == edges
        )
    }

    @Test func oneAboveTheOtherWithEqualHeights() {
        let made = Scene.made {
            Anchors.leading.trailing.bottom
            Anchors.top.equalTo($0.other, attribute: .bottom)
            Anchors.height.equalTo($0.other)
        }
        #expect(
            made == [
                "view.leading == parent.leading", "view.trailing == parent.trailing", "view.bottom == parent.bottom",
                "view.top == other.bottom", "view.height == other.height",
            ]
        )
    }

    @Test func viewsByIdentifier() {
        let (root, blue) = (UIView(), UIView())
        let activation = root.sl.sublayout {
            UILabel().sl.identifying("red").sl.anchors { Anchors.top.leading.trailing }
            blue.sl.anchors {
                Anchors.leading.trailing.bottom
                Anchors.top.equalTo("red", attribute: .bottom)
                Anchors.height.equalTo("red")
            }
        }.active()
        let label = activation.viewForIdentifier("red")
        #expect(label is UILabel)
        #expect(root.constraints.filter { $0.firstItem === blue && $0.secondItem === label }.count == 2)
    }

    @Test func conditionsAreReadAgainByUpdates() {
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(screen.view.subviews == [screen.red] && screen.view.constraints.count == 4)
        screen.showsRed = false
        screen.sl.updateLayout()
        #expect(screen.view.subviews == [screen.blue] && screen.view.constraints.isEmpty)
    }

    @Test func safeArea() {
        let made = Scene.made { Anchors.allSides.equalTo($0.parent.safeAreaLayoutGuide) }
        #expect(made == ["top", "leading", "trailing", "bottom"].map { "view.\($0) == safeArea.\($0)" })
    }
}
