import LayoutModel

/// Plans one section: views, hierarchy, a flow for each view, and the constraints that flows cannot make.
enum FlowPlanner {
    static func planned(_ section: SectionContext) -> Planned<FlowSection> {
        let configurations = ConfigurationPlanner(section, construct: ViewConstruction.plain)
        let guides = HierarchyPlanner.guides(of: section)
        let sorting = FlowSorting(section)
        let plain = PlainConstraintPlanner(
            sorting.remaining.map(\.constraint),
            in: section,
            names: section.print.names,
            omitsSelf: true
        )

        var plan = FlowSection()
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
        for view in section.views {
            guard let own = sorting.ofView[view], let subject = section.print.names.expression(of: view) else {
                continue
            }
            let entries = own.compactMap { entry(for: section.layout.constraints[$0], on: view, in: section) }
            plan.chains += FlowChain.chains(of: FlowGroups.groups(of: entries), on: subject)
        }
        plan.hierarchy = hierarchy(of: section, guides: guides, chains: plan.chains)
        var reasons: [Int: String] = [:]
        for (constraint, reason) in sorting.remaining { reasons[constraint] = reason.rawValue }
        plan.rest = plain.planned.map { PlainStep(reason: reasons[$0] ?? "", action: .constraint($1)) }
        if section.form.scope == .wholeFile {
            plan.parts.constraintProperties = PlainConstraintPlanner.heldProperties(plan.rest.constraints)
            plan.parts.shell = ShellPlanner.shell(
                of: section,
                bases: [ShellPlanner.superclass(of: section)],
                calls: plan.calls,
                construct: ViewConstruction.plain
            )
        }
        let remaining = plain.planned.map { index, _ in
            PrintedSource.Remaining(constraint: section.layout.constraints[index].id, reason: reasons[index] ?? "")
        }
        return Planned(plan: plan, outcome: PlanOutcome(remaining: remaining, inexpressible: plain.inexpressible))
    }

    /// - Returns: `nil` where an item of the constraint has no name.
    static func entry(
        for constraint: Layout.Constraint,
        on view: Int,
        in section: SectionContext
    ) -> FlowGroups.Entry? {
        guard let first = constraint.first else { return nil }
        var target: FlowGroup.Target?
        if let second = constraint.second {
            guard case .view(let other) = second.item, let name = section.print.expression(second.item) else {
                return nil
            }
            target =
                other == section.outline.superviews[view] ? .superview : other == view ? .itself : .view(name)
        }
        return FlowGroups.Entry(
            attribute: first.attribute,
            second: constraint.second?.attribute,
            target: target,
            relation: constraint.relation,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier,
            constant: constraint.constant
        )
    }

    /// Views, then the guides and spacings that depend on them. A flow turns off the mask of its view itself.
    private static func hierarchy(
        of section: SectionContext,
        guides: [(owner: Int, guide: Int)],
        chains: [FlowChain]
    ) -> [UIKitStatement] {
        let flowing = Set(chains.map(\.subject))
        return HierarchyPlanner.hierarchy(of: section, guides: guides).filter { statement in
            guard case .translatesAutoresizingMask(let view, false) = statement else { return true }
            return !flowing.contains(view)
        }
    }
}
