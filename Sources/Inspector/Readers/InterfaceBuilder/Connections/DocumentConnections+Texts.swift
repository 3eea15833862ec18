import LayoutModel
import LayoutSyntax

/// The keys under which strings files and string catalogs have the texts of a document (see ``DocumentLocalization``).
extension DocumentConnections {
    mutating func addTexts(of element: Int) {
        guard let id = tree[element, "id"] else { return }
        for key in textKeys(of: element) {
            let place = textPlace(key, of: element)
            let link = place.map { DocumentConnection.Link.text(key: id + "." + key, $0) }
            add(.localization, "key " + id + "." + key, at: element, of: element, isNamed: false, link: link)
        }
    }

    private func textKeys(of element: Int) -> [String] {
        let name = tree.name(of: element)
        if let keys = Self.textAttributes[name] { return keys.filter { hasText($0, element) } }
        switch name {
        case "button":
            let states = tree.children(of: element).filter { tree.isElement($0, "state") && hasText("title", $0) }
            let configuration = tree.child(of: element, "buttonConfiguration", key: "configuration")
            let isConfigured = configuration.map { hasText("title", $0) } ?? false
            return states.compactMap { tree[$0, "key"].map { $0 + Self.ofState } }
                + (isConfigured ? ["configuration.title"] : [])
        case "segmentedControl":
            let segments = tree.child(of: element, "segments").map { Array(tree.children(of: $0)) } ?? []
            return segments.indices.filter { hasText("title", segments[$0]) }.map { Self.ofSegments + "[\($0)]" }
        default: return isController(element) && hasText("title", element) ? ["title"] : []
        }
    }

    private static let textAttributes: [String: [String]] = [
        "label": ["text"], "textView": ["text"], "textField": ["text", "placeholder"],
        "searchBar": ["text", "placeholder", "prompt"], "navigationItem": ["title", "prompt", "backButtonTitle"],
        "barButtonItem": ["title"], "tabBarItem": ["title"], "tableViewSection": ["headerTitle", "footerTitle"],
    ]
    /// `normalTitle` is the title of a button's usual state.
    private static let ofState = "Title"
    private static let ofSegments = "segmentTitles"

    private func isController(_ element: Int) -> Bool {
        document.names.controllerClasses[tree.nameNumber(of: element)] != nil
    }

    /// Whether an element has a text, as an attribute or as an element of several lines.
    private func hasText(_ key: String, _ element: Int) -> Bool {
        if let text = tree[element, named: key] { return !text.isEmpty }
        return tree.children(of: element).contains { tree.isElement($0, "string") && tree[$0, "key"] == key }
    }

    // MARK: Places

    /// Whether an item is what a controller has as its property, and not one of a bar among the views.
    private func isOfController(_ item: Int) -> Bool { tree[item, "key"] == tree.name(of: item) }

    /// Where the layout has the text; `nil` where no screen shows it.
    private func textPlace(_ key: String, of element: Int) -> DocumentConnection.TextPlace? {
        guard let view = view(of: element) else { return nil }
        func ofController(_ key: String) -> DocumentConnection.TextPlace? {
            guard let root = rootOfScene[scene(of: element)], layout.views[root].viewController != nil else {
                return nil
            }
            return .attribute(view: root, key: key)
        }
        switch tree.name(of: element) {
        case "navigationItem": return isOfController(element) ? ofController("navigationItem." + key) : nil
        case "tabBarItem":
            return isOfController(element)
                ? ofController(UIKitProperty.controllerPrefix + UIKitProperty.tabBarItem + "." + key) : nil
        case "barButtonItem":
            // The items of a bar among the views are in its own navigation items.
            let holders = [tree.parent(of: element), tree.parent(of: element).flatMap(tree.parent)].compactMap { $0 }
            if holders.contains(where: { tree.isElement($0, "navigationItem") && !isOfController($0) }) { return nil }
            return barPlace(of: element, view).map { .item($0) }
        case "tableViewSection":
            guard let list = tree.parent(of: element) else { return nil }
            let sections = tree.children(of: list).filter { tree.isElement($0, "tableViewSection") }
            return sections.firstIndex(of: element).map {
                key == "headerTitle" ? .header(table: view, section: $0) : .footer(table: view, section: $0)
            }
        case "button" where key.hasSuffix(Self.ofState):
            let state = key.dropLast(Self.ofState.count)
            return .attribute(view: view, key: state == "normal" ? "title" : "title." + state)
        case "segmentedControl":
            return .attribute(view: view, key: "segments" + key.dropFirst(Self.ofSegments.count))
        case _ where isController(element): return ofController(UIKitProperty.controllerPrefix + key)
        default: return isViewElement(element) ? .attribute(view: view, key: key) : nil
        }
    }
}
