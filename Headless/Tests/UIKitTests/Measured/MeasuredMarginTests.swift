import Foundation
import Testing
import UIKit

/// Where views on safe areas and margins were recorded to be. `SafeAreaTests` has the insets themselves.
@MainActor
struct MeasuredMarginTests {
    private func fill(_ view: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    /// A controller whose view has the insets.
    private func controller(_ size: CGSize, _ insets: UIEdgeInsets) -> UIViewController {
        let controller = UIViewController()
        controller.view.frame = CGRect(origin: .zero, size: size)
        controller.additionalSafeAreaInsets = insets
        return controller
    }

    @Test func viewsOnTheMarginsOfAViewThatReachesUnderTheBars() {
        MeasuringHost.catalyst.run {
            let screen = controller(
                CGSize(width: 320, height: 480),
                UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
            )
            let box = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
            screen.view.addSubview(box)
            let (a, b, c) = (box.place(UIView()), box.place(UIView()), box.place(UIView()))
            let margins = box.layoutMarginsGuide
            NSLayoutConstraint.activate([
                a.leftAnchor.constraint(equalTo: margins.leftAnchor),
                a.topAnchor.constraint(equalTo: margins.topAnchor),
                b.rightAnchor.constraint(equalTo: margins.rightAnchor),
                b.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                c.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
                c.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
                c.widthAnchor.constraint(equalToConstant: 80), c.heightAnchor.constraint(equalToConstant: 30),
            ])
            for view in [a, b] {
                view.widthAnchor.constraint(equalToConstant: 60).isActive = true
                view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
            screen.view.layoutIfNeeded()
            let frames = [a, b, c].map { MeasuringHost.catalyst.rounded($0.frame) }
            #expect(frames[0].origin == CGPoint(x: 24, y: 37))
            #expect(frames[1].origin == CGPoint(x: 232, y: 252))
            #expect(frames[2].origin == CGPoint(x: 118, y: 150))
        }
    }

    @Test(
        arguments: [
            (UIEdgeInsets.zero, CGRect(x: 16, y: 0, width: 288, height: 300)),
            (UIEdgeInsets(top: 20, left: 4, bottom: 30, right: 4), CGRect(x: 20, y: 20, width: 280, height: 250)),
        ]
    )
    func aViewOnTheMarginsOfAControllersView(insets: UIEdgeInsets, expected: CGRect) {
        let screen = controller(CGSize(width: 320, height: 300), insets)
        let view = screen.view.place(UIView())
        fill(view, screen.view.layoutMarginsGuide)
        screen.view.layoutIfNeeded()
        #expect(view.frame == expected)
    }

    @Test func aPlainViewsMarginsAreEightAndItsSafeArea() {
        let screen = controller(
            CGSize(width: 320, height: 480),
            UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        )
        let child = UIView(frame: screen.view.bounds)
        screen.view.addSubview(child)
        let view = child.place(UIView())
        fill(view, child.layoutMarginsGuide)
        screen.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 18, y: 52, width: 320 - 18 - 20, height: 480 - 52 - 42))
    }

    /// On iOS readable content has at most 672 points, which was not measured; Catalyst's limit is 920, for bounds of more
    /// than 1008 points. Below both, the margins' width counts.
    @Test(arguments: [(CGFloat(640), CGFloat(624)), (834, 672), (1020, 672)])
    func readableContentIsAsWideAsTheMarginsUpToALimit(width: CGFloat, readable: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        let view = root.place(UIView())
        fill(view, root.readableContentGuide)
        root.layoutIfNeeded()
        #expect(view.frame.width == readable)
        #expect(view.frame.midX == width / 2)
    }
}
