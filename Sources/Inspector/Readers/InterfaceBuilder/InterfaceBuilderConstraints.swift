import LayoutModel
import LayoutSyntax

/// Every `<constraint>` of the file becomes a constraint of the layout, or is skipped with a finding.
extension InterfaceBuilderAssembly {
    mutating func readConstraints() {
        let constraints = tree.elements(named: "constraint")
        layout.reserve(constraints: constraints.count)
        places.constraints.reserveCapacity(constraints.count)
        for element in constraints {
            guard let parent = tree.parent(of: element), tree.isElement(parent, "constraints") else { continue }
            readConstraint(element, owner: enclosing[parent])
        }
    }

    private mutating func readConstraint(_ element: Int, owner: Int32) {
        let ownerID = owner >= 0 ? layout.views[Int(owner)].id : nil
        guard let id = tree[element, "id"], !id.isEmpty else {
            setAside(element, ownerID, InvalidValue.info, "a constraint has no id")
            return
        }
        // Outside any view the first item has no default: validation reports that, here as in the dump of it.
        let firstID = tree[element, "firstItem"] ?? ownerID ?? ""
        guard let first = anchor(element, item: firstID, attribute: "firstAttribute", ownerID, id) else { return }
        var constraint = Layout.Constraint(id: id)
        constraint.first = first
        if let secondID = tree[element, "secondItem"] {
            guard let second = anchor(element, item: secondID, attribute: "secondAttribute", ownerID, id) else {
                return
            }
            constraint.second = second
        }
        switch value(element, "relation") {
        case nil, "equal": constraint.relation = .equal
        case "lessThanOrEqual": constraint.relation = .lessThanOrEqual
        case "greaterThanOrEqual": constraint.relation = .greaterThanOrEqual
        case .some(let word):
            setAside(element, ownerID, InvalidWord.info, "\"\(word)\" is not a relation, in the constraint \"\(id)\"")
            return
        }
        if let text = value(element, "multiplier") {
            guard let multiplier = multiplier(text) else {
                setAside(
                    element,
                    ownerID,
                    InvalidValue.info,
                    "\"\(text)\" is not a multiplier, expected a number, a:b or a/b, in the constraint \"\(id)\""
                )
                return
            }
            constraint.multiplier = multiplier
        }
        if let text = value(element, "constant") {
            guard let constant = Double(text), constant.isFinite else {
                setAside(
                    element,
                    ownerID,
                    InvalidValue.info,
                    "\"\(text)\" is not a number, in the constraint \"\(id)\""
                )
                return
            }
            constraint.constant = constant
        }
        if let text = value(element, "priority") {
            guard let priority = Double(text), priority.isFinite else {
                setAside(
                    element,
                    ownerID,
                    InvalidValue.info,
                    "\"\(text)\" is not a priority, in the constraint \"\(id)\", expected more than 0 and at most 1000"
                )
                return
            }
            // Validation reports a number out of range, here as in the dump of it.
            constraint.priority = priority
        }
        constraint.identifier = value(element, "identifier")
        // Removed when the interface is built: it belongs to the design, like the constraints that Xcode adds itself.
        if isYes(element, "placeholder") { constraint.origin = .prototyping }
        let isBuilt = !isForRunTime || constraint.origin != .prototyping
        constraint.isActive = document.usesAutoLayout && isBuilt && isInstalled(constraint)
        let place = tree.place(of: element)
        constraint.location = location(at: place)
        guard !ReservedIDs.contain(id) else {
            setAside(
                element,
                ownerID,
                InvalidValue.info,
                "the id \"\(id)\" is reserved for made constraints"
            )
            return
        }
        guard layout.addConstraint(constraint) != nil else {
            setAside(element, ownerID, DuplicateID.info, "the id \"\(id)\" is used by another constraint")
            return
        }
        places.constraints.append(place)
    }

    private mutating func anchor(
        _ element: Int,
        item: String,
        attribute name: XMLName,
        _ ownerID: String?,
        _ id: String
    ) -> Layout.Anchor? {
        guard let word = tree[element, name], let attribute = LayoutAttribute(dumpName: word) else {
            setAside(
                element,
                ownerID,
                InvalidWord.info,
                tree[element, name].map { "\"\($0)\" is not an attribute, in the constraint \"\(id)\"" }
                    ?? "the constraint \"\(id)\" has no \(name)"
            )
            return nil
        }
        return Layout.Anchor(layout.item(id: item) ?? .missing(item), attribute)
    }

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

    private mutating func setAside(_ element: Int, _ ownerID: String?, _ rule: RuleInfo, _ message: String) {
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
        layout.setAside.append(
            Layout.SetAside(
                position: .constraint(before: layout.constraints.count),
                id: id ?? "",
                json: JSONText.object(members)
            )
        )
    }
}
