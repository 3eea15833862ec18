import LayoutModel
import LayoutSyntax

/// Every `<constraint>` of the file becomes a constraint of the layout, or is skipped with a finding.
struct ConstraintReader {
    /// Why a constraint is skipped.
    private struct Fault: Error {
        var rule: RuleInfo
        var message: String

        init(_ rule: RuleInfo, _ message: String) { (self.rule, self.message) = (rule, message) }
    }

    private let document: InterfaceBuilderDocument
    private let tree: XMLTree
    private let elements: ViewElements
    private var findings: [Finding] = []

    /// Adds the constraints to a layout of the views and guides.
    static func add(
        to layout: inout Layout,
        _ elements: ViewElements,
        of document: InterfaceBuilderDocument
    ) -> (places: [Place], findings: [Finding]) {
        var reader = Self(document: document, tree: document.tree, elements: elements)
        let places = reader.addConstraints(to: &layout)
        return (places, reader.findings)
    }

    private mutating func addConstraints(to layout: inout Layout) -> [Place] {
        let constraints = tree.elements(named: "constraint")
        layout.reserve(constraints: constraints.count)
        var places: [Place] = []
        places.reserveCapacity(constraints.count)
        var line = 0
        for element in constraints {
            guard let parent = tree.parent(of: element), tree.isElement(parent, "constraints") else { continue }
            let owner = elements.enclosing[parent]
            let ownerID = owner >= 0 ? layout.views[Int(owner)].id : nil
            do throws(Fault) {
                var constraint = try self.constraint(element, ownerID, in: layout)
                let place = tree.place(of: element, near: &line)
                constraint.location = document.location(at: place)
                let id = constraint.id
                guard !ReservedIDs.contain(id) else {
                    throw Fault(InvalidValue.info, "the id \"\(id)\" is reserved for made constraints")
                }
                guard layout.addConstraint(constraint) != nil else {
                    throw Fault(DuplicateID.info, "the id \"\(id)\" is used by another constraint")
                }
                places.append(place)
                reportItem(withIDOf: element, id, in: layout)
            } catch {
                skipObject(element, ownerID, error, in: &layout)
            }
        }
        return places
    }

    /// Reports a view or guide that has the id of a constraint: in these documents, no two objects have one id. Both are read,
    /// since each is known by what it is.
    private mutating func reportItem(withIDOf element: Int, _ id: String, in layout: Layout) {
        let other: String
        var views: [String] = []
        switch layout.item(id: id) {
        case .view(let view):
            let viewElement = elements.elementOfView[view]
            other = "the <\(tree.name(of: viewElement))> in line \(tree.place(of: viewElement).line)"
            views = [id]
        case .guide: other = "a layout guide"
        case .missing, nil: return
        }
        let message = "the constraint has the id \"\(id)\" of \(other)"
        findings.append(
            document.finding(DuplicateID.info, .error, message, at: element, views: views, constraints: [id])
        )
    }

    private func constraint(
        _ element: Int,
        _ ownerID: String?,
        in layout: Layout
    ) throws(Fault) -> Layout.Constraint {
        let parts = ConstraintParts(of: element, in: document)
        // Closures, not `tree.value(ofAttribute:)` itself, which would hold a copy of the tree for each constraint.
        guard let id = parts.id.map({ tree.value(ofAttribute: $0) }), !id.isEmpty else {
            throw Fault(InvalidValue.info, "a constraint has no id")
        }
        var constraint = Layout.Constraint(id: id)
        // Outside any view the first item has no default: validation reports that, here as in the dump of it.
        let firstID = parts.firstItem.map { tree.value(ofAttribute: $0) } ?? ownerID ?? ""
        constraint.first = try anchor(firstID, parts.firstAttribute, "firstAttribute", of: id, in: layout)
        if let secondID = parts.secondItem.map({ tree.value(ofAttribute: $0) }) {
            constraint.second = try anchor(secondID, parts.secondAttribute, "secondAttribute", of: id, in: layout)
        }
        if let attribute = parts.relation {
            guard let relation = tree.word(ofAttribute: attribute, among: Self.relations) else {
                throw fault(InvalidWord.info, attribute, "is not a relation", id)
            }
            constraint.relation = relation
        }
        if let attribute = parts.multiplier {
            guard let multiplier = multiplier(tree.value(ofAttribute: attribute)) else {
                throw fault(InvalidValue.info, attribute, "is not a multiplier, expected a number, a:b or a/b", id)
            }
            constraint.multiplier = multiplier
        }
        if let attribute = parts.constant {
            guard let constant = tree.number(ofAttribute: attribute) else {
                throw fault(InvalidValue.info, attribute, "is not a number", id)
            }
            constraint.constant = constant
        }
        if let attribute = parts.priority {
            guard let priority = tree.number(ofAttribute: attribute) else {
                let fault = self.fault(InvalidValue.info, attribute, "is not a priority", id)
                throw Fault(fault.rule, fault.message + ", expected more than 0 and at most 1000")
            }
            // Validation reports a number out of range, here as in the dump of it.
            constraint.priority = priority
        }
        constraint.identifier = parts.identifier.map { tree.value(ofAttribute: $0) }
        // Removed when the interface is built: it belongs to the design, like the constraints that Xcode adds itself.
        if let attribute = parts.placeholder, tree.isValue(ofAttribute: attribute, "YES") {
            constraint.origin = .prototyping
        }
        let isBuilt = !document.isForRunTime || constraint.origin != .prototyping
        constraint.isActive = document.settings.usesAutoLayout && isBuilt && isInstalled(constraint, in: layout)
        return constraint
    }

    private func anchor(
        _ item: String,
        _ place: Int?,
        _ name: String,
        of id: String,
        in layout: Layout
    ) throws(Fault) -> Layout.Anchor {
        guard let place else { throw Fault(InvalidWord.info, "the constraint \"\(id)\" has no \(name)") }
        guard let attribute = tree.word(ofAttribute: place, among: Self.attributes) else {
            throw fault(InvalidWord.info, place, "is not an attribute", id)
        }
        return Layout.Anchor(layout.item(id: item) ?? .missing(item), attribute)
    }

    private static let relations = XMLWordTable(Relation.allCases.map { (word: $0.rawValue, value: $0) })

    private static let attributes = XMLWordTable(
        LayoutAttribute.dumpNames.map { (word: $0.name, value: $0.attribute) }
    )

    private func isInstalled(_ constraint: Layout.Constraint, in layout: Layout) -> Bool {
        if document.variations.excludedConstraints.contains(constraint.id) { return false }
        for anchor in [constraint.first, constraint.second] {
            if let item = anchor?.item, let view = layout.view(of: item), elements.isUninstalled[view] { return false }
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

    private func fault(_ rule: RuleInfo, _ attribute: Int, _ what: String, _ id: String) -> Fault {
        Fault(rule, "\"\(tree.value(ofAttribute: attribute))\" \(what), in the constraint \"\(id)\"")
    }

    /// Keeps the constraint as a dump object that would be skipped for the same reason; every required key must
    /// therefore be present.
    private mutating func skipObject(_ element: Int, _ ownerID: String?, _ fault: Fault, in layout: inout Layout) {
        let id = tree[element, "id"]
        let message = fault.message + "; the constraint is skipped"
        let constraints = id.map { [$0] } ?? []
        findings.append(document.finding(fault.rule, .error, message, at: element, constraints: constraints))
        var members: [(key: String, json: String)] = [("id", JSONText.string(id ?? ""))]
        for (key, item, attribute) in [
            ("first", tree[element, "firstItem"] ?? ownerID ?? "", tree[element, "firstAttribute"]),
            ("second", tree[element, "secondItem"], tree[element, "secondAttribute"]),
        ] {
            guard let item else { continue }
            let anchor = [("item", JSONText.string(item)), ("attribute", JSONText.string(attribute ?? ""))]
            members.append((key, JSONText.object(anchor)))
        }
        if let relation = document.value(element, "relation") {
            members.append(("relation", JSONText.string(relation)))
        }
        for key in ["multiplier", "constant", "priority"] {
            guard let text = document.value(element, named: key) else { continue }
            let number = key == "multiplier" ? multiplier(text) : Double(text)
            members.append((key, JSONText.number(number ?? .infinity)))
        }
        let position = Layout.SkippedObject.Position.constraint(before: layout.constraints.count)
        let json = JSONText.object(members)
        layout.skippedObjects.append(Layout.SkippedObject(position: position, id: id ?? "", json: json))
    }
}
