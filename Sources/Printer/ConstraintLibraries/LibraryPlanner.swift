import LayoutModel

/// Plans one section: its views, the hierarchy, the calls of the library, then the rest in UIKit's own calls.
enum LibraryPlanner {
    static func planned<Library: ConstraintLibrary>(
        _ section: SectionContext,
        library: Library
    ) -> Planned<LibrarySection<Library.Call>> {
        let configurations = ConfigurationPlanner(section, construct: ViewConstruction.plain)
        let guides = HierarchyPlanner.guides(of: section)
        var names = section.print.names
        let calls = library.calls(in: section, names: &names)
        let plain = PlainConstraintPlanner(
            calls.remaining.map(\.constraint),
            in: section,
            names: names,
            omitsSelf: true
        )

        var plan = LibrarySection<Library.Call>()
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
        plan.hierarchy = hierarchy(of: section, guides: guides, unmasked: calls.unmasked)
        plan.calls = calls.calls
        let reasons = Dictionary(calls.remaining.map { ($0.constraint, $0.obstacle.reason) }) { first, _ in first }
        plan.remainder = plain.planned.map { .init(reason: reasons[$0.constraint] ?? "", constraint: $0.plain) }
        if section.form.scope == .wholeFile {
            plan.parts.constraintProperties =
                plan.calls.flatMap(\.heldProperties)
                + PlainConstraintPlanner.heldProperties(plan.remainder.map(\.constraint))
            plan.parts.shell = ShellPlanner.shell(
                of: section,
                bases: [ShellPlanner.superclass(of: section)],
                calls: plan.functions,
                construct: ViewConstruction.plain
            )
        }
        let remaining = plain.planned.map {
            PrintedSource.Remaining(
                constraint: section.layout.constraints[$0.constraint].id,
                reason: reasons[$0.constraint] ?? ""
            )
        }
        return Planned(plan: plan, outcome: PlanOutcome(remaining: remaining, inexpressible: plain.inexpressible))
    }

    /// The hierarchy, without the statements that the library makes unnecessary.
    private static func hierarchy(
        of section: SectionContext,
        guides: [(owner: Int, guide: Int)],
        unmasked: Set<Int>
    ) -> [UIKitStatement] {
        let names = Set(unmasked.compactMap { section.print.names.expression(of: $0) })
        return HierarchyPlanner.hierarchy(of: section, guides: guides).filter { statement in
            guard case .translatesAutoresizingMask(let view, false) = statement else { return true }
            return !names.contains(view)
        }
    }
}
