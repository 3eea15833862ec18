import LayoutModel

/// Plans one section: views, hierarchy, and a layout for each view that constraints place.
enum NotAutoLayoutPlanner {
    static func planned(_ section: SectionContext) -> Planned<NotAutoLayoutSection> {
        let configurations = ConfigurationPlanner(section, construct: ViewConstruction.plain)
        let facts = MakerFacts(section)
        let solver = MakerSolver(section, facts: facts)

        var plan = NotAutoLayoutSection()
        plan.parts.heading = section.heading
        plan.parts.declarations = DeclarationPlanner.declarations(
            in: section,
            guides: [],
            configurations: configurations,
            isLeftOut: { _ in false },
            construction: { ViewConstruction.plain(section.layout.views[$0], $0, section.layout) }
        )
        let existing = configurations.existing(declarations: plan.parts.declarations)
        plan.parts.configurations = existing.configurations
        plan.parts.notes = existing.notes
        plan.hierarchy = hierarchy(of: section)
        plan.layouts = solver.layouts
        plan.refusals = solver.refusals.map { refusal(of: $0, because: $1, in: section) }
        if section.form.scope == .wholeFile {
            if !plan.layouts.isEmpty { plan.layoutMethod = layoutMethod(of: section) }
            plan.parts.shell = ShellPlanner.shell(
                of: section,
                bases: [ShellPlanner.superclass(of: section)],
                calls: plan.calls,
                construct: ViewConstruction.plain
            )
        }
        return Planned(plan: plan, outcome: outcome(of: section, facts, solver))
    }

    private static func refusal(of view: Int, because reason: String, in section: SectionContext) -> String {
        (section.print.names.expression(of: view) ?? section.layout.views[view].id) + " is not laid out: " + reason
    }

    static func layoutMethod(of section: SectionContext) -> String {
        section.scope.kind == .controller ? "viewDidLayoutSubviews" : "layoutSubviews"
    }

    /// Views and the spacings of stacks. Frames place the views, so their masks stay on.
    private static func hierarchy(of section: SectionContext) -> [UIKitStatement] {
        HierarchyPlanner.hierarchy(of: section, guides: []).filter { statement in
            if case .translatesAutoresizingMask(_, false) = statement { false } else { true }
        }
    }

    private static func outcome(
        of section: SectionContext,
        _ facts: MakerFacts,
        _ solver: MakerSolver
    ) -> PlanOutcome {
        var outcome = PlanOutcome()
        for (view, reason) in solver.refusals {
            outcome.remaining.append(.init(constraint: nil, reason: refusal(of: view, because: reason, in: section)))
        }
        let refused = Set(solver.refusals.map(\.view))
        for index in section.constraints where !solver.used.contains(index) {
            let constraint = section.layout.constraints[index]
            let reason =
                facts.reasons[index] ?? self.reason(for: constraint, in: section, refused: refused)
            outcome.remaining.append(.init(constraint: constraint.id, reason: reason.rawValue))
            outcome.inexpressible.append(index)
        }
        return outcome
    }

    private static func reason(
        for constraint: Layout.Constraint,
        in section: SectionContext,
        refused: Set<Int>
    ) -> NotAutoLayoutReason {
        let views = [constraint.first, constraint.second].compactMap { anchor -> Int? in
            guard case .view(let view)? = anchor?.item else { return nil }
            return view
        }
        if views.contains(where: refused.contains) { return .refused }
        if views.contains(where: { section.outline.isArranged[$0] }) { return .arranged }
        let placed = views.filter { section.outline.roles[$0] == .drafted }
        let superviews = Set(placed.map { section.outline.superviews[$0] })
        let isFamily =
            placed.isEmpty || superviews.count == 1
            || (placed.count == 2
                && (section.outline.superviews[placed[0]] == placed[1]
                    || section.outline.superviews[placed[1]] == placed[0]))
        return isFamily ? .surplus : .elsewhere
    }
}
