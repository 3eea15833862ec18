import LayoutModel
import LayoutSyntax

/// Changes of a document's elements while they are gathered: attributes to set, elements to remove and to add.
///
/// Each kind of edit has a file of its own; ``byteEdits()`` turns all of it into bytes.
struct DocumentEdits {
    let original: ReadDocument
    let edited: Layout
    /// By id: the first element that has it.
    let elements: [String: Int]
    /// By id: the elements of constraints.
    let constraintElements: [String: Int]

    /// By element; `nil` takes an attribute away.
    var attributes: [(element: Int, name: String, value: String?)] = []
    var removed: Set<Int> = []
    var additions: [Addition] = []
    /// By element of a view: the constraints that its default variation is to leave out.
    var exclusions: [(view: Int, ids: [String])] = []
    /// By id in the edited layout: the ids that added constraints get in the document.
    var newIDs: [String: String] = [:]
    var notes: [String] = []

    /// New children of an element.
    struct Addition {
        var parent: Int
        /// Names of children before the first of which they are inserted; they come last where there is none.
        var before: (Int) -> Bool
        var children: [NewElement]
    }

    init(_ original: ReadDocument, _ edited: Layout) {
        self.original = original
        self.edited = edited
        var constraintElements: [String: Int] = [:]
        let tree = original.document.tree
        for element in tree.elements(named: "constraint") {
            // The reader takes the first of an id, too, and only those in a list.
            guard let id = tree[element, "id"], constraintElements[id] == nil,
                let parent = tree.parent(of: element), tree.isElement(parent, "constraints")
            else { continue }
            constraintElements[id] = element
        }
        elements = tree.elementsByID
        self.constraintElements = constraintElements
    }

    var tree: XMLTree { original.document.tree }

    /// - Throws: ``WriteBackError`` where the document has no element for it.
    func element(ofConstraint id: String) throws(WriteBackError) -> Int {
        guard let element = constraintElements[id] else {
            throw WriteBackError("the document has no element for the constraint \"\(id)\"")
        }
        return element
    }

    /// What a view is called in messages.
    func name(ofView view: Int) -> String { edited.views[view].label ?? edited.views[view].id }
}

/// An element to write.
struct NewElement {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var children: [NewElement] = []

    /// The element on lines of its own, the first without its indentation.
    ///
    /// - Parameter unit: By how much children are indented; `nil`: all on one line.
    func text(indentation: String, unit: String?, lineEnd: String) -> String {
        var text = "<" + name
        for attribute in attributes { text += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\"" }
        if children.isEmpty { return text + "/>" }
        text += ">"
        for child in children {
            guard let unit else {
                text += child.text(indentation: "", unit: nil, lineEnd: "")
                continue
            }
            let inner = indentation + unit
            text += lineEnd + inner + child.text(indentation: inner, unit: unit, lineEnd: lineEnd)
        }
        return text + (unit == nil ? "" : lineEnd + indentation) + "</\(name)>"
    }
}
