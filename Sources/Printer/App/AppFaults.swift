import LayoutModel

/// What of the app's source does not fit the printed classes, or asks for the document that they were printed from.
enum AppFaults {
    /// - Returns: Sorted by place, each once.
    static func all(in context: PrintContext) -> [AppFault] {
        let app = context.options.app
        guard !app.classes.isEmpty else { return [] }
        var faults: Set<AppFault> = []
        for section in context.namedSections.map({ SectionContext(print: context, index: $0) }) {
            faults.formUnion(section.connections.faults)
            faults.formUnion(ofClass(section))
            for view in section.views where view != section.scope.root {
                if case .reached = section.outline.roles[view] { continue }
                let source = section.layout.views[view]
                let framework = FrameworkSuperclass.name(of: source)
                let initializer = UIKitClass.named(framework)?.initializer ?? .frame
                faults.formUnion(ofInitializer(initializer, of: TypeName.short(source.className), app))
            }
        }
        faults.formUnion(ofUses(context))
        return faults.sorted()
    }

    private static func ofClass(_ section: SectionContext) -> [AppFault] {
        let app = section.options.app
        guard let name = SharedClasses.ownClass(of: section.layout.views[section.scope.root], section.scope.kind),
            let own = app.classes[name]?.first
        else { return [] }
        func fault(_ message: String) -> AppFault { AppFault(file: own.file, line: own.line, message: message) }
        if own.isGeneric { return [fault("\(name) is generic: the printed class does not inherit from it")] }
        var faults: [AppFault] = []
        if own.isFinal { faults.append(fault("\(name) is final, and the printed class inherits from it")) }
        let superclass = ShellPlanner.superclass(of: section)
        if let framework = app.frameworkClass(of: name), !framework.isKind(of: superclass) {
            faults.append(fault("\(name) is a \(framework.name), and in the document a \(superclass)"))
        }
        let initializer = UIKitClass.named(superclass)?.initializer
        let isController = section.scope.kind == .controller
        faults += ofInitializer(isController ? nil : initializer, of: name, app)
        for member in section.connections.members {
            guard let selector = ActionSelector(head: member.head),
                let method = app.method(selector.objectiveC, of: name, ancestry: []), !method.isHidden
            else { continue }
            let message = "'\(selector.text)' does not run: the printed class replaces it, for what the document has"
            faults.append(AppFault(file: method.file, line: method.line, message: message))
        }
        return faults
    }

    /// - Parameter initializer: `nil`: a controller's.
    private static func ofInitializer(
        _ initializer: UIKitClass.Initializer?,
        of name: String,
        _ app: AppSources
    ) -> [AppFault] {
        let labels =
            initializer.map { initializer in
                initializer.declaration.parameters.split(separator: ",").map { parameter in
                    String(parameter.drop { $0 == " " }.prefix { $0 != ":" && $0 != " " })
                }
            } ?? ["nibName", "bundle"]
        guard let declared = app.obstacle(to: labels, of: name) else { return [] }
        let missing = "init(" + labels.map { $0 + ":" }.joined() + ")"
        // A controller that only archives make has no initializer for code at all.
        let message = "\(declared.name) has no \(missing), with which code makes it"
        return [AppFault(file: declared.file, line: declared.line, message: message)]
    }

    /// Where the app asks for what the document is no longer asked for.
    private static func ofUses(_ context: PrintContext) -> [AppFault] {
        let file = context.options.sourceName ?? context.layout.source.file
        let stem = file.map(ClassNames.stem)
        var screens: [String: String] = [:]
        var segues: [String: String] = [:]
        let names = Dictionary(
            uniqueKeysWithValues: zip(context.printedSections, ClassNames.names(in: context))
        )
        let sections = Dictionary(context.outline.sections.enumerated().map { ($1.root, $0) }) { first, _ in first }
        for connection in context.options.connections {
            switch connection.link {
            case .screen(let identifier?):
                let section = connection.view.flatMap { sections[$0] }
                screens[identifier] = section.flatMap { names[$0] } ?? ""
            case .segue(_, let identifier?, _, _, _, _): segues[identifier] = ""
            default: break
            }
        }
        return context.options.app.uses.compactMap { use in
            let message: String
            switch use.kind {
            case .storyboard:
                guard use.name == stem else { return nil }
                message = "asks for \(use.name).storyboard, whose screens are classes now"
            case .nib:
                guard use.name == stem else { return nil }
                message = "asks for \(use.name).xib, whose views are classes now"
            case .screen:
                guard let className = screens[use.name] else { return nil }
                message =
                    "asks a storyboard for '\(use.name)'" + (className.isEmpty ? "" : ", which is \(className)() now")
            case .segue:
                guard segues[use.name] != nil else { return nil }
                message = "performs the segue '\(use.name)', which is a method of the printed class now"
            }
            return AppFault(file: use.file, line: use.line, message: message)
        }
    }
}
