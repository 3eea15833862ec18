import LayoutModel
import SwiftSource

/// What a document connects to a section, as code of the section's class.
///
/// Whatever is not in it stays a comment at the end of the class.
struct SectionConnections: Sendable {
    /// The statements, in the order of the document.
    private(set) var configurations: [Configuration] = []
    private(set) var members: [ClassMember] = []
    /// The protocols that the class conforms to, beside its bases.
    private(set) var protocols: [String] = []
    private(set) var ofBars: [DocumentConnection.BarPlace: ActionSelector] = [:]
    /// The views that statements name.
    private(set) var used: [Layout.Item] = []
    /// The connections that are code, by their place in ``PrintOptions/connections``.
    private(set) var made: Set<Int> = []
    /// By view: the key paths that are set at run time, with the types of their values.
    private(set) var keyPaths: [Int: [String: String]] = [:]

    /// The methods for controls of other classes below the section's view, by the place of the connection.
    private(set) var asked: [Int: ActionSelector] = [:]

    private var actions: [Action] = []
    private var collections: [(property: String, views: [Int])] = []
    private var taken: Set<String> = []

    /// A method, and what calls it.
    private struct Action {
        var selector: ActionSelector
        var senders: [String]
        var sources: [String]
        /// Whether another class names it.
        var isOpen = false
        var value: SwiftExpression?
    }

    init() {}

    init(_ section: SectionContext, classNames: (Int) -> String?) {
        let connections = section.options.connections
        for (index, connection) in connections.enumerated() {
            guard let view = connection.view, case .runtimeAttribute(let path, let type)? = connection.link,
                section.outline.sectionOfView[view] == section.index
            else { continue }
            if section.print.makesConnections { keyPaths[view, default: [:]][path] = type }
            // Settings, or notes on what is not set.
            if section.options.printsConfiguration { made.insert(index) }
        }
        for (index, connection) in connections.enumerated() {
            guard let view = connection.view, case .outlet(let property, let owner)? = connection.link,
                owner == section.scope.root, section.outline.sectionOfView[view] == section.index
            else { continue }
            if section.print.names.subject(of: view) == property { made.insert(index) }
        }
        guard section.form.scope == .wholeFile, section.print.makesConnections else { return }
        for (index, connection) in connections.enumerated() where !made.contains(index) {
            guard let link = connection.link, let view = connection.view else { continue }
            if add(link, of: view, to: section, classNames) { made.insert(index) }
            ask(for: link, index, of: view, in: section, classNames)
        }
        // The action of a recognizer is a line of its own.
        let lines = Set(
            made.compactMap { index in
                if case .gesture(_, _, let line, _)? = connections[index].link { line } else { nil }
            }
        )
        for (index, connection) in connections.enumerated()
        where connection.kind == .action && connection.link == nil && lines.contains(connection.line) {
            made.insert(index)
        }
        for (property, views) in collections { addCollection(property, views, section) }
        for action in actions {
            let isOne = Set(action.senders).count == 1
            members.append(
                ClassMember(
                    name: action.selector.name,
                    head: action.selector.head(
                        sender: isOne ? action.senders[0] : "Any",
                        isOpen: action.isOpen
                    ),
                    value: action.value,
                    comment: "For " + action.sources.joined(separator: ", ") + "."
                )
            )
        }
    }

    /// - Returns: Whether source makes the connection.
    private mutating func add(
        _ link: DocumentConnection.Link,
        of view: Int,
        to section: SectionContext,
        _ classNames: (Int) -> String?
    ) -> Bool {
        let root = section.scope.root
        switch link {
        case .action(let selector, let event, let owner):
            guard owner == root, let name = expression(of: view, in: section), isControl(view, section),
                SwiftIdentifier.isValid(event),
                let action = action(selector, section, sender: className(of: view, section), "\(event) of \(name)")
            else { return false }
            addTarget(action, on: event, of: name, view)
        case .barAction(let selector, let place, let owner):
            guard owner == root, ofBars[place] == nil, let item = item(place, section),
                let action = action(selector, section, sender: "UIBarButtonItem", "the bar item \(item.words)")
            else { return false }
            ofBars[place] = action
        case .gesture(let className, let selector, _, let owner):
            guard owner == root, let name = expression(of: view, in: section),
                let action = action(selector, section, sender: className, "a gesture on \(name)")
            else { return false }
            let recognizer = SwiftExpression.call(className, target(action))
            set(.call(path: "addGestureRecognizer", [.init(value: recognizer)]), of: name, view)
        case .delegate(let property, let owner):
            guard owner == root, section.outline.sectionOfView[view] == section.index else { return false }
            return addClient(property, of: view, section)
        case .collection(let property, let owner):
            guard owner == root, expression(of: view, in: section) != nil else { return false }
            if let place = collections.firstIndex(where: { $0.property == property }) {
                collections[place].views.append(view)
                return true
            }
            guard canDeclare(property, section) else { return false }
            collections.append((property, [view]))
        case .outlet(let property, let owner):
            guard owner == root, let name = expression(of: view, in: section), canDeclare(property, section) else {
                return false
            }
            members.append(
                ClassMember(
                    name: property,
                    head: "var " + property + ": " + className(of: view, section),
                    value: .name(name)
                )
            )
            used.append(.view(view))
        case .itemOutlet(let property, let place, let owner):
            guard owner == root, let value = itemExpression(place, section), canDeclare(property, section) else {
                return false
            }
            // Declared like an outlet: code that uses it needs no change.
            members.append(ClassMember(name: property, head: "var " + property + ": UIBarButtonItem!", value: value))
        case .segue(let transition, let destination, let isInNavigation, let owner, let place):
            guard owner == root, let name = section.outline.sections.firstIndex(where: { $0.root == destination }),
                let className = classNames(name)
            else { return false }
            let segue = Segue(transition: transition, className: className, isInNavigation: isInNavigation)
            return add(segue, of: view, place, to: section)
        case .prototype(let identifier): return addPrototype(identifier, of: view, section, classNames)
        case .runtimeAttribute: return false
        }
        return true
    }

    // MARK: Other classes

    /// A method for a control of a class below: it sends its action up the chain of responders.
    private mutating func ask(
        for link: DocumentConnection.Link,
        _ index: Int,
        of view: Int,
        in section: SectionContext,
        _ classNames: (Int) -> String?
    ) {
        guard case .action(let selector, let event, let owner) = link, owner == section.scope.root,
            section.scope.kind == .controller, let other = section.outline.sectionOfView[view],
            other != section.index, let className = classNames(other),
            Self.isBelow(view, owner, in: section.layout), isControl(view, section),
            let name = section.print.names.expression(of: view),
            let action = action(
                selector,
                section,
                sender: self.className(of: view, section),
                "\(event) of \(name) in \(className)"
            ),
            let place = actions.firstIndex(where: { $0.selector == action })
        else { return }
        actions[place].isOpen = true
        asked[index] = action
    }

    private static func isBelow(_ view: Int, _ root: Int, in layout: Layout) -> Bool {
        var next = layout.views[view].parent
        while let current = next, current != root { next = layout.views[current].parent }
        return next == root
    }

    /// Sends the actions of the section's controls to controllers above, which have methods for them.
    ///
    /// - Parameter owners: The sections of these controllers: what each has, and the name of its class.
    mutating func sendUp(
        of section: SectionContext,
        _ owners: [(connections: SectionConnections, className: String)]
    ) {
        for (index, connection) in section.options.connections.enumerated() where !made.contains(index) {
            guard case .action(_, let event, _)? = connection.link, let view = connection.view,
                SwiftIdentifier.isValid(event), let name = expression(of: view, in: section),
                let owner = owners.first(where: { $0.connections.asked[index] != nil }),
                let action = owner.connections.asked[index]
            else { continue }
            // UIKit asks the responders of the control one after the other.
            let arguments: [SwiftExpression.Argument] = [
                .init(value: .name("nil")), .init(label: "action", value: action.expression(of: owner.className)),
                .init(label: "for", value: .implicit(event)),
            ]
            set(.call(path: "addTarget", arguments), of: name, view)
            made.insert(index)
        }
    }

    // MARK: Statements

    private mutating func set(_ setting: Setting, of target: String, _ view: Int) {
        used.append(.view(view))
        configurations.append(Configuration(target: target, settings: [setting]))
    }

    private mutating func addTarget(_ action: ActionSelector, on event: String, of name: String, _ view: Int) {
        let arguments: [SwiftExpression.Argument] = [
            .init(value: .name("self")), .init(label: "action", value: action.expression),
            .init(label: "for", value: .implicit(event)),
        ]
        set(.call(path: "addTarget", arguments), of: name, view)
    }

    /// A method that shows a controller, for whatever asks for it.
    private mutating func add(
        _ segue: Segue,
        of view: Int,
        _ place: DocumentConnection.BarPlace?,
        to section: SectionContext
    ) -> Bool {
        func method(_ sender: String, _ source: String, _ connections: inout SectionConnections) -> ActionSelector? {
            connections.action(segue.selector, section, sender: sender, source, value: segue.expression)
        }
        if let place {
            guard ofBars[place] == nil, let item = item(place, section),
                let action = method("UIBarButtonItem", "the bar item \(item.words)", &self)
            else { return false }
            ofBars[place] = action
            return true
        }
        if view == section.scope.root {
            return method("Any", "code that asks for it", &self) != nil
        }
        // Buttons of a document ask for their segues when they are tapped.
        guard let name = expression(of: view, in: section), isControl(view, section),
            let action = method(className(of: view, section), "touchUpInside of \(name)", &self)
        else { return false }
        addTarget(action, on: "touchUpInside", of: name, view)
        return true
    }

    private func target(_ action: ActionSelector) -> [SwiftExpression.Argument] {
        [.init(label: "target", value: .name("self")), .init(label: "action", value: action.expression)]
    }

    /// A method for a selector; `nil` where the class cannot have it.
    private mutating func action(
        _ text: String,
        _ section: SectionContext,
        sender: String,
        _ source: String,
        value: SwiftExpression? = nil
    ) -> ActionSelector? {
        guard let selector = ActionSelector(objectiveC: text) else { return nil }
        if let place = actions.firstIndex(where: { $0.selector == selector }) {
            // One method does not do two things.
            guard actions[place].value == value else { return nil }
            actions[place].senders.append(sender)
            actions[place].sources.append(source)
            return selector
        }
        guard canDeclare(selector.name, section) else { return nil }
        actions.append(Action(selector: selector, senders: [sender], sources: [source], value: value))
        return selector
    }

    private mutating func addClient(_ property: String, of view: Int, _ section: SectionContext) -> Bool {
        let source = section.layout.views[view]
        guard let client = ClientProtocol.of(property, ancestry: FrameworkSuperclass.ancestry(of: source)) else {
            return false
        }
        let superclass = ShellPlanner.superclass(of: section)
        let isInherited = ClientProtocol.isInherited(client.name, by: superclass)
        // A controller of a list is its client from the start.
        if view == section.scope.root, isInherited { return true }
        guard let name = expression(of: view, in: section) else { return false }
        if !isInherited, !protocols.contains(client.name) {
            protocols.append(client.name)
            for requirement in client.requirements {
                let value: SwiftExpression? =
                    switch requirement.value {
                    case .number(let number): .number(number)
                    case .object(let className): .call(className, [])
                    case nil: nil
                    }
                members.append(ClassMember(name: requirement.name, head: requirement.head, value: value))
            }
        }
        set(.assignment(path: property, .name("self")), of: name, view)
        return true
    }

    private mutating func addPrototype(
        _ identifier: String,
        of cell: Int,
        _ section: SectionContext,
        _ classNames: (Int) -> String?
    ) -> Bool {
        let layout = section.layout
        guard let list = layout.views[cell].parent, let name = expression(of: list, in: section) else { return false }
        let label = UIKitClass.cellIdentifierLabel(ancestry: FrameworkSuperclass.ancestry(of: layout.views[list]))
        let printed = section.outline.sections.firstIndex { $0.root == cell }.flatMap(classNames)
        let own = TypeName.short(layout.views[cell].className)
        guard let label, let className = printed ?? (UIKitClass.isFramework(own) ? own : nil) else { return false }
        let type = SwiftExpression.chain([.member(className), .member("self")])
        set(
            .call(path: "register", [.init(value: type), .init(label: label, value: .string(identifier))]),
            of: name,
            list
        )
        return true
    }

    private mutating func addCollection(_ property: String, _ views: [Int], _ section: SectionContext) {
        let names = views.compactMap { expression(of: $0, in: section) }
        members.append(
            ClassMember(
                name: property,
                head: "var " + property + ": [" + commonClass(of: views, section) + "]",
                value: .list(names.map { .init(value: .name($0)) })
            )
        )
        used += views.map { .view($0) }
    }

    // MARK: Names

    /// How the class names a view of its own; `nil` where it has none, or knows it as a plain view only.
    private func expression(of view: Int, in section: SectionContext) -> String? {
        guard section.outline.sectionOfView[view] == section.index,
            section.layout.views[view].viewController == nil
                || view == section.scope.root
        else { return nil }
        if view == section.scope.root, section.scope.kind == .controller { return section.typedRoot }
        return section.print.names.expression(of: view)
    }

    private mutating func canDeclare(_ name: String, _ section: SectionContext) -> Bool {
        section.print.names.canDeclare(name, in: section.index) && taken.insert(name).inserted
    }

    private func isControl(_ view: Int, _ section: SectionContext) -> Bool {
        UIKitClass.sendsActions(ancestry: FrameworkSuperclass.ancestry(of: section.layout.views[view]))
    }

    /// The class by which source knows a view.
    private func className(of view: Int, _ section: SectionContext) -> String {
        let source = section.layout.views[view]
        if case .reached = section.outline.roles[view] { return "UIView" }
        let name = TypeName.short(source.className)
        return FrameworkSuperclass.isPrivate(name) ? FrameworkSuperclass.name(of: source) : name
    }

    /// The lowest class that all views are of.
    private func commonClass(of views: [Int], _ section: SectionContext) -> String {
        let names = Set(views.map { className(of: $0, section) })
        if names.count == 1, let name = names.first { return name }
        let chains = views.map { view in
            if case .reached = section.outline.roles[view] { return ["UIView"] }
            return FrameworkSuperclass.ancestry(of: section.layout.views[view])
        }
        return chains[0].first { name in chains.allSatisfy { $0.contains(name) } } ?? "UIView"
    }

    // MARK: Bars

    /// The items at a place as source makes them, and the item's place among them; `nil` where source does not make all.
    private func content(_ place: DocumentConnection.BarPlace, _ section: SectionContext) -> BarContent? {
        let content = section.outline.bars[section.index].first {
            $0.host == place.host && $0.property.key == place.key
        }
        guard let content, content.values.indices.contains(place.position) else { return nil }
        if content.views.isEmpty {
            // Of several items one that source cannot make leaves all to be made by hand.
            guard section.options.printsConfiguration, content.property.owner != .bar,
                BarItem.items(content.values) != nil
            else { return nil }
        }
        return content
    }

    /// The item as source makes it without its action; `nil` where source does not make it, or nothing can act on it.
    private func item(_ place: DocumentConnection.BarPlace, _ section: SectionContext) -> BarItem? {
        let item = content(place, section).flatMap { BarItem($0.values[place.position]) { _ in nil } }
        return item?.takesAction == true ? item : nil
    }

    /// `navigationItem.rightBarButtonItem`, `toolbarItems?[2]`
    private func itemExpression(
        _ place: DocumentConnection.BarPlace,
        _ section: SectionContext
    ) -> SwiftExpression? {
        guard let content = content(place, section), let owner = BarPlanner.owner(of: content, in: section) else {
            return nil
        }
        let name = content.property.name(count: content.values.count)
        let member = BarProperty.isList(name) ? name + "?[\(place.position)]" : name
        let path = owner == "self" ? [] : owner.split(separator: ".").map { SwiftExpression.Link.member(String($0)) }
        return .chain(path + [.member(member)])
    }
}

/// A segue as a method.
private struct Segue {
    var transition: DocumentConnection.Transition
    var className: String
    var isInNavigation: Bool

    /// `showSettings:`, as Objective-C spells it.
    var selector: String {
        let word =
            switch transition {
            case .show: "show"
            case .showDetail: "showDetail"
            case .present: "present"
            }
        return word + SwiftIdentifier.capitalized(className) + ":"
    }

    /// `show(SettingsController(), sender: sender)`
    var expression: SwiftExpression {
        var controller = SwiftExpression.call(className, [])
        if isInNavigation {
            controller = .call("UINavigationController", [.init(label: "rootViewController", value: controller)])
        }
        let sender = SwiftExpression.Argument(label: "sender", value: .name("sender"))
        switch transition {
        case .show: return .call("show", [.init(value: controller), sender])
        case .showDetail: return .call("showDetailViewController", [.init(value: controller), sender])
        case .present:
            return .call("present", [.init(value: controller), .init(label: "animated", value: .bool(true))])
        }
    }
}

extension BarItem {
    /// Whether source makes it with a target and an action.
    fileprivate var takesAction: Bool {
        switch self {
        case .system, .title, .image: true
        case .view, .flexibleSpace, .fixedSpace, .empty: false
        }
    }

    /// `done`, `Next`
    fileprivate var words: String {
        switch self {
        case .system(let word, _): word
        case .title(let title, _, _): SwiftLiteral.string(title)
        case .image(let name, _, _, _): SwiftLiteral.string(name)
        case .view, .flexibleSpace, .fixedSpace, .empty: "item"
        }
    }
}
