import Testing
import UIKit

@MainActor
struct ArrangedSubviewsTests {
    let stack = UIStackView()
    let a = UIView()
    let b = UIView()
    let c = UIView()

    @Test func arrangingMakesASubviewAndTurnsTheMaskOff() {
        stack.addArrangedSubview(a)
        #expect(stack.subviews == [a])
        #expect(stack.arrangedSubviews == [a])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func theOrderOfArrangementIsNotThatOfDrawing() {
        for view in [a, b] { stack.addArrangedSubview(view) }
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect(stack.subviews == [a, b, c])
    }

    @Test func arrangingAgainMoves() {
        for view in [a, b, a] { stack.addArrangedSubview(view) }
        #expect(stack.arrangedSubviews == [b, a])
        #expect(stack.subviews == [a, b])
        stack.insertArrangedSubview(a, at: 0)
        #expect(stack.arrangedSubviews == [a, b])
    }

    @Test func aSubviewCanBeArrangedLater() {
        stack.addSubview(a)
        #expect(stack.arrangedSubviews.isEmpty)
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews == [a])
        #expect(stack.subviews == [a])
    }

    @Test func arrangedViewsThatAreNoLongerArrangedRemainSubviews() {
        stack.addArrangedSubview(a)
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.subviews == [a])
    }

    @Test func removedSubviewsAreNoLongerArranged() {
        stack.addArrangedSubview(a)
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        let other = UIStackView(arrangedSubviews: [b, c])
        stack.addArrangedSubview(b)
        #expect(other.arrangedSubviews == [c])
    }

    @Test(arguments: [-1, 2])
    func placesBeyondTheEndRaise(index: Int) {
        stack.addArrangedSubview(a)
        let misuses = MisuseReport.collecting { stack.insertArrangedSubview(b, at: index) }
        #expect(misuses.map(\.severity) == [.exception(name: "NSInternalInconsistencyException")])
        #expect(stack.arrangedSubviews == [a])
    }

    @Test func aViewMovesWithinTheStackToAnyPlace() {
        for view in [a, b, c] { stack.addArrangedSubview(view) }
        stack.insertArrangedSubview(a, at: 3)
        #expect(stack.arrangedSubviews == [b, c, a])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, b, a])
    }

    @Test func customSpacingIsThatOfArrangedViews() {
        stack.addArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(20, after: a)
        stack.setCustomSpacing(20, after: b)
        #expect(stack.customSpacing(after: a) == 20)
        #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    }

    @Test func aStackCannotArrangeItself() {
        #expect(MisuseReport.collecting { stack.addArrangedSubview(stack) }.count == 1)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }
}
