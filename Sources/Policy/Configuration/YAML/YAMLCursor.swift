import LayoutInspector

/// A position in a YAML text that knows its line.
struct YAMLCursor {
    let bytes: [UInt8]
    private(set) var offset = 0
    /// From 1.
    private(set) var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        }
    }

    var byte: UInt8? { byte(0) }

    func byte(_ ahead: Int) -> UInt8? {
        let position = offset + ahead
        return bytes.indices.contains(position) ? bytes[position] : nil
    }

    var isAtEnd: Bool { offset >= bytes.count }
    /// The bytes before this one in its line, which are its indentation if they are blanks.
    var column: Int { offset - lineStart }
    var place: Place { Place(line: line, column: column + 1) }
    var isAtLineEnd: Bool { byte.map(Self.isLineEnd) ?? true }

    /// Whether white space or nothing is there.
    func isBlank(_ ahead: Int) -> Bool { byte(ahead).map { $0 == 0x20 || $0 == 0x09 || Self.isLineEnd($0) } ?? true }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    func isNext(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    /// `---` or `...` at the beginning of a line.
    var isAtDocumentMark: Bool { column == 0 && (isNext("---") || isNext("...")) && isBlank(3) }

    func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    // MARK: Moving

    /// Within a line.
    mutating func advance(_ count: Int = 1) { offset = min(offset + count, bytes.count) }

    /// Past a line feed, a carriage return, or both.
    mutating func skipLineEnd() {
        guard let byte, Self.isLineEnd(byte) else { return }
        offset += byte == 0x0D && self.byte(1) == 0x0A ? 2 : 1
        line += 1
        lineStart = offset
    }

    /// Past blanks and tabs.
    mutating func skipBlanks() {
        while let byte, byte == 0x20 || byte == 0x09 { offset += 1 }
    }

    /// To the end of the line.
    mutating func skipLine() {
        while let byte, !Self.isLineEnd(byte) { offset += 1 }
    }

    /// Past blanks, and a comment if there is one.
    mutating func skipComment() {
        skipBlanks()
        if byte == UInt8(ascii: "#"), column == 0 || isBlank(-1) { skipLine() }
    }

    /// To the next line that is neither empty nor a comment, behind its indentation; stays where the line has more.
    ///
    /// - Throws: ``ReadError`` where a significant indentation contains a tab.
    mutating func skipToContent(inFlow: Bool = false) throws(ReadError) {
        skipComment()
        while !isAtEnd, isAtLineEnd {
            skipLineEnd()
            while byte == 0x20 { offset += 1 }
            let indentation = self
            skipComment()
            let isTab = indentation.byte == 0x09 && !isAtLineEnd
            if isTab, !inFlow {
                throw ReadError("invalid YAML: expected blanks, found a tab", place: indentation.place)
            }
        }
    }
}
