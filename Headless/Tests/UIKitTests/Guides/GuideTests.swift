import Testing
import UIKit

@MainActor
struct GuideTests {
    let view = UIView()
    let other = UIView()

    @Test func aGuideBelongsToOneView() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        #expect(guide.owningView === view)
        other.addLayoutGuide(guide)
        #expect(view.layoutGuides.isEmpty)
        #expect(other.layoutGuides == [guide])
        other.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
    }

    @Test func removingAGuideDropsItsConstraints() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraint = guide.topAnchor.constraint(equalTo: view.topAnchor)
        constraint.isActive = true
        view.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
    }

    @Test func standardGuidesAreTheSameEachTime() {
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.layoutMarginsGuide !== view.safeAreaLayoutGuide)
        #expect(view.readableContentGuide.owningView === view)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.layoutGuides.isEmpty)
        let scroll = UIScrollView()
        #expect(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)
    }

    @Test func aControllersGuidesBelongToItsView() {
        let controller = UIViewController()
        let child = UIView()
        controller.view.addSubview(child)
        let constraint = child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
        constraint.isActive = true
        #expect(controller.view.constraints == [constraint])
        let item = NSLayoutConstraint(
            item: controller.bottomLayoutGuide,
            attribute: .top,
            relatedBy: .equal,
            toItem: child,
            attribute: .bottom,
            multiplier: 1,
            constant: 0
        )
        item.isActive = true
        #expect(controller.view.constraints == [constraint, item])
    }
}
