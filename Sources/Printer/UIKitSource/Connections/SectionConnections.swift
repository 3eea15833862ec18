import LayoutModel
import SwiftSource

/// What a document connects to a section, as code of the section's class.
///
/// Whatever is not in it stays a comment at the end of the class.
struct SectionConnections: Sendable {
    /// The statements, in the order of the document.
    var configurations: [Configuration] = []
    var members: [ClassMember] = []
    /// The protocols that the class conforms to, beside its bases.
    var protocols: [String] = []
    var ofBars: [DocumentConnection.BarPlace: ActionSelector] = [:]
    /// The views that statements name.
    var used: [Layout.Item] = []
    /// The connections that are code, by their place in ``PrintOptions/connections``.
    var made: Set<Int> = []
    /// By view: the key paths that are set at run time, with the types of their values.
    var keyPaths: [Int: [String: String]] = [:]

    /// The methods for controls of other classes below the section's view, by the place of the connection.
    var asked: [Int: ActionSelector] = [:]

    /// By the root of a cell that the class makes itself: what the class calls it.
    var cells: [Int: StaticCell] = [:]
    /// What the class does when rows of its list are selected.
    var selections: [Selection] = []

    /// The controllers that the class shows in containers.
    var embedded: [Embedded] = []
    /// The functions of connections that the class calls to set itself up, after its own.
    var calls: [String] = []

    /// The views that a property of another view of the section holds, as the document has it.
    var held: Set<Int> = []

    var actions: [Action] = []
    var collections: [(property: String, views: [Int])] = []
    var taken: Set<String> = []
    /// What of the app's source does not fit.
    var faults: Set<AppFault> = []

    /// A method, and what calls it.
    struct Action {
        var selector: ActionSelector
        var senders: [String]
        var sources: [String]
        /// Whether another class names it.
        var isOpen = false
        var body = ClassMember.Body.empty
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
        guard section.form.scope == .wholeFile, section.print.makesConnections else {
            addTexts(section)
            return
        }
        addStaticCells(section, classNames)
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
        addHeld(section)
        addConstraints(section)
        addEmbedded(section)
        addSelections(section)
        addCells(section)
        for (property, views) in collections { addCollection(property, views, section) }
        addAwakening(section)
        // The app's class has the methods that the document names.
        for action in actions where section.inheritedClass == nil || action.body != .empty {
            let isOne = Set(action.senders).count == 1
            members.append(
                ClassMember(
                    name: action.selector.name,
                    head: action.selector.head(
                        sender: isOne ? action.senders[0] : "Any",
                        isOpen: action.isOpen
                    ),
                    body: action.body,
                    comment: "For " + action.sources.joined(separator: ", ") + "."
                )
            )
        }
        addTexts(section)
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
            guard owner == root else { return false }
            if let cell = cell(of: view, section) { return addClient(property, of: view, in: cell, section) }
            return section.outline.sectionOfView[view] == section.index && addClient(property, of: view, section)
        case .collection(let property, let owner):
            guard owner == root, expression(of: view, in: section) != nil else { return false }
            let isDeclared = section.inheritedClass == nil
            if let place = collections.firstIndex(where: { $0.property == property }) {
                collections[place].views.append(view)
                return true
            }
            guard isDeclared ? canDeclare(property, section) : canFill(property, section) else { return false }
            collections.append((property, [view]))
        case .outlet(let property, let owner):
            guard owner == root else { return false }
            if section.inheritedClass != nil { return fillOutlet(property, with: view, section) }
            if cell(of: view, section) != nil { return addOutlet(property, toCell: view, section) }
            guard let name = expression(of: view, in: section), canDeclare(property, section) else { return false }
            members.append(
                ClassMember(
                    name: property,
                    head: "var " + property + ": " + className(of: view, section),
                    value: .name(name)
                )
            )
            used.append(.view(view))
        case .itemOutlet(let property, let place, let owner):
            guard owner == root, let value = itemExpression(place, section) else { return false }
            if section.inheritedClass != nil {
                return fillOutlet(property, with: value, "UIBarButtonItem", ["UIBarItem"], section)
            }
            guard canDeclare(property, section) else { return false }
            // Declared like an outlet: code that uses it needs no change.
            members.append(ClassMember(name: property, head: "var " + property + ": UIBarButtonItem!", value: value))
        case .segue(let transition, let identifier, let destination, let navigation, let owner, let place):
            guard owner == root, let target = target(destination, section, classNames) else { return false }
            let segue = SegueMethod(
                transition: transition,
                identifier: identifier,
                target: target,
                navigation: navigation
            )
            return add(segue, of: view, place, to: section)
        case .embedding(let destination, let navigation, let owner):
            guard owner == root, let name = expression(of: view, in: section),
                let other = section.outline.sections.firstIndex(where: { $0.root == destination }),
                let className = classNames(other)
            else { return false }
            embedded.append(Embedded(className: className, navigation: navigation, container: view, name: name))
        // The class makes it with its identifier.
        case .prototype where cells[view] != nil: return true
        case .prototype(let identifier): return addPrototype(identifier, of: view, section, classNames)
        case .runtimeAttribute, .staticSection, .text, .screen, .container, .relationship: return false
        }
        return true
    }
}
