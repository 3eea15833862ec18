import LayoutModel

/// Plans one section: its views, the hierarchy, then the constraints of each superview as one list.
enum AnchorsPlanner {
    static func planned(_ section: SectionContext) -> Planned<AnchorsSection> {
        let configurations = ConfigurationPlanner(section, construct: ViewConstruction.plain)
        let guides = HierarchyPlanner.guides(of: section)
        let constraints = PlainConstraintPlanner(
            section.constraints,
            in: section,
            names: section.print.names,
            omitsSelf: true
        )

        var plan = AnchorsSection()
        plan.parts.heading = section.heading
        plan.parts.declarations = DeclarationPlanner.declarations(
            in: section,
            guides: Set(guides.map(\.guide)),
            configurations: configurations,
            isLeftOut: { _ in false },
            construction: { ViewConstruction.plain(section.layout.views[$0], $0, section.layout) }
        )
        let existing = configurations.existing(declarations: plan.parts.declarations)
        plan.parts.configurations = existing.configurations
        plan.parts.notes = existing.notes
        plan.hierarchy = HierarchyPlanner.hierarchy(of: section, guides: guides)
        plan.activations = activations(constraints.planned, in: section)
        if section.form.scope == .wholeFile {
            plan.parts.constraintProperties = PlainConstraintPlanner.heldProperties(plan.activations.flatMap { $0 })
            plan.parts.shell = ShellPlanner.shell(
                of: section,
                bases: [ShellPlanner.superclass(of: section)],
                calls: plan.calls,
                construct: ViewConstruction.plain
            )
        }
        return Planned(plan: plan, outcome: PlanOutcome(inexpressible: constraints.inexpressible))
    }

    /// The constraints of the subviews of one superview as one list, superviews in the order of the file. Constraints
    /// between the superview and its subviews come after them.
    private static func activations(
        _ planned: [(constraint: Int, plain: PlainConstraint)],
        in section: SectionContext
    ) -> [[PlainConstraint]] {
        var lists: [Int: (subviews: [PlainConstraint], own: [PlainConstraint])] = [:]
        for (index, plain) in planned {
            let constraint = section.layout.constraints[index]
            switch constraint.first?.item ?? constraint.terms.first?.anchor.item {
            case .view(let view):
                if let superview = section.outline.superviews[view] {
                    lists[superview, default: ([], [])].subviews.append(plain)
                } else {
                    lists[view, default: ([], [])].own.append(plain)
                }
            case .guide(let index):
                let guide = section.layout.guides[index]
                if guide.kind == .custom {
                    lists[guide.owner, default: ([], [])].subviews.append(plain)
                } else {
                    lists[guide.owner, default: ([], [])].own.append(plain)
                }
            case .missing, nil: lists[section.scope.root, default: ([], [])].own.append(plain)
            }
        }
        return lists.keys.sorted().compactMap { lists[$0] }.map { $0.subviews + $0.own }
    }
}
