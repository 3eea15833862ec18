import Testing
import UIKit

/// The measured rules for safe areas and margins, number by number.
@MainActor
struct SafeAreaTests {
    /// A view of 320 × 480 with the insets top 44, left 10, bottom 34, right 12.
    let controller = UIViewController()
    let child = UIView()

    init() {
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        controller.view.addSubview(child)
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 320, height: 480), [44, 10, 34, 12]),
        (CGRect(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
        (CGRect(x: 0, y: 100, width: 320, height: 200), [0, 10, 0, 12]),
        (CGRect(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
        (CGRect(x: 5, y: 10, width: 60, height: 20), [34, 5, 0, 0]),
    ])
    func eachEdgeOfTheSafeAreaReachesIntoAChildAsFarAsItOverlaps(frame: CGRect, expected: [CGFloat]) {
        child.frame = frame
        let insets = child.safeAreaInsets
        #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
    }

    @Test func marginsAreTheOwnOnesPlusTheSafeArea() {
        child.frame = controller.view.bounds
        #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func preservedMarginsAreTheLargerOfTheTwo() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        child.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        parent.addSubview(child)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test(arguments: [(CGFloat(320), CGFloat(16)), (414, 20)])
    func aControllersViewHasMarginsAtTheSidesOnly(width: CGFloat, side: CGFloat) {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    }

    @Test func directionalMarginsGoByTheDirection() {
        child.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        child.semanticContentAttribute = .forceRightToLeft
        #expect(child.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(child.directionalLayoutMargins.leading == 2)
    }
}
