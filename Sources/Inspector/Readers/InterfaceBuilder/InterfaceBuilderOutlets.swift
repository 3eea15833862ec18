import LayoutModel
import LayoutSyntax

/// Names views and constraints after their outlets.
extension InterfaceBuilderAssembly {
    /// If several outlets refer to one object, those of controllers and of the File's Owner take precedence, then those
    /// of cells and other views; among equals, the first in the file.
    mutating func readOutlets() {
        var ranks: [String: Int] = [:]
        var collections: [Int: [String]] = [:]
        for element in tree.elements(named: "outlet", "outletCollection") {
            guard let property = tree[element, "property"],
                let destination = tree[element, "destination"],
                let list = tree.parent(of: element), tree.isElement(list, "connections"),
                let source = tree.parent(of: list)
            else { continue }
            if tree.isElement(element, "outletCollection") {
                if case .view(let view)? = layout.item(id: destination) {
                    collections[view, default: []].append(property)
                }
                continue
            }
            if property == "view", tree.isValue(of: source, "placeholderIdentifier", "IBFilesOwner") {
                nameController(tree[source, "customClass"].map { _ in customClass(of: source) ?? "" }, destination)
                continue
            }
            guard let owner = customClass(of: source), !isFrameworkProperty(property) else { continue }
            let rank = enclosing[source] >= 0 ? 2 : 1
            guard rank < ranks[destination] ?? .max else { continue }
            if nameObject(destination, property, owner) { ranks[destination] = rank }
        }
        nameCellParts()
        for view in layout.views.indices {
            guard let properties = collections[view] else { continue }
            layout.views[view].attributes.append(
                Layout.Attribute(key: "outletCollections", json: JSONText.array(properties.map(JSONText.string)))
            )
        }
    }

    private mutating func nameController(_ owner: String?, _ destination: String) {
        guard let owner, owner.contains("Controller"), case .view(let view)? = layout.item(id: destination) else {
            return
        }
        layout.views[view].viewController = owner
    }

    private mutating func nameObject(_ id: String, _ property: String, _ owner: String) -> Bool {
        if case .view(let view)? = layout.item(id: id) {
            layout.views[view].name = property
            layout.views[view].owner = owner
            return true
        }
        if let constraint = layout.constraintIndex(id: id) {
            layout.constraints[constraint].name = property
            layout.constraints[constraint].owner = owner
            return true
        }
        return false
    }

    /// The labels and the image of a cell in one of UIKit's styles are properties of the cell.
    private mutating func nameCellParts() {
        for view in layout.views.indices {
            let element = elementOfView[view]
            guard tree.isElement(element, "tableViewCell") else { continue }
            for property in ["textLabel", "detailTextLabel", "imageView"] {
                guard let id = tree[element, named: property],
                    case .view(let part)? = layout.item(id: id), layout.views[part].name == nil
                else { continue }
                layout.views[part].name = property
                layout.views[part].owner = "UITableViewCell"
            }
        }
    }

    /// Outlets declared by frameworks: they connect objects, but do not name them.
    private func isFrameworkProperty(_ property: String) -> Bool {
        switch property {
        case "view", "delegate", "dataSource", "initialFirstResponder", "nextKeyView", "window", "menu",
            "inputAccessoryView", "accessoryView", "backgroundView", "selectedBackgroundView", "backingView",
            "dataDelegate", "prefetchDataSource", "dragDelegate", "dropDelegate", "searchDisplayController":
            true
        default: false
        }
    }
}
