import LayoutSyntax

/// An element of an Interface Builder file, with every byte of its text: written again unchanged, it is what was read.
struct MergeNode {
    struct Attribute: Equatable {
        var name: String
        /// With references resolved.
        var value: String
        /// As in the file, with the blanks before it.
        var text: String
    }

    enum Content {
        /// `<nil/>`
        case none
        /// As in the file, with its references.
        case text(String)
        case children([MergeNode])
    }

    var name: String
    var attributes: [Attribute]
    var content: Content
    /// Blanks and comments before the element.
    var leading: String
    /// The end of the start tag, with the blanks before it: `>` or `/>`.
    var tagEnd: String
    /// Blanks and comments before the end tag, and the end tag; empty where there is none.
    var closing: String
    /// The line of the file, from 1.
    var line: Int
    /// Whether its content is chosen from one side as a whole.
    var isWhole = false

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    var children: [MergeNode] {
        if case .children(let children) = content { children } else { [] }
    }

    var id: String? {
        // The id of a device is its kind.
        if Self.kinds.contains(name) { return nil }
        return self["id"] ?? self["sceneID"].map { "scene " + $0 }
    }

    private static let kinds: Set<String> = ["device", "adaptation"]

    /// What makes an element without an id the same on both sides among the children of one parent.
    var localKey: String {
        for attribute in Self.keys {
            if let value = self[attribute] { return "\(name) \(attribute)=\(value)" }
        }
        return name
    }

    private static let keys = [
        "key", "identifier", "keyPath", "reference", "property", "placeholderIdentifier", "name",
    ]

    /// Whether it only says in which variations another object is there.
    var isMask: Bool { name == "exclude" || name == "include" }

    /// Such as `label "Title" (a1b-2c-d3e)`.
    var title: String {
        var title = name
        if let label = self["userLabel"] ?? self["text"] ?? self["title"] ?? self["key"] { title += " \"\(label)\"" }
        if let id { title += " (\(id))" }
        return title
    }
}

// MARK: Text

extension MergeNode {
    /// The element as it is written, with what is before it.
    func write(to text: inout String) {
        var wholes: [Range<Int>] = []
        write(to: &text, &wholes)
    }

    /// - Parameter wholes: Gets the UTF-8 offsets of elements that are chosen as a whole.
    func write(to text: inout String, _ wholes: inout [Range<Int>]) {
        text += leading
        let start = text.utf8.count
        text += startTag
        switch content {
        case .none: break
        case .text(let content): text += content + closing
        case .children(let children):
            for child in children { child.write(to: &text, &wholes) }
            text += closing
        }
        if isWhole { wholes.append(start..<text.utf8.count) }
    }

    var startTag: String { "<" + name + attributes.map(\.text).joined() + tagEnd }
}

extension MergeNode.Attribute {
    /// As Interface Builder writes it.
    init(_ name: String, _ value: String) {
        self.init(name: name, value: value, text: " \(name)=\"\(XMLText.escaped(value))\"")
    }

    /// The attribute with another value, and its own blanks and quotes.
    func with(_ value: String) -> Self {
        guard let equals = text.firstIndex(of: "="),
            let open = text[equals...].firstIndex(where: { $0 == "\"" || $0 == "'" })
        else { return Self(name, value) }
        let quote = text[open]
        return Self(
            name: name,
            value: value,
            text: text[...open] + XMLText.escaped(value, quote: quote) + String(quote)
        )
    }
}
