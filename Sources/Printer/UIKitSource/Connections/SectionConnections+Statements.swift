import LayoutModel
import SwiftSource

/// The statements and methods of connections.
extension SectionConnections {
    mutating func set(_ setting: Setting, of target: String, _ view: Int) {
        used.append(.view(view))
        configurations.append(Configuration(target: target, settings: [setting]))
    }

    mutating func addTarget(_ action: ActionSelector, on event: String, of name: String, _ view: Int) {
        let arguments: [SwiftExpression.Argument] = [
            .init(value: .name("self")), .init(label: "action", value: action.expression),
            .init(label: "for", value: .implicit(event)),
        ]
        set(.call(path: "addTarget", arguments), of: name, view)
    }

    /// What a segue shows, as source knows it.
    func target(
        _ destination: DocumentConnection.Destination,
        _ section: SectionContext,
        _ classNames: (Int) -> String?
    ) -> SegueMethod.Target? {
        switch destination {
        case .controller(let view):
            section.outline.sections.firstIndex { $0.root == view }.flatMap(classNames).map { .controller($0) }
        case .storyboard(let name, let identifier):
            section.options.together.className(in: name, identifier: identifier).map { .controller($0) }
                ?? .storyboard(name, identifier: identifier)
        }
    }

    /// A method that shows a controller, for whatever asks for it.
    mutating func add(
        _ segue: SegueMethod,
        of view: Int,
        _ place: DocumentConnection.BarPlace?,
        to section: SectionContext
    ) -> Bool {
        func method(_ sender: String, _ source: String, _ connections: inout SectionConnections) -> ActionSelector? {
            connections.action(segue.selector, section, sender: sender, source, body: segue.body)
        }
        if let place {
            guard ofBars[place] == nil, let item = item(place, section),
                let action = method("UIBarButtonItem", segue.source("the bar item \(item.words)"), &self)
            else { return false }
            ofBars[place] = action
            return true
        }
        if view == section.scope.root {
            guard let action = method("Any", segue.source(nil), &self),
                let place = actions.firstIndex(where: { $0.selector == action })
            else { return false }
            actions[place].isOpen = true
            return true
        }
        if section.outline.sectionOfView[view] != section.index {
            return addSelection(segue, of: view, to: section)
        }
        // Buttons of a document ask for their segues when they are tapped.
        guard let name = expression(of: view, in: section), isControl(view, section),
            let action = method(className(of: view, section), segue.source("touchUpInside of \(name)"), &self)
        else { return false }
        addTarget(action, on: "touchUpInside", of: name, view)
        return true
    }

    func target(_ action: ActionSelector) -> [SwiftExpression.Argument] {
        [.init(label: "target", value: .name("self")), .init(label: "action", value: action.expression)]
    }

    /// A method for a selector; `nil` where the class cannot have it.
    ///
    /// - Parameter text: `signIn:`, as documents have it.
    mutating func action(
        _ text: String,
        _ section: SectionContext,
        sender: String,
        _ source: String
    ) -> ActionSelector? {
        let known = appClass(section) == nil ? ActionSelector(objectiveC: text) : appMethod(text, section)
        guard let selector = known else { return nil }
        return action(selector, section, sender: sender, source)
    }

    mutating func action(
        _ selector: ActionSelector,
        _ section: SectionContext,
        sender: String,
        _ source: String,
        body: ClassMember.Body = .empty
    ) -> ActionSelector? {
        if let place = actions.firstIndex(where: { $0.selector == selector }) {
            // One method does not do two things.
            guard actions[place].body == body else { return nil }
            actions[place].senders.append(sender)
            actions[place].sources.append(source)
            return selector
        }
        // The app's class declares it.
        let isInherited = body == .empty && appClass(section) != nil
        guard isInherited || canDeclare(selector, section) else { return nil }
        actions.append(Action(selector: selector, senders: [sender], sources: [source], body: body))
        return selector
    }

    mutating func addClient(_ property: String, of view: Int, _ section: SectionContext) -> Bool {
        guard let client = client(property, of: view, section) else { return false }
        // A controller of a list is its client from the start.
        if view == section.scope.root, isInherited(client, section) { return true }
        guard let name = expression(of: view, in: section) else { return false }
        if section.inheritedClass == nil {
            conform(to: client, of: view, section)
        } else {
            // Of a class that no source declares nobody knows whether it conforms to the protocol.
            guard let own = appClass(section) else { return false }
            guard section.options.app.conforms(own.name, to: client.name) else {
                if section.options.app.isWhole(own.name) {
                    let reason = "\(own.name) is the \(property) of a view, and does not say \(client.name)"
                    fault(own.file, own.line, reason)
                }
                return false
            }
        }
        set(.assignment(path: property, .name("self")), of: name, view)
        return true
    }

    func client(_ property: String, of view: Int, _ section: SectionContext) -> ClientProtocol? {
        ClientProtocol.of(property, ancestry: FrameworkSuperclass.ancestry(of: section.layout.views[view]))
    }

    private func isInherited(_ client: ClientProtocol, _ section: SectionContext) -> Bool {
        ClientProtocol.isInherited(client.name, by: ShellPlanner.superclass(of: section))
    }

    mutating func conform(to client: ClientProtocol, of view: Int, _ section: SectionContext) {
        if !isInherited(client, section), !protocols.contains(client.name) {
            protocols.append(client.name)
            for requirement in client.requirements {
                let value: SwiftExpression? =
                    switch requirement.value {
                    case .number(let number): .number(number)
                    case .object(let className): dequeuedCell(className, of: view, section) ?? .call(className, [])
                    case nil: nil
                    }
                members.append(ClassMember(name: requirement.name, head: requirement.head, value: value))
            }
        }
    }

    /// A cell of the only class that the document has for a list; UIKit refuses one that it did not make itself.
    private func dequeuedCell(_ className: String, of list: Int, _ section: SectionContext) -> SwiftExpression? {
        let ancestry = FrameworkSuperclass.ancestry(of: section.layout.views[list])
        guard let methods = ListMethods.of(ancestry: ancestry), methods.cellClass == className else { return nil }
        let identifiers = section.options.connections.compactMap { connection -> String? in
            guard case .prototype(let identifier)? = connection.link, let cell = connection.view,
                section.layout.views[cell].parent == list
            else { return nil }
            return identifier
        }
        guard let first = identifiers.first else { return nil }
        return .call(
            methods.dequeue.path,
            [
                .init(label: methods.dequeue.identifierLabel, value: .string(first)),
                .init(label: "for", value: .name("indexPath")),
            ]
        )
    }

    mutating func addPrototype(
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

    mutating func addCollection(_ property: String, _ views: [Int], _ section: SectionContext) {
        let names = views.compactMap { expression(of: $0, in: section) }
        used += views.map { .view($0) }
        if section.inheritedClass != nil {
            return assign(.list(names.map { .init(value: .name($0)) }), to: property, section)
        }
        members.append(
            ClassMember(
                name: property,
                head: "var " + property + ": [" + commonClass(of: views, section) + "]",
                value: .list(names.map { .init(value: .name($0)) })
            )
        )
    }
}
