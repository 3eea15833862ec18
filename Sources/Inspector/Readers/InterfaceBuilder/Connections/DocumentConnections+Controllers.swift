import LayoutModel
import LayoutSyntax

/// What a document says of controllers besides their views: code that asks the document for one depends on it.
extension DocumentConnections {
    mutating func addController(_ element: Int) {
        guard document.names.controllerClasses[tree.nameNumber(of: element)] != nil else { return }
        let hasView = rootOfScene[scene(of: element)] != nil
        func link(_ identifier: String?) -> DocumentConnection.Link? {
            ownerOf(element) == nil
                ? container(element).map { .container(identifier: identifier, $0) } : .screen(identifier: identifier)
        }
        if let id = tree[element, "id"], tree[0, "initialViewController"] == id {
            let text = "the document shows it first"
            // What the system shows at launch no code asks for.
            let isLaunchScreen = tree.isValue(of: 0, "launchScreen", "YES")
            let shown = isLaunchScreen ? nil : link(nil)
            add(.initialController, text, at: element, of: element, isNamed: !hasView, link: shown)
        }
        if let identifier = tree[element, "storyboardIdentifier"] {
            let text = "code asks for \"" + identifier + "\""
            add(.identifier, text, at: element, of: element, isNamed: !hasView, link: link(identifier))
        }
        for (attribute, place) in document.controllerSettings(of: element) {
            let text = attribute.key + " " + attribute.json
            add(.controllerSetting, text, at: place, of: element, isNamed: !hasView)
        }
    }
}
