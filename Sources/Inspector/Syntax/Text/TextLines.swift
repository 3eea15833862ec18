/// The lines of a text, with the start of each and without the marks that people and tools put before them.
package struct TextLines {
    package struct Line {
        /// Without the line end.
        package var range: Range<Int>
        /// 1-based.
        package var number: Int
        /// The start of the content, after blanks and the marks of comments and quotations.
        package var content: Int
    }

    package let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var number = 0

    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// The next line; `nil` after the last.
    package mutating func next() -> Line? {
        guard offset < bytes.count else { return nil }
        let start = offset
        var end = bytes.firstOffset(of: 0x0A, start..<bytes.count) ?? bytes.count
        offset = end + 1
        number += 1
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return Line(range: start..<end, number: number, content: Self.content(bytes, start..<end))
    }

    /// After blanks, `//`, `///`, `#` and `>`.
    private static func content(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            // A constraint can be wrapped before its relation.
            if byte == UInt8(ascii: ">"), position + 1 < range.upperBound, bytes[position + 1] == UInt8(ascii: "=") {
                break
            }
            if byte.isBlank || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "#") {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < range.upperBound,
                bytes[position + 1] == UInt8(ascii: "/")
            {
                position += 2
                while position < range.upperBound, bytes[position] == UInt8(ascii: "/") { position += 1 }
            } else {
                break
            }
        }
        return position
    }
}

extension TextLines.Line {
    /// A cursor over the content.
    package func cursor(_ bytes: UnsafeRawBufferPointer) -> ByteCursor { ByteCursor(bytes, content..<range.upperBound) }

    package func place(of offset: Int) -> Place { Place(line: number, column: max(offset - range.lowerBound, 0) + 1) }

    package var isBlank: Bool { content == range.upperBound }
}
