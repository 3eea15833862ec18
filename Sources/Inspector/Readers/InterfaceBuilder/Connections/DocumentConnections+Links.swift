import LayoutModel
import LayoutSyntax

/// What source needs to make the connections of a document.
extension DocumentConnections {
    /// The owner that an element is, by its view: a controller of a scene, the File's Owner of a xib with a controller, or a
    /// view.
    func ownerOf(_ element: Int) -> Int? {
        if isViewElement(element) {
            let view = Int(elements.enclosing[element])
            // Source has a class for the controller, and none for its view.
            return layout.views[view].viewController == nil ? view : nil
        }
        let isController = tree.name(of: element).hasSuffix("Controller")
        guard isController || tree.isValue(of: element, "placeholderIdentifier", "IBFilesOwner"),
            let root = rootOfScene[scene(of: element)], layout.views[root].viewController != nil
        else { return nil }
        return root
    }

    /// The owner that a connection leads to.
    func owner(of connection: Int) -> Int? {
        tree[connection, "destination"].flatMap { elementsByID[$0] }.flatMap(ownerOf)
    }

    func actionLink(_ action: Int, _ selector: String, of source: Int) -> DocumentConnection.Link? {
        guard let owner = owner(of: action) else { return nil }
        if tree.isElement(source, "barButtonItem") {
            return barPlace(of: source, owner).map { .barAction(selector: selector, $0, owner: owner) }
        }
        guard isViewElement(source), let event = tree[action, "eventType"] else { return nil }
        return .action(selector: selector, event: event, owner: owner)
    }

    /// The place of an item as the attributes of its host have it.
    func barPlace(of item: Int, _ owner: Int) -> DocumentConnection.BarPlace? {
        guard let list = tree.parent(of: item), let parent = tree.parent(of: list) else { return nil }
        if let key = tree[item, "key"] { return .init(host: owner, key: "navigationItem." + key + "s", position: 0) }
        let items = tree.children(of: list).filter { tree.isElement($0, "barButtonItem") }
        guard let position = items.firstIndex(of: item) else { return nil }
        let name = tree.name(of: list)
        let isToolbar = name == "items" && isViewElement(parent)
        let prefix = tree.isElement(parent, "navigationItem") ? "navigationItem." : ""
        let host = isToolbar ? Int(elements.enclosing[parent]) : owner
        return .init(host: host, key: prefix + name, position: position)
    }

    /// An outlet of a controller to an item of one of its bars.
    func itemLink(_ property: String, _ item: Int, of source: Int) -> DocumentConnection.Link? {
        guard tree.isElement(item, "barButtonItem"), let owner = ownerOf(source) else { return nil }
        return barPlace(of: item, owner).map { .itemOutlet(property: property, $0, owner: owner) }
    }

    /// A segue to a controller of the document, or to a navigation controller that shows one.
    func segueLink(_ segue: Int, of source: Int) -> DocumentConnection.Link? {
        let transition: DocumentConnection.Transition
        switch tree[segue, "kind"] {
        case "show", "push": transition = .show
        case "showDetail": transition = .showDetail
        case "presentation", "modal": transition = .present
        default: return nil
        }
        let reference = storyboardReference(segue)
        let target = shownController(segue)
        // Another one of the same cell is for its row.
        if tree[segue, "trigger"] == "accessoryAction" { return nil }
        let sender = tree.name(of: source).hasSuffix("Controller") ? source : nil
        let own = target.flatMap { ownerOf($0.element) }.flatMap { view in
            layout.views[view].viewController == nil ? nil : DocumentConnection.Destination.controller(view)
        }
        guard let destination = reference ?? own, let owner = sender.map(ownerOf) ?? rootOfScene[scene(of: source)],
            layout.views[owner].viewController != nil
        else { return nil }
        var place: DocumentConnection.BarPlace?
        if tree.isElement(source, "barButtonItem") {
            place = barPlace(of: source, owner)
            if place == nil { return nil }
        } else if sender == nil, !isViewElement(source) {
            return nil
        }
        return .segue(
            transition,
            identifier: tree[segue, "identifier"],
            destination,
            navigation: reference == nil ? target?.navigation : nil,
            owner: owner,
            place
        )
    }

    /// The storyboard that a segue leads to.
    private func storyboardReference(_ segue: Int) -> DocumentConnection.Destination? {
        guard let target = tree[segue, "destination"].flatMap({ elementsByID[$0] }),
            tree.isElement(target, "viewControllerPlaceholder"), let name = tree[target, "storyboardName"],
            tree[target, "bundleIdentifier"] == nil
        else { return nil }
        return .storyboard(name, identifier: tree[target, "referencedIdentifier"])
    }

    /// The controller that a segue leads to, or that the navigation controller shows to which it leads.
    private func shownController(_ segue: Int) -> (element: Int, navigation: String?)? {
        guard let target = tree[segue, "destination"].flatMap({ elementsByID[$0] }) else { return nil }
        guard tree.isElement(target, "navigationController") else { return (target, nil) }
        let root = tree.child(of: target, "connections").flatMap { list in
            tree.children(of: list).first { tree.isValue(of: $0, "relationship", "rootViewController") }
        }
        let name = document.customClass(of: target).map { String($0.split(separator: ".").last ?? "") }
        return root.flatMap { tree[$0, "destination"] }.flatMap { elementsByID[$0] }
            .map { ($0, name ?? document.names.controllerClasses[tree.nameNumber(of: target)]) }
    }

    /// A container for a controller of the document.
    func embeddingLink(_ segue: Int, of source: Int) -> DocumentConnection.Link? {
        guard isViewElement(source), let (target, navigation) = shownController(segue),
            let destination = ownerOf(target), layout.views[destination].viewController != nil,
            let owner = rootOfScene[scene(of: source)], layout.views[owner].viewController != nil
        else { return nil }
        return .embedding(destination: destination, navigation: navigation, owner: owner)
    }

    /// A recognizer that has an action, and nothing else that a document can say of it.
    func gestureLink(_ connection: Int, of source: Int) -> DocumentConnection.Link? {
        guard isViewElement(source), let id = tree[connection, "destination"], let recognizer = elementsByID[id],
            tree.name(of: recognizer).hasSuffix("GestureRecognizer"),
            tree.attributes(of: recognizer).allSatisfy({ $0.name == "id" || $0.name == "userLabel" })
        else { return nil }
        let children = Array(tree.children(of: recognizer))
        guard children.count == 1, tree.isElement(children[0], "connections") else { return nil }
        let actions = Array(tree.children(of: children[0]))
        guard actions.count == 1, tree.isElement(actions[0], "action"), let selector = tree[actions[0], "selector"],
            let owner = owner(of: actions[0])
        else { return nil }
        let name = tree.name(of: recognizer)
        return .gesture(
            className: "UI" + name.prefix(1).uppercased() + name.dropFirst(),
            selector: selector,
            line: tree.place(of: actions[0]).line,
            owner: owner
        )
    }

    /// The key paths of a view that the document sets at run time.
    mutating func addRuntimeAttributes(_ list: Int) {
        guard let source = tree.parent(of: list), isViewElement(source) else { return }
        for attribute in tree.children(of: list) {
            guard let path = tree[attribute, "keyPath"] else { continue }
            let type = tree[attribute, "type"] ?? ""
            add(.runtimeAttribute, path, at: attribute, of: source, link: .runtimeAttribute(keyPath: path, type: type))
        }
    }
}
