import LayoutModel

/// Plans one section, stage by stage: each stage takes the results of those before it.
enum DraftsmanSectionPlanner {
    static func planned(_ section: SectionContext) -> Planned<DraftsmanPlan.Section> {
        let isFlat = section.form.scope == .function
        let units = PlanUnits(section, isFlat: isFlat)
        let configurations = ConfigurationPlanner(section, construct: DraftsmanViews.construct)
        let names = MemberNames(of: units, in: section)
        let keyboards = KeyboardGuides(section)
        let sorting = ConstraintSorting(section, units: units, keyboards: keyboards)
        let remainder = RemainderPlanner(
            section,
            units: units,
            constraints: sorting.groupedRemaining,
            names: names,
            keyboards: keyboards
        )
        let elements = RelationElements(section, sorting: sorting, keyboards: keyboards)
        let referenced = section.print.names.closed(over: remainder.used + elements.used + configurations.connected)
        let views = DraftsmanViews(
            section,
            units: units,
            referenced: referenced,
            configurations: configurations,
            sorting: sorting
        )
        let steps = ChainPlanner(section, elements: elements, helpers: views.helpers, keyboards: keyboards)

        var plan = DraftsmanPlan.Section()
        plan.parts.heading = section.heading
        plan.parts.declarations = DeclarationPlanner.declarations(
            in: section,
            guides: Set(referenced.compactMap { if case .guide(let guide) = $0 { guide } else { nil } }),
            configurations: configurations,
            isLeftOut: { views.isAnonymous($0) || views.helpers.innerStacks.contains($0) },
            construction: views.construction(of:)
        )
        let existing = configurations.existing(
            declarations: plan.parts.declarations,
            isMadeInPlace: views.isAnonymous
        )
        plan.parts.configurations = existing.configurations
        plan.parts.notes = existing.notes
        plan.remainder = remainder.statements
        if isFlat {
            plan.hierarchy = remainder.hierarchy
            plan.chains = steps.chains
        } else {
            plan.members =
                PlanAssembly(section, units: units, views: views, steps: steps, names: remainder.names)
                .members
            // No class has a plan where that would be empty; a section of a file needs something to say.
            let isSilent =
                plan.parts.declarations.isEmpty && plan.parts.configurations.isEmpty && plan.remainder.isEmpty
                && (section.heading == nil || plan.parts.notes.isEmpty)
            if section.form.scope == .wholeFile || !isSilent, plan.members.first?.components.isEmpty == true {
                plan.members.removeFirst()
            }
        }
        if section.form.scope == .wholeFile {
            plan.parts.constraintProperties = PlainConstraintPlanner.heldProperties(plan.remainder.constraints)
            let isPlanned = plan.hasMainPlan(of: section.scope.kind)
            plan.parts.shell = ShellPlanner.shell(
                of: section,
                bases: isPlanned ? DraftsmanBases.bases(of: section) : [ShellPlanner.superclass(of: section)],
                calls: DraftsmanBases.calls(
                    isPlanned: isPlanned,
                    configures: !plan.parts.configurations.isEmpty,
                    hasRemainder: !plan.remainder.isEmpty
                ),
                construct: DraftsmanViews.construct
            )
        }
        return Planned(
            plan: plan,
            outcome: PlanOutcome(
                remaining: remainder.remaining,
                inexpressible: remainder.inexpressible,
                madeByHelpers: views.helpers.constraints.union(keyboards.constraints),
                unreachable: views.helpers.innerStacks
            )
        )
    }
}
