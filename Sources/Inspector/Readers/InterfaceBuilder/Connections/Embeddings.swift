import LayoutModel
import LayoutSyntax

/// Container views and their embedded controllers.
struct Embeddings {
    let document: InterfaceBuilderDocument
    let elements: ViewElements

    /// A segue of kind `embed` determines the content of a container: a scene of the same file, or a placeholder for a
    /// scene of another storyboard. It becomes the attribute `embeds` of the container.
    func add(to layout: inout Layout) -> [Finding] {
        let tree = document.tree
        let segues = tree.elements(named: "segue").filter {
            tree.isValue(of: $0, "kind", "embed") && elements.enclosing[$0] >= 0
        }
        guard !segues.isEmpty else { return [] }
        var findings: [Finding] = []
        var controllers: [String: Int] = [:]
        for element in tree.elements.indices {
            let name = tree.name(of: element)
            guard
                name.hasSuffix("Controller") || name == "viewControllerPlaceholder" || name == "controllerPlaceholder",
                let id = tree[element, "id"], controllers[id] == nil
            else { continue }
            controllers[id] = element
        }
        for segue in segues {
            let container = Int(elements.enclosing[segue])
            guard let destination = tree[segue, "destination"], let controller = controllers[destination] else {
                let view = layout.views[container]
                let message =
                    "the embed segue of \"\(view.label ?? view.id)\" leads to \"\(tree[segue, "destination"] ?? "")\", "
                    + "which is not a controller in this file; skipped"
                findings.append(document.finding(SetAside.info, .note, message, at: segue, views: [view.id]))
                continue
            }
            let json = JSONText.object(described(controller, segue: segue, in: layout))
            layout.views[container].attributes.add("embeds", json)
        }
        return findings
    }

    private func described(_ controller: Int, segue: Int, in layout: Layout) -> [(key: String, json: String)] {
        let tree = document.tree
        var members: [(key: String, json: String)] = []
        func add(_ key: String, _ text: String?) {
            if let text, !text.isEmpty { members.append((key, JSONText.string(text))) }
        }
        if let framework = document.names.controllerClasses[tree.nameNumber(of: controller)] {
            add("viewController", document.customClass(of: controller) ?? framework)
            add("storyboardIdentifier", tree[controller, "storyboardIdentifier"])
            let view = tree.children(of: controller).first { tree[$0, "key"] == "view" && elements.enclosing[$0] >= 0 }
            add("view", view.map { layout.views[Int(elements.enclosing[$0])].id })
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
