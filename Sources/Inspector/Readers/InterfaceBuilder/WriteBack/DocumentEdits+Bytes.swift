import LayoutModel
import LayoutSyntax

/// From changes of elements to changes of bytes.
extension DocumentEdits {
    /// - Throws: ``WriteBackError`` where an element is not found again.
    mutating func byteEdits() throws(WriteBackError) -> ByteEdits {
        addExclusions()
        removeEmptied()
        var edits = ByteEdits()
        for element in removed.sorted() where tree.parent(of: element).map({ !removed.contains($0) }) ?? true {
            edits.remove(lines(around: try source(of: element).range))
        }
        for change in attributes where !isRemoved(change.element) {
            write(change, try source(of: change.element), &edits)
        }
        var tails: [(parent: Int, children: [NewElement])] = []
        for addition in additions where !isRemoved(addition.parent) {
            let next = tree.children(of: addition.parent).first(where: addition.before)
            if let next {
                let inner = try indentation(ofChildrenOf: addition.parent)
                insert(addition.children, before: try source(of: next).range.lowerBound, inner, &edits)
            } else if let index = tails.firstIndex(where: { $0.parent == addition.parent }) {
                tails[index].children += addition.children
            } else {
                tails.append((addition.parent, addition.children))
            }
        }
        for tail in tails { try append(tail.children, to: tail.parent, &edits) }
        return edits
    }

    private func source(of element: Int) throws(WriteBackError) -> XMLElementSource {
        do throws(ReadError) {
            return try XMLElementSource(tree.bytes, at: tree.elements[element].offset)
        } catch {
            throw WriteBackError("the document cannot be read any more: \(error.message)")
        }
    }

    private func isRemoved(_ element: Int) -> Bool {
        var ancestor: Int? = element
        while let current = ancestor {
            if removed.contains(current) { return true }
            ancestor = tree.parent(of: current)
        }
        return false
    }

    /// Lists that lost their last entry go with it, as Xcode writes none that are empty.
    private mutating func removeEmptied() {
        var candidates = removed.sorted()
        while let element = candidates.popLast() {
            guard let parent = tree.parent(of: element), !removed.contains(parent) else { continue }
            guard ["constraints", "mask", "variation", "connections"].contains(tree.name(of: parent)),
                !additions.contains(where: { $0.parent == parent }),
                tree.children(of: parent).allSatisfy({ removed.contains($0) }),
                !tree.isElement(parent, "variation") || tree.attributes(of: parent).allSatisfy({ $0.name == "key" })
            else { continue }
            removed.insert(parent)
            candidates.append(parent)
        }
    }

    // MARK: Attributes

    private func write(
        _ change: (element: Int, name: String, value: String?),
        _ source: XMLElementSource,
        _ edits: inout ByteEdits
    ) {
        let bytes = tree.bytes
        let known = source.attribute(change.name, in: bytes)
        guard let value = change.value else {
            guard let known else { return }
            // With the blanks before it, or whatever is between it and the attribute before.
            var start = known.name.lowerBound
            while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
            edits.remove(start..<known.value.upperBound + 1)
            return
        }
        if let known {
            let quote: Character = known.quote == UInt8(ascii: "'") ? "'" : "\""
            edits.replace(known.value, with: XMLText.escaped(value, quote: quote))
            return
        }
        let text = " \(change.name)=\"\(XMLText.escaped(value))\""
        let elementName = tree.name(of: change.element)
        var place = source.name.upperBound
        if let earlier = AttributeOrder.predecessors(of: change.name, in: elementName) {
            for attribute in source.attributes {
                let name = String(decoding: bytes[attribute.name], as: UTF8.self)
                if earlier.contains(name) { place = attribute.value.upperBound + 1 }
            }
        } else if let id = source.attributes.firstIndex(where: { bytes[$0.name].elementsEqual("id".utf8) }) {
            if id > 0 { place = source.attributes[id - 1].value.upperBound + 1 }
        } else if let last = source.attributes.last {
            place = last.value.upperBound + 1
        }
        edits.insert(text, at: place)
    }

    // MARK: Lines

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }

    /// The first byte of the line where only blanks precede an offset; `nil` where something else does.
    private func lineStart(before offset: Int) -> Int? {
        var start = offset
        while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 9 { start -= 1 }
        return start == 0 || tree.bytes[start - 1] == 10 || tree.bytes[start - 1] == 13 ? start : nil
    }

    /// A range with its whole lines, where nothing else is on them.
    private func lines(around range: Range<Int>) -> Range<Int> {
        guard let start = lineStart(before: range.lowerBound) else { return range }
        var end = range.upperBound
        while end < tree.bytes.count, tree.bytes[end] == 0x20 || tree.bytes[end] == 9 { end += 1 }
        guard end < tree.bytes.count else { return start..<end }
        if tree.bytes[end] == 13 {
            end += end + 1 < tree.bytes.count && tree.bytes[end + 1] == 10 ? 2 : 1
        } else if tree.bytes[end] == 10 {
            end += 1
        } else {
            return range
        }
        return start..<end
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: tree.bytes[range], as: UTF8.self) }

    /// The end of the line before one that begins at `start`.
    private func lineEnd(before start: Int) -> String {
        guard start > 0 else { return "\n" }
        if tree.bytes[start - 1] == 13 { return "\r" }
        return start > 1 && tree.bytes[start - 2] == 13 ? "\r\n" : "\n"
    }

    /// How the children of an element are indented; `nil` where they are not on lines of their own.
    private func indentation(ofChildrenOf element: Int) throws(WriteBackError) -> (inner: String, unit: String)? {
        let offset = tree.elements[element].offset
        guard let start = lineStart(before: offset) else { return nil }
        let outer = text(start..<offset)
        let usual = outer.contains("\t") ? "\t" : "    "
        guard let child = tree.firstChild(of: element) else { return (outer + usual, usual) }
        let childOffset = tree.elements[child].offset
        guard let childStart = lineStart(before: childOffset) else { return nil }
        let inner = text(childStart..<childOffset)
        return (
            inner, inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : usual
        )
    }

    private func insert(
        _ children: [NewElement],
        before offset: Int,
        _ indentation: (inner: String, unit: String)?,
        _ edits: inout ByteEdits
    ) {
        guard let indentation, let start = lineStart(before: offset) else {
            edits.insert(children.map { $0.text(indentation: "", unit: nil, lineEnd: "") }.joined(), at: offset)
            return
        }
        let lineEnd = lineEnd(before: start)
        for child in children {
            let text = child.text(indentation: indentation.inner, unit: indentation.unit, lineEnd: lineEnd)
            edits.insert(indentation.inner + text + lineEnd, at: start)
        }
    }

    private func append(_ children: [NewElement], to parent: Int, _ edits: inout ByteEdits) throws(WriteBackError) {
        let source = try source(of: parent)
        let indentation = try indentation(ofChildrenOf: parent)
        if let endTag = source.endTag {
            insert(children, before: endTag.lowerBound, indentation, &edits)
            return
        }
        // "/>" becomes ">", the children and an end tag.
        var text = ">"
        let end = source.startTag.upperBound
        let name = self.text(source.name)
        if let indentation, let start = lineStart(before: source.startTag.lowerBound) {
            let lineEnd = lineEnd(before: start)
            for child in children {
                text += lineEnd + indentation.inner
                text += child.text(indentation: indentation.inner, unit: indentation.unit, lineEnd: lineEnd)
            }
            text += lineEnd + self.text(start..<source.startTag.lowerBound)
        } else {
            text += children.map { $0.text(indentation: "", unit: nil, lineEnd: "") }.joined()
        }
        edits.replace(end - 2..<end, with: text + "</\(name)>")
    }
}
