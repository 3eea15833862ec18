import LayoutModel

/// Plans one section, stage by stage: each stage takes the results of those before it.
enum SwiftLayoutPlanner {
    static func planned(_ section: SectionContext, version: SwiftLayoutVersion) -> Planned<SwiftLayoutSection> {
        let configurations = ConfigurationPlanner(section, construct: ViewConstruction.plain)
        let guides = HierarchyPlanner.guides(of: section)
        let sorting = LayoutSorting(section, version: version)
        let blocks = LayoutBlocks(section, version: version)
        let trees = LayoutTreePlanner(section, version: version, blocks: blocks, sorting: sorting)
        let steps = LayoutSteps(section, version: version, blocks: blocks, sorting: sorting, names: trees.names)

        var plan = SwiftLayoutSection()
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
        plan.preparation = steps.preparation
        plan.members = trees.members
        plan.completion = steps.completion
        if !plan.members.isEmpty, section.form.scope != .function || !sorting.identified.isEmpty {
            plan.state = version.state.name
        }
        if section.form.scope == .wholeFile {
            plan.parts.constraintProperties = PlainConstraintPlanner.heldProperties(plan.completion.constraints)
            plan.parts.shell = ShellPlanner.shell(
                of: section,
                bases: SwiftLayoutBases.bases(
                    of: ShellPlanner.superclass(of: section),
                    hasLayout: !plan.members.isEmpty,
                    version: version
                ),
                calls: plan.calls(version),
                construct: ViewConstruction.plain
            )
        }
        var outcome = PlanOutcome(remaining: steps.remaining, inexpressible: steps.inexpressible)
        outcome.identified = sorting.identified
        return Planned(plan: plan, outcome: outcome)
    }
}

/// The bases of classes with a layout.
enum SwiftLayoutBases {
    static func bases(of superclass: String, hasLayout: Bool, version: SwiftLayoutVersion) -> [String] {
        hasLayout ? [superclass, version.classProtocol] : [superclass]
    }

    /// The framework class that the bases mean; `nil` if they are none of such a class.
    static func superclass(_ bases: [String], hasLayout: Bool, version: SwiftLayoutVersion) -> String? {
        guard let superclass = bases.first,
            bases == self.bases(of: superclass, hasLayout: hasLayout, version: version)
        else { return nil }
        return superclass
    }
}
