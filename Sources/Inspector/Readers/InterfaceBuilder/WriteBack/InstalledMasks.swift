import LayoutModel
import LayoutSyntax

/// What "Installed" in the inspector is in the file: the masks of variations, which exclude constraints by id.
extension DocumentEdits {
    /// - Throws: ``WriteBackError`` where something else than a mask keeps the constraint inactive.
    mutating func activate(_ id: String, _ element: Int) throws(WriteBackError) {
        guard original.document.settings.usesAutoLayout else {
            throw WriteBackError(
                "the document does not use Auto Layout: turn it on in Interface Builder's file inspector"
            )
        }
        let masks = references(to: id, named: "exclude")
        guard !masks.isEmpty else {
            throw WriteBackError(
                "the constraint \"\(id)\" is inactive because a view of it is not installed for these traits; install the "
                    + "view in Interface Builder"
            )
        }
        removed.formUnion(masks)
    }

    mutating func deactivate(_ id: String, _ element: Int) {
        removed.formUnion(references(to: id, named: "include"))
        guard let list = tree.parent(of: element), let view = tree.parent(of: list) else { return }
        // What the default variation excludes already was included by a stronger one alone.
        if let variation = defaultVariation(of: view), let mask = tree.child(of: variation, "mask", key: "constraints"),
            tree.children(of: mask).contains(where: {
                tree.name(of: $0) == "exclude" && tree[$0, "reference"] == id && !removed.contains($0)
            })
        {
            return
        }
        exclude(id, in: view)
    }

    /// Leaves a constraint out in the default variation of its view.
    mutating func exclude(_ id: String, in view: Int) {
        if let index = exclusions.firstIndex(where: { $0.view == view }) {
            exclusions[index].ids.append(id)
        } else {
            exclusions.append((view, [id]))
        }
    }

    /// The entries of masks that hold for the traits and name a constraint.
    private func references(to id: String, named name: String) -> [Int] {
        var found: [Int] = []
        for element in tree.elements.indices where tree.name(of: element) == name && tree[element, "reference"] == id {
            guard let mask = tree.parent(of: element), tree.isValue(of: mask, "key", "constraints"),
                let variation = tree.parent(of: mask), let owner = tree.parent(of: variation),
                original.document.variations[owner].contains(variation)
            else { continue }
            found.append(element)
        }
        return found
    }

    private func defaultVariation(of view: Int) -> Int? { tree.child(of: view, "variation", key: "default") }

    /// Adds what the default variations are to exclude, to the masks that are there or to new ones.
    mutating func addExclusions() {
        for (view, ids) in exclusions {
            let entries = ids.map { NewElement(name: "exclude", attributes: [("reference", $0)]) }
            let mask = NewElement(name: "mask", attributes: [("key", "constraints")], children: entries)
            if let variation = defaultVariation(of: view) {
                if let known = tree.child(of: variation, "mask", key: "constraints") {
                    additions.append(Addition(parent: known, before: { _ in false }, children: entries))
                } else {
                    additions.append(Addition(parent: variation, before: { _ in false }, children: [mask]))
                }
                continue
            }
            let variation = NewElement(name: "variation", attributes: [("key", "default")], children: [mask])
            let tree = tree
            additions.append(
                Addition(
                    parent: view,
                    before: { ["connections", "point"].contains(tree.name(of: $0)) },
                    children: [variation]
                )
            )
        }
        exclusions = []
    }
}
