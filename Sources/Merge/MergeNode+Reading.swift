import LayoutSyntax

extension MergeNode {
    /// Elements nested deeper than this are not merged.
    private static let mostDepth = 200

    /// - Throws: ``ReadError`` if elements are nested too deeply.
    init(_ tree: XMLTree, _ element: Int) throws(ReadError) {
        var end = 0
        try self.init(tree, element, depth: 0, end: &end)
    }

    /// The offset behind the document element.
    static func end(of tree: XMLTree) throws(ReadError) -> Int {
        var end = 0
        _ = try MergeNode(tree, 0, depth: 0, end: &end)
        return end
    }

    /// - Parameter end: Where the text before the element begins; gets the offset behind the element.
    private init(_ tree: XMLTree, _ element: Int, depth: Int, end: inout Int) throws(ReadError) {
        let place = tree.place(of: element)
        guard depth < Self.mostDepth else {
            throw ReadError("elements are nested deeper than \(Self.mostDepth) levels", place: place)
        }
        let bytes = tree.bytes
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        name = tree.name(of: element)
        line = place.line
        let start = tree.elements[element].offset
        leading = text(end..<max(end, start))
        let tag = XMLTagSpans(bytes, start, nameLength: name.utf8.count)
        attributes = zip(tree.attributes(of: element), tag.attributes).map { attribute, span in
            Attribute(name: attribute.name, value: attribute.value, text: text(span))
        }
        tagEnd = text(tag.end)
        content = .none
        closing = ""
        end = tag.end.upperBound
        if tagEnd.hasSuffix("/>") { return }
        let inside = end
        var children: [MergeNode] = []
        var isMixed = false
        for child in tree.children(of: element) {
            let node = try MergeNode(tree, child, depth: depth + 1, end: &end)
            isMixed = isMixed || !XMLTagSpans.isBlankOrComment(node.leading)
            children.append(node)
        }
        let close = XMLTagSpans.endTag(bytes, end)
        let last = text(end..<close.lowerBound)
        // An element that once had others may have a line of blanks in their place.
        let isEmpty = children.isEmpty && !name.lowercased().hasSuffix("string") && last.contains("\n")
        if children.isEmpty && !isEmpty || isMixed || !XMLTagSpans.isBlankOrComment(last) {
            // Text among elements is one value.
            content = .text(text(inside..<close.lowerBound))
            closing = text(close)
        } else {
            content = .children(children)
            closing = text(end..<close.upperBound)
        }
        end = close.upperBound
    }
}

/// Where the parts of a start tag are. The tag was read before, so it is well-formed.
private struct XMLTagSpans {
    /// Each with the blanks before it.
    var attributes: [Range<Int>] = []
    /// Blanks, and `>` or `/>`.
    var end: Range<Int>

    init(_ bytes: UnsafeRawBufferPointer, _ start: Int, nameLength: Int) {
        var index = start + 1 + nameLength
        var begin = index
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                guard byte == open else { continue }
                quote = nil
                attributes.append(begin..<index)
                begin = index
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        end = begin..<index
    }

    /// The next end tag, behind comments and literal text.
    static func endTag(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Range<Int> {
        func has(_ word: StaticString, at index: Int) -> Bool {
            guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
            return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
        }
        var index = start
        while index < bytes.count, !has("</", at: index) {
            if has("<![CDATA[", at: index) {
                while index < bytes.count, !has("]]>", at: index) { index += 1 }
            } else if has("<!--", at: index) {
                while index < bytes.count, !has("-->", at: index) { index += 1 }
            }
            index += 1
        }
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: ">") { end += 1 }
        let limit = min(end + 1, bytes.count)
        return min(index, limit)..<limit
    }

    /// Whether a text between elements says nothing of the document.
    static func isBlankOrComment(_ text: String) -> Bool {
        var rest = Substring(text)
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if rest.isEmpty { return true }
            guard rest.hasPrefix("<!--"), let end = rest.firstRange(of: "-->") else { return false }
            rest = rest[end.upperBound...]
        }
    }
}
