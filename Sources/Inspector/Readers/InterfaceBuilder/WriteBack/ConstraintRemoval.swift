import LayoutModel
import LayoutSyntax

/// Taking constraints out of a document, with all that names them.
extension DocumentEdits {
    /// - Throws: ``WriteBackError`` where something names the constraint that cannot go with it.
    mutating func remove(constraint id: String) throws(WriteBackError) {
        let element = try element(ofConstraint: id)
        removed.insert(element)
        for other in tree.elements.indices where other != element {
            for (name, value) in tree.attributes(of: other) where value == id {
                try removeReference(other, name, to: id)
            }
        }
    }

    private mutating func removeReference(
        _ element: Int,
        _ attribute: String,
        to id: String
    ) throws(WriteBackError) {
        switch (tree.name(of: element), attribute) {
        case ("exclude", "reference"), ("include", "reference"): removed.insert(element)
        case ("outlet", "destination"), ("outletCollection", "destination"):
            removed.insert(element)
            let property = tree[element, "property"] ?? ""
            let owner = tree.parent(of: element).flatMap { tree.parent(of: $0) }
                .flatMap { tree[$0, "customClass"] ?? tree.name(of: $0) }
            let isOne = tree.isElement(element, "outlet")
            notes.append(
                "the outlet \(isOne ? "" : "collection ")\(property)" + (owner.map { " of \($0)" } ?? "")
                    + (isOne ? " is not connected any more" : " lost the constraint")
            )
        // Texts that happen to be the same, such as a title, name nothing.
        case (_, "destination"), (_, "reference"), (_, "target"), (_, "firstItem"), (_, "secondItem"), (_, "source"):
            throw WriteBackError(
                "the constraint \"\(id)\" cannot be removed: <\(tree.name(of: element))> of line "
                    + "\(tree.place(of: element).line) names it"
            )
        default: break
        }
    }
}
