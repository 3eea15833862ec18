import LayoutSyntax

/// Splits the bytes of an Objective-C file into tokens of the kinds that Swift's have.
///
/// Lines of the preprocessor that only import, mark or warn are blanks. `#define` is a token, and so are conditions.
struct ObjectiveCScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var count = 0
    private var startsLine = true
    private(set) var marks: [(title: String, token: Int)] = []
    /// Whether imports and the like are tokens: a strict reading passes over titles only.
    private let isStrict: Bool

    init(_ bytes: [UInt8], isStrict: Bool = false) {
        self.bytes = bytes
        self.isStrict = isStrict
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            lineStart = 3
        }
    }

    /// The next token; `nil` at the end.
    mutating func next() throws(ReadError) -> SwiftCodeTokens.Token? {
        let before = position
        try skipBlanks()
        guard position < bytes.count else { return nil }
        let start = position
        let place = place
        let isFirst = startsLine
        startsLine = false
        let kind = try kind()
        count += 1
        return SwiftCodeTokens.Token(
            kind: kind,
            startsLine: isFirst,
            isSpaced: start > before || isFirst,
            start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: position),
            line: Int32(truncatingIfNeeded: place.line),
            column: Int32(truncatingIfNeeded: place.column)
        )
    }

    private var place: Place { Place(line: line, column: position - lineStart + 1) }

    private func isAt(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
    }

    private mutating func endLine() {
        line += 1
        lineStart = position
        startsLine = true
    }

    // MARK: Blanks

    private mutating func skipBlanks() throws(ReadError) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"):
                position += 1
                endLine()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: position += 1
            case UInt8(ascii: "\\") where isAt("\\\n") || isAt("\\\r\n"): skipContinuation()
            case UInt8(ascii: "/") where isAt("//"): skipLineComment()
            case UInt8(ascii: "/") where isAt("/*"): try skipComment()
            case UInt8(ascii: "#") where isIgnoredDirective: skipDirective()
            default: return
            }
        }
    }

    /// A line goes on in the next one: no token begins there.
    private mutating func skipContinuation() {
        position += isAt("\\\r\n") ? 3 : 2
        let started = startsLine
        endLine()
        startsLine = started
    }

    private mutating func skipLineComment() {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if position == lineStart, isAt("// MARK: - ") {
            marks.append((String(decoding: bytes[(position + 11)..<end], as: UTF8.self), count))
        }
        position = end
    }

    private mutating func skipComment() throws(ReadError) {
        let start = place
        position += 2
        while !isAt("*/") {
            guard position < bytes.count else {
                throw ReadError("the comment is never closed, expected \"*/\"", place: start)
            }
            position += 1
            if bytes[position - 1] == UInt8(ascii: "\n") { endLine() }
        }
        position += 2
    }

    private static let ignoredDirectives: [StaticString] = [
        "#import", "#include", "#pragma", "#warning", "#error", "#undef", "#line",
    ]

    private var isIgnoredDirective: Bool {
        isStrict ? isAt("#pragma mark") : Self.ignoredDirectives.contains(where: isAt)
    }

    private mutating func skipDirective() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            if isAt("\\\n") || isAt("\\\r\n") { skipContinuation() } else { position += 1 }
        }
    }

    // MARK: Tokens

    private mutating func kind() throws(ReadError) -> SwiftCodeTokens.Kind {
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let isString = bytes[position] == UInt8(ascii: "\"")
            try skipString()
            return isString ? .string : .directive
        case UInt8(ascii: "@"):
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
                try skipString()
                return .string
            }
            if position < bytes.count, !Self.isDigit(bytes[position]) { skipWord() }
            return .attribute
        case UInt8(ascii: "#"):
            position += 1
            skipWord()
            return .directive
        case let byte where Self.isDigit(byte):
            skipNumber()
            return .number
        case UInt8(ascii: ".") where position + 1 < bytes.count && Self.isDigit(bytes[position + 1]):
            skipNumber()
            return .number
        case let byte where Self.isWord(byte):
            skipWord()
            return .word
        case UInt8(ascii: ".") where !isAt("..."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"):
            position += 1
            return .mark
        case let byte:
            if let known = Self.operators.first(where: isAt) {
                position += known.utf8CodeUnitCount
                return .operator
            }
            let shown = byte < 0x20 || byte == 0x7F ? "a control character" : "\"\(Character(Unicode.Scalar(byte)))\""
            throw ReadError("found \(shown), expected Objective-C", place: place)
        }
    }

    /// The longer ones first.
    private static let operators: [StaticString] = [
        "...", "<<=", ">>=", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "==", "!=", "<=", ">=",
        "&&", "||", "<<", ">>", "+", "-", "*", "/", "%", "=", "<", ">", "!", "~", "&", "|", "^", "?",
    ]

    private mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    }

    /// Digits with their point, exponent and suffix.
    private mutating func skipNumber() {
        let isHexadecimal = isAt("0x") || isAt("0X")
        while position < bytes.count {
            let byte = bytes[position]
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            let followsExponent = bytes[position - 1] | 0x20 == UInt8(ascii: "e")
            guard Self.isWord(byte) || byte == UInt8(ascii: ".") || isSign && followsExponent && !isHexadecimal else {
                break
            }
            position += 1
            // `1...3` has no point.
            if isAt("..") { break }
        }
    }

    /// From the opening quote to the closing one.
    private mutating func skipString() throws(ReadError) {
        let start = place
        let quote = bytes[position]
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                guard position < bytes.count, bytes[position] != UInt8(ascii: "\n") else { break }
            } else if bytes[position] == quote {
                position += 1
                return
            }
            position += 1
        }
        throw ReadError("the string is never closed, expected a quote", place: start)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
