import LayoutSyntax

/// Parses the text form of a `.strings` file: `"key" = "value";` with C comments between entries.
///
/// The grammar is that of Apple's old property lists (Internationalization and Localization Guide, "Strings Files"):
/// keys and values are quoted or plain words; `"key";` is its own value. Anything else is skipped up to the next
/// semicolon.
struct StringsScanner {
    private(set) var entries: [StringsFile.Entry] = []
    private(set) var faults: [StringsFile.Fault] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func scan() {
        skipSpace()
        // Old property lists are in braces.
        let isBraced = peek == UInt8(ascii: "{")
        if isBraced { position += 1 }
        while true {
            skipSpace()
            guard let next = peek else { return }
            if isBraced, next == UInt8(ascii: "}") { return }
            let place = place
            guard let entry = entry() else {
                faults.append(StringsFile.Fault(message: fault(at: place), place: place))
                skipEntry()
                continue
            }
            entries.append(StringsFile.Entry(key: entry.key, value: entry.value, place: place))
        }
    }

    /// Whether the file begins with an entry whose key and value are both quoted.
    mutating func beginsWithEntry() -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: "\""), word() != nil else { return false }
        skipSpace()
        guard peek == UInt8(ascii: "=") else { return false }
        position += 1
        skipSpace()
        return peek == UInt8(ascii: "\"")
    }

    private mutating func entry() -> (key: String, value: String)? {
        guard let key = word() else { return nil }
        skipSpace()
        var value = key
        if peek == UInt8(ascii: "=") {
            position += 1
            skipSpace()
            guard let text = word() else { return nil }
            value = text
            skipSpace()
        }
        guard peek == UInt8(ascii: ";") else { return nil }
        position += 1
        return (key, value)
    }

    private func fault(at place: Place) -> String {
        peek == nil ? "the file ends inside an entry" : "found no \"key\" = \"value\"; here"
    }

    private mutating func skipEntry() {
        while let next = peek {
            advance()
            if next == UInt8(ascii: ";") || next == 10 { return }
        }
    }

    // MARK: Words

    private mutating func word() -> String? {
        guard let next = peek else { return nil }
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return quoted(by: next) }
        let start = position
        while let next = peek, Self.isPlain(next) { position += 1 }
        return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
        default: false
        }
    }

    /// A missing quote consumes the rest of the file; the fault is reported at the start of the entry.
    private mutating func quoted(by quote: UInt8) -> String? {
        advance()
        var text: [UInt8] = []
        /// The first half of a character written as two `\U` escapes.
        var high: UInt32?
        while let next = peek {
            advance()
            if next == quote { return String(decoding: text, as: UTF8.self) }
            guard next == UInt8(ascii: "\\"), let escape = peek else {
                text.append(next)
                continue
            }
            advance()
            guard var code = code(of: escape) else {
                text.append(escape)
                continue
            }
            if let first = high, (0xDC00...0xDFFF).contains(code) {
                code = 0x10000 + (first - 0xD800) << 10 + (code - 0xDC00)
            }
            high = (0xD800...0xDBFF).contains(code) ? code : nil
            if high == nil { text += Array(String(UnicodeScalar(code) ?? "\u{FFFD}").utf8) }
        }
        return nil
    }

    /// The code of an escape after its backslash; `nil` if the character represents itself.
    private mutating func code(of escape: UInt8) -> UInt32? {
        switch escape {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "a"): return 7
        case UInt8(ascii: "b"): return 8
        case UInt8(ascii: "f"): return 12
        case UInt8(ascii: "v"): return 11
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return digits(radix: 16, atMost: 4, from: 0) ?? UInt32(escape)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let first = UInt32(escape - UInt8(ascii: "0"))
            return digits(radix: 8, atMost: 2, from: first) ?? first
        default: return nil
        }
    }

    private mutating func digits(radix: UInt32, atMost count: Int, from start: UInt32) -> UInt32? {
        var value = start
        var read = 0
        while read < count, let next = peek, let digit = Character(UnicodeScalar(next)).hexDigitValue,
            digit < Int(radix)
        {
            value = value * radix + UInt32(digit)
            position += 1
            read += 1
        }
        return read == 0 ? nil : value
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var place: Place { Place(line: line, column: position - lineStart + 1) }

    private mutating func advance() {
        if bytes[position] == 10 {
            line += 1
            lineStart = position + 1
        }
        position += 1
    }

    /// Blanks and comments.
    private mutating func skipSpace() {
        while let next = peek {
            if StringsFile.isSpace(next) {
                advance()
            } else if next == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while let next = peek, next != 10 { _ = next; position += 1 }
            } else if next == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                position += 2
                while position < bytes.count {
                    if bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
                        bytes[position + 1] == UInt8(ascii: "/")
                    {
                        position += 2
                        break
                    }
                    advance()
                }
            } else {
                return
            }
        }
    }
}
