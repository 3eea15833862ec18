import ConstraintText
import SwiftLayout
import Testing
import UIKit

@MainActor
@Suite struct ActivationTests {
    private final class Card: UIView, Layoutable {
        let title = UILabel()
        let note = UILabel()
        @LayoutProperty(mode: .immediate) var hasNote = true
        @LayoutProperty var inset: CGFloat = 8
        @AnimatableLayoutProperty(wrappedValue: 20, duration: 0.3) var height: CGFloat

        var activation: Activation?

        var layout: some Layout {
            sl.sublayout {
                title.sl.identifying("title").anchors {
                    Anchors.cap.equalToSuper(inwardOffset: inset)
                    Anchors.height.equalTo(constant: height).priority(.defaultHigh).identifier("height")
                }
                if hasNote {
                    note.sl.anchors { Anchors.top.equalTo(title, attribute: .bottom) }
                }
            }
        }
    }

    @Test func anUpdateKeepsEqualConstraintsAndReplacesOthers() {
        let card = Card()
        card.sl.updateLayout()
        let before = card.constraints + card.title.constraints
        #expect(before.count == 5)
        card.hasNote = false
        #expect(card.note.superview == nil)
        let after = card.constraints + card.title.constraints
        #expect(after.count == 4)
        #expect(after.allSatisfy { constraint in before.contains { $0 === constraint } })
        card.hasNote = true
        #expect(card.note.superview === card)
        #expect((card.constraints + card.title.constraints).count == 5)
        card.inset = 12
        card.sl.updateLayout()
        let top = card.constraints.first { $0.firstAttribute == .top && $0.firstItem === card.title }
        #expect(top?.constant == 12)
        #expect(!before.contains { $0 === top })
    }

    @Test func aDeferredUpdateComesWhenTheMainActorIsFree() async {
        let card = Card()
        card.sl.updateLayout(.deferred)
        card.inset = 4
        #expect(card.subviews.isEmpty)
        for _ in 0..<1000 where card.subviews.isEmpty { await Task.yield() }
        #expect(card.subviews == [card.title, card.note])
        #expect(card.activation?.viewForIdentifier("title") === card.title)
        #expect(card.constraints.contains { $0.constant == 4 })
    }

    @Test func anAnimatedPropertyIsLaidOutAtOnce() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.height = 44
        #expect(card.title.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
    }

    @Test func updatersChangeConstraintsByIdentifier() {
        let card = Card()
        card.sl.updateLayout()
        let updater = card.activation?.anchors("height", attribute: .height)
        updater?.update(constant: 30, priority: .defaultLow)
        let constraint = card.title.constraints.first { $0.identifier == "height" }
        #expect(constraint?.constant == 30)
        #expect(constraint?.priority == .defaultLow)
        card.activation?.anchors("height", attribute: .width).update(constant: 1)
        card.activation?.anchors("other").update(constant: 1)
        #expect(constraint?.constant == 30)
        // The layout says 20 again.
        card.sl.updateLayout()
        #expect(card.title.constraints.map(\.constant) == [20])
        #expect(constraint?.isActive == false)
    }

    @Test func deactivationTakesViewsAndConstraintsAway() {
        let scene = Scene()
        let guide = UILayoutGuide()
        let activation = scene.parent.sl.sublayout {
            scene.view.sl.anchors { Anchors.top }
            guide
        }.active()
        #expect(activation.layoutGuideForIdentifier("") === guide)
        scene.other.addSubview(scene.view)
        activation.deactive()
        #expect(scene.made.isEmpty)
        #expect(guide.owningView == nil)
        #expect(scene.view.superview === scene.other, "moved meanwhile: left alone")
    }

    @Test func equalConstraintsOfALayoutAreOne() {
        #expect(
            Scene.made { _ in
                Anchors.top
                Anchors.top.equalToSuper()
                Anchors.top.equalToSuper().priority(.defaultLow)
            } == ["view.top == parent.top", "view.top == parent.top @250"]
        )
    }

    @Test func activationsThatMadeTheSameAreEqual() {
        let scene = Scene()
        let layout = scene.parent.sl.sublayout { scene.view.sl.anchors { Anchors.top } }
        let other = scene.parent.sl.sublayout { scene.view.sl.anchors { Anchors.bottom } }
        var stored: Set<Activation> = []
        layout.active().store(&stored)
        layout.active().store(&stored)
        other.active().store(&stored)
        #expect(stored.count == 2)
    }
}
