import LayoutModel

/// Puts the views of a section into plans, each with its chain.
struct PlanAssembly {
    /// The main plan first.
    private(set) var members: [DraftsmanPlan.Member] = []

    /// How deep views stand in one plan; deeper ones get a plan of their own, which keeps lines readable and the work of
    /// the compiler small.
    static let depthLimit = 8

    /// What is still to be put into a member: a view, with all that it holds.
    private struct Task {
        var view: Int
        var placement: DraftsmanPlan.Placement
        var parent: Int?
        var depth: Int
    }

    init(
        _ section: SectionContext,
        units: PlanUnits,
        views: DraftsmanViews,
        steps: ChainPlanner,
        names memberNames: MemberNames
    ) {
        var names = memberNames.names
        var waiting: [(name: String, views: [Int], placement: DraftsmanPlan.Placement)] = []
        for (position, unit) in units.units.enumerated() {
            let children = views.children(of: unit.base, arranged: unit.isStacked)
            waiting.append((memberNames.ofUnit[position], children, unit.isStacked ? .arranged : .inserted))
        }
        waiting.reverse()
        while let next = waiting.popLast() {
            var member = DraftsmanPlan.Member(name: next.name)
            // In a plan of its own, what a stack arranges stands at the top like anything else.
            var tasks = next.views.reversed().map { Task(view: $0, placement: .inserted, parent: nil, depth: 1) }
            while let task = tasks.popLast() {
                let view = task.view
                let component = member.components.count
                let plain = views.children(of: view, arranged: false)
                let arranged = views.children(of: view, arranged: true)
                member.components.append(
                    DraftsmanPlan.Component(
                        parent: task.parent,
                        placement: task.placement,
                        subject: views.subject(of: view, hasArranged: !arranged.isEmpty),
                        steps: steps.steps[view] ?? []
                    )
                )
                // As the text has them: the content of a helper stands in its own braces.
                let isHelper = member.components[component].subject.hasContent
                let groups: [([Int], DraftsmanPlan.Placement)] =
                    isHelper
                    ? [(arranged, .arranged), (plain, .inserted)] : [(plain, .inserted), (arranged, .arranged)]
                // A margin goes around a view, never around a plan.
                if task.depth >= PlanAssembly.depthLimit, views.helpers.margins[view] == nil {
                    for (children, placement) in groups where !children.isEmpty {
                        let preferred = MemberNames.planName(for: view, names)
                        let name = names.makeName(preferred, in: section.index)
                        member.components.append(
                            DraftsmanPlan.Component(parent: component, placement: placement, subject: .plan(name))
                        )
                        waiting.append((name, children, placement))
                    }
                } else {
                    for (children, placement) in groups.reversed() {
                        for child in children.reversed() {
                            tasks.append(
                                Task(view: child, placement: placement, parent: component, depth: task.depth + 1)
                            )
                        }
                    }
                }
            }
            members.append(member)
        }
    }
}
