import LayoutModel

/// Distributes the views of a section over plans, each with its chain.
struct PlanAssembly {
    /// The main plan first.
    private(set) var members: [DraftsmanPlan.Member] = []

    /// The depth of views in one plan. Deeper views get their own plan, which keeps lines readable and the compiler's
    /// work small.
    static let depthLimit = 5
    /// The lines of one plan, about. Of a longer one, the content of the largest views gets plans of its own.
    static let lineLimit = 60

    /// A view still to be added to a member, with its subviews.
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
        let lengths = PlanLengths(section, views: views, steps: steps)
        while let next = waiting.popLast() {
            var member = DraftsmanPlan.Member(name: next.name)
            let divided = lengths.divided(next.views, limit: PlanAssembly.lineLimit)
            var inner: [(name: String, views: [Int], placement: DraftsmanPlan.Placement)] = []
            // In its own plan, arranged subviews are at the top level like other views.
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
                        steps: steps.steps[view]
                    )
                )
                // In the order of the text: the content of a helper is in its own braces.
                let isHelper = member.components[component].subject.hasContent
                let groups: [([Int], DraftsmanPlan.Placement)] =
                    isHelper
                    ? [(arranged, .arranged), (plain, .inserted)] : [(plain, .inserted), (arranged, .arranged)]
                // A margin can surround a view, but not a plan.
                let isDeep = task.depth >= PlanAssembly.depthLimit && views.helpers.margins[view] == nil
                if isDeep || task.depth == 1 && divided.contains(view) {
                    for (children, placement) in groups where !children.isEmpty {
                        let preferred = MemberNames.planName(for: view, names)
                        let name = names.makeName(preferred, in: section.index)
                        member.components.append(
                            DraftsmanPlan.Component(parent: component, placement: placement, subject: .plan(name))
                        )
                        inner.append((name, children, placement))
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
            // In the order of the text.
            waiting += inner.reversed()
        }
    }
}
