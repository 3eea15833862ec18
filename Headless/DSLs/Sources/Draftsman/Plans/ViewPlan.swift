import UIKit

/// Drafts that can be applied to a view.
@MainActor
public protocol ViewPlan: PlanComponent {
    /// Changes the hierarchy and makes constraints, which are not active.
    func build(for view: UIView) -> [NSLayoutConstraint]
    /// Builds and activates the constraints of the whole tree at once.
    @discardableResult
    func apply(to view: UIView) -> [NSLayoutConstraint]
}

/// The plan of one view.
public protocol ViewDraft: ViewPlan, AnyObject {
    var context: PlanContext? { get set }
    var view: UIView { get }
    func build() -> [NSLayoutConstraint]
    @discardableResult
    func apply() -> [NSLayoutConstraint]
    func drafted(in context: PlanContext) -> DraftedConstraints
}

extension ViewDraft {
    public func build() -> [NSLayoutConstraint] { build(for: view) }

    @discardableResult
    public func apply() -> [NSLayoutConstraint] { apply(to: view) }

    // MARK: Content priorities, which are set at once

    public func resistVerticalExpansion(_ priority: UILayoutPriority) -> Self {
        view.setContentHuggingPriority(priority, for: .vertical)
        return self
    }

    public func resistHorizontalExpansion(_ priority: UILayoutPriority) -> Self {
        view.setContentHuggingPriority(priority, for: .horizontal)
        return self
    }

    public func resistVerticalCompression(_ priority: UILayoutPriority) -> Self {
        view.setContentCompressionResistancePriority(priority, for: .vertical)
        return self
    }

    public func resistHorizontalCompression(_ priority: UILayoutPriority) -> Self {
        view.setContentCompressionResistancePriority(priority, for: .horizontal)
        return self
    }

    public func resistSizeExpansion(_ priority: UILayoutPriority) -> Self {
        resistVerticalExpansion(priority).resistHorizontalExpansion(priority)
    }

    public func resistSizeCompression(_ priority: UILayoutPriority) -> Self {
        resistVerticalCompression(priority).resistHorizontalCompression(priority)
    }

    public func resistSizeAdjustment(_ priority: UILayoutPriority) -> Self {
        resistSizeExpansion(priority).resistSizeCompression(priority)
    }
}
