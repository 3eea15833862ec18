import LayoutSyntax

/// The strings of a text with one per line, bare or as a Swift or Objective-C literal.
struct VisualFormatLines {
    private var lines: TextLines

    init(_ bytes: UnsafeRawBufferPointer) { lines = TextLines(bytes) }

    /// The next string, with the place of its first byte; blank lines and comments have none.
    mutating func next() -> (content: ByteCursor, place: Place)? {
        while let line = lines.next() {
            if line.isBlank || isComment(line) { continue }
            let content = content(line)
            return (content, line.place(of: content.offset))
        }
        return nil
    }

    private func isComment(_ line: TextLines.Line) -> Bool {
        line.content > line.range.lowerBound
            && lines.bytes[line.range.lowerBound..<line.content].contains {
                $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#")
            }
    }

    /// The line without quotation marks, `@`, a trailing comma and surrounding blanks.
    private func content(_ line: TextLines.Line) -> ByteCursor {
        let bytes = lines.bytes
        var start = line.content
        var end = line.range.upperBound
        while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        if start < end, bytes[start] == UInt8(ascii: "@") { start += 1 }
        if end - start >= 2, bytes[start] == UInt8(ascii: "\""), bytes[end - 1] == UInt8(ascii: "\"") {
            start += 1
            end -= 1
        }
        return ByteCursor(bytes, start..<end)
    }
}
