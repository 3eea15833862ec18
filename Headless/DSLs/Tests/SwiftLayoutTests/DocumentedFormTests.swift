import ConstraintText
import SwiftLayout
import Testing
import UIKit

/// What the library's documentation of version 1 shows, in the words of version 5: `view { red }` is
/// `view.sl.sublayout { red }` by now, and `Deactivable` is `Activation`.
@MainActor
@Suite("Forms of the library's documentation")
struct DocumentedFormTests {
    private let sides = [
        "view.top == parent.top", "view.bottom == parent.bottom", "view.leading == parent.leading",
        "view.trailing == parent.trailing",
    ]

    @Test("Views below views")
    func hierarchy() {
        let (root, red, blue) = (UIView(), UIView(), UIView())
        root.sl.sublayout {
            red.sl.sublayout {
                blue
            }
        }.finalActive()
        #expect(root.subviews == [red])
        #expect(red.subviews == [blue])
    }

    @Test("Attributes alone, with a second item and one by one are the same constraints")
    func anchors() {
        #expect(Set(Scene.made { _ in Anchors.allSides.equalToSuper() }) == Set(sides))
        #expect(Set(Scene.made { scene in Anchors.allSides.equalTo(scene.parent) }) == Set(sides))
        let single = Scene.made { _ in
            Anchors.top
            Anchors.leading
            Anchors.trailing
            Anchors.bottom
        }
        #expect(Set(single) == Set(sides))
    }

    @Test("Two views one above the other, with the same height")
    func halves() {
        let scene = Scene()
        scene.parent.sl.sublayout {
            scene.other.sl.anchors { Anchors.cap }
            scene.view.sl.anchors {
                Anchors.shoe
                Anchors.top.equalTo(scene.other, attribute: .bottom)
                Anchors.height.equalTo(scene.other)
            }
        }.finalActive()
        scene.parent.layoutIfNeeded()
        #expect(scene.other.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
        #expect(scene.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    }

    @Test("A view that no property holds is found by its identifier, in anchors and after activation")
    func identifiers() {
        let scene = Scene()
        let activation = scene.parent.sl.sublayout {
            UILabel().sl.identifying("red").anchors { Anchors.cap }
            scene.view.sl.anchors {
                Anchors.shoe
                Anchors.top.equalTo("red", attribute: .bottom)
                Anchors.height.equalTo("red")
            }
        }.active()
        let label = activation.viewForIdentifier("red") as? UILabel
        #expect(label?.superview === scene.parent)
        scene.parent.layoutIfNeeded()
        #expect(label?.frame.height == 240)
    }

    private final class Screen: UIViewController, Layoutable {
        var showsRed = true
        let red = UIView()
        let blue = UIView()
        var activation: Activation?

        var layout: some Layout {
            view.sl.sublayout {
                if showsRed {
                    red.sl.anchors { Anchors.allSides }
                } else {
                    blue.sl.anchors { Anchors.allSides }
                }
            }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            sl.updateLayout()
        }
    }

    @Test("A condition shows one view or the other")
    func conditions() {
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(screen.view.subviews == [screen.red])
        #expect(screen.view.constraints.count == 4)
        screen.showsRed = false
        screen.sl.updateLayout()
        #expect(screen.view.subviews == [screen.blue])
        #expect(screen.view.constraints.count == 4)
        screen.activation?.deactive()
        #expect(screen.view.subviews.isEmpty)
        #expect(screen.view.constraints.isEmpty)
    }
}
