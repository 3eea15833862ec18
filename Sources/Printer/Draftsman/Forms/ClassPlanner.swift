import LayoutInspector

/// What the form `class` puts around the plan of a section: the right class, and the place where the plan is applied.
extension SectionPlanner {
    func shell() -> ClassShell {
        let root = layout.views[section.root]
        var calls = [ClassShell.applyPlan]
        if !plan.configurations.isEmpty { calls.insert(ClassShell.configureViews, at: 0) }
        if !plan.remainder.isEmpty { calls.append(ClassShell.applyRemainder) }
        var shell = ClassShell(name: "", bases: [], entry: .frame, calls: calls)
        if section.kind == .controller {
            shell.entry = .viewDidLoad
            shell.bases = FrameworkSuperclass.controllerBases(rootView: root)
            var view = root
            view.viewController = nil
            let construction = ViewConstruction(of: view, at: section.root, in: layout)
            if construction.hasArguments || FrameworkSuperclass.needsOwnView(rootView: root, bases: shell.bases) {
                shell.loadedView = construction.construction
            }
            return shell
        }
        let superclass = FrameworkSuperclass.name(of: root)
        shell.entry = FrameworkSuperclass.entry(of: superclass, kind: section.kind)
        shell.bases = FrameworkSuperclass.viewBases(superclass, kind: section.kind)
        return shell
    }

    /// The properties that the remainder gives constraints to, in its order.
    func heldProperties() -> [String] {
        var properties: [String] = []
        for statement in plan.remainder {
            guard case .constraint(let constraint) = statement.action,
                case .property(let property, _) = constraint.holder
            else { continue }
            properties.append(property)
        }
        return properties
    }

    /// What a stack view that is the print root sets of itself: nobody else makes it.
    func rootSettings() -> [DraftsmanPlan.Setting] {
        let root = layout.views[section.root]
        guard form == .class, section.kind == .stack, let stack = root.stack else { return [] }
        let standard = Layout.Stack()
        var settings: [DraftsmanPlan.Setting] = []
        func add(_ path: String, _ value: SwiftExpression, when isStated: Bool) {
            if isStated { settings.append(.assignment(path: path, value)) }
        }
        add("axis", .implicit(stack.axis.rawValue), when: stack.axis != standard.axis)
        add("distribution", .implicit(stack.distribution.rawValue), when: stack.distribution != standard.distribution)
        add("alignment", .implicit(stack.alignment.rawValue), when: stack.alignment != standard.alignment)
        add("spacing", .number(stack.spacing), when: stack.spacing != standard.spacing)
        if let margins = StackSpelling.arguments(of: section.root, in: layout)?.margins {
            add("layoutMargins", .edges(margins), when: true)
        }
        add("isLayoutMarginsRelativeArrangement", .bool(true), when: stack.isLayoutMarginsRelative)
        add("isBaselineRelativeArrangement", .bool(true), when: stack.isBaselineRelative)
        return settings
    }
}

/// Names the classes of a file, and says what it imports.
enum ClassPlanner {
    static func finish(
        _ plan: inout DraftsmanPlan,
        layout: Layout,
        outline: Outline,
        options: PrintOptions
    ) {
        // A made name yields to every class that the layout names.
        var taken = Set<String>()
        for view in layout.views {
            taken.insert(TypeName.short(view.className))
            if let controller = view.viewController { taken.insert(TypeName.short(controller)) }
        }
        var used = Set<String>()
        for index in plan.sections.indices {
            let section = outline.sections[index]
            let root = layout.views[section.root]
            var name: String
            if let own = ownClass(of: root, section.kind) {
                name = own
            } else {
                name = madeName(of: root, section.kind, source: options.sourceName ?? layout.source.file)
                if taken.contains(name) { name += "2" }
            }
            let stem = name
            var number = 2
            while !used.insert(name).inserted || (name != stem && taken.contains(name)) {
                name = stem + String(number)
                number += 1
            }
            plan.sections[index].shell?.name = name
        }
        plan.imports = imports(of: layout, outline: outline)
    }

    /// The app's own class that the section is for.
    private static func ownClass(of root: Layout.View, _ kind: Outline.Section.Kind) -> String? {
        if kind == .controller {
            guard let controller = root.viewController, !FrameworkSuperclass.isFramework(controller) else { return nil }
            return TypeName.short(controller)
        }
        return FrameworkSuperclass.isFramework(root.className) ? nil : TypeName.short(root.className)
    }

    /// `MainViewController` for a plain controller of Main.storyboard, `HeaderView` for a view with that label.
    private static func madeName(of root: Layout.View, _ kind: Outline.Section.Kind, source: String?) -> String {
        let file = source.map { path in
            let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
            return String(name.prefix { $0 != "." })
        }
        let noun =
            switch kind {
            case .controller: "ViewController"
            case .view: "View"
            case .cell: "Cell"
            case .stack: "Stack"
            }
        for words in [root.label, root.identifier, root.name, root.text, file, "Printed"].compactMap({ $0 }) {
            guard let name = SwiftIdentifier.camelCased(words, limit: 40).map(SwiftIdentifier.capitalized),
                SwiftIdentifier.isValid(name)
            else { continue }
            if name.hasSuffix(noun) { return name }
            if kind == .controller, name.hasSuffix("View") { return name + "Controller" }
            return name + noun
        }
        return "Printed" + noun
    }

    private static func imports(of layout: Layout, outline: Outline) -> [String] {
        var modules: Set<String> = ["Draftsman", "UIKit"]
        for index in layout.views.indices where outline.roles[index].isPrinted {
            if let module = FrameworkSuperclass.module(of: layout.views[index].className) { modules.insert(module) }
            if let module = FrameworkSuperclass.module(of: layout.views[index].baseClass) { modules.insert(module) }
        }
        return modules.sorted()
    }
}
