import LayoutModel
import LayoutSyntax

/// The keys under which strings files and string catalogs have the texts of a document (see ``DocumentLocalization``).
extension DocumentConnections {
    mutating func addTexts(of element: Int) {
        guard let id = tree[element, "id"] else { return }
        for key in textKeys(of: element) {
            add(.localization, "key " + id + "." + key, at: element, of: element, isNamed: false)
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
            return states.compactMap { tree[$0, "key"].map { $0 + "Title" } }
                + (isConfigured ? ["configuration.title"] : [])
        case "segmentedControl":
            let segments = tree.child(of: element, "segments").map { Array(tree.children(of: $0)) } ?? []
            return segments.indices.filter { hasText("title", segments[$0]) }.map { "segmentTitles[\($0)]" }
        default:
            let isController = document.names.controllerClasses[tree.nameNumber(of: element)] != nil
            return isController && hasText("title", element) ? ["title"] : []
        }
    }

    private static let textAttributes: [String: [String]] = [
        "label": ["text"], "textView": ["text"], "textField": ["text", "placeholder"],
        "searchBar": ["text", "placeholder", "prompt"], "navigationItem": ["title", "prompt", "backButtonTitle"],
        "barButtonItem": ["title"], "tabBarItem": ["title"], "tableViewSection": ["headerTitle", "footerTitle"],
    ]

    /// Whether an element has a text, as an attribute or as an element of several lines.
    private func hasText(_ key: String, _ element: Int) -> Bool {
        if let text = tree[element, named: key] { return !text.isEmpty }
        return tree.children(of: element).contains { tree.isElement($0, "string") && tree[$0, "key"] == key }
    }
}
