import Testing

@testable import UIKit

@MainActor
@Suite struct TargetTests {
    @Test func targetsOfControlsAreKeptAndRemoved() {
        let (control, target, other) = (UIControl(), UIView(), UIView())
        control.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
        control.addTarget(other, action: Selector("moved"), for: .valueChanged)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
        control.removeTarget(target, action: nil, for: .touchUpInside)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
        #expect(control.actions(forTarget: other, forControlEvent: .valueChanged) == ["moved"])
    }

    @Test func recognizersBelongToOneView() {
        let (first, second) = (UIView(), UIView())
        let tap = UITapGestureRecognizer(target: first, action: Selector("tapped"))
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap] && tap.view === second)
        second.removeGestureRecognizer(tap)
        #expect(second.gestureRecognizers == nil && tap.view == nil)
    }
}
