import LayoutModel

/// The classes in which a plan is written, by the library's rules (`Planned.swift` of 3.2.5).
package enum DraftsmanBases {
    /// The superclass and protocols of a section's class: `UIPlannedController`, or `UIScrollView` and `Planned`.
    static func bases(of section: SectionContext) -> [String] {
        let superclass = ShellPlanner.superclass(of: section)
        if section.inheritedClass != nil {
            // The library's aliases stand for classes of UIKit.
            switch section.scope.kind {
            case .controller, .view: return [superclass, "Planned"]
            case .cell: return [superclass, "PlannedCell"]
            case .stack: return [superclass, "PlannedStack"]
            }
        }
        if section.scope.kind == .controller {
            return superclass == "UIViewController" ? ["UIPlannedController"] : [superclass, "Planned"]
        }
        switch (superclass, section.scope.kind) {
        case ("UIView", .view): return ["UIPlannedView"]
        case ("UITableViewCell", .cell): return ["UITablePlannedCell"]
        case ("UICollectionViewCell", .cell): return ["UICollectionPlannedCell"]
        case (_, .cell): return [superclass, "PlannedCell"]
        case (_, .stack): return ["UIPlannedStack"]
        default: return [superclass, "Planned"]
        }
    }

    /// The framework class that the bases mean; `nil` if they lack the plan that such a section implements, or promise one
    /// that it does not.
    static func superclass(_ bases: [String], of kind: Outline.Section.Kind, isPlanned: Bool) -> String? {
        if !isPlanned { return bases.count == 1 && !bases[0].contains("Planned") ? bases[0] : nil }
        let plan = bases.last ?? ""
        let isRight =
            switch kind {
            case .controller: plan == "UIPlannedController" || plan == "Planned"
            case .view: plan == "Planned" || plan == "UIPlannedView"
            case .cell: plan.hasSuffix("PlannedCell")
            case .stack: plan == "UIPlannedStack" || plan == "PlannedStack"
            }
        guard isRight else { return nil }
        switch bases.count {
        case 1: return aliases[bases[0]]
        case 2 where ["Planned", "PlannedCell", "PlannedStack"].contains(plan): return bases[0]
        default: return nil
        }
    }

    /// The plan property that the library requires in a section.
    static func mainPlan(of kind: Outline.Section.Kind) -> String {
        switch kind {
        case .controller, .view: "viewPlan"
        case .cell: "contentViewPlan"
        case .stack: "stackViewPlan"
        }
    }

    /// The names of main plans; no other plan has one of them.
    static let mainPlans: Set<String> = ["viewPlan", "contentViewPlan", "stackViewPlan"]

    static let applyPlan = "applyPlan"
    static let applyRemainder = "applyRemainder"

    /// The functions that a class calls to set itself up. The library never applies a plan itself.
    static func calls(isPlanned: Bool, configures: Bool, hasRemainder: Bool) -> [String] {
        (configures ? [ClassShell.configureViews] : []) + (isPlanned ? [applyPlan] : [])
            + (hasRemainder ? [applyRemainder] : [])
    }

    /// The library's aliases.
    package static let aliases: [String: String] = [
        "UIPlannedController": "UIViewController", "UIPlannedView": "UIView",
        "UITablePlannedCell": "UITableViewCell", "UICollectionPlannedCell": "UICollectionViewCell",
        "UIPlannedStack": "UIStackView",
    ]
}
