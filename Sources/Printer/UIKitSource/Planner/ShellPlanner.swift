import LayoutModel

/// Plans the surroundings of a section in a separate file: the class, and the function in which it sets itself up.
enum ShellPlanner {
    /// The framework class that the class of a section inherits from.
    static func superclass(of section: SectionContext) -> String {
        let root = section.layout.views[section.scope.root]
        switch section.scope.kind {
        case .controller: return FrameworkSuperclass.controller(rootView: root)
        case .stack: return "UIStackView"
        case .view, .cell: return FrameworkSuperclass.name(of: root)
        }
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
        guard section.scope.kind == .controller else {
            let superclass = FrameworkSuperclass.name(of: root)
            shell.entry = FrameworkSuperclass.entry(of: superclass, kind: section.scope.kind)
            return shell
        }
        shell.entry = .viewDidLoad
        var view = root
        view.viewController = nil
        let made = construct(view, section.scope.root, section.layout)
        if made.isConfigured || FrameworkSuperclass.needsOwnView(rootView: root) {
            shell.loadedView = made.construction
        }
        return shell
    }
}
