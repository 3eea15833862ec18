import LayoutModel
import LayoutSyntax

/// Adding constraints to a document.
extension DocumentEdits {
    /// - Throws: ``WriteBackError`` where the constraint has no form in the document.
    mutating func add(_ constraint: Layout.Constraint) throws(WriteBackError) {
        guard constraint.terms.isEmpty, let first = constraint.first else {
            throw WriteBackError(
                "\"\(constraint.id)\" is a difference of anchors, which Interface Builder has no form for"
            )
        }
        let owner = try owner(of: constraint)
        let id = freshID(constraint)
        newIDs[constraint.id] = id
        var element = NewElement(name: "constraint")
        func add(_ name: String, _ value: String?) {
            if let value { element.attributes.append((name, value)) }
        }
        // The view that holds the constraint is not named as its first item.
        add("firstItem", first.item == .view(owner) ? nil : try documentID(of: first.item))
        add("firstAttribute", Self.word(first.attribute))
        if constraint.relation != .equal { add("relation", constraint.relation.rawValue) }
        if let second = constraint.second {
            add("secondItem", try documentID(of: second.item))
            add("secondAttribute", Self.word(second.attribute))
        }
        if constraint.multiplier != 1 { add("multiplier", JSONNumberFormat.text(constraint.multiplier)) }
        if constraint.priority != 1000 { add("priority", JSONNumberFormat.text(constraint.priority)) }
        if constraint.constant != 0 { add("constant", JSONNumberFormat.text(constraint.constant)) }
        add("identifier", constraint.identifier)
        add("id", id)
        append(element, toConstraintsOf: original.elements.elementOfView[owner])
        if !constraint.isActive { exclude(id, in: original.elements.elementOfView[owner]) }
    }

    /// The nearest view that holds all items of a constraint.
    private func owner(of constraint: Layout.Constraint) throws(WriteBackError) -> Int {
        let views = constraint.anchors.compactMap { edited.view(of: $0.item) }
        guard var owner = views.first else {
            throw WriteBackError("the constraint \"\(constraint.id)\" has no view")
        }
        for view in views.dropFirst() {
            var other = view
            while owner != other {
                // The one later in the file is not an ancestor of the other.
                if owner > other {
                    guard let parent = edited.views[owner].parent else { throw noCommonAncestor(constraint) }
                    owner = parent
                } else {
                    guard let parent = edited.views[other].parent else { throw noCommonAncestor(constraint) }
                    other = parent
                }
            }
        }
        return owner
    }

    private func noCommonAncestor(_ constraint: Layout.Constraint) -> WriteBackError {
        WriteBackError("the items of \"\(constraint.id)\" are in different scenes of the document")
    }

    /// The id under which elements name an item.
    private func documentID(of item: Layout.Item) throws(WriteBackError) -> String {
        let id = edited.id(of: item)
        switch item {
        case .view(let view) where tree[original.elements.elementOfView[view], "id"] == id: return id
        case .guide where elements[id].map { tree.name(of: $0).hasSuffix("LayoutGuide") } ?? false: return id
        case .guide(let guide):
            let owner = edited.guides[guide].owner
            throw WriteBackError(
                "\"\(name(ofView: owner))\" has no \(edited.guides[guide].kind.rawValue) guide in the document: turn it on in "
                    + "Interface Builder's size inspector, or constrain to the view"
            )
        default: throw WriteBackError("\"\(id)\" has no id in the document that a constraint could name")
        }
    }

    private static func word(_ attribute: LayoutAttribute) -> String {
        attribute == .lastBaseline ? "baseline" : attribute.rawValue
    }

    private mutating func append(_ constraint: NewElement, toConstraintsOf view: Int) {
        if let list = tree.child(of: view, "constraints") {
            additions.append(Addition(parent: list, before: { _ in false }, children: [constraint]))
            return
        }
        if let index = additions.firstIndex(where: { $0.parent == view && $0.children.first?.name == "constraints" }) {
            additions[index].children[0].children.append(constraint)
            return
        }
        // Behind the frame, the subviews and what Xcode writes between them and the constraints.
        let earlier: Set<String> = [
            "rect", "frame", "frameInset", "autoresizingMask", "subviews", "view", "clipView", "accessibility",
            "gestureRecognizers", "userGuides", "viewLayoutGuide", "animations", "tableViewCellContentView",
        ]
        let tree = tree
        func isEarlier(_ child: Int) -> Bool {
            earlier.contains(tree.name(of: child)) || tree.isValue(of: child, "key", "backgroundColor")
                || tree.isValue(of: child, "key", "contentView")
        }
        let last = tree.children(of: view).reduce(nil as Int?) { isEarlier($1) ? $1 : $0 }
        let next = last.map { tree.nextSibling(of: $0) } ?? tree.firstChild(of: view)
        additions.append(
            Addition(
                parent: view,
                before: { $0 == next },
                children: [NewElement(name: "constraints", children: [constraint])]
            )
        )
    }

    /// An id of Xcode's form, such as `3kB-x1-9Qz`: the same for the same constraint in the same document.
    private func freshID(_ constraint: Layout.Constraint) -> String {
        let letters = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let facts = ConstraintFacts(constraint, of: edited, id: constraint.id)
        var turn = 0
        while true {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in "\(facts) \(turn)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            var id = ""
            for position in 0..<10 {
                if position == 3 || position == 6 {
                    id.append("-")
                    continue
                }
                id.append(letters[Int(hash % 62)])
                hash /= 62
            }
            if elements[id] == nil, !newIDs.values.contains(id) { return id }
            turn += 1
        }
    }
}
