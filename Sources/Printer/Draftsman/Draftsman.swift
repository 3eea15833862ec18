import LayoutInspector

/// The Draftsman DSL, version 3.
public struct Draftsman: Dialect {
    /// What the source is to be put into.
    public enum Form: String, Sendable, CaseIterable {
        /// The plan property and, where needed, what to call after it: for a class that is there.
        case plan
        /// A whole class that compiles by itself.
        case `class`
        /// Statements, for a function.
        case statements
    }

    public var form: Form

    public init(form: Form = .plan) {
        self.form = form
    }

    public var name: String { "draftsman" }

    public func print(_ layout: Layout, options: PrintOptions) throws(PrintError) -> PrintedSource {
        let outline = try Outline(layout, options: options)
        let names = try NameTable(layout, outline: outline, options: options)
        var selection = Selection(layout, outline: outline, names: names, options: options)
        let identifiers = IdentifierTable(
            layout, outline: outline, names: names, selection: selection, options: options
        )

        var viewsOfSection = [[Int]](repeating: [], count: outline.sections.count)
        for view in layout.views.indices where outline.roles[view].isPrinted {
            if let section = outline.sectionOfView[view] { viewsOfSection[section].append(view) }
        }
        var plan = DraftsmanPlan()
        var remaining: [PrintedSource.Remaining] = []
        for index in outline.sections.indices {
            let planner = SectionPlanner(
                index,
                views: viewsOfSection[index],
                constraints: selection.constraints[index],
                layout: layout,
                outline: outline,
                names: names,
                identifiers: identifiers,
                options: options
            )
            var section = planner.plan
            if outline.sections.count > 1 { section.heading = heading(of: outline.sections[index], in: layout) }
            plan.sections.append(section)
            remaining += planner.remaining
            for constraint in planner.unsayable { selection.markUnsayable(constraint) }
        }

        let text = PlanWriter(plan, form: form, options: options, source: layout.source.file).text
        return PrintedSource(
            text: text,
            tally: selection.tally(layout),
            remainder: remaining,
            names: chosenNames(layout, names: names)
        )
    }

    private func heading(of section: Outline.Section, in layout: Layout) -> String {
        let root = layout.views[section.root]
        return TypeName.short(root.viewController ?? root.className)
    }

    private func chosenNames(_ layout: Layout, names: NameTable) -> [PrintedSource.Name] {
        layout.views.enumerated().compactMap { index, view in
            names.expression(of: index).map { PrintedSource.Name(id: view.id, expression: $0) }
        }
    }
}

extension Dialect where Self == Draftsman {
    public static func draftsman(form: Draftsman.Form = .plan) -> Draftsman { Draftsman(form: form) }
}
