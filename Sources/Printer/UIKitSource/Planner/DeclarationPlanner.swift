import LayoutModel

/// Plans the properties or constants for the objects that the source creates.
enum DeclarationPlanner {
    /// - Parameters:
    ///   - guides: The layout guides that the source names.
    ///   - isLeftOut: Whether the source creates a view in place, or finds it.
    ///   - construction: How the source creates a view.
    static func declarations(
        in section: SectionContext,
        guides: Set<Int>,
        configurations: ConfigurationPlanner,
        isLeftOut: (Int) -> Bool,
        construction: (Int) -> ViewConstruction
    ) -> [Declaration] {
        let layout = section.layout
        let names = section.print.names
        var declarations: [Declaration] = []
        for view in section.views {
            let role = section.outline.roles[view]
            guard role == .drafted || role == .masked, section.form.declares(view, names), !isLeftOut(view),
                let name = names.subject(of: view)
            else { continue }
            let made = construction(view)
            var declaration = Declaration(name: name, value: section.print.texts.localized(made.construction, of: view))
            declaration.isOpen = names.isKnownElsewhere(view)
            if layout.views[view].viewController == nil {
                let paths = Set(made.settings.map(\.path))
                declaration.settings =
                    made.settings
                    + (configurations.ofView[view]?.settings ?? []).filter { !paths.contains($0.path) }
                if made.construction == .collection(className: made.construction.className) {
                    declaration.layoutSettings = configurations.ofView[view]?.layoutSettings ?? []
                }
                declaration.notes = configurations.notes(
                    of: view,
                    setsLayout: !declaration.layoutSettings.isEmpty
                )
            }
            declarations.append(declaration)
        }
        for view in section.views {
            for guide in layout.views[view].guides where guides.contains(guide) {
                guard layout.guides[guide].kind == .custom, section.form.declares(guide: guide, names),
                    let name = names.expression(ofGuide: guide)
                else { continue }
                var declaration = Declaration(name: name, value: .plain(className: "UILayoutGuide"))
                declaration.isOpen = names.isKnownElsewhere(guide: guide)
                declarations.append(declaration)
            }
        }
        return declarations
    }
}
