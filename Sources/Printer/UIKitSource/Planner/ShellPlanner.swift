import LayoutModel
import SwiftSource

/// Plans the surroundings of a section in a separate file: the class, and the function in which it sets itself up.
enum ShellPlanner {
    /// The framework class that the class of a section inherits from.
    static func superclass(of section: SectionContext) -> String {
        FrameworkSuperclass.name(of: section.layout.views[section.scope.root], section.scope.kind)
    }

    /// The class around a section, which has no name yet.
    ///
    /// - Parameters:
    ///   - bases: The superclass and protocols in the dialect's terms.
    ///   - calls: The functions that the class calls to set itself up, in order.
    static func shell(
        of section: SectionContext,
        bases: [String],
        calls: [String],
        construct: ViewConstruction.Rule
    ) -> ClassShell {
        let root = section.layout.views[section.scope.root]
        var shell = ClassShell(name: "", bases: bases, entry: .frame, calls: calls)
        if let inherited = section.inheritedClass, bases.first == superclass(of: section) { shell.bases[0] = inherited }
        shell.connections = ConnectionLines(section).forClass
        shell.protocols = section.connections.protocols
        shell.members = section.connections.members
        shell.connectionCalls = section.connections.calls
        guard section.scope.kind == .controller else {
            let superclass = FrameworkSuperclass.name(of: root)
            shell.entry = FrameworkSuperclass.entry(of: superclass, kind: section.scope.kind)
            if shell.entry == .cell { shell.cellStyle = cellStyle(of: root) }
            return shell
        }
        shell.entry = section.inheritedClass == nil ? .viewDidLoad : .loadView
        if section.form.scope == .wholeFile { shell.controllerSettings = ControllerSettings(section).beforeView }
        var view = root
        view.viewController = nil
        let made = construct(view, section.scope.root, section.layout)
        let controller = FrameworkSuperclass.controller(rootView: root)
        // A controller of a list creates its own view, and connects itself to it.
        if root.traits.contains(.list), root.className == root.baseClass {
            let label = UIKitClass.named(controller)?.initializer == .tableController ? "style" : "collectionViewLayout"
            shell.listArgument = made.construction.arguments.first { $0.label == label }
            if label == "style", shell.listArgument == nil, !shell.controllerSettings.isEmpty {
                shell.listArgument = .init(label: label, value: .implicit("plain"))
            }
            shell.layoutSettings = layoutSettings(of: section)
            return shell
        }
        if made.isConfigured || FrameworkSuperclass.needsOwnView(rootView: root) {
            shell.loadedView = made.construction
        }
        return shell
    }

    /// The settings of the flow layout of a collection view that is the root of a controller of its own.
    static func layoutSettings(of section: SectionContext) -> [Setting] {
        let root = section.layout.views[section.scope.root]
        guard section.options.printsConfiguration, section.print.makesConnections, section.scope.kind == .controller,
            section.form.scope == .wholeFile, root.frameworkClass?.initializer == .collection,
            root.className == root.baseClass
        else { return [] }
        let json = root.attributes.first { $0.key == FlowLayoutSettings.key }?.json
        return json.flatMap { AttributeValue(json: $0) }.flatMap { FlowLayoutSettings.settings(of: $0) } ?? []
    }

    /// The style of a cell as UIKit names it; `nil` for the default.
    static func cellStyle(of cell: Layout.View) -> String? {
        styleWord(of: cell).flatMap { ["value1", "value2", "subtitle"].contains($0) ? $0 : nil }
    }

    /// Whether a cell has its style from its initializer: lists ask for the default, which needs no word.
    static func isMadeWithStyle(_ cell: Layout.View) -> Bool {
        cellStyle(of: cell) != nil || styleWord(of: cell) == "default"
    }

    /// The last word of `IBUITableViewCellStyleSubtitle`, in lower case.
    private static func styleWord(of cell: Layout.View) -> String? {
        let word = ViewConstruction.word("style", of: cell)
        return word.flatMap { word in word.firstRange(of: "Style").map { word[$0.upperBound...].lowercased() } }
    }
}
