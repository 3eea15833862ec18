import ConstraintText
import SwiftLayout
import Testing
import UIKit

/// The words of version 1, as its README has them.
@MainActor
@Suite("SwiftLayout 1")
struct FirstVersionTests {
    @Test("Attributes alone are of the superview, and relations take the place of earlier ones")
    func attributes() {
        let scene = Scene()
        let deactivable: any Deactivable = scene.parent {
            scene.view.anchors {
                Anchors(.top, .leading)
                Anchors(.height).equalTo(scene.other, attribute: .width)
                Anchors(.bottom).equalTo(scene.other, constant: 4).equalTo(scene.parent, constant: 6)
            }
            scene.other.anchors {
                Anchors(.width).equalTo(constant: 8)
                Anchors(.leading).setConstant(3)
                Anchors(.trailing).lessThanOrEqualTo(constant: -5)
            }
        }.active()
        #expect(
            Set(scene.made) == [
                "view.top == parent.top", "view.leading == parent.leading", "view.height == other.width",
                "view.bottom == parent.bottom + 6", "other.width == 8", "other.leading == parent.leading + 3",
                "other.trailing <= parent.trailing - 5",
            ]
        )
        deactivable.deactive()
        #expect(scene.made.isEmpty)
    }

    @Test("Stacks get subviews that they do not arrange")
    func stacks() {
        let (root, stack, label) = (UIView(), UIStackView(), UILabel())
        let activation = root {
            stack {
                label.identifying("label")
            }
        }.active()
        #expect(stack.subviews == [label])
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(activation.viewForIdentifier("label") === label)
    }

    private final class Screen: UIViewController, LayoutBuilding {
        var showsRed = true
        let red = UIView()
        let blue = UIView()
        var deactivable: (any Deactivable)?

        var layout: some Layout {
            view {
                if showsRed {
                    red.anchors { Anchors(.top) }
                } else {
                    blue
                }
            }
        }
    }

    @Test("A building changes to what its layout is by now")
    func buildings() {
        let screen = Screen()
        screen.updateLayout()
        #expect(screen.view.subviews == [screen.red])
        #expect(screen.view.constraints.count == 1)
        screen.showsRed = false
        screen.updateLayout(animated: true)
        #expect(screen.view.subviews == [screen.blue])
        #expect(screen.view.constraints.isEmpty)
    }
}
