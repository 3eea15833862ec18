import Foundation
import Testing
import UIKit

/// Solving, rounding and baselines as recorded from UIKit.
@MainActor
struct MeasuredSolvingTests {
    private func thirds(_ host: MeasuringHost) -> [CGRect] {
        host.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 50))
            let views = (0..<3).map { _ in root.place(UIView()) }
            var edge = root.leftAnchor
            for view in views {
                view.leftAnchor.constraint(equalTo: edge).isActive = true
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = view !== views[0]
                view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                view.heightAnchor.constraint(equalToConstant: 10).isActive = true
                edge = view.rightAnchor
            }
            edge.constraint(equalTo: root.rightAnchor).isActive = true
            root.layoutIfNeeded()
            return views.map { host.rounded($0.frame) }
        }
    }

    @Test func errorsOfRoundingAreNotSpread() {
        #expect(thirds(.catalyst).map(\.width) == [93.5, 93.5, 93.5])
    }

    @Test func inAWindowBothEdgesAreRoundedAndTheSizeIsTheirDifference() {
        let frames = thirds(.simulator)
        #expect(frames.map(\.minX) == [0, 93.5, 186.5])
        #expect(frames.map(\.width) == [93.5, 93, 93.5])
    }

    @Test func halvesOfPixelsAreRoundedUp() {
        MeasuringHost.simulator.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 50))
            let view = root.place(UIView())
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.25),
                view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 20.75),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: -0.25),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 10.5, y: 0, width: 10.5, height: 10))
        }
    }

    /// Their tops, from that of a label of 17 points.
    @Test(arguments: [(CGFloat(11), CGFloat(5.5)), (13, 3.5), (20, -3), (28, -10.5), (34, -16.5)])
    func labelsOnOneBaseline(points: CGFloat, top: CGFloat) {
        MeasuringHost.simulator.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            @MainActor func label(_ points: CGFloat) -> UIView {
                let label = UILabel()
                label.text = "A"
                label.font = .systemFont(ofSize: points)
                return root.place(label)
            }
            let (first, second) = (label(17), label(points))
            NSLayoutConstraint.activate([
                first.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            #expect(second.frame.minY - first.frame.minY == top)
        }
    }

    @Test func aPlainViewsBaselinesAreItsTopAndBottom() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (a, first, last) = (root.place(UIView()), root.place(UIView()), root.place(UIView()))
        for view in [a, first, last] {
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            first.topAnchor.constraint(equalTo: a.firstBaselineAnchor),
            last.topAnchor.constraint(equalTo: a.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect([first.frame.minY, last.frame.minY] == [50, 80])
    }

    /// `systemLayoutSizeFitting` draws width and height to 0 at priority 50: what is weaker gives in.
    @Test(arguments: [(Float(49), CGFloat(10)), (51, 200)])
    func fittingIsAWishOfPriority50(priority: Float, width: CGFloat) {
        let box = UIView()
        let inner = box.place(Content(10, 20))
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            box.trailingAnchor.constraint(greaterThanOrEqualTo: inner.trailingAnchor),
        ])
        let wish = box.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = UILayoutPriority(priority)
        wish.isActive = true
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: width, height: 20)
        )
    }
}
