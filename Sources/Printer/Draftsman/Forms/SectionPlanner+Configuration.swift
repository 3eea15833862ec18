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
                isTypedAsView: view == section.root && section.kind == .controller
                    && typedRoot(of: layout.views[view], form: form) == nil,
                hasIdentifier: identifiers.views[view] != nil
            )
            if !configuration.isEmpty { result[view] = configuration }
        }
        return result
    }

    /// What a controller calls its view by the view's own class; `nil` where it only has `view`, a UIView to Swift.
    private static func typedRoot(of root: Layout.View, form: Draftsman.Form) -> String? {
        guard form == .class else { return nil }
        switch FrameworkSuperclass.controllerBases(rootView: root).first {
        case "UITableViewController": return "tableView"
        case "UICollectionViewController": return "collectionView"
        default: return nil
        }
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
            var target = use(.view(view))
            if view == section.root, section.kind == .controller,
                let typed = Self.typedRoot(of: layout.views[view], form: form)
            {
                target = typed
            }
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
