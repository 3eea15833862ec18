import LayoutCode
import LayoutModel
import SwiftSource

/// What the proof knows of a section beside its text: the names around it, and what it has to make.
struct SectionFacts {
    private let section: SectionContext
    private let symbols: SourceSymbols
    private var layout: Layout { section.layout }

    /// - Throws: Where two objects have one name.
    init(_ section: SectionContext) throws(ProofFailure) {
        self.section = section
        symbols = SourceSymbols(of: section)
        if let name = symbols.repeated.first { throw ProofFailure("'\(name)' names two objects") }
    }

    // MARK: Names

    /// The names that the source uses and does not declare.
    var surroundings: CodeSurroundings {
        let root = layout.views[section.scope.root]
        var given: [CodeSurroundings.Given] = []
        var controllers: Set<String> = []
        for name in symbols.names {
            guard let symbol = symbols[name] else { continue }
            if symbol.isDeclaredBySource {
                if symbol.isController { controllers.insert(name) }
                continue
            }
            if let kind = kind(of: name, symbol) {
                given.append(.init(name: name, kind: kind, item: symbol.item, isAttached: isAttached(symbol)))
            }
        }
        return CodeSurroundings(
            className: TypeName.short(root.viewController ?? root.className),
            baseClass: section.scope.kind == .controller
                ? FrameworkSuperclass.controller(rootView: root) : TypeName.short(root.baseClass),
            rootClass: TypeName.short(root.className),
            rootBaseClass: TypeName.short(root.baseClass),
            isController: section.scope.kind == .controller,
            given: given,
            controllers: controllers,
            baseClasses: baseClasses
        )
    }

    private var baseClasses: [String: String] {
        var classes: [String: String] = [:]
        // A controller makes its root, too, where that is of a class of the app.
        let madeByOthers = section.scope.kind == .controller ? nil : section.scope.root
        for view in section.views where view != madeByOthers {
            let source = layout.views[view]
            let (name, base) = (TypeName.short(source.className), TypeName.short(source.baseClass))
            if name != base { classes[name] = base }
        }
        return classes
    }

    /// How a name exists; `nil` for what `self` and UIKit's views have of themselves.
    private func kind(of name: String, _ symbol: SourceSymbols.Symbol) -> CodeSurroundings.Given.Kind? {
        switch symbol.item {
        case .view(let view):
            let source = layout.views[view]
            if view == section.scope.root { return Self.ownNames.contains(name) ? nil : .root }
            if view == section.scope.base { return nil }
            if symbol.isController {
                return .controller(
                    className: TypeName.short(source.viewController ?? "UIViewController"),
                    view: section.print.names.expression(of: view) ?? name
                )
            }
            if case .reached = section.outline.roles[view] { return nil }
            // What UIKit makes itself is known of its class.
            if source.viewController != nil, symbols.controllerName(of: view) != nil,
                symbols[symbols.controllerName(of: view) ?? ""]?.isDeclaredBySource == true
            {
                return nil
            }
            let base = TypeName.short(source.baseClass)
            return .view(className: TypeName.short(source.className), baseClass: base)
        case .guide(let guide): return layout.guides[guide].kind == .custom ? .guide : nil
        case .missing: return nil
        }
    }

    /// What a class calls itself, and a controller its view.
    private static let ownNames: Set<String> = ["self", "view", "tableView", "collectionView"]

    private func isAttached(_ symbol: SourceSymbols.Symbol) -> Bool {
        switch symbol.item {
        case .view: symbol.isGiven
        case .guide(let guide):
            // A guide that the section adds is not there before.
            section.outline.sectionOfView[layout.guides[guide].owner] != section.index
        case .missing: false
        }
    }

    // MARK: Results

    /// - Parameters:
    ///   - settings: The statements of the source that set properties, apart from the parts: of bars.
    ///   - ownNames: Names that stand for something else than the objects of the layout.
    func expectation(
        _ parts: SourceParts,
        bars: [UIKitStatement],
        ownNames: Set<String>
    ) -> SectionExpectation {
        var names: [SectionExpectation.Name] = []
        var settings: [SectionExpectation.Target: [CodeSetting]] = [:]
        let declared = Dictionary(parts.declarations.map { ($0.name, $0) }) { $1 }
        for name in symbols.names {
            guard let symbol = symbols[name], symbol.isDeclaredBySource else { continue }
            let declaration = declared[name]
            names.append(
                .init(
                    name: name,
                    item: symbol.item,
                    construction: (declaration?.layoutSettings.isEmpty == false
                        ? declaration?.value.takingLayoutByName : declaration?.value)?.canonical,
                    isController: symbol.isController,
                    layoutSettings: declaration?.layoutSettings.map(\.canonical) ?? []
                )
            )
            if let declaration, case .view(let view) = symbol.item, !symbol.isController {
                settings[.view(view), default: []] += declaration.settings.map(\.canonical)
            }
        }
        if let own = parts.shell?.controllerSettings, !own.isEmpty { settings[.controller] = own.map(\.canonical) }
        for configuration in parts.configurations {
            let (target, prefix) = target(configuration.target)
            settings[target, default: []] += configuration.settings.map { setting in
                var canonical = setting.canonical
                canonical.path = prefix + canonical.path
                return canonical
            }
        }
        for case .barItems(let owner, let property, let items) in bars {
            let (target, prefix) = target(owner)
            let value = BarItem.value(of: items, for: property).canonical
            settings[target, default: []].append(
                CodeSetting(path: prefix + property.name(count: items.count), value: value)
            )
        }
        return SectionExpectation(
            layout: layout,
            root: section.scope.root,
            base: section.scope.base,
            views: section.views.map(view),
            names: names,
            constraints: constraints(ownNames: ownNames),
            settings: settings
        )
    }

    /// The object that an expression names, and what is between it and its properties.
    private func target(_ expression: String) -> (SectionExpectation.Target, String) {
        if let symbol = symbols[expression], case .view(let view) = symbol.item { return (.view(view), "") }
        let isController = section.scope.kind == .controller
        // A controller of a list calls its view so.
        if isController, expression != "self", Self.ownNames.contains(expression) {
            return (.view(section.scope.root), "")
        }
        let own: SectionExpectation.Target = isController ? .controller : .view(section.scope.root)
        return (own, expression == "self" ? "" : expression + ".")
    }

    private func view(_ view: Int) -> SectionExpectation.View {
        let outline = section.outline
        let source = layout.views[view]
        var member: String?
        if case .reached(let name) = outline.roles[view] { member = name }
        let role: SectionExpectation.View.Role =
            outline.roles[view] == .drafted ? .drafted : outline.roles[view] == .masked ? .masked : .existing
        return SectionExpectation.View(
            view: view,
            role: role,
            member: member,
            superview: outline.superviews[view],
            subviews: outline.subviews[view],
            arranged: outline.arranged[view],
            isArranged: outline.isArranged[view],
            identifier: section.identifiers.views[view],
            className: TypeName.short(source.viewController ?? source.className),
            hasController: symbols.controllerName(of: view) != nil
        )
    }

    private func constraints(ownNames: Set<String>) -> [SectionExpectation.Constraint] {
        section.constraints.filter { section.print.selection.isMade($0) }.map { index in
            let name = layout.constraints[index].name.flatMap { name in
                SwiftIdentifier.isValid(name) && !ownNames.contains(name) && symbols[name] == nil
                    && symbols["self." + name] == nil ? name : nil
            }
            return .init(index: index, identifier: section.identifiers.constraints[index], property: name)
        }
    }
}
