import LayoutSyntax

/// An element of an Interface Builder file, with the text that it had there.
struct MergeNode: Equatable {
    enum Content: Equatable {
        case none
        /// As in the file, with its references.
        case text(String)
        case children([MergeNode])
    }

    var name: String
    /// With references resolved, in file order.
    var attributes: [(name: String, value: String)]
    /// The start tag as in the file; `nil` if it has to be written anew.
    var tag: String?
    var content: Content
    /// The line of the file, from 1.
    var line: Int
    /// The comment before the element, such as `<!--Login View Controller-->` before a scene: it says nothing of its own.
    var comment: String?

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    var children: [MergeNode] {
        if case .children(let children) = content { children } else { [] }
    }

    /// Whether the elements say the same, wherever they are.
    static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.attributes.elementsEqual(right.attributes, by: ==)
            && left.content == right.content
    }

    /// What makes an element the same on both sides among the children of one parent: its id, or what Interface Builder
    /// knows it by.
    var key: String {
        if let id { return "#" + id }
        for attribute in Self.keys {
            if let value = self[attribute] { return "\(name) \(attribute)=\(value)" }
        }
        return name
    }

    var id: String? { self["id"] ?? self["sceneID"].map { "scene " + $0 } }

    private static let keys = [
        "key", "identifier", "keyPath", "reference", "property", "placeholderIdentifier", "name",
    ]

    /// Such as `label "Title" (a1b-2c-d3e)`.
    var title: String {
        var title = name
        if let label = self["userLabel"] ?? self["text"] ?? self["title"] ?? self["key"] { title += " \"\(label)\"" }
        if let id { title += " (\(id))" }
        return title
    }
}

extension MergeNode {
    /// Elements nested deeper than this are not merged.
    private static let mostDepth = 200

    /// - Throws: ``MergeRefusal`` if the element is not written as Interface Builder does.
    init(_ tree: XMLTree, _ element: Int) throws(MergeRefusal) {
        var end = 0
        try self.init(tree, element, depth: 0, end: &end)
    }

    /// - Parameter end: The offset behind the element.
    private init(_ tree: XMLTree, _ element: Int, depth: Int, end: inout Int) throws(MergeRefusal) {
        let line = tree.place(of: element).line
        guard depth < Self.mostDepth else { throw .notInterfaceBuilder(line: line) }
        name = tree.name(of: element)
        attributes = tree.attributes(of: element)
        self.line = line
        let start = tree.elements[element].offset
        guard let tagEnd = Self.endOfTag(tree.bytes, start) else { throw .notInterfaceBuilder(line: line) }
        tag = String(decoding: tree.bytes[start..<tagEnd], as: UTF8.self)
        content = .none
        end = tagEnd
        var children: [MergeNode] = []
        for child in tree.children(of: element) {
            let before = tree.bytes[end..<tree.elements[child].offset]
            var node = try MergeNode(tree, child, depth: depth + 1, end: &end)
            let blanks: (UInt8) -> Bool = { $0 <= 0x20 }
            let comment = before.drop(while: blanks).reversed().drop(while: blanks).reversed()
            if !comment.isEmpty { node.comment = String(decoding: comment, as: UTF8.self) }
            children.append(node)
        }
        if !children.isEmpty {
            content = .children(children)
        } else if tree.bytes[tagEnd - 2] == UInt8(ascii: "/") {
            return
        } else {
            guard let close = Self.endOfText(tree.bytes, tagEnd) else { throw .notInterfaceBuilder(line: line) }
            content = .text(String(decoding: tree.bytes[tagEnd..<close], as: UTF8.self))
            end = close
        }
        // Anything else before the end tag is found by the comparison of the whole text.
        guard let close = Self.endOfText(tree.bytes, end), let behind = Self.endOfTag(tree.bytes, close) else {
            throw .notInterfaceBuilder(line: line)
        }
        end = behind
    }

    /// Behind the `>` of a tag.
    private static func endOfTag(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            }
        }
        return nil
    }

    /// Where the end tag of an element without children begins.
    private static func endOfText(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        func has(_ word: StaticString, at index: Int) -> Bool {
            guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
            return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
        }
        var index = start
        while index < bytes.count {
            if has("</", at: index) { return index }
            if has("<![CDATA[", at: index) {
                while index < bytes.count, !has("]]>", at: index) { index += 1 }
            }
            index += 1
        }
        return nil
    }

    // MARK: Text

    /// The element as Interface Builder writes it.
    func write(to text: inout String, level: Int) {
        let margin = String(repeating: "    ", count: level)
        let tag = tag ?? newTag
        if let comment { text += margin + comment + "\n" }
        text += margin + tag
        switch content {
        case .none: text += "\n"
        case .text(let content): text += content + "</\(name)>\n"
        case .children(let children):
            text += "\n"
            for child in children { child.write(to: &text, level: level + 1) }
            text += margin + "</\(name)>\n"
        }
    }

    private var newTag: String {
        var tag = "<" + name
        for (name, value) in attributes { tag += " \(name)=\"\(XMLText.escaped(value))\"" }
        return tag + (content == .none ? "/>" : ">")
    }
}
