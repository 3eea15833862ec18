import LayoutModel

/// Plans the chain of each view: its settings, then its relations.
struct ChainPlanner {
    /// By view.
    private(set) var steps: [[DraftsmanPlan.Step]]
    private let section: SectionContext

    init(
        _ section: SectionContext,
        elements: RelationElements,
        helpers: HelperStructures,
        keyboards: KeyboardGuides
    ) {
        self.section = section
        steps = Array(repeating: [], count: section.layout.views.count)
        let targets = AnonymousTargets(
            layout: section.layout,
            outline: section.outline,
            keyboards: keyboards.layouts
        )
        let spelling = RelationSpelling(anonymousTargets: targets) { section.print.expression($0) ?? "missing" }
        for view in section.views
        where section.outline.roles[view] == .drafted && !helpers.innerStacks.contains(view) {
            let left =
                helpers.constraints.isEmpty
                ? elements.ofView[view]
                : elements.ofView[view].filter { !helpers.constraints.contains($0.constraint) }
            var chain = settings(of: view)
            for part in RelationCover(left).parts {
                chain.append(
                    .relation(spelling.relation(for: part, of: left, on: view, isFirstStep: chain.isEmpty))
                )
            }
            steps[view] = chain
        }
    }

    /// The settings at the start of a view's chain.
    private func settings(of view: Int) -> [DraftsmanPlan.Step] {
        var steps: [DraftsmanPlan.Step] = []
        if section.layout.views[view].viewController != nil {
            // The library does not change the views of controllers.
            steps.append(.flag(name: "translatesAutoresizingMaskIntoConstraints", value: false))
        }
        if section.form.declares(view, section.print.names) {
            for flag in DraftsmanStacks.flags(of: view, in: section.layout) {
                steps.append(.flag(name: flag, value: true))
            }
        }
        if let identifier = section.identifiers.views[view] { steps.append(.accessibilityIdentifier(identifier)) }
        return steps
    }

    /// A chain for each view, in the form `statements`.
    var chains: [DraftsmanPlan.Component] {
        section.views.compactMap { view in
            guard section.outline.roles[view] == .drafted else { return nil }
            let steps = steps[view]
            // UIKit turns off the mask of arranged views; the chain does for other views.
            if steps.isEmpty, section.outline.isArranged[view] { return nil }
            let subject = DraftsmanPlan.Subject.named(section.print.names.subject(of: view) ?? "missing")
            return DraftsmanPlan.Component(subject: subject, steps: steps)
        }
    }
}
