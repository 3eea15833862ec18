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
                options: options
            )
            var section = planner.plan
            if outline.sections.count > 1 { section.heading = heading(of: outline.sections[index], in: layout) }
            plan.sections.append(section)
            remaining += planner.remaining
            for constraint in planner.unsayable { selection.markUnsayable(constraint) }
            symbols.append(self.symbols(of: viewsOfSection[index], layout: layout, outline: outline, names: names))
        }

        let text = PlanWriter(plan, form: form, options: options, source: layout.source.file).text
        let proof = DraftsmanProof(layout: layout, outline: outline, identifiers: identifiers)
        do {
            let read = try PlanReader(text).plan
            guard read == plan else { throw ProofFailure("the text does not read back as it was written") }
            for (index, section) in read.sections.enumerated() {
                try proof.check(
                    section,
                    of: index,
                    views: viewsOfSection[index],
                    expected: selection.constraints[index].filter { selection.fates[$0] == .printed },
                    symbols: symbols[index]
                )
            }
        } catch let failure as ProofFailure {
            throw .unproven(message: failure.message, constraint: failure.constraint.map { layout.constraints[$0].id })
        } catch {
            throw .unproven(message: "\(error)", constraint: nil)
        }
        return PrintedSource(
            text: text,
            tally: selection.tally(layout),
            remainder: remaining,
            names: chosenNames(layout, names: names)
        )
    }

    /// What the names that the source may use in a section mean.
    private func symbols(of views: [Int], layout: Layout, outline: Outline, names: NameTable) -> SourceSymbols {
        var symbols = SourceSymbols()
        func isMade(_ origin: NameTable.Origin?) -> Bool { origin == .words || origin == .position }
        func addGuides(of view: Int) {
            for guide in layout.views[view].guides {
                guard let name = names.expression(ofGuide: guide) else { continue }
                let isMade = isMade(names.origin(ofGuide: guide))
                symbols.add(name, .init(item: .guide(guide), isDeclaredBySource: isMade, isGiven: false))
            }
        }
        for view in views {
            guard let name = names.expression(of: view) else { continue }
            let isController = names.subject(of: view) != name
            var symbol = SourceSymbols.Symbol(
                item: .view(view),
                isDeclaredBySource: isMade(names.origin(of: view)) && !isController,
                isGiven: outline.roles[view] == .root
            )
            if case .reached = outline.roles[view] {
                symbol.owner = outline.superviews[view].flatMap { names.expression(of: $0) }
            }
            symbols.add(name, symbol)
            if isController, let subject = names.subject(of: view) {
                symbols.add(
                    subject,
                    .init(
                        item: .view(view),
                        isDeclaredBySource: isMade(names.origin(of: view)),
                        isController: true,
                        isGiven: false
                    )
                )
            }
            addGuides(of: view)
        }
        let own = Set(views)
        for view in layout.views.indices where names.origin(of: view) == .tag && !own.contains(view) {
            guard let name = names.expression(of: view) else { continue }
            symbols.add(name, .init(item: .view(view), isDeclaredBySource: false, isGiven: true))
            addGuides(of: view)
        }
        return symbols
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
