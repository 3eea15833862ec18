import LayoutInspector

/// What the source sets of the views, and what it says that it does not.
extension SectionPlanner {
    /// What each printed view differs in from its class, where that was asked for.
    static func configurations(
        of views: [Int],
        section: Outline.Section,
        form: Draftsman.Form,
        layout: Layout,
        identifiers: IdentifierTable,
        options: PrintOptions
    ) -> [Int: ViewConfiguration] {
        guard options.printsConfiguration else { return [:] }
        var result: [Int: ViewConfiguration] = [:]
        for view in views {
            var source = layout.views[view]
            if view == section.root { source.viewController = nil }
            let construction = ViewConstruction(of: source, at: view, in: layout)
            // A root is there already, unless its controller makes it.
            let isMade =
                view != section.root || !construction.hasArguments || (form == .class && section.kind == .controller)
            let configuration = ViewConfiguration(
                of: view,
                in: layout,
                made: isMade ? construction.keys : [],
                hasIdentifier: identifiers.views[view] != nil
            )
            if !configuration.isEmpty { result[view] = configuration }
        }
        return result
    }

    /// Sets what is to be set of views that the source does not declare.
    mutating func configure() {
        let declared = Set(plan.declarations.map(\.name))
        for view in views {
            var settings = view == section.root ? rootSettings() : []
            let configuration = configurations[view]
            guard !settings.isEmpty || configuration != nil else { continue }
            if outline.roles[view] == .drafted || outline.roles[view] == .masked,
                let subject = names.subject(of: view), declared.contains(subject),
                layout.views[view].viewController == nil
            {
                continue
            }
            let target = use(.view(view))
            if outline.roles[view] != .root, layout.views[view].viewController != nil {
                plan.notes.append(DeclarationReader.notePrefix + " of " + target + ": what its controller sets")
                continue
            }
            let made = Set(settings.map(\.path))
            settings += (configuration?.settings ?? []).filter { !made.contains($0.path) }
            if !settings.isEmpty {
                plan.configurations.append(DraftsmanPlan.Configuration(target: target, settings: settings))
            }
            for key in configuration?.unset ?? [] {
                plan.notes.append(Self.comment(DeclarationReader.notePrefix + " of " + target + ": " + key))
            }
        }
    }

    /// A comment is one line, whatever a key holds.
    static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == " " }))
    }
}

extension DraftsmanPlan.Setting {
    /// What is set or called.
    var path: String {
        switch self {
        case .assignment(let path, _), .call(let path, _): path
        }
    }
}
