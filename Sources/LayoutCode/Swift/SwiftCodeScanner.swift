import LayoutSyntax

/// Splits the bytes of a Swift file into tokens.
struct SwiftCodeScanner {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    var lineStart = 0
    var startsLine = true
    var tokens: [SwiftCodeTokens.Token] = []
    private(set) var marks: [(title: String, token: Int)] = []
    /// The strings whose interpolations surround the position.
    var strings: [OpenString] = []

    /// A string that goes on behind an interpolation.
    struct OpenString {
        var token: Int
        var hashes: Int
        var isMultiline: Bool
        var place: Place
        /// How many parentheses of the interpolation are open.
        var depth = 0
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            lineStart = 3
        }
        if isAt("#!") { skipLineComment() }
    }

    mutating func scan() throws(ReadError) {
        while true {
            let before = position
            try skipBlanks()
            guard position < bytes.count else { break }
            add(.mark, isSpaced: position > before || startsLine)
            let index = tokens.count - 1
            let kind = try kind()
            tokens[index].kind = kind
            // A string ends where its last part does.
            if kind != .string { tokens[index].end = Int32(truncatingIfNeeded: position) }
            if kind == .mark { try countInterpolation(bytes[position - 1]) }
        }
        if let open = strings.last { throw neverClosed(open) }
    }

    /// Adds a token that begins here.
    mutating func add(_ kind: SwiftCodeTokens.Kind, isSpaced: Bool) {
        let position = Int32(truncatingIfNeeded: self.position)
        tokens.append(
            .init(
                kind: kind,
                startsLine: startsLine,
                isSpaced: isSpaced,
                start: position,
                end: position,
                line: Int32(truncatingIfNeeded: line),
                column: Int32(truncatingIfNeeded: place.column)
            )
        )
        startsLine = false
    }

    func isAt(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
    }

    var place: Place { Place(line: line, column: position - lineStart + 1) }

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
            case UInt8(ascii: "/") where isAt("//"): skipLineComment()
            case UInt8(ascii: "/") where isAt("/*"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipLineComment() {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if position == lineStart, isAt("// MARK: - ") {
            let title = String(decoding: bytes[(position + 11)..<end], as: UTF8.self)
            marks.append((title, tokens.count))
        }
        position = end
    }

    /// Comments nest.
    private mutating func skipComment() throws(ReadError) {
        let start = place
        var depth = 0
        repeat {
            if isAt("/*") {
                depth += 1
                position += 2
            } else if isAt("*/") {
                depth -= 1
                position += 2
            } else if position < bytes.count {
                position += 1
                if bytes[position - 1] == UInt8(ascii: "\n") { endLine() }
            } else {
                throw ReadError("the comment is never closed, expected \"*/\"", place: start)
            }
        } while depth > 0
    }

    // MARK: Tokens

    private mutating func kind() throws(ReadError) -> SwiftCodeTokens.Kind {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""):
            try openString(hashes: 0)
            return .string
        case UInt8(ascii: "#"):
            let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
            let next = position + hashes < bytes.count ? bytes[position + hashes] : 0
            if next == UInt8(ascii: "\"") {
                position += hashes
                try openString(hashes: hashes)
                return .string
            }
            if next == UInt8(ascii: "/") {
                try skipRegex(hashes: hashes)
                return .regex
            }
            position += 1
            if isAt("`") { try skipBackticks() } else { skipWord() }
            return .directive
        case UInt8(ascii: "@"):
            position += 1
            if isAt("`") { try skipBackticks() } else { skipWord() }
            return .attribute
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: "`"):
            try skipBackticks()
            return .word
        case _ where Self.isWord(byte) && (byte < 0x80 || operatorLength(at: position) == nil):
            skipWord()
            return .word
        // `Module::name`
        case UInt8(ascii: ":") where isAt("::"):
            position += 2
            return .mark
        case _ where Self.marks[Int(byte)] && !isAt(".."):
            position += 1
            return .mark
        case UInt8(ascii: "/") where regexEnd != nil:
            position = regexEnd ?? position + 1
            return .regex
        case _ where byte == UInt8(ascii: ".") || operatorLength(at: position) != nil:
            skipOperator()
            return .operator
        default:
            let shown = byte < 0x20 || byte == 0x7F ? "a control character" : "\"\(Character(Unicode.Scalar(byte)))\""
            throw ReadError("found \(shown), expected Swift", place: place)
        }
    }

    private mutating func skipBackticks() throws(ReadError) {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != UInt8(ascii: "\n") {
            position += 1
        }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "`") else {
            throw ReadError("the name in backticks is never closed", place: place)
        }
        position += 1
    }

    private mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) {
            if bytes[position] >= 0x80, operatorLength(at: position) != nil { break }
            position += 1
        }
    }

    private mutating func skipNumber() {
        let isHexadecimal = isAt("0x")
        // The elements of a tuple within a tuple: `pair.0.1`
        let isElement =
            tokens.count > 1 && tokens[tokens.count - 2].kind == .mark && bytes[position - 1] == UInt8(ascii: ".")
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            let isExponent = bytes[position - 1] | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
            let isSign = isExponent && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
            // A point belongs to the number only before a digit.
            let isPoint =
                !isElement && byte == UInt8(ascii: ".") && position + 1 < bytes.count
                && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position + 1])
            guard Self.isWord(byte) || isPoint || isSign else { break }
            position += 1
        }
    }

    // MARK: Bytes

    static func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || words[Int(byte)] }

    private static let words = table("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$")
    private static let marks = table("()[]{},:;.\\")

    /// Whether each byte is one of the text's.
    static func table(_ text: StaticString) -> [Bool] {
        var table = [Bool](repeating: false, count: 256)
        text.withUTF8Buffer { for byte in $0 { table[Int(byte)] = true } }
        return table
    }
}
