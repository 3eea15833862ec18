/// The byte ranges of the parts of an element: enough to change one and leave the others alone.
///
/// The bytes are those of a file that ``XMLTree`` has read.
package struct XMLElementSource {
    package struct Attribute {
        package var name: Range<Int>
        /// Without the quotes.
        package var value: Range<Int>
        /// The byte on both sides of the value.
        package var quote: UInt8
    }

    package var name: Range<Int>
    /// In file order.
    package var attributes: [Attribute] = []
    /// From `<` to behind `>`.
    package var startTag: Range<Int>
    /// `nil` where the element is one tag, such as `<nil key="textColor"/>`.
    package var endTag: Range<Int>?

    /// From the beginning of the start tag to the end of the end tag.
    package var range: Range<Int> { startTag.lowerBound..<(endTag ?? startTag).upperBound }

    /// - Parameter offset: Where the element begins.
    /// - Throws: ``ReadError`` where no element begins there, or it does not end.
    /// - Complexity: O(bytes of the element).
    package init(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ReadError) {
        var scanner = XMLScanner(bytes, from: offset)
        guard case .start(let name, let isEmpty) = try scanner.next() else {
            throw scanner.error("expected an element", at: offset)
        }
        self.name = name
        startTag = offset..<scanner.position
        attributes = scanner.attributes.map { attribute in
            Attribute(
                name: Self.name(before: attribute.value.lowerBound - 1, in: bytes),
                value: attribute.value,
                quote: bytes[attribute.value.lowerBound - 1]
            )
        }
        if isEmpty { return }
        var depth = 1
        while depth > 0 {
            switch try scanner.next() {
            case .start(_, let isEmpty): if !isEmpty { depth += 1 }
            case .end: depth -= 1
            case .text: break
            case .endOfInput: throw scanner.error("the file ends inside an element", at: offset)
            }
        }
        endTag = scanner.tokenStart..<scanner.position
    }

    /// The attribute of a name.
    package func attribute(_ name: String, in bytes: UnsafeRawBufferPointer) -> Attribute? {
        attributes.first { bytes[$0.name].elementsEqual(name.utf8) }
    }

    /// The name of the attribute whose opening quote is at `quote`: what comes before the `=` and the blanks around it.
    private static func name(before quote: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }
        var end = quote
        while end > 0, isBlank(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "=") { end -= 1 }
        var start = end
        while start > 0, !isBlank(bytes[start - 1]) { start -= 1 }
        return start..<end
    }
}
