import LayoutModel
import LayoutSyntax

/// Every `<constraint>` of the file becomes a constraint of the layout, or is skipped with a finding.
extension InterfaceBuilderAssembly {
    mutating func readConstraints() {
        let constraints = tree.elements(named: "constraint")
        layout.reserve(constraints: constraints.count)
        places.constraints.reserveCapacity(constraints.count)
        var line = 0
        for element in constraints {
            guard let parent = tree.parent(of: element), tree.isElement(parent, "constraints") else { continue }
            readConstraint(element, owner: enclosing[parent], near: &line)
        }
    }

    private mutating func readConstraint(_ element: Int, owner: Int32, near line: inout Int) {
        let ownerID = owner >= 0 ? layout.views[Int(owner)].id : nil
        let parts = constraintParts(of: element)
        // Closures, not `tree.value(ofAttribute:)` itself, which would hold a copy of the tree for each constraint.
        guard let id = parts.id.map({ tree.value(ofAttribute: $0) }), !id.isEmpty else {
            skipObject(element, ownerID, InvalidValue.info, "a constraint has no id")
            return
        }
        // Outside any view the first item has no default: validation reports that, here as in the dump of it.
        let firstID = parts.firstItem.map { tree.value(ofAttribute: $0) } ?? ownerID ?? ""
        guard let first = anchor(element, item: firstID, parts.firstAttribute, name: "firstAttribute", ownerID, id)
        else { return }
        var constraint = Layout.Constraint(id: id)
        constraint.first = first
        if let secondID = parts.secondItem.map({ tree.value(ofAttribute: $0) }) {
            guard
                let second = anchor(
                    element,
                    item: secondID,
                    parts.secondAttribute,
                    name: "secondAttribute",
                    ownerID,
                    id
                )
            else { return }
            constraint.second = second
        }
        if let attribute = parts.relation {
            guard let relation = tree.word(ofAttribute: attribute, among: Self.relations) else {
                let word = tree.value(ofAttribute: attribute)
                skipObject(
                    element,
                    ownerID,
                    InvalidWord.info,
                    "\"\(word)\" is not a relation, in the constraint \"\(id)\""
                )
                return
            }
            constraint.relation = relation
        }
        if let text = parts.multiplier.map({ tree.value(ofAttribute: $0) }) {
            guard let multiplier = multiplier(text) else {
                skipObject(
                    element,
                    ownerID,
                    InvalidValue.info,
                    "\"\(text)\" is not a multiplier, expected a number, a:b or a/b, in the constraint \"\(id)\""
                )
                return
            }
            constraint.multiplier = multiplier
        }
        if let attribute = parts.constant {
            guard let constant = tree.number(ofAttribute: attribute) else {
                skipObject(
                    element,
                    ownerID,
                    InvalidValue.info,
                    "\"\(tree.value(ofAttribute: attribute))\" is not a number, in the constraint \"\(id)\""
                )
                return
            }
            constraint.constant = constant
        }
        if let attribute = parts.priority {
            guard let priority = tree.number(ofAttribute: attribute) else {
                skipObject(
                    element,
                    ownerID,
                    InvalidValue.info,
                    "\"\(tree.value(ofAttribute: attribute))\" is not a priority, in the constraint \"\(id)\", expected "
                        + "more than 0 and at most 1000"
                )
                return
            }
            // Validation reports a number out of range, here as in the dump of it.
            constraint.priority = priority
        }
        constraint.identifier = parts.identifier.map { tree.value(ofAttribute: $0) }
        // Removed when the interface is built: it belongs to the design, like the constraints that Xcode adds itself.
        if let attribute = parts.placeholder, tree.isValue(ofAttribute: attribute, "YES") {
            constraint.origin = .prototyping
        }
        let isBuilt = !isForRunTime || constraint.origin != .prototyping
        constraint.isActive = document.usesAutoLayout && isBuilt && isInstalled(constraint)
        let place = tree.place(of: element, near: &line)
        constraint.location = location(at: place)
        guard !ReservedIDs.contain(id) else {
            skipObject(
                element,
                ownerID,
                InvalidValue.info,
                "the id \"\(id)\" is reserved for made constraints"
            )
            return
        }
        guard layout.addConstraint(constraint) != nil else {
            skipObject(element, ownerID, DuplicateID.info, "the id \"\(id)\" is used by another constraint")
            return
        }
        places.constraints.append(place)
    }

    private mutating func anchor(
        _ element: Int,
        item: String,
        _ place: Int?,
        name: String,
        _ ownerID: String?,
        _ id: String
    ) -> Layout.Anchor? {
        guard let place, let attribute = tree.word(ofAttribute: place, among: Self.attributes) else {
            skipObject(
                element,
                ownerID,
                InvalidWord.info,
                place.map {
                    "\"\(tree.value(ofAttribute: $0))\" is not an attribute, in the constraint \"\(id)\""
                } ?? "the constraint \"\(id)\" has no \(name)"
            )
            return nil
        }
        return Layout.Anchor(layout.item(id: item) ?? .missing(item), attribute)
    }

    /// The attributes of a constraint's element, by their places among those of the file.
    private struct ConstraintParts {
        var id: Int?
        var firstItem: Int?
        var firstAttribute: Int?
        var secondItem: Int?
        var secondAttribute: Int?
        var relation: Int?
        var multiplier: Int?
        var constant: Int?
        var priority: Int?
        var identifier: Int?
        var placeholder: Int?
    }

    /// All of them in one pass, according to the traits: variations change neither ids nor items.
    private func constraintParts(of element: Int) -> ConstraintParts {
        var parts = ConstraintParts()
        for attribute in tree.attributeIndices(of: element) {
            switch names.constraintParts[tree.nameNumber(ofAttribute: attribute)] {
            case .id: parts.id = attribute
            case .firstItem: parts.firstItem = attribute
            case .firstAttribute: parts.firstAttribute = attribute
            case .secondItem: parts.secondItem = attribute
            case .secondAttribute: parts.secondAttribute = attribute
            case .some(let part): set(part, to: attribute, &parts)
            case nil: break
            }
        }
        if variations.isEmpty { return parts }
        for variation in variations[element] ?? [] {
            for attribute in tree.attributeIndices(of: variation) {
                guard let part = names.constraintParts[tree.nameNumber(ofAttribute: attribute)] else { continue }
                set(part, to: attribute, &parts)
            }
        }
        return parts
    }

    private func set(
        _ part: InterfaceBuilderNames.ConstraintPart,
        to attribute: Int,
        _ parts: inout ConstraintParts
    ) {
        switch part {
        case .id, .firstItem, .firstAttribute, .secondItem, .secondAttribute: break
        case .relation: parts.relation = attribute
        case .multiplier: parts.multiplier = attribute
        case .constant: parts.constant = attribute
        case .priority: parts.priority = attribute
        case .identifier: parts.identifier = attribute
        case .placeholder: parts.placeholder = attribute
        }
    }

    private static let relations = XMLWordTable(Relation.allCases.map { (word: $0.rawValue, value: $0) })

    private static let attributes = XMLWordTable(
        LayoutAttribute.dumpNames.map { (word: $0.name, value: $0.attribute) }
    )

    private func isInstalled(_ constraint: Layout.Constraint) -> Bool {
        if excludedConstraints.contains(constraint.id) { return false }
        for anchor in [constraint.first, constraint.second] {
            if let item = anchor?.item, let view = layout.view(of: item), isUninstalled[view] { return false }
        }
        return true
    }

    /// A number, or a ratio: `16:9` and `16/9` both mean the first divided by the second.
    private func multiplier(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        guard let first = parts.first ?? nil, first.isFinite else { return nil }
        guard parts.count > 1 else { return first }
        guard parts.count == 2, let second = parts[1], second.isFinite, second != 0 else { return nil }
        let ratio = first / second
        return ratio.isFinite ? ratio : nil
    }

    private mutating func skipObject(_ element: Int, _ ownerID: String?, _ rule: RuleInfo, _ message: String) {
        let id = tree[element, "id"]
        note(rule, .error, message + "; the constraint is skipped", at: element, constraints: id.map { [$0] } ?? [])
        // Kept as a dump object that would be skipped for the same reason; every required key must therefore be
        // present.
        var members: [(key: String, json: String)] = [("id", JSONText.string(id ?? ""))]
        for (key, item, attribute) in [
            ("first", tree[element, "firstItem"] ?? ownerID ?? "", tree[element, "firstAttribute"]),
            ("second", tree[element, "secondItem"], tree[element, "secondAttribute"]),
        ] {
            guard let item else { continue }
            members.append(
                (
                    key,
                    JSONText.object([
                        ("item", JSONText.string(item)), ("attribute", JSONText.string(attribute ?? "")),
                    ])
                )
            )
        }
        if let relation = value(element, "relation") { members.append(("relation", JSONText.string(relation))) }
        for key in ["multiplier", "constant", "priority"] {
            guard let text = value(element, named: key) else { continue }
            let number = key == "multiplier" ? multiplier(text) : Double(text)
            members.append((key, JSONText.number(number ?? .infinity)))
        }
        layout.skippedObjects.append(
            Layout.SkippedObject(
                position: .constraint(before: layout.constraints.count),
                id: id ?? "",
                json: JSONText.object(members)
            )
        )
    }
}
