import LayoutModel
import SwiftSource

/// Plans the settings of views: in their declarations, or for existing views.
struct ConfigurationPlanner {
    private let section: SectionContext
    /// The settings of each printed view that differ from its class, if requested.
    let ofView: [Int: ViewConfiguration]
    /// The settings of the labels and the image that a cell in one of UIKit's styles makes itself.
    let ofCellParts: [Setting]
    /// The settings of a controller and its navigation item for bars.
    let ofBars: [Configuration]
    private var unsetOfCellParts: [String] = []

    /// Whether nothing is set or reported.
    var isEmpty: Bool { ofView.isEmpty && ofCellParts.isEmpty && ofBars.isEmpty && unsetOfCellParts.isEmpty }
    /// The views that the settings of connections name.
    var connected: [Layout.Item] { section.connections.used }

    init(_ section: SectionContext, construct: ViewConstruction.Rule) {
        self.section = section
        guard section.options.printsConfiguration else {
            ofView = [:]
            ofCellParts = []
            ofBars = []
            return
        }
        let layout = section.layout
        let scope = section.scope
        func keys(_ made: Set<String>, of view: Int, isMade: Bool) -> Set<String> {
            let isCell = view == scope.root && scope.kind == .cell && section.form.scope == .wholeFile
            let hasStyle = isCell && ShellPlanner.isMadeWithStyle(layout.views[view])
            return (isMade ? made : []).union(hasStyle ? ["style"] : [])
        }
        var defaults = InterfaceBuilderDefaults(section)
        let connected = ConnectionLines.attributes(of: section)
        let bars = BarPlanner.settings(of: section)
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
                made: keys(made.keys, of: view, isMade: isMade).union(bars.keys[view] ?? []),
                isTypedAsView: view == scope.root && scope.kind == .controller && section.typedRoot == nil,
                hasIdentifier: section.identifiers.views[view] != nil,
                keyPaths: section.connections.keyPaths[view] ?? [:],
                app: section.options.app,
                texts: section.print.texts,
                isDefault: { key, value in
                    defaults.contain(key, value, of: view) || connected[view]?.contains(key) == true
                }
            )
            if !configuration.isEmpty { ofView[view] = configuration }
        }
        self.ofView = ofView
        var parts: [Setting] = []
        for view in FrameworkViews.cellParts(of: section) {
            guard let name = layout.views[view].name else { continue }
            let configuration = ViewConfiguration(
                of: view,
                in: layout,
                made: [],
                hasIdentifier: false,
                texts: section.print.texts,
                isDefault: { defaults.contain($0, $1, of: view) }
            )
            parts += configuration.settings.map { $0.moved(into: name + "?.") }
            unsetOfCellParts += SourceNotes.lines(
                configuration.unset,
                prefix: SourceNotes.prefix + " of " + name + ": "
            )
        }
        ofCellParts = parts
        ofBars = bars.configurations
    }

    /// The notes of a declaration about properties that are not set.
    ///
    /// - Parameter setsLayout: Whether the declaration sets the properties of a collection view's flow layout.
    func notes(of view: Int, setsLayout: Bool) -> [String] {
        guard let configuration = ofView[view] else { return [] }
        return SourceNotes.lines(
            configuration.unset + (setsLayout ? [] : configuration.unsetLayout),
            prefix: SourceNotes.prefix + ": "
        )
    }

    /// The settings of existing views, and notes about properties that are not set.
    struct Existing {
        var configurations: [Configuration] = []
        var notes: [String] = []
        /// The views that the source names for them.
        var used: [Layout.Item] = []
    }

    /// - Parameters:
    ///   - declarations: The source's declarations, which set the properties of their own views.
    ///   - isMadeInPlace: Whether the source creates a view where it is used: it has no name to set properties by.
    func existing(declarations: [Declaration], isMadeInPlace: (Int) -> Bool = { _ in false }) -> Existing {
        let layout = section.layout
        let names = section.print.names
        let scope = section.scope
        let declared = Set(declarations.map(\.name))
        var existing = Existing()
        for view in section.views where !isMadeInPlace(view) {
            var settings = view == scope.root ? rootSettings : stackSettings(of: view)
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
            if view == scope.root, let typed = section.typedRoot { target = typed }
            if role != .root, layout.views[view].viewController != nil {
                existing.notes.append(SourceNotes.prefix + " of " + target + ": what its controller sets")
                continue
            }
            let made = Set(settings.map(\.path))
            settings += (configuration?.settings ?? []).filter { !made.contains($0.path) }
            if !settings.isEmpty {
                existing.configurations.append(Configuration(target: target, settings: settings))
            }
            // Its class creates the layout.
            let isMade = view == scope.root && !ShellPlanner.layoutSettings(of: section).isEmpty
            existing.notes += SourceNotes.lines(
                configuration.map { $0.unset + (isMade ? [] : $0.unsetLayout) } ?? [],
                prefix: SourceNotes.prefix + " of " + target + ": "
            )
        }
        if !ofCellParts.isEmpty {
            if let own = existing.configurations.firstIndex(where: { $0.target == "self" }) {
                existing.configurations[own].settings += ofCellParts
            } else {
                existing.configurations.insert(Configuration(target: "self", settings: ofCellParts), at: 0)
            }
        }
        existing.notes += unsetOfCellParts
        existing.configurations += ofBars + section.connections.configurations
        existing.used += section.connections.used
        return existing
    }

    /// The settings of a stack view that exists already.
    private func stackSettings(of view: Int) -> [Setting] {
        // In a function they would come between the statements of the hierarchy.
        guard section.options.printsConfiguration, section.form.scope == .existingClass,
            section.outline.roles[view] == .drafted
        else { return [] }
        return StackSettings.settings(of: view, in: section.layout)
    }

    /// The settings of a stack view that is the print root: it creates itself.
    private var rootSettings: [Setting] {
        guard section.form.scope == .wholeFile, section.scope.kind == .stack else { return [] }
        return StackSettings.settings(of: section.scope.root, in: section.layout)
    }
}
