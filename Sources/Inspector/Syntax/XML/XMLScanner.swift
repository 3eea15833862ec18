/// Takes XML apart, token by token, in one pass over UTF-8 bytes.
///
/// Well-formedness is checked as XML 1.0 asks, names excepted (any byte that ends no name is part of one). Document type
/// declarations are stepped over and never read: no entity but the five predefined ones is known, nothing external is
/// fetched. The scanner keeps no stack; nesting is checked by ``XMLTree``.
package struct XMLScanner {
    enum Token: Equatable {
        /// A start tag; its attributes are in ``attributes`` until the next token.
        case start(name: Range<Int>, isEmpty: Bool)
        case end(name: Range<Int>)
        /// `isBlank`: white space alone, which nobody marked as literal.
        case text(Range<Int>, isLiteral: Bool, isBlank: Bool)
        case endOfInput
    }

    package struct Attribute: Equatable {
        /// The number of the name.
        package var number: Int32
        /// Without the quotes, as in the file.
        package var value: Range<Int>
        /// Whether the value is the text itself: no reference, tab or line end is in it.
        package var isPlain: Bool
    }

    package let bytes: UnsafeRawBufferPointer
    package private(set) var position = 0
    package private(set) var attributes: [Attribute] = []
    /// The names that were met so far.
    private(set) var names = XMLNameTable()
    /// By the number of a name: the last tag that has an attribute of that name; so that no file takes quadratic time.
    private var lastTags: [Int] = []
    private var tagCount = 0
    /// Where the last token began.
    private(set) var tokenStart = 0

    /// - Throws: ``ReadError`` where the bytes are in another encoding than UTF-8.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ReadError) {
        self.bytes = bytes
        if let encoding = Self.foreignEncoding(of: bytes) {
            throw ReadError("the file is \(encoding), expected UTF-8", place: Place(line: 1, column: 1))
        }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        if starts(with: "<?xml", at: position), isSpace(byte(at: position + 5)) { try readDeclaration() }
    }

    /// UTF-16 and UTF-32, by their byte order mark or by the zeros around a first "<" (XML 1.0, appendix F); `nil` for what
    /// may be UTF-8.
    package static func foreignEncoding(of bytes: UnsafeRawBufferPointer) -> String? {
        let first = Array(bytes.prefix(4))
        switch first {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]: return "UTF-32"
        default:
            let isUTF16 = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains { first.starts(with: $0) }
            return isUTF16 ? "UTF-16" : nil
        }
    }

    /// The name of the element that XML begins with; `nil` for what is none.
    package static func outermostElement(of bytes: UnsafeRawBufferPointer) -> String? {
        guard var scanner = try? XMLScanner(bytes) else { return nil }
        while let token = try? scanner.next() {
            switch token {
            case .start(let name, _): return scanner.text(name)
            case .text(_, _, isBlank: true): continue
            case .text, .end, .endOfInput: return nil
            }
        }
        return nil
    }

    /// Goes on in the middle of a file that was read before.
    init(_ bytes: UnsafeRawBufferPointer, from offset: Int) {
        self.bytes = bytes
        position = offset
    }

    mutating func next() throws(ReadError) -> Token {
        while position < bytes.count {
            tokenStart = position
            guard bytes[position] == UInt8(ascii: "<") else { return try readText() }
            switch byte(at: position + 1) {
            case UInt8(ascii: "/"): return try readEndTag()
            case UInt8(ascii: "?"): try skipInstruction()
            case UInt8(ascii: "!"):
                if starts(with: "<!--", at: position) {
                    try skipComment()
                } else if starts(with: "<![CDATA[", at: position) {
                    return try readLiteral()
                } else if starts(with: "<!DOCTYPE", at: position) {
                    try skipDocumentType()
                } else {
                    throw error("expected a comment, a CDATA section or a tag after \"<!\"")
                }
            default: return try readStartTag()
            }
        }
        tokenStart = position
        return .endOfInput
    }

    /// The line and column of a byte, for errors: O(offset).
    package func place(of offset: Int) -> Place {
        var line = 1
        var lineStart = 0
        var index = 0
        let end = Swift.min(offset, bytes.count)
        while index < end {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            } else if bytes[index] == UInt8(ascii: "\r"), byte(at: index + 1) != UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
        return Place(line: line, column: end - lineStart + 1)
    }

    package func error(_ message: String, at offset: Int? = nil) -> ReadError {
        ReadError(message, place: place(of: offset ?? position))
    }

    // MARK: Tags

    private mutating func readStartTag() throws(ReadError) -> Token {
        if isConflictMarker(UInt8(ascii: "<"), at: position) { throw conflictError(at: position) }
        let start = position
        position += 1
        let name = readName()
        guard !name.isEmpty else {
            throw error(
                "found \(described(at: position)) after \"<\", expected the name of an element",
                at: position
            )
        }
        attributes.removeAll(keepingCapacity: true)
        tagCount += 1
        while true {
            let spaceStart = position
            skipSpace()
            switch byte(at: position) {
            case UInt8(ascii: ">"):
                position += 1
                return .start(name: name, isEmpty: false)
            case UInt8(ascii: "/"):
                guard byte(at: position + 1) == UInt8(ascii: ">") else {
                    throw error("found \(described(at: position + 1)) after \"/\", expected \">\"", at: position + 1)
                }
                position += 2
                return .start(name: name, isEmpty: true)
            case nil:
                throw error("the file ends inside the tag <\(text(name))>", at: start)
            default:
                guard spaceStart < position else {
                    throw error("found \(described(at: position)) in the tag <\(text(name))>, expected a blank")
                }
                try readAttribute(of: name)
            }
        }
    }

    private mutating func readAttribute(of element: Range<Int>) throws(ReadError) {
        let name = readName()
        guard !name.isEmpty else {
            throw error("found \(described(at: position)) in the tag <\(text(element))>, expected an attribute")
        }
        let number = number(of: name)
        if isAmongAttributes(number) {
            throw error("the attribute \"\(text(name))\" appears twice in <\(text(element))>", at: name.lowerBound)
        }
        skipSpace()
        guard byte(at: position) == UInt8(ascii: "=") else {
            throw error("found \(described(at: position)) after the attribute \"\(text(name))\", expected \"=\"")
        }
        position += 1
        skipSpace()
        guard let quote = byte(at: position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("found \(described(at: position)), expected the value of \"\(text(name))\" in quotes")
        }
        position += 1
        let start = position
        var isPlain = true
        while true {
            skipPlain(before: quote)
            guard let next = byte(at: position), next != quote else { break }
            isPlain = false
            if next == UInt8(ascii: "<") {
                throw error("found \"<\" in the value of \"\(text(name))\", expected \"&lt;\" or the closing quote")
            }
            if next == UInt8(ascii: "&") { try checkReference() }
            if next < 0x20 { try checkControl(next) }
            position += 1
        }
        guard position < bytes.count else {
            throw error("the file ends inside the value of \"\(text(name))\"", at: start - 1)
        }
        attributes.append(Attribute(number: number, value: start..<position, isPlain: isPlain))
        position += 1
    }

    /// The number of a name, also of elements.
    package mutating func number(of name: Range<Int>) -> Int32 { names.number(of: name, in: bytes) }

    /// Notes that the tag at hand has an attribute.
    ///
    /// - Returns: Whether it had it already.
    private mutating func isAmongAttributes(_ number: Int32) -> Bool {
        while lastTags.count <= Int(number) { lastTags.append(0) }
        defer { lastTags[Int(number)] = tagCount }
        return lastTags[Int(number)] == tagCount
    }

    /// Goes to the next byte of a value that is a quote, a reference, a control character or "<".
    @inline(__always)
    private mutating func skipPlain(before quote: UInt8) {
        var index = position
        // Eight bytes at a time: in which of them the upper bit is set that is the lowest of these, is one of those sought.
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
            let found =
                Self.zeros(in: word ^ Self.eight(quote)) | Self.zeros(in: word ^ Self.eight(UInt8(ascii: "&")))
                | Self.zeros(in: word ^ Self.eight(UInt8(ascii: "<"))) | Self.zeros(in: word & Self.eight(0xE0))
            if found != 0 {
                position = index + found.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x20 || byte == quote || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { break }
            index += 1
        }
        position = index
    }

    /// Eight times the same byte.
    @inline(__always)
    private static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The upper bits of the bytes that are zero; of bytes above the lowest of them, others can be set, too.
    @inline(__always)
    private static func zeros(in word: UInt64) -> UInt64 { (word &- eight(1)) & ~word & eight(0x80) }

    private mutating func readEndTag() throws(ReadError) -> Token {
        position += 2
        let name = readName()
        skipSpace()
        guard !name.isEmpty, byte(at: position) == UInt8(ascii: ">") else {
            throw error("found \(described(at: position)) in a closing tag, expected \"</name>\"")
        }
        position += 1
        return .end(name: name)
    }

    private mutating func readName() -> Range<Int> {
        let start = position
        var end = start
        while end < bytes.count, !XMLScanner.endsName(bytes[end]) { end += 1 }
        position = end
        return start..<end
    }

    // MARK: Text

    private mutating func readText() throws(ReadError) -> Token {
        let start = position
        var isBlank = true
        while true {
            skipBlanks()
            guard let next = byte(at: position), next != UInt8(ascii: "<") else { break }
            if next > 0x20 { isBlank = false }
            switch next {
            case UInt8(ascii: "&"): try checkReference()
            case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
                if isConflictMarker(next, at: position) { throw conflictError(at: position) }
                if next == UInt8(ascii: ">"), position >= start + 2, bytes[position - 1] == UInt8(ascii: "]"),
                    bytes[position - 2] == UInt8(ascii: "]")
                {
                    throw error("found \"]]>\" outside a CDATA section", at: position - 2)
                }
            default:
                if next < 0x20 { try checkControl(next) }
            }
            position += 1
        }
        return .text(start..<position, isLiteral: false, isBlank: isBlank)
    }

    /// Goes to the next byte of a text that is no blank: most texts are the indentation of a tag.
    @inline(__always)
    private mutating func skipBlanks() {
        var index = position
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 10 { index += 1 }
        position = index
    }

    private mutating func readLiteral() throws(ReadError) -> Token {
        let start = position + 9
        guard let end = find("]]>", from: start) else {
            throw error("the CDATA section has no end \"]]>\"")
        }
        position = end + 3
        return .text(start..<end, isLiteral: true, isBlank: false)
    }

    /// Leaves `position` at the semicolon of a reference.
    private mutating func checkReference() throws(ReadError) {
        guard let reference = XMLReference(bytes, at: position) else {
            var end = position + 1
            while end < bytes.count, end < position + 12, !XMLScanner.endsName(bytes[end]) { end += 1 }
            throw error(
                "the reference \"\(text(position..<end))\" is unknown, expected &amp; &lt; &gt; &quot; &apos; or &#…;"
            )
        }
        position = reference.end - 1
    }

    private func checkControl(_ byte: UInt8) throws(ReadError) {
        guard byte == 9 || byte == 10 || byte == 13 else {
            throw error("found the control character \(byte), which XML does not allow")
        }
    }

    // MARK: What carries no content

    private mutating func skipComment() throws(ReadError) {
        guard let end = find("--", from: position + 4) else { throw error("the comment has no end \"-->\"") }
        guard byte(at: end + 2) == UInt8(ascii: ">") else {
            throw error("found \"--\" inside a comment, expected \"-->\"", at: end)
        }
        position = end + 3
    }

    private mutating func skipInstruction() throws(ReadError) {
        guard let end = find("?>", from: position + 2) else {
            throw error("the processing instruction has no end \"?>\"")
        }
        position = end + 2
    }

    private mutating func skipDocumentType() throws(ReadError) {
        let start = position
        var depth = 0
        while let next = byte(at: position) {
            switch next {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                position += 1
                while let inner = byte(at: position), inner != next { position += 1 }
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                position += 1
                return
            default: break
            }
            position += 1
        }
        throw error("the document type declaration has no end", at: start)
    }

    private mutating func readDeclaration() throws(ReadError) {
        let start = position
        guard let end = find("?>", from: position) else { throw error("the XML declaration has no end \"?>\"") }
        position = end + 2
        let declaration = text(start..<end)
        guard let key = declaration.range(ofText: "encoding") else { return }
        let encoding = declaration[key.upperBound...].drop { $0 == " " || $0 == "=" || $0 == "\"" || $0 == "'" }
            .prefix { $0 != "\"" && $0 != "'" }.lowercased()
        guard encoding == "utf-8" || encoding == "utf8" || encoding == "us-ascii" else {
            throw error("the file says its encoding is \(encoding), expected UTF-8", at: start)
        }
    }

    // MARK: Bytes

    @inline(__always)
    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }

    private mutating func skipSpace() {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }

    private func starts(with text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private func find(_ text: StaticString, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] == text.utf8Start[0], starts(with: text, at: index) { return index }
            index += 1
        }
        return nil
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard left.count == right.count else { return false }
        for offset in 0..<left.count where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
            return false
        }
        return true
    }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func described(at offset: Int) -> String {
        guard let byte = byte(at: offset) else { return "the end of the file" }
        switch byte {
        case 0x20: return "a blank"
        case 10, 13: return "the end of the line"
        case 9: return "a tab"
        case 0..<0x20: return "the control character \(byte)"
        default:
            let character = String(decoding: bytes[offset..<Swift.min(offset + 4, bytes.count)], as: UTF8.self).prefix(
                1
            )
            return "\"\(character)\""
        }
    }

    /// Whether seven of these bytes begin a line, as git writes them around an unresolved merge.
    private func isConflictMarker(_ marker: UInt8, at offset: Int) -> Bool {
        guard offset + 7 <= bytes.count else { return false }
        guard offset == 0 || bytes[offset - 1] == 10 || bytes[offset - 1] == 13 else { return false }
        for index in offset..<offset + 7 where bytes[index] != marker { return false }
        return byte(at: offset + 7) != marker
    }

    private func conflictError(at offset: Int) -> ReadError {
        error("found a conflict marker of git: the file has an unresolved merge", at: offset)
    }

    /// White space and the bytes that XML uses for its own ends: a constant in code, which every byte of a name is held
    /// against.
    @inline(__always)
    private static func endsName(_ byte: UInt8) -> Bool {
        if byte > 0x3F { return false }
        return endingBytes >> UInt64(byte) & 1 != 0
    }

    /// One bit for each of the first 64 bytes: white space, `!`, `"`, `&`, `'`, `/`, and `;` to `?`.
    @inline(__always)
    private static var endingBytes: UInt64 { 0xF800_80C7_FFFF_FFFF }
}

extension String {
    /// The first place of a text; without Foundation.
    fileprivate func range(ofText text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
