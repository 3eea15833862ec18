/// Reads JSON text (RFC 8259, strictly) piece by piece, in the order of the file.
///
/// A reader asks for what it expects next (`openObject`, `nextKey`, `string`, …) and gets it, or a ``ReadError`` with
/// line, column and key path. No objects are built for values that nobody asks for, nothing is recursive, and each byte
/// is scanned once. The bytes must outlive the scanner.
@usableFromInline
package struct JSONScanner {
    /// A string as it appears in the file: the bytes between its quotes.
    @usableFromInline
    package struct StringToken {
        @usableFromInline package var range: Range<Int>
        @usableFromInline package var hasEscapes: Bool
    }

    @usableFromInline package let bytes: UnsafeRawBufferPointer
    package private(set) var offset = 0
    private var line = 1
    private var lineStart = 0
    /// The line of the key that was read last, and where that line starts: the colon can be on a later line.
    private var keyLine = 1
    private var keyLineStart = 0
    /// Whether the last token opened the innermost container; no comma is allowed before its first part.
    private var isAfterOpening = false

    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if bytes.starts(with: byteOrderMark) { offset = byteOrderMark.count }
    }

    /// The place of the next byte.
    package var place: Place { Place(line: line, column: offset - lineStart + 1) }

    /// The place of the opening quote of the key that `nextKey` returned last.
    package func place(ofKey key: StringToken) -> Place {
        Place(line: keyLine, column: key.range.lowerBound - keyLineStart)
    }

    /// The place of a byte that was already read, found by counting lines again.
    private func place(of offset: Int) -> Place {
        var line = 1
        var lineStart = 0
        for position in 0..<min(offset, bytes.count) where bytes[position] == UInt8(ascii: "\n") {
            line += 1
            lineStart = position + 1
        }
        return Place(line: line, column: offset - lineStart + 1)
    }

    // MARK: Tokens

    /// The next byte that is not white space, without consuming it; `nil` at the end.
    @inline(__always)
    package mutating func peek() -> UInt8? {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"):
                line += 1
                lineStart = offset + 1
            default: return byte
            }
            offset += 1
        }
        return nil
    }

    package mutating func openObject() throws(ReadError) {
        guard peek() == UInt8(ascii: "{") else { throw mismatch(expected: "an object") }
        offset += 1
        isAfterOpening = true
    }

    package mutating func openArray() throws(ReadError) {
        guard peek() == UInt8(ascii: "[") else { throw mismatch(expected: "an array") }
        offset += 1
        isAfterOpening = true
    }

    /// Moves to the next element of the innermost array, or past its end.
    ///
    /// - Returns: Whether there is another element.
    package mutating func nextElement() throws(ReadError) -> Bool {
        try nextPart(closing: UInt8(ascii: "]"), expectation: "a comma or \"]\"")
    }

    /// The next key of the innermost object, with its value still unread; `nil` after the last one.
    package mutating func nextKey() throws(ReadError) -> StringToken? {
        guard try nextPart(closing: UInt8(ascii: "}"), expectation: "a comma or \"}\"") else { return nil }
        guard peek() == UInt8(ascii: "\"") else { throw mismatch(expected: "a key in quotes") }
        let key = try stringToken()
        keyLine = line
        keyLineStart = lineStart
        guard peek() == UInt8(ascii: ":") else { throw mismatch(expected: "a colon after the key") }
        offset += 1
        return key
    }

    @inline(__always)
    private mutating func nextPart(closing: UInt8, expectation: StaticString) throws(ReadError) -> Bool {
        let byte = peek()
        if byte == closing {
            offset += 1
            isAfterOpening = false
            return false
        }
        if isAfterOpening {
            isAfterOpening = false
            return true
        }
        guard byte == UInt8(ascii: ",") else { throw mismatch(expected: "\(expectation)") }
        offset += 1
        if peek() == closing {
            throw error("found a comma with nothing after it", at: offset)
        }
        return true
    }

    package mutating func string() throws(ReadError) -> String {
        try text(of: stringToken())
    }

    /// A string, located but not decoded.
    package mutating func stringToken() throws(ReadError) -> StringToken {
        guard peek() == UInt8(ascii: "\"") else { throw mismatch(expected: "a string") }
        let start = offset + 1
        var position = start
        var hasEscapes = false
        var isPlain = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                if !isPlain, let bad = UTF8Validation.firstFault(in: bytes, start..<position) {
                    throw error("the text is not valid UTF-8", at: bad)
                }
                offset = position + 1
                return StringToken(range: start..<position, hasEscapes: hasEscapes)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                position = try skipEscape(at: position)
                continue
            }
            if byte < 0x20 {
                throw error("a control character in a string is not escaped", at: position)
            }
            if byte >= 0x80 { isPlain = false }
            position += 1
        }
        throw error("the file ends within a string", at: bytes.count)
    }

    /// Checks an escape sequence, counting a surrogate pair as one, and returns the offset after it.
    private func skipEscape(at start: Int) throws(ReadError) -> Int {
        guard start + 1 < bytes.count else { throw error("the file ends within a string", at: bytes.count) }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            let unit = try hexadecimal(at: start + 2)
            if (0xDC00...0xDFFF).contains(unit) {
                throw error("the second half of a surrogate pair is missing its other half", at: start)
            }
            guard (0xD800...0xDBFF).contains(unit) else { return start + 6 }
            let second = start + 6
            guard second + 1 < bytes.count, bytes[second] == UInt8(ascii: "\\"),
                bytes[second + 1] == UInt8(ascii: "u"),
                (0xDC00...0xDFFF).contains(try hexadecimal(at: second + 2))
            else { throw error("the first half of a surrogate pair is missing its other half", at: start) }
            return second + 6
        default:
            throw error("unknown escape sequence", at: start)
        }
    }

    private func hexadecimal(at start: Int) throws(ReadError) -> UInt32 {
        guard start + 4 <= bytes.count else { throw error("the file ends within a string", at: bytes.count) }
        var value: UInt32 = 0
        for position in start..<start + 4 {
            guard let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue, bytes[position] < 0x80 else {
                throw error("expected four hexadecimal digits after \"\\u\"", at: position)
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    @usableFromInline
    package func text(of token: StringToken) -> String {
        let raw = UnsafeRawBufferPointer(rebasing: bytes[token.range])
        guard token.hasEscapes else { return String(decoding: raw, as: UTF8.self) }
        return JSONEscapes.decoded(raw)
    }

    package mutating func bool() throws(ReadError) -> Bool {
        switch peek() {
        case UInt8(ascii: "t"):
            try literal("true", expected: "true or false")
            return true
        case UInt8(ascii: "f"):
            try literal("false", expected: "true or false")
            return false
        default: throw mismatch(expected: "true or false")
        }
    }

    /// Reads `null` if it comes next.
    package mutating func null() throws(ReadError) -> Bool {
        guard peek() == UInt8(ascii: "n") else { return false }
        try literal("null", expected: "null")
        return true
    }

    private mutating func literal(_ word: StaticString, expected: StaticString) throws(ReadError) {
        let end = offset + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ bytes[offset..<end].elementsEqual($0) }) else {
            throw mismatch(expected: "\(expected)")
        }
        offset = end
    }

    /// A number as the nearest double; infinite if it overflows.
    ///
    /// - Parameter expected: The caller's name for the value, for the error message.
    package mutating func number(expected: StaticString = "a number") throws(ReadError) -> Double {
        let first = peek()
        guard let first, first == UInt8(ascii: "-") || first.isDigit else {
            throw mismatch(expected: "\(expected)")
        }
        guard let number = JSONNumber(in: bytes, at: offset) else {
            throw error("this is not a number as JSON writes them", at: offset)
        }
        offset = number.end
        return number.value
    }

    /// Skips one value of any kind, checking that it is valid JSON.
    package mutating func skipValue() throws(ReadError) {
        var isObject: [Bool] = []
        repeat {
            switch peek() {
            case UInt8(ascii: "{"):
                try openObject()
                isObject.append(true)
            case UInt8(ascii: "["):
                try openArray()
                isObject.append(false)
            case UInt8(ascii: "\""): _ = try stringToken()
            case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
            case UInt8(ascii: "n"): _ = try null()
            default: _ = try number(expected: "a value")
            }
            while let innermost = isObject.last {
                let hasNext = innermost ? try nextKey() != nil : try nextElement()
                if hasNext { break }
                isObject.removeLast()
            }
        } while !isObject.isEmpty
    }

    /// Checks that only white space is left.
    package mutating func end() throws(ReadError) {
        if peek() != nil { throw error("there is something after the end of the JSON value", at: offset) }
    }

    // MARK: Errors

    /// - Parameter offset: The byte with the error; everything before it must have been read.
    package func error(_ message: String, at offset: Int) -> ReadError {
        let path = JSONPath.path(to: offset, in: bytes)
        return ReadError(
            message,
            place: place(of: offset),
            keyPath: path.isEmpty ? nil : path
        )
    }

    /// The error for an unexpected value or token.
    mutating func mismatch(expected: String) -> ReadError {
        _ = peek()
        return error("expected \(expected), found \(descriptionOfNext())", at: offset)
    }

    private func descriptionOfNext() -> String {
        guard offset < bytes.count else { return "the end of the file" }
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        case UInt8(ascii: "\""): return "a string"
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return "a number"
        case 0x80...: return "text outside of quotes"
        case 0..<0x20, 0x7F: return "a control character"
        default: break
        }
        let word = bytes[offset...].prefix(12).prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "true", "false", "null": return text
        case "": break
        default: return "\"\(text)\", which is not JSON"
        }
        if byte == UInt8(ascii: "-") {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            return next.isDigit ? "a number" : "\"-\" without a number"
        }
        return "\"\(Character(UnicodeScalar(byte)))\""
    }
}
