/// The elements of an XML file in flat arrays, in document order: an element comes before its content.
///
/// Neither reading nor the result is recursive: a file nested a million levels deep needs no stack. Texts and values
/// stay in the file's bytes until they are requested; the bytes must therefore outlive the tree.
@usableFromInline
package struct XMLTree {
    @usableFromInline
    package struct Element {
        @usableFromInline package var name: Int32
        @usableFromInline package var parent: Int32
        @usableFromInline package var firstChild: Int32 = -1
        @usableFromInline package var nextSibling: Int32 = -1
        package var firstAttribute: Int32
        var attributeCount: Int32
        /// The offset of the tag.
        package var offset: Int
    }

    /// Files are at most 2 GB.
    private struct Attribute {
        var name: Int32
        var start: Int32
        var end: Int32
        var isPlain: Bool

        var value: Range<Int> { Int(start)..<Int(end) }
    }

    private struct Text {
        var element: Int32
        var span: Range<Int>
        var isLiteral: Bool
    }

    package let bytes: UnsafeRawBufferPointer
    @usableFromInline package private(set) var elements: [Element] = []
    private var attributes: [Attribute] = []
    private var texts: [Text] = []
    private var names = XMLNameTable()
    private var lineStarts: [Int] = [0]

    /// - Throws: ``ReadError`` if the bytes are not well-formed XML in UTF-8.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ReadError) {
        self.bytes = bytes
        guard bytes.count <= Int(Int32.max) else { throw ReadError("the file is larger than 2 GB") }
        var scanner = try XMLScanner(bytes)
        if let offset = UTF8Validation.firstFault(in: bytes, 0..<bytes.count) {
            throw scanner.error("the bytes are not valid UTF-8", at: offset)
        }
        try readElements(&scanner)
        names = scanner.names
        indexLines()
    }

    private mutating func readElements(_ scanner: inout XMLScanner) throws(ReadError) {
        // As many as the documents of Xcode have, so that the arrays seldom grow.
        elements.reserveCapacity(bytes.count / 64)
        attributes.reserveCapacity(bytes.count / 24)
        var open: [Int32] = []
        var lastChild: [Int32] = []
        /// White space after a start tag: content if the end tag follows, indentation if an element does.
        var pendingSpace: Range<Int>?
        while true {
            switch try scanner.next() {
            case .start(let name, let isEmpty):
                pendingSpace = nil
                let index = Int32(elements.count)
                if let parent = open.last {
                    let previous = lastChild[lastChild.count - 1]
                    if previous >= 0 {
                        elements[Int(previous)].nextSibling = index
                    } else {
                        elements[Int(parent)].firstChild = index
                    }
                    lastChild[lastChild.count - 1] = index
                } else if !elements.isEmpty {
                    throw scanner.error(
                        "found a second outermost element <\(scanner.text(name))>",
                        at: scanner.tokenStart
                    )
                }
                append(name, parent: open.last ?? -1, &scanner)
                if !isEmpty {
                    open.append(index)
                    lastChild.append(-1)
                }
            case .end(let name):
                guard let element = open.popLast() else {
                    throw scanner.error(
                        "found </\(scanner.text(name))>, but no element is open",
                        at: scanner.tokenStart
                    )
                }
                lastChild.removeLast()
                guard scanner.number(of: name) == elements[Int(element)].name else {
                    let expected = scanner.names.names[Int(elements[Int(element)].name)]
                    throw scanner.error(
                        "found </\(scanner.text(name))>, expected </\(expected)> for the element of line "
                            + "\(scanner.place(of: elements[Int(element)].offset).line)",
                        at: scanner.tokenStart
                    )
                }
                if let space = pendingSpace {
                    texts.append(Text(element: element, span: space, isLiteral: false))
                    pendingSpace = nil
                }
            case .text(let span, let isLiteral, let isBlank):
                guard let element = open.last else {
                    if isBlank { continue }
                    throw scanner.error(
                        elements.isEmpty
                            ? "found text, expected an element" : "found text after the outermost element",
                        at: scanner.tokenStart
                    )
                }
                if !isBlank {
                    texts.append(Text(element: element, span: span, isLiteral: isLiteral))
                } else if elements[Int(element)].firstChild < 0 {
                    pendingSpace = span
                }
            case .endOfInput:
                if let element = open.last {
                    throw scanner.error(
                        "the file ends inside <\(scanner.names.names[Int(elements[Int(element)].name)])> of line "
                            + "\(scanner.place(of: elements[Int(element)].offset).line)",
                        at: scanner.tokenStart
                    )
                }
                guard !elements.isEmpty else { throw ReadError("the file has no XML element") }
                return
            }
        }
    }

    private mutating func append(_ name: Range<Int>, parent: Int32, _ scanner: inout XMLScanner) {
        let element = Element(
            name: scanner.number(of: name),
            parent: parent,
            firstAttribute: Int32(attributes.count),
            attributeCount: Int32(scanner.attributes.count),
            offset: scanner.tokenStart
        )
        for attribute in scanner.attributes {
            attributes.append(
                Attribute(
                    name: attribute.number,
                    start: Int32(attribute.value.lowerBound),
                    end: Int32(attribute.value.upperBound),
                    isPlain: attribute.isPlain
                )
            )
        }
        elements.append(element)
    }

    private mutating func indexLines() {
        var starts = [0]
        var index = 0
        if bytes.firstOffset(of: 13, 0..<bytes.count) == nil {
            while let end = bytes.firstOffset(of: 10, index..<bytes.count) {
                index = end + 1
                starts.append(index)
            }
        } else {
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == 10 || byte == 13 && (index == bytes.count || bytes[index] != 10) { starts.append(index) }
            }
        }
        lineStarts = starts
    }
}

extension XMLTree {
    package func name(of element: Int) -> String { names.names[Int(elements[element].name)] }

    @inlinable @inline(__always)
    package func parent(of element: Int) -> Int? {
        let parent = elements[element].parent
        return parent < 0 ? nil : Int(parent)
    }

    @inlinable @inline(__always)
    package func firstChild(of element: Int) -> Int? {
        let child = elements[element].firstChild
        return child < 0 ? nil : Int(child)
    }

    @inlinable @inline(__always)
    package func nextSibling(of element: Int) -> Int? {
        let sibling = elements[element].nextSibling
        return sibling < 0 ? nil : Int(sibling)
    }

    @inlinable @inline(__always)
    package func children(of element: Int) -> Children {
        Children(elements: elements, next: elements[element].firstChild)
    }

    /// The first child with this name and, if `key` is not `nil`, with this value of its attribute `key`.
    package func child(of element: Int, _ name: XMLName, key: XMLName? = nil) -> Int? {
        var next = elements[element].firstChild
        guard next >= 0, let number = names.number(of: name, in: bytes) else { return nil }
        while next >= 0 {
            let child = Int(next)
            if elements[child].name == number, key.map({ isValue(of: child, "key", $0.text) }) ?? true { return child }
            next = elements[child].nextSibling
        }
        return nil
    }

    /// The elements with one of these names, in file order.
    package func elements(named given: XMLName...) -> [Int] {
        let numbers = given.compactMap { names.number(of: $0, in: bytes) }
        if numbers.isEmpty { return [] }
        return elements.indices.filter { numbers.contains(elements[$0].name) }
    }

    /// Whether the element has this name.
    package func isElement(_ element: Int, _ name: XMLName) -> Bool {
        elements[element].name == names.number(of: name, in: bytes)
    }

    /// The value of an attribute, with references resolved.
    package subscript(element: Int, name: XMLName) -> String? {
        attribute(of: element, name).map { value(ofAttribute: $0) }
    }

    /// The value of an attribute whose name is known only now.
    package subscript(element: Int, named name: String) -> String? {
        guard let number = names.number(of: name) else { return nil }
        return attribute(of: element, number).map { value(ofAttribute: $0) }
    }

    /// An attribute of an element, among those of the file.
    package func attribute(of element: Int, _ name: XMLName) -> Int? {
        guard let number = names.number(of: name, in: bytes) else { return nil }
        return attribute(of: element, number)
    }

    @inline(__always)
    private func attribute(of element: Int, _ number: Int32) -> Int? {
        let first = Int(elements[element].firstAttribute)
        for index in first..<first + Int(elements[element].attributeCount) where attributes[index].name == number {
            return index
        }
        return nil
    }

    /// Whether the element has the attribute with exactly this value.
    package func isValue(of element: Int, _ name: XMLName, _ value: StaticString) -> Bool {
        attribute(of: element, name).map { isValue(ofAttribute: $0, value) } ?? false
    }

    /// Whether this is the value of an attribute.
    package func isValue(ofAttribute index: Int, _ value: StaticString) -> Bool {
        let attribute = attributes[index]
        guard attribute.isPlain else { return self.value(ofAttribute: index) == value.description }
        return attribute.value.count == value.utf8CodeUnitCount
            && ByteCursor(bytes).has(value, at: attribute.value.lowerBound)
    }

    /// The value of an attribute as in the file; `nil` where references have to be resolved.
    package func plainBytes(ofAttribute index: Int) -> UnsafeRawBufferPointer? {
        let attribute = attributes[index]
        return attribute.isPlain ? UnsafeRawBufferPointer(rebasing: bytes[attribute.value]) : nil
    }

    /// What the value of an attribute means, if it is one of the words.
    package func word<Value>(ofAttribute index: Int, among words: XMLWordTable<Value>) -> Value? {
        let attribute = attributes[index]
        return attribute.isPlain
            ? words.value(of: attribute.value, in: bytes) : words.value(of: value(ofAttribute: index))
    }

    /// The finite number that is the value of an attribute, as `Double` reads it.
    package func number(ofAttribute index: Int) -> Double? {
        let attribute = attributes[index]
        if attribute.isPlain {
            return ByteCursor(bytes).number(at: attribute.value.lowerBound, before: attribute.value.upperBound)
        }
        return Double(value(ofAttribute: index)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// All attributes in file order.
    package func attributes(of element: Int) -> [(name: String, value: String)] {
        attributeIndices(of: element).map { (name(ofAttribute: $0), value(ofAttribute: $0)) }
    }

    /// The attributes of an element among those of the file, in file order.
    package func attributeIndices(of element: Int) -> Range<Int> {
        let first = Int(elements[element].firstAttribute)
        return first..<first + Int(elements[element].attributeCount)
    }

    /// The distinct names of elements and attributes, by their numbers.
    package var distinctNames: [String] { names.names }

    /// The number of an element's name in ``distinctNames``.
    @inlinable @inline(__always)
    package func nameNumber(of element: Int) -> Int { Int(elements[element].name) }

    /// The number of an attribute's name in ``distinctNames``.
    package func nameNumber(ofAttribute index: Int) -> Int { Int(attributes[index].name) }

    package func name(ofAttribute index: Int) -> String { names.names[Int(attributes[index].name)] }

    /// The value of an attribute, with references resolved.
    package func value(ofAttribute index: Int) -> String {
        let attribute = attributes[index]
        if attribute.isPlain { return String(decoding: bytes[attribute.value], as: UTF8.self) }
        return decoded(attribute.value, isValue: true)
    }

    /// The text directly inside an element.
    ///
    /// - Complexity: O(log of the number of texts in the file + texts inside the element + its depth).
    package func text(of element: Int) -> String {
        // Texts are sorted by position; an element's first text comes after its tag.
        var low = 0
        var high = texts.count
        while low < high {
            let middle = (low + high) / 2
            if texts[middle].span.lowerBound < elements[element].offset { low = middle + 1 } else { high = middle }
        }
        var result = ""
        let end = subtreeEnd(of: element)
        while low < texts.count, texts[low].element < end {
            if texts[low].element == Int32(element) {
                result +=
                    texts[low].isLiteral
                    ? String(decoding: bytes[texts[low].span], as: UTF8.self)
                    : decoded(texts[low].span, isValue: false)
            }
            low += 1
        }
        return result
    }

    /// The first element after the subtree of `element`.
    private func subtreeEnd(of element: Int) -> Int32 {
        if elements[element].firstChild < 0 { return Int32(element) + 1 }
        var ancestor = Int32(element)
        while ancestor >= 0 {
            let sibling = elements[Int(ancestor)].nextSibling
            if sibling >= 0 { return sibling }
            ancestor = elements[Int(ancestor)].parent
        }
        return Int32(elements.count)
    }

    package func place(of element: Int) -> Place {
        var line = 0
        return place(of: element, near: &line)
    }

    /// The same, faster where elements are asked for in file order.
    ///
    /// - Parameter line: That of the last element, from 0; gets that of this one.
    package func place(of element: Int, near line: inout Int) -> Place {
        let offset = elements[element].offset
        if line >= lineStarts.count || lineStarts[line] > offset { line = 0 }
        var low = line
        var step = 1
        while low + step < lineStarts.count, lineStarts[low + step] <= offset {
            low += step
            step *= 2
        }
        var high = min(low + step, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        line = low
        return Place(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// Resolves references and converts line ends to LF, or to blanks in attribute values, as XML 1.0 requires.
    private func decoded(_ span: Range<Int>, isValue: Bool) -> String {
        var needsWork = false
        for index in span {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") || byte == 13 || (isValue && (byte == 10 || byte == 9)) {
                needsWork = true
                break
            }
        }
        guard needsWork else { return String(decoding: bytes[span], as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(span.count)
        var index = span.lowerBound
        while index < span.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&"), let reference = XMLReference(bytes, at: index) {
                result.append(contentsOf: Unicode.UTF8.encode(reference.scalar).map(Array.init) ?? [])
                index = reference.end
                continue
            }
            if byte == 13 {
                result.append(isValue ? 0x20 : 10)
                if index + 1 < span.upperBound, bytes[index + 1] == 10 { index += 1 }
            } else {
                result.append(isValue && (byte == 10 || byte == 9) ? 0x20 : byte)
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The children of an element in file order.
    @usableFromInline
    package struct Children: Sequence, IteratorProtocol {
        @usableFromInline let elements: [XMLTree.Element]
        @usableFromInline var upcoming: Int32

        @usableFromInline package typealias Element = Int

        @inlinable @inline(__always)
        init(elements: [XMLTree.Element], next: Int32) {
            self.elements = elements
            upcoming = next
        }

        @inlinable @inline(__always)
        package mutating func next() -> Int? {
            guard upcoming >= 0 else { return nil }
            let child = Int(upcoming)
            upcoming = elements[child].nextSibling
            return child
        }
    }
}
