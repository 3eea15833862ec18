import LayoutModel
import LayoutSyntax

/// Finds the connections of a document that was read.
struct DocumentConnections {
    var found: [DocumentConnection] = []
    let document: InterfaceBuilderDocument
    let elements: ViewElements
    let layout: Layout
    var tree: XMLTree { document.tree }
    let elementsByID: [String: Int]
    /// The first root of each scene; in a xib, all objects are in scene -1.
    private(set) var rootOfScene: [Int: Int] = [:]

    init(_ read: ReadDocument) {
        (document, elements, layout) = (read.document, read.elements, read.layout)
        elementsByID = document.tree.elementsByID
        for root in layout.roots {
            let scene = scene(of: elements.elementOfView[root])
            if rootOfScene[scene] == nil { rootOfScene[scene] = root }
        }
        addDocumentSettings()
        for element in tree.elements.indices {
            addPrototype(element)
            addStaticSection(element)
            addNavigationItem(element)
            addController(element)
            addTexts(of: element)
            addVariation(element)
            guard let list = tree.parent(of: element), tree.isElement(list, "connections"),
                let source = tree.parent(of: list)
            else { continue }
            switch tree.name(of: element) {
            case "action": addAction(element, of: source)
            case "segue": addSegue(element, of: source)
            case "outlet": addOutlet(element, of: source)
            case "outletCollection": addCollection(element, of: source)
            default: continue
            }
        }
        for list in tree.elements(named: "userDefinedRuntimeAttributes") { addRuntimeAttributes(list) }
    }

    // MARK: Objects

    func scene(of element: Int) -> Int {
        var element: Int? = element
        while let current = element {
            if tree.isElement(current, "scene") { return current }
            element = tree.parent(of: current)
        }
        return -1
    }

    func view(of element: Int) -> Int? {
        elements.enclosing[element] >= 0 ? Int(elements.enclosing[element]) : rootOfScene[scene(of: element)]
    }

    /// - Parameter isNamed: Whether an object that is not a view is reported by name: its kind may be enough.
    mutating func add(
        _ kind: DocumentConnection.Kind,
        _ text: String,
        at element: Int,
        of source: Int,
        isNamed: Bool = true,
        link: DocumentConnection.Link? = nil
    ) {
        let isView = elements.enclosing[source] >= 0 && tree[source, "id"] != nil && isViewElement(source)
        let (view, line) = (self.view(of: source), tree.place(of: element).line)
        let object = isView || !isNamed ? nil : described(source)
        found.append(
            DocumentConnection(kind: kind, view: view, object: object, text: text, line: line, link: link)
        )
    }

    func isViewElement(_ element: Int) -> Bool {
        guard let id = tree[element, "id"], case .view? = layout.item(id: id) else { return false }
        return true
    }

    /// An object for people: its class, else the words of its element: `tap gesture recognizer "Dismiss"`.
    func described(_ element: Int) -> String {
        if let name = document.customClass(of: element) { return name }
        if tree.isValue(of: element, "placeholderIdentifier", "IBFilesOwner") { return "File's Owner" }
        if tree.isValue(of: element, "placeholderIdentifier", "IBFirstResponder") { return "first responder" }
        var words = ""
        for character in tree.name(of: element) {
            if character.isUppercase { words.append(" ") }
            words += character.lowercased()
        }
        let label = tree[element, "title"] ?? tree[element, "userLabel"] ?? tree[element, "storyboardIdentifier"]
        return label.map { $0.isEmpty ? words : words + " \"" + $0 + "\"" } ?? words
    }

    private func destination(_ element: Int) -> String {
        guard let id = tree[element, "destination"] else { return "nothing" }
        guard let target = elementsByID[id] else { return "an object outside of this file" }
        if tree.isElement(target, "viewControllerPlaceholder"), let storyboard = tree[target, "storyboardName"] {
            return storyboard + ".storyboard" + (tree[target, "referencedIdentifier"].map { ", " + $0 } ?? "")
        }
        return described(target)
    }

    // MARK: Kinds

    private mutating func addAction(_ element: Int, of source: Int) {
        guard let selector = tree[element, "selector"] else { return }
        let event = tree[element, "eventType"].map { $0 + " calls " } ?? "calls "
        // An action to the controller of the scene is the usual case.
        let target = tree[element, "destination"].flatMap { elementsByID[$0] }
        let isUsual = target.map { tree.name(of: $0).hasSuffix("Controller") } ?? true
        let text = event + selector + (isUsual ? "" : " of " + destination(element))
        add(.action, text, at: element, of: source, link: actionLink(element, selector, of: source))
    }

    private mutating func addSegue(_ element: Int, of source: Int) {
        let name = tree[element, "identifier"].map { " \"" + $0 + "\"" } ?? ""
        switch tree[element, "kind"] {
        case "embed":
            let text = destination(element) + (name.isEmpty ? "" : ", segue" + name)
            add(.embedding, text, at: element, of: source, link: embeddingLink(element, of: source))
        case "relationship":
            let relation = tree[element, "relationship"] ?? "relationship"
            let link = tree[source, "id"].map { DocumentConnection.Link.relationship(container: $0) }
            add(.segue, relation + " to " + destination(element), at: element, of: source, link: link)
        case "unwind":
            let call = tree[element, "unwindAction"] ?? "nothing"
            add(.segue, "unwind" + name + " calls " + call, at: element, of: source)
        case let kind:
            let text = (kind ?? "custom") + name + " to " + destination(element)
            add(.segue, text, at: element, of: source, link: segueLink(element, of: source))
        }
    }

    private mutating func addOutlet(_ element: Int, of source: Int) {
        guard let property = tree[element, "property"], property != "view" else { return }
        if Self.delegates.contains(property) || property.hasSuffix("Delegate") || property.hasSuffix("DataSource") {
            let link =
                isViewElement(source)
                ? owner(of: element).map { DocumentConnection.Link.delegate(property: property, owner: $0) } : nil
            add(.delegate, property + " is " + destination(element), at: element, of: source, link: link)
            return
        }
        guard let id = tree[element, "destination"], let target = elementsByID[id] else { return }
        if case .view(let view)? = layout.item(id: id) {
            let link = ownerOf(source).map { DocumentConnection.Link.outlet(property: property, owner: $0) }
            add(.outlet, property + " of " + described(source), at: element, of: target, link: link)
        } else if let constraint = layout.constraintIndex(id: id) {
            if layout.constraints[constraint].name != property {
                add(.outlet, property + " is a constraint with another name", at: element, of: source)
            } else if !layout.constraints[constraint].isActive {
                add(.outlet, property + " is a constraint that is not installed", at: element, of: source)
            }
        } else {
            let link = itemLink(property, target, of: source)
            add(.outlet, property + " is " + described(target), at: element, of: source, link: link)
        }
    }

    private mutating func addCollection(_ element: Int, of source: Int) {
        guard let property = tree[element, "property"] else { return }
        if property == "gestureRecognizers" {
            add(.gesture, destination(element), at: element, of: source, link: gestureLink(element, of: source))
        } else {
            let target = tree[element, "destination"].flatMap { elementsByID[$0] } ?? source
            let link =
                isViewElement(target)
                ? ownerOf(source).map { DocumentConnection.Link.collection(property: property, owner: $0) } : nil
            add(.outlet, "collection " + property + " of " + described(source), at: element, of: target, link: link)
        }
    }

    private static let delegates: Set<String> = [
        "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "dataDelegate",
    ]

    /// A cell that a table or collection view makes from the document.
    private mutating func addPrototype(_ element: Int) {
        guard let identifier = tree[element, "reuseIdentifier"], !identifier.isEmpty, isViewElement(element) else {
            return
        }
        let cell = view(of: element).map { layout.views[$0] }
        let name = (cell?.shortClassName ?? "UITableViewCell") + ".self"
        let call: String
        switch tree.name(of: element) {
        case "tableViewCell": call = "register(\(name), forCellReuseIdentifier: \"\(identifier)\")"
        case "collectionViewCell": call = "register(\(name), forCellWithReuseIdentifier: \"\(identifier)\")"
        case "collectionReusableView":
            call = "register(\(name), forSupplementaryViewOfKind:withReuseIdentifier: \"\(identifier)\")"
        default: return
        }
        let isCell = !tree.isElement(element, "collectionReusableView")
        add(.prototype, call, at: element, of: element, link: isCell ? .prototype(identifier: identifier) : nil)
    }
}
