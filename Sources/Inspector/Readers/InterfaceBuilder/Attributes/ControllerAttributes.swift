import LayoutModel
import LayoutSyntax

/// What a document sets of controllers. A controller is no view: its settings become attributes of its view, such as
/// `viewController.title`.
extension InterfaceBuilderDocument {
    /// The settings of the controller whose view an element is.
    func controllerAttributes(ofView element: Int) -> [Layout.Attribute] {
        guard platform != .macOS, tree.isValue(of: element, "key", "view"), let controller = tree.parent(of: element),
            names.controllerClasses[tree.nameNumber(of: controller)] != nil
        else { return [] }
        return controllerSettings(of: controller).map {
            Layout.Attribute(key: UIKitProperty.controllerPrefix + $0.attribute.key, json: $0.attribute.json)
        }
    }

    /// The settings of a controller by UIKit's names, and the element that has each.
    func controllerSettings(of controller: Int) -> [(attribute: Layout.Attribute, element: Int)] {
        var result: [Layout.Attribute] = []
        var elements: [Int] = []
        func add(_ key: String, _ json: String?, at element: Int) {
            result.add(key, json)
            while elements.count < result.count { elements.append(element) }
        }
        for (name, value) in tree.attributes(of: controller) where !Self.otherControllerAttributes.contains(name) {
            switch name {
            case "title": add(name, string(controller, "title").map(JSONText.string), at: controller)
            case "useStoryboardIdentifierAsRestorationIdentifier":
                guard value == "YES", let identifier = tree[controller, "storyboardIdentifier"] else { continue }
                add("restorationIdentifier", JSONText.string(identifier), at: controller)
            case "restorationIdentifier", "nibName": add(name, JSONText.string(value), at: controller)
            default: add(UIKitProperty.key(ofControllerAttribute: name), Self.plain(value), at: controller)
            }
        }
        for child in tree.children(of: controller) {
            let key = tree[child, "key"]
            switch tree.name(of: child) {
            case "extendedEdge": add(key ?? "edgesForExtendedLayout", options(child), at: child)
            case "tabBarItem":
                for attribute in tabBarItem(child) { add(attribute.key, attribute.json, at: child) }
            case "userDefinedRuntimeAttributes": addRuntimeAttributes(child) { add($0, $1, at: child) }
            case "size":
                if let key, key != "freeformSize" { add(key, size(child), at: child) }
            case "value", "color", "string", "url", "array":
                if let key, !key.hasPrefix("simulated") { add(key, object(child), at: child) }
            default: continue
            }
        }
        return zip(result, elements).map { ($0, $1) }
    }

    /// An item of a tab bar: what it shows as one object, and the rest as attributes of their own.
    private func tabBarItem(_ item: Int) -> [Layout.Attribute] {
        let key = UIKitProperty.tabBarItem
        var members: [(key: String, json: String)] = []
        var further: [Layout.Attribute] = []
        let system = tree[item, "systemItem"]
        let catalog = tree[item, "catalog"]
        if let system { members.append(("systemItem", JSONText.string(system))) }
        if system == nil, let title = string(item, "title"), !title.isEmpty {
            members.append(("title", JSONText.string(title)))
        }
        func addImage(_ name: String, _ image: String, _ catalog: String?) {
            if image.isEmpty || members.contains(where: { $0.key == name }) { return }
            members.append((name, Self.image(image, catalog: catalog)))
        }
        for (name, value) in tree.attributes(of: item) {
            switch name {
            case "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "title", "catalog",
                "systemItem":
                continue
            case "image", "selectedImage": addImage(name, value, catalog)
            case "badgeValue": further.add(key + "." + name, JSONText.string(value))
            case "enabled": further.add(key + ".isEnabled", Self.plain(value))
            default: further.add(key + "." + name, Self.plain(value))
            }
        }
        for child in tree.children(of: item) {
            guard let part = tree[child, "key"] else {
                if tree.isElement(child, "userDefinedRuntimeAttributes") {
                    addRuntimeAttributes(child) { further.add(key + "." + $0, $1) }
                }
                continue
            }
            switch tree.name(of: child) {
            case "imageReference" where part == "image" || part == "selectedImage":
                addImage(part, tree[child, "image"] ?? "", tree[child, "catalog"])
            case "inset": further.add(key + "." + part, inset(child))
            case "size": further.add(key + "." + part, size(child))
            default: further.add(key + "." + part, object(child))
            }
        }
        // Interface Builder gives every controller of a tab bar an item, whether it says something or not.
        return (members.isEmpty ? [] : [Layout.Attribute(key: key, json: JSONText.object(members))]) + further
    }

    /// What names a controller, or is of use to Xcode only.
    private static let otherControllerAttributes: Set<String> = [
        "id", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "userLabel", "colorLabel",
        "storyboardIdentifier", "storyboardName", "referencedIdentifier", "bundleIdentifier",
        "autoresizesArchivedViewToFullSize",
    ]
}
