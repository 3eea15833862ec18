import UIKit

/// The plan of one view: relations of its anchors, subviews and arranged subviews.
open class LayoutDraft<View: UIView>: ViewPlanBuilder, DraftRoot {
    public var underlyingView: View
    public var view: UIView { underlyingView }
    public var layoutExtractable: View { underlyingView }
    public var relations: DraftRelations = DraftRelations()
    var stackPlans: [any ViewDraft]

    public init(view: View, plans: [any ViewDraft] = [], stackPlans: [any ViewDraft] = []) {
        underlyingView = view
        self.stackPlans = stackPlans
        super.init(plans: plans)
    }

    open override var insertablePlans: [any ViewDraft] { [self] }

    override var allPlans: [any ViewDraft] { plans + stackPlans }

    public func drafted(in context: PlanContext) -> DraftedConstraints {
        DraftedConstraints(drafted(for: underlyingView, in: context))
    }

    /// Constraints first, then subviews, then arranged subviews.
    override func drafted(for view: UIView, in context: PlanContext) -> [DraftedConstraint] {
        context.move(to: view)
        var constraints = relations.recipes.flatMap { $0.constraints(for: underlyingView, in: context) }
        prepare(view, in: context)
        constraints += insertion(of: plans, into: view, in: context) { view.addSubview($0) }
        context.move(to: view)
        if let stack = view as? any StackCompatible {
            constraints += insertion(of: stackPlans, into: view, in: context) {
                stack.addArrangedSubview($0)
                ($0 as? SpacerView)?.fill(along: stack.axis)
            }
        }
        return constraints.uniqued
    }

    /// Adds subviews; several calls append.
    @discardableResult
    public func insert(@LayoutPlan _ layouter: () -> any ViewPlan) -> Self {
        plans += layouter().insertablePlans
        return self
    }
}

extension LayoutDraft: StackDraft where View: StackCompatible {
    /// Adds arranged subviews, which are in front of those that ``insert(_:)`` adds.
    @discardableResult
    public func insertStacked(@LayoutPlan _ layouter: () -> any ViewPlan) -> Self {
        stackPlans += layouter().insertablePlans
        return self
    }
}
