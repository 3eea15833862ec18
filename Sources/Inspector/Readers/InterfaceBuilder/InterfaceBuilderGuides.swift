import LayoutModel
import LayoutSyntax

extension InterfaceBuilderAssembly {
    /// Guides are in the order of their owners, as in dumps; in the file they come after their owner's subviews.
    mutating func readGuides() {
        var found: [(element: Int, kind: Layout.Guide.Kind, owner: Int32)] = []
        var controllerViews: [Int: Int32] = [:]
        for element in tree.elements(named: "viewLayoutGuide", "viewControllerLayoutGuide") {
            if tree.isElement(element, "viewLayoutGuide") {
                found.append((element, kind(ofKey: tree[element, "key"]), enclosing[element]))
            } else {
                let kind = tree.isValue(of: element, "type", "bottom") ? Layout.Guide.Kind.bottomLayout : .topLayout
                guard let list = tree.parent(of: element), let controller = tree.parent(of: list) else { continue }
                let owner = controllerViews[controller] ?? view(of: controller)
                controllerViews[controller] = owner
                found.append((element, kind, owner))
            }
        }
        for guide in found.sorted(by: { ($0.owner, $0.element) < ($1.owner, $1.element) }) {
            addGuide(guide.element, kind: guide.kind, owner: guide.owner)
        }
    }

    private func kind(ofKey key: String?) -> Layout.Guide.Kind {
        switch key {
        case "safeArea": .safeArea
        case "contentLayoutGuide": .contentLayout
        case "frameLayoutGuide": .frameLayout
        case "layoutMargins", "layoutMarginsGuide": .layoutMargins
        case "readableContent", "readableContentGuide": .readableContent
        case .some(let key) where key.hasPrefix("keyboard"): .keyboard
        default: .custom
        }
    }

    /// The view of a controller; -1: none here.
    private func view(of controller: Int) -> Int32 {
        for child in tree.children(of: controller) where tree.isValue(of: child, "key", "view") {
            return enclosing[child]
        }
        return -1
    }

    private mutating func addGuide(_ element: Int, kind: Layout.Guide.Kind, owner: Int32) {
        // The layout guides of a controller without a view here (it comes from a xib) have no owner.
        guard owner >= 0, let id = tree[element, "id"] else { return }
        let guide = Layout.Guide(id: id, kind: kind)
        guard layout.addGuide(guide, owner: Int(owner)) != nil else {
            note(
                DuplicateID.info,
                .error,
                "the id \"\(id)\" is used by another object; the layout guide is skipped",
                at: element,
                views: [id]
            )
            return
        }
        places.guides.append(tree.place(of: element))
    }
}
