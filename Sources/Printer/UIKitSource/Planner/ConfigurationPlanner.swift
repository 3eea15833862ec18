import LayoutModel
import SwiftSource

/// Plans the settings of views: in their declarations, or for existing views.
struct ConfigurationPlanner {
    private let section: SectionContext
    /// The settings of each printed view that differ from its class, if requested.
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
            // A root exists already, unless its controller creates it.
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

    /// The controller's name for its view with the view's own class; `nil` if it only has `view`, which is a UIView in
    /// Swift.
    private static func typedRoot(of section: SectionContext) -> String? {
        guard section.form.scope == .wholeFile else { return nil }
        switch FrameworkSuperclass.controller(rootView: section.layout.views[section.scope.root]) {
        case "UITableViewController": return "tableView"
        case "UICollectionViewController": return "collectionView"
        default: return nil
        }
    }

    /// The notes of a declaration about properties that are not set.
    func notes(of view: Int) -> [String] {
        (ofView[view]?.unset ?? []).map { ConfigurationPlanner.comment(SourceNotes.prefix + ": " + $0) }
    }

    /// The settings of existing views, and notes about properties that are not set.
    struct Existing {
        var configurations: [Configuration] = []
        var notes: [String] = []
        /// The views that the source names for them.
        var used: [Layout.Item] = []
    }

    /// - Parameter declarations: The source's declarations, which set the properties of their own views.
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

    /// The settings of a stack view that is the print root: it creates itself.
    private var rootSettings: [Setting] {
        guard section.form.scope == .wholeFile, section.scope.kind == .stack else { return [] }
        return StackSettings.settings(of: section.scope.root, in: section.layout)
    }

    /// A comment is one line, whatever the content of a key.
    private static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == " " }))
    }
}
