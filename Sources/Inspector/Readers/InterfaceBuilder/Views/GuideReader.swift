import LayoutModel
import LayoutSyntax

/// Reads the layout guides.
struct GuideReader {
    let document: InterfaceBuilderDocument
    let elements: ViewElements

    /// Adds the guides in the order of their owners, as in dumps; in the file they come after their owner's subviews.
    func add(to layout: inout Layout) -> (places: [Place], findings: [Finding]) {
        let tree = document.tree
        var places: [Place] = []
        var findings: [Finding] = []
        for guide in found().sorted(by: { ($0.owner, $0.element) < ($1.owner, $1.element) }) {
            // The layout guides of a controller without a view here (it comes from a xib) have no owner.
            guard guide.owner >= 0, let id = tree[guide.element, "id"] else { continue }
            if layout.addGuide(Layout.Guide(id: id, kind: guide.kind), owner: Int(guide.owner)) != nil {
                places.append(tree.place(of: guide.element))
            } else {
                let message = "the id \"\(id)\" is used by another object; the layout guide is skipped"
                findings.append(document.finding(DuplicateID.info, .error, message, at: guide.element, views: [id]))
            }
        }
        return (places, findings)
    }

    private func found() -> [(element: Int, kind: Layout.Guide.Kind, owner: Int32)] {
        let tree = document.tree
        var found: [(element: Int, kind: Layout.Guide.Kind, owner: Int32)] = []
        var views: [Int: Int32] = [:]
        for element in tree.elements(named: "viewLayoutGuide", "viewControllerLayoutGuide") {
            if tree.isElement(element, "viewLayoutGuide") {
                found.append((element, kind(ofKey: tree[element, "key"]), elements.enclosing[element]))
            } else {
                let kind = tree.isValue(of: element, "type", "bottom") ? Layout.Guide.Kind.bottomLayout : .topLayout
                guard let list = tree.parent(of: element), let controller = tree.parent(of: list) else { continue }
                let view =
                    views[controller] ?? document.child(controller, key: "view").map { elements.enclosing[$0] } ?? -1
                views[controller] = view
                found.append((element, kind, view))
            }
        }
        return found
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
}
