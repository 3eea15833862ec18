import LayoutInspector

/// One printing of a layout: what was selected, planned and written, and the check of any plan against the layout.
struct DraftsmanPrinting {
    let plan: DraftsmanPlan
    let text: String
    private let layout: Layout
    private let names: NameTable
    private let selection: Selection
    private let remaining: [PrintedSource.Remaining]
    private let proof: DraftsmanProof
    private let viewsOfSection: [[Int]]
    private let symbols: [SourceSymbols]

    init(_ layout: Layout, form: Draftsman.Form, options: PrintOptions) throws(PrintError) {
        if layout.views.isEmpty { throw .noViews }
        self.layout = layout
        let outline = try Outline(layout, options: options)
        let names = try NameTable(layout, outline: outline, options: options)
        var selection = Selection(layout, outline: outline, names: names, options: options)
        var identifiers = IdentifierTable(
            layout,
            outline: outline,
            names: names,
            selection: selection,
            options: options
        )

        var viewsOfSection = [[Int]](repeating: [], count: outline.sections.count)
        for view in layout.views.indices where outline.roles[view].isPrinted {
            if let section = outline.sectionOfView[view] { viewsOfSection[section].append(view) }
        }
        var plan = DraftsmanPlan()
        var remaining: [PrintedSource.Remaining] = []
        var symbols: [SourceSymbols] = []
        for index in outline.sections.indices {
            let planner = SectionPlanner(
                index,
                views: viewsOfSection[index],
                constraints: selection.constraints[index],
                layout: layout,
                outline: outline,
                names: names,
                identifiers: identifiers,
                form: form,
                options: options
            )
            var section = planner.plan
            if outline.sections.count > 1, form != .class {
                let root = layout.views[outline.sections[index].root]
                section.heading = TypeName.short(root.viewController ?? root.className)
            }
            plan.sections.append(section)
            remaining += planner.remaining
            for constraint in planner.unsayable { selection.markUnsayable(constraint) }
            selection.markMadeByHelpers(planner.helpers.constraints)
            selection.markReversed(planner.reversed)
            identifiers.leaveOut(
                views: planner.helpers.innerStacks,
                constraints: planner.helpers.constraints,
                of: layout
            )
            symbols.append(
                SourceSymbols(of: viewsOfSection[index], layout: layout, outline: outline, names: names, form: form)
            )
        }
        if form == .class { ClassPlanner.finish(&plan, layout: layout, outline: outline, options: options) }
        plan.isForAppKit = layout.views.indices.contains { index in
            outline.roles[index].isPrinted && layout.views[index].baseClass.hasPrefix("NS")
        }
        self.plan = plan
        self.names = names
        self.selection = selection
        self.remaining = remaining
        self.viewsOfSection = viewsOfSection
        self.symbols = symbols
        proof = DraftsmanProof(layout: layout, outline: outline, identifiers: identifiers, form: form)
        text = PlanWriter(plan, form: form, options: options, source: layout.source.file).text
    }

    /// Checks that a plan makes what was selected, in the hierarchy of the layout.
    func check(_ plan: DraftsmanPlan) throws(ProofFailure) {
        guard plan.sections.count == viewsOfSection.count else { throw ProofFailure("a print root is missing") }
        try proof.check(imports: plan.imports, views: viewsOfSection.flatMap { $0 })
        for (index, section) in plan.sections.enumerated() {
            try proof.check(
                section,
                of: index,
                views: viewsOfSection[index],
                expected: selection.constraints[index].filter { selection.isMade($0) },
                reversed: selection.reversed,
                symbols: symbols[index]
            )
        }
    }

    /// The comments on what is not set, each with its view.
    private var unset: [String] {
        plan.sections.flatMap { section in
            section.notes.map { String($0.dropFirst((DeclarationReader.notePrefix + " of ").count)) }
                + section.declarations.flatMap { declaration in
                    declaration.notes.map {
                        declaration.name + String($0.dropFirst(DeclarationReader.notePrefix.count))
                    }
                }
        }
    }

    var source: PrintedSource {
        var chosen: [PrintedSource.Name] = []
        for (index, view) in layout.views.enumerated() {
            guard let expression = names.expression(of: index) else { continue }
            chosen.append(PrintedSource.Name(id: view.id, expression: expression))
        }
        return PrintedSource(
            text: text,
            tally: selection.tally(layout),
            remainder: remaining,
            unset: unset,
            names: chosen
        )
    }
}
