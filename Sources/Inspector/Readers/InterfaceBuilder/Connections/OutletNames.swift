import LayoutModel
import LayoutSyntax

/// Names views and constraints after their outlets.
struct OutletNames {
    let document: InterfaceBuilderDocument
    let elements: ViewElements

    /// If several outlets refer to one object, those of controllers and of the File's Owner take precedence, then those
    /// of cells and other views; among equals, the first in the file.
    func add(to layout: inout Layout) {
        let tree = document.tree
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
                if let owner = document.customClass(of: source), owner.contains("Controller"),
                    case .view(let view)? = layout.item(id: destination)
                {
                    layout.views[view].viewController = owner
                }
                continue
            }
            guard let owner = document.customClass(of: source),
                !isFrameworkProperty(property, of: tree.name(of: source))
            else { continue }
            let rank = elements.enclosing[source] >= 0 ? 2 : 1
            guard rank < ranks[destination] ?? .max else { continue }
            if nameObject(destination, property, owner, in: &layout) { ranks[destination] = rank }
        }
        nameCellParts(in: &layout)
        for view in layout.views.indices {
            guard let properties = collections[view] else { continue }
            layout.views[view].attributes.add("outletCollections", JSONText.array(properties.map(JSONText.string)))
        }
    }

    private func nameObject(_ id: String, _ property: String, _ owner: String, in layout: inout Layout) -> Bool {
        if case .view(let view)? = layout.item(id: id) {
            // Whoever has the view that a cell or an effect view puts content into has it as that.
            if layout.isContentMember(view) || layout.isContentViewOfCell(view) && layout.views[view].name != nil {
                return false
            }
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
    private func nameCellParts(in layout: inout Layout) {
        let tree = document.tree
        for view in layout.views.indices {
            let element = elements.elementOfView[view]
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
    ///
    /// - Parameter element: The name of the element that has the outlet: what lists, cells and windows have, controllers have not.
    private func isFrameworkProperty(_ property: String, of element: String) -> Bool {
        switch property {
        case "accessoryView", "backgroundView", "selectedBackgroundView", "backingView", "menu", "window":
            !element.hasSuffix("Controller") || document.platform == .macOS
        case "view", "delegate", "dataSource", "initialFirstResponder", "nextKeyView",
            "inputAccessoryView", "dataDelegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
            "searchDisplayController":
            true
        default: false
        }
    }
}
