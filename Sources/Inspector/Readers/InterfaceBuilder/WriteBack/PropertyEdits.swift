import LayoutModel
import LayoutSyntax

/// Properties of constraints and views, which are attributes of their elements or of a variation.
extension DocumentEdits {
    mutating func set(_ change: LayoutEdit.ConstraintChange, ofConstraint id: String) throws(WriteBackError) {
        let element = try element(ofConstraint: id)
        switch change {
        case .constant(let value):
            set("constant", of: element, to: value, usual: 0)
            // The standard space: Xcode would use that instead of the number.
            for name in ["symbolic", "symbolType"] where tree[element, named: name] != nil {
                attributes.append((element, name, nil))
            }
        case .multiplier(let value): set("multiplier", of: element, to: value, usual: 1)
        case .priority(let value): set("priority", of: element, to: value, usual: 1000)
        case .relation(let relation):
            set("relation", of: element, to: relation.rawValue, usual: Relation.equal.rawValue)
        case .identifier(let identifier): set("identifier", of: element, to: identifier ?? "", usual: "")
        case .isActive(true): try activate(id, element)
        case .isActive(false): deactivate(id, element)
        }
    }

    mutating func set(_ change: LayoutEdit.ViewChange, ofView view: Int) throws(WriteBackError) {
        let element = original.elements.elementOfView[view]
        switch change {
        case .contentHugging(let axis, let priority):
            set("\(axis.rawValue)HuggingPriority", of: element, to: priority, usual: 250)
        case .compressionResistance(let axis, let priority):
            set("\(axis.rawValue)CompressionResistancePriority", of: element, to: priority, usual: 750)
        case .isHidden(let isHidden):
            guard !original.elements.isUninstalled[view] else {
                throw WriteBackError(
                    "\"\(name(ofView: view))\" is not installed for these traits, which a change of hidden does not change"
                )
            }
            set("hidden", of: element, to: isHidden ? "YES" : "NO", usual: "NO")
        case .translatesAutoresizingMask(let translates):
            if original.document.isYes(element, "fixedFrame") {
                throw WriteBackError(
                    "\"\(name(ofView: view))\" has a fixed frame in the document: give it constraints in Interface Builder"
                )
            }
            set("translatesAutoresizingMaskIntoConstraints", of: element, to: translates ? "YES" : "NO", usual: "YES")
        }
    }

    private mutating func set(_ name: String, of element: Int, to value: Double, usual: Double) {
        set(name, of: element, to: JSONNumberFormat.text(value), usual: JSONNumberFormat.text(usual))
    }

    /// Sets an attribute where the value for the traits is: in the strongest variation that has it, or in the element itself,
    /// where Xcode leaves out what is usual.
    private mutating func set(_ name: String, of element: Int, to value: String, usual: String) {
        let variation = original.document.variations[element].last { tree[$0, named: name] != nil }
        if let variation {
            attributes.append((variation, name, value))
        } else {
            attributes.append((element, name, value == usual ? nil : value))
        }
    }
}

/// The position of a new attribute among the others: in Xcode's order.
enum AttributeOrder {
    /// The attributes of `<constraint>`.
    private static let constraint = [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
        "constant",
        "symbolic", "symbolType", "placeholder", "identifier", "id",
    ]

    /// Those of views that come before the priorities of the content, in the order of these.
    private static let beforePriorities = [
        "key", "hidden", "wantsLayer", "toolTip", "focusRingType", "opaque", "clipsSubviews", "multipleTouchEnabled",
        "autoresizesSubviews", "userInteractionEnabled", "alpha", "tag", "contentMode", "identifier",
        "clearsContextBeforeDrawing",
    ]

    private static let priorities = [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]

    /// The attributes after the last of which a new one is inserted; `nil`: it comes before `id`.
    static func predecessors(of name: String, in element: String) -> [String]? {
        if element == "variation" { return ["key"] }
        if element == "constraint" { return Array(constraint.prefix { $0 != name }) }
        if name == "hidden" { return ["key"] }
        if let index = priorities.firstIndex(of: name) { return beforePriorities + priorities[..<index] }
        return nil
    }
}
