import UIKit

/// Several drafts, which become subviews of the view that they are applied to.
@MainActor
open class ViewPlanBuilder: ViewPlan {
    var plans: [any ViewDraft]
    public var context: PlanContext?

    public init(plans: [any ViewDraft]) {
        self.plans = plans
    }

    open var insertablePlans: [any ViewDraft] { plans }

    /// All that become descendants.
    var allPlans: [any ViewDraft] { plans }

    open func build(for view: UIView) -> [NSLayoutConstraint] {
        drafted(for: view, in: context ?? PlanContext(view: view)).map(\.constraint)
    }

    @discardableResult
    open func apply(to view: UIView) -> [NSLayoutConstraint] {
        let constraints = build(for: view)
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    func drafted(for view: UIView, in context: PlanContext) -> [DraftedConstraint] {
        context.move(to: view)
        prepare(view, in: context)
        return insertion(of: plans, into: view, in: context) { view.addSubview($0) }.uniqued
    }

    /// Takes out what the plan no longer contains, and ends the placement by autoresizing mask.
    func prepare(_ view: UIView, in context: PlanContext) {
        if let root = context.root { removeFormerSubviews(of: view, root) }
        if view.isPlacedByPlan { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    private func removeFormerSubviews(of view: UIView, _ root: any Planned) {
        for subview in view.subviews where subview.planOwner == ObjectIdentifier(root) {
            if allPlans.contains(where: { $0.view === subview }) { continue }
            let controller = subview.nearestController
            subview.removeFromSuperview()
            if let controller, controller !== view.nearestController { controller.removeFromParent() }
        }
    }

    func insertion(
        of plans: [any ViewDraft],
        into view: UIView,
        in context: PlanContext,
        by add: (UIView) -> Void
    ) -> [DraftedConstraint] {
        let controller = view.nearestController
        var constraints: [DraftedConstraint] = []
        for plan in plans {
            if let root = context.root { plan.view.planOwner = ObjectIdentifier(root) }
            add(plan.view)
            if let controller, let child = plan.view.nearestController, child !== controller {
                controller.addChild(child)
            }
            plan.context = context
            constraints += plan.drafted(in: context).constraints
        }
        return constraints
    }
}
