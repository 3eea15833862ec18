import LayoutModel
import LayoutSyntax

/// Container views and their embedded controllers.
extension InterfaceBuilderAssembly {
    /// A segue of kind `embed` determines the content of a container: a scene of the same file, or a placeholder for a
    /// scene of another storyboard. It becomes the attribute `embeds` of the container.
    mutating func readEmbeddings() {
        var segues: [(element: Int, container: Int)] = []
        for element in tree.elements(named: "segue") {
            guard tree.isValue(of: element, "kind", "embed"), enclosing[element] >= 0 else { continue }
            segues.append((element, Int(enclosing[element])))
        }
        guard !segues.isEmpty else { return }
        var controllers: [String: Int] = [:]
        for element in tree.elements.indices {
            let name = tree.name(of: element)
            guard
                name.hasSuffix("Controller") || name == "viewControllerPlaceholder" || name == "controllerPlaceholder",
                let id = tree[element, "id"], controllers[id] == nil
            else { continue }
            controllers[id] = element
        }
        for (segue, container) in segues {
            guard let destination = tree[segue, "destination"], let controller = controllers[destination] else {
                note(
                    SetAside.info,
                    .note,
                    "the embed segue of \"\(layout.views[container].label ?? layout.views[container].id)\" leads to "
                        + "\"\(tree[segue, "destination"] ?? "")\", which is not a controller in this file; skipped",
                    at: segue,
                    views: [layout.views[container].id]
                )
                continue
            }
            let json = JSONText.object(described(controller, segue: segue))
            layout.views[container].attributes.append(Layout.Attribute(key: "embeds", json: json))
        }
    }

    private func described(_ controller: Int, segue: Int) -> [(key: String, json: String)] {
        var members: [(key: String, json: String)] = []
        func add(_ key: String, _ text: String?) {
            if let text, !text.isEmpty { members.append((key, JSONText.string(text))) }
        }
        if let framework = InterfaceBuilderClasses.controllerClass(of: tree.name(of: controller), on: document.platform)
        {
            add("viewController", customClass(of: controller) ?? framework)
            add("storyboardIdentifier", tree[controller, "storyboardIdentifier"])
            let view = tree.children(of: controller).first { tree[$0, "key"] == "view" && enclosing[$0] >= 0 }
            add("view", view.map { layout.views[Int(enclosing[$0])].id })
        } else {
            // The attributes of a storyboard reference.
            add("storyboard", tree[controller, "storyboardName"])
            add("storyboardIdentifier", tree[controller, "referencedIdentifier"])
            add("bundle", tree[controller, "bundleIdentifier"])
        }
        add("label", tree[controller, "userLabel"])
        add("segue", tree[segue, "identifier"])
        return members
    }
}
