import UIKit

/// An object with a plan that can be applied again: constraints of the same items stay, others come and go.
@MainActor
public protocol Planned: AnyObject {
    var planIdentifier: ObjectIdentifier { get }
    var appliedConstraints: [NSLayoutConstraint] { get }
    var viewPlanApplied: Bool { get }
    @LayoutPlan var viewPlan: any ViewPlan { get }
    /// Nothing calls this by itself.
    @discardableResult
    func applyPlan() -> [NSLayoutConstraint]
}

public typealias UIPlannedController = UIViewController & Planned
public typealias UIPlannedView = UIView & Planned

@MainActor
private var applied = AttachedValues<[DraftedConstraint]>()

extension Planned {
    public var planIdentifier: ObjectIdentifier { ObjectIdentifier(self) }

    /// What the last ``applyPlan()`` returned.
    public var appliedConstraints: [NSLayoutConstraint] { draftedConstraints.map(\.constraint) }

    public var viewPlanApplied: Bool { applied[self] != nil }

    fileprivate var draftedConstraints: [DraftedConstraint] {
        get { applied[self] ?? [] }
        set { applied[self] = newValue }
    }

    /// Builds the plan and keeps the constraints that it makes again, with their constants, priorities and identifiers.
    /// A changed multiplier is ignored, as in Draftsman.
    fileprivate func apply(_ draft: LayoutDraft<UIView>) -> [NSLayoutConstraint] {
        let former = Dictionary(draftedConstraints.map { ($0.key, $0.constraint) }, uniquingKeysWith: { $1 })
        let context = PlanContext(root: self, view: draft.view)
        draft.context = context
        var kept: Set<DraftedConstraint.Key> = []
        let constraints = draft.drafted(for: draft.view, in: context).map { new in
            guard let old = former[new.key] else { return new }
            kept.insert(new.key)
            old.identifier = new.constraint.identifier
            old.constant = new.constraint.constant
            old.priority = new.constraint.priority
            return DraftedConstraint(key: new.key, constraint: old)
        }
        NSLayoutConstraint.deactivate(draftedConstraints.filter { !kept.contains($0.key) }.map(\.constraint))
        NSLayoutConstraint.activate(constraints.map(\.constraint))
        draftedConstraints = constraints
        return constraints.map(\.constraint)
    }
}

extension Planned where Self: UIView {
    @discardableResult
    public func applyPlan() -> [NSLayoutConstraint] {
        let stackPlans = (self as? any PlannedStack)?.stackViewPlan.insertablePlans ?? []
        return apply(LayoutDraft<UIView>(view: self, plans: viewPlan.insertablePlans, stackPlans: stackPlans))
    }
}

extension Planned where Self: UIViewController {
    @discardableResult
    public func applyPlan() -> [NSLayoutConstraint] {
        apply(LayoutDraft<UIView>(view: view, plans: viewPlan.insertablePlans))
    }
}
