import Foundation
import Testing
import UIKit

@MainActor
struct AnimationTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView()
    let width: NSLayoutConstraint

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        width = box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    /// Every way to animate, by what it is called with.
    typealias Animation = @MainActor @Sendable (_ change: @escaping () -> Void, _ end: @escaping (Bool) -> Void) -> Void

    nonisolated static let animations: [Animation] = [
        { UIView.animate(withDuration: 0.3, animations: $0, completion: $1) },
        { UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseOut], animations: $0, completion: $1) },
        { change, end in
            UIView.animate(
                withDuration: 0.3,
                delay: 0,
                usingSpringWithDamping: 0.7,
                initialSpringVelocity: 1,
                animations: change,
                completion: end
            )
        },
        { change, end in
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: change)
            } completion: {
                end($0)
            }
        },
        { UIView.transition(with: UIView(), duration: 0.3, animations: $0, completion: $1) },
        { change, end in
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8, animations: change)
            animator.addCompletion { end($0 == .end) }
            animator.startAnimation()
            // What has run does not run again.
            animator.startAnimation()
        },
        { change, end in
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: change) {
                end($0 == .end)
            }
        },
    ]

    @Test("animations take effect at once and end once", arguments: animations.indices)
    func effects(index: Int) {
        var ends: [Bool] = []
        let (root, width) = (root, width)
        Self.animations[index](
            {
                width.constant += 40
                root.layoutIfNeeded()
            },
            { ends.append($0) }
        )
        #expect(ends == [true])
        #expect(box.frame.width == 50)
    }

    @Test func aTransitionPutsOneViewInThePlaceOfAnother() {
        let other = UIView()
        UIView.transition(from: box, to: other, duration: 0.3)
        #expect(root.subviews == [other])
        root.addSubview(box)
        UIView.transition(from: other, to: box, duration: 0.3, options: .showHideTransitionViews)
        #expect(root.subviews == [other, box])
        #expect(other.isHidden && !box.isHidden)
    }
}
