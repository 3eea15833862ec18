import UIKit

/// Collects the drafts of a closure.
@MainActor
@resultBuilder
public enum LayoutPlan {
    public static func buildExpression(_ expression: (any PlanComponent)?) -> [any ViewDraft] {
        expression?.insertablePlans ?? []
    }

    public static func buildOptional(_ component: [any ViewDraft]?) -> [any ViewDraft] { component ?? [] }

    public static func buildEither(first component: [any ViewDraft]) -> [any ViewDraft] { component }

    public static func buildEither(second component: [any ViewDraft]) -> [any ViewDraft] { component }

    public static func buildArray(_ components: [[any ViewDraft]]) -> [any ViewDraft] { components.flatMap { $0 } }

    public static func buildBlock(_ components: [any ViewDraft]...) -> [any ViewDraft] { components.flatMap { $0 } }

    public static func buildLimitedAvailability(_ component: [any ViewDraft]) -> [any ViewDraft] { component }

    public static func buildFinalResult(_ component: [any ViewDraft]) -> any ViewPlan {
        ViewPlanBuilder(plans: component)
    }
}
