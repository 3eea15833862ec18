import LayoutModel
import LayoutSyntax

/// Controllers that show other controllers: navigation, tab bar and split view controllers.
extension DocumentConnections {
    private static let containers: [String: (kind: DocumentConnection.Container.Kind, relationships: Set<String>)] = [
        "navigationController": (.navigation, ["rootViewController"]),
        "tabBarController": (.tabs, ["viewControllers"]),
        "splitViewController": (.split, ["masterViewController", "detailViewController", "primaryViewController"]),
    ]

    /// Deeper than any document that people made.
    private static let deepest = 16

    /// - Returns: `nil` for what is no container, and where one of the controllers in it cannot be known.
    /// - Complexity: Linear in the number of its controllers.
    func container(_ element: Int) -> DocumentConnection.Container? {
        var seen: Set<Int> = []
        return container(element, depth: 0, &seen)
    }

    /// - Parameter seen: The containers before it: a controller is in one other at most, and never in itself.
    private func container(
        _ element: Int,
        depth: Int,
        _ seen: inout Set<Int>
    ) -> DocumentConnection.Container? {
        guard depth < Self.deepest, let (kind, relationships) = Self.containers[tree.name(of: element)],
            seen.insert(element).inserted, let id = tree[element, "id"],
            let list = tree.child(of: element, "connections")
        else { return nil }
        var shown: [DocumentConnection.Shown] = []
        for segue in tree.children(of: list) where tree.isValue(of: segue, "kind", "relationship") {
            guard relationships.contains(tree[segue, "relationship"] ?? ""),
                let target = tree[segue, "destination"].flatMap({ elementsByID[$0] }),
                let one = self.shown(target, depth: depth + 1, &seen)
            else { return nil }
            shown.append(one)
        }
        let custom = document.customClass(of: element).map { String($0.split(separator: ".").last ?? "") }
        guard !shown.isEmpty,
            let className = custom ?? document.names.controllerClasses[tree.nameNumber(of: element)]
        else { return nil }
        let settings = document.controllerSettings(of: element).map(\.attribute)
        return .init(id: id, className: className, kind: kind, shown: shown, settings: settings)
    }

    private func shown(_ element: Int, depth: Int, _ seen: inout Set<Int>) -> DocumentConnection.Shown? {
        if tree.isElement(element, "viewControllerPlaceholder") {
            guard let name = tree[element, "storyboardName"], tree[element, "bundleIdentifier"] == nil else {
                return nil
            }
            return .storyboard(name, identifier: tree[element, "referencedIdentifier"])
        }
        if Self.containers[tree.name(of: element)] != nil {
            return container(element, depth: depth, &seen).map { .container($0) }
        }
        guard let view = ownerOf(element),
            layout.views[view].viewController != nil
        else { return nil }
        return .controller(view)
    }
}
