import LayoutModel
import SwiftSource

/// Plans what is set of views: in their declarations, or of views that are there already.
struct ConfigurationPlanner {
    private let section: SectionContext
    /// What each printed view differs in from its class, where that was asked for.
    let ofView: [Int: ViewConfiguration]

    init(_ section: SectionContext, construct: ViewConstruction.Rule) {
        self.section = section
        guard section.options.printsConfiguration else {
            ofView = [:]
            return
        }
        let layout = section.layout
        let scope = section.scope
        var ofView: [Int: ViewConfiguration] = [:]
        for view in section.views {
            var source = layout.views[view]
            if view == scope.root { source.viewController = nil }
            let made = construct(source, view, layout)
            // A root is there already, unless its controller makes it.
            let isMade =
                view != scope.root || !made.isConfigured
                || (section.form.scope == .wholeFile && scope.kind == .controller)
            let configuration = ViewConfiguration(
                of: view,
                in: layout,
                made: isMade ? made.keys : [],
                isTypedAsView: view == scope.root && scope.kind == .controller
                    && ConfigurationPlanner.typedRoot(of: section) == nil,
                hasIdentifier: section.identifiers.views[view] != nil
            )
            if !configuration.isEmpty { ofView[view] = configuration }
        }
        self.ofView = ofView
    }

    /// What a controller calls its view by the view's own class; `nil` where it only has `view`, a UIView to Swift.
    private static func typedRoot(of section: SectionContext) -> String? {
        guard section.form.scope == .wholeFile else { return nil }
        switch FrameworkSuperclass.controller(rootView: section.layout.views[section.scope.root]) {
        case "UITableViewController": return "tableView"
        case "UICollectionViewController": return "collectionView"
        default: return nil
        }
    }

    /// The notes of a declaration on what of the view is not set.
    func notes(of view: Int) -> [String] {
        (ofView[view]?.unset ?? []).map { ConfigurationPlanner.comment(SourceNotes.prefix + ": " + $0) }
    }

    /// What is set of views that are there already, and notes on what is not.
    struct Existing {
        var configurations: [Configuration] = []
        var notes: [String] = []
        /// The views that the source names for it.
        var used: [Layout.Item] = []
    }

    /// - Parameter declarations: What the source declares; it sets those views there.
    func existing(declarations: [Declaration]) -> Existing {
        let layout = section.layout
        let names = section.print.names
        let scope = section.scope
        let declared = Set(declarations.map(\.name))
        var existing = Existing()
        for view in section.views {
            var settings = view == scope.root ? rootSettings : []
            let configuration = ofView[view]
            guard !settings.isEmpty || configuration != nil else { continue }
            let role = section.outline.roles[view]
            if role == .drafted || role == .masked, let subject = names.subject(of: view),
                declared.contains(subject), layout.views[view].viewController == nil
            {
                continue
            }
            existing.used.append(.view(view))
            var target = names.expression(of: view) ?? "missing"
            if view == scope.root, scope.kind == .controller,
                let typed = ConfigurationPlanner.typedRoot(of: section)
            {
                target = typed
            }
            if role != .root, layout.views[view].viewController != nil {
                existing.notes.append(SourceNotes.prefix + " of " + target + ": what its controller sets")
                continue
            }
            let made = Set(settings.map(\.path))
            settings += (configuration?.settings ?? []).filter { !made.contains($0.path) }
            if !settings.isEmpty {
                existing.configurations.append(Configuration(target: target, settings: settings))
            }
            for key in configuration?.unset ?? [] {
                existing.notes.append(
                    ConfigurationPlanner.comment(SourceNotes.prefix + " of " + target + ": " + key)
                )
            }
        }
        return existing
    }

    /// What a stack view that is the print root sets of itself: nobody else makes it.
    private var rootSettings: [Setting] {
        guard section.form.scope == .wholeFile, section.scope.kind == .stack else { return [] }
        return StackSettings.settings(of: section.scope.root, in: section.layout)
    }

    /// A comment is one line, whatever a key holds.
    private static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == " " }))
    }
}
