import LayoutModel
import LayoutSyntax

/// The items of toolbars and of controllers' navigation items. They are no views, but some hold one.
///
/// Items become attributes of the bar, or of the view of the controller: a list of objects with the keys of Interface
/// Builder, and the id of the item's view as `customView`. What an item has beyond that is an attribute of its own,
/// such as `items[2].tintColor`.
extension InterfaceBuilderDocument {
    func barItems(of element: Int) -> [Layout.Attribute] {
        guard platform != .macOS else { return [] }
        if tree.isElement(element, "toolbar") {
            return tree.child(of: element, "items").map { items($0, key: "items") } ?? []
        }
        guard tree.isValue(of: element, "key", "view"), let controller = tree.parent(of: element),
            names.controllerClasses[tree.nameNumber(of: controller)] != nil
        else { return [] }
        var result: [Layout.Attribute] = []
        if let item = tree.child(of: controller, "navigationItem", key: "navigationItem") {
            result += navigationItem(item)
        }
        if let list = tree.child(of: controller, "toolbarItems") { result += items(list, key: "toolbarItems") }
        return result
    }

    private func navigationItem(_ item: Int) -> [Layout.Attribute] {
        let prefix = "navigationItem."
        var result: [Layout.Attribute] = []
        result.add(prefix + "title", string(item, "title").map(JSONText.string))
        for (name, value) in tree.attributes(of: item)
        where !["id", "key", "title", "userLabel", "customClass", "customModule"].contains(name)
            && name != "customModuleProvider"
        {
            result.add(prefix + name, Self.plain(value))
        }
        for child in tree.children(of: item) {
            guard let key = tree[child, "key"] else {
                let name = tree.name(of: child)
                if name.hasSuffix("BarButtonItems") { result += items(child, key: prefix + name) }
                continue
            }
            switch tree.name(of: child) {
            case "barButtonItem": result += items([child], key: prefix + key + "s")
            case _ where key == "titleView":
                guard let id = tree[child, "id"] else { continue }
                let view = JSONText.object([("customView", JSONText.string(id))])
                result.add(prefix + key, JSONText.array([view]))
            default: continue
            }
        }
        return result
    }

    private func items(_ list: Int, key: String) -> [Layout.Attribute] {
        items(tree.children(of: list).filter { tree.isElement($0, "barButtonItem") }, key: key)
    }

    private func items(_ elements: [Int], key: String) -> [Layout.Attribute] {
        var objects: [String] = []
        var further: [Layout.Attribute] = []
        for (position, element) in elements.enumerated() {
            func add(_ name: String, _ json: String?) { further.add(key + "[\(position)]." + name, json) }
            var members: [(key: String, json: String)] = []
            let system = tree[element, "systemItem"]
            var image: String?
            if system == nil, let name = tree[element, "image"], !name.isEmpty {
                image = Self.image(name, catalog: tree[element, "catalog"])
            }
            let title = string(element, "title")
            for (name, value) in tree.attributes(of: element) {
                switch name {
                case "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "title", "image",
                    "catalog":
                    continue
                case "systemItem", "style": members.append((name, JSONText.string(value)))
                case "width" where system == "fixedSpace": members.append((name, Self.plain(value)))
                // A space of either kind has no use for one, and Xcode writes it.
                case "width" where system == "flexibleSpace": continue
                case "enabled": add("isEnabled", Self.plain(value))
                default: add(name, Self.plain(value))
                }
            }
            for child in tree.children(of: element) {
                let name = tree.name(of: child)
                if tree.isValue(of: child, "key", "customView") {
                    if let id = tree[child, "id"] { members.append(("customView", JSONText.string(id))) }
                } else if name == "imageReference" {
                    image = Self.image(tree[child, "image"] ?? "", catalog: tree[child, "catalog"])
                } else if name == "color", let key = tree[child, "key"] {
                    add(key, object(child))
                } else if name == "inset", let key = tree[child, "key"] {
                    add(key, inset(child))
                } else if name == "userDefinedRuntimeAttributes" {
                    addRuntimeAttributes(child, add)
                }
            }
            if let image { members.append(("image", image)) }
            if let title, system == nil {
                // Interface Builder calls every new item "Item"; beside an image nobody sees it.
                if image == nil {
                    members.append(("title", JSONText.string(title)))
                } else if title != "Item" {
                    add("title", JSONText.string(title))
                }
            }
            objects.append(JSONText.object(members))
        }
        if objects.isEmpty { return [] }
        return [Layout.Attribute(key: key, json: JSONText.array(objects))] + further
    }
}
