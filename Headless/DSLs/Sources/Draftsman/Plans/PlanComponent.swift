import UIKit

/// What a plan can contain: views, controllers, drafts, relations, and other plans.
@MainActor
public protocol PlanComponent {
    var insertablePlans: [any ViewDraft] { get }
}

extension UIView: PlanComponent {}

extension UIViewController: PlanComponent {}

extension PlanComponent where Self: UIView {
    public var insertablePlans: [any ViewDraft] { drf.insertablePlans }

    /// A draft of constraints and subviews, which nothing changes before `build()` or `apply()`.
    public var drf: LayoutDraft<Self> { LayoutDraft(view: self) }

    public func draftContent(@LayoutPlan _ layouter: () -> any ViewPlan) -> LayoutDraft<Self> { drf.insert(layouter) }
}

extension PlanComponent where Self: StackCompatible {
    public func draftStackContent(@LayoutPlan _ layouter: () -> any ViewPlan) -> LayoutDraft<Self> {
        drf.insertStacked(layouter)
    }
}

extension PlanComponent where Self: UIViewController {
    public var insertablePlans: [any ViewDraft] { drf.insertablePlans }

    /// A draft of the controller's view.
    public var drf: LayoutDraft<UIView> { LayoutDraft(view: view) }

    public func draftContent(@LayoutPlan _ layouter: () -> any ViewPlan) -> LayoutDraft<UIView> {
        drf.insert(layouter)
    }
}

extension Array: PlanComponent where Element: PlanComponent {
    public var insertablePlans: [any ViewDraft] { flatMap(\.insertablePlans) }
}
