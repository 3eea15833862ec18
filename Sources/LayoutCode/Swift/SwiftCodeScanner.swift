import LayoutSyntax

/// Splits the bytes of a Swift file into tokens.
struct SwiftCodeScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var count = 0
    private var startsLine = true
    private(set) var marks: [(title: String, token: Int)] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
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
        let isSpaced = position > before || isFirst
        startsLine = false
        let startLine = line
        var isInterpolated = false
        let kind = try kind(&isInterpolated)
        count += 1
        return SwiftCodeTokens.Token(
            kind: kind,
            startsLine: isFirst,
            isSpaced: isSpaced,
            isInterpolated: isInterpolated,
            start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: position),
            line: Int32(truncatingIfNeeded: startLine),
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
            marks.append((title, count))
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

    private mutating func kind(_ isInterpolated: inout Bool) throws(ReadError) -> SwiftCodeTokens.Kind {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""):
            try skipString(hashes: 0, &isInterpolated)
            return .string
        case UInt8(ascii: "#"):
            let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
            if position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "\"") {
                position += hashes
                try skipString(hashes: hashes, &isInterpolated)
                return .string
            }
            position += 1
            skipWord()
            return .directive
        case UInt8(ascii: "@"):
            position += 1
            skipWord()
            return .attribute
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: "`"):
            position += 1
            skipWord()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "`") else {
                throw ReadError("the name in backticks is never closed", place: place)
            }
            position += 1
            return .word
        case UInt8(ascii: "$"):
            position += 1
            skipWord()
            return .word
        case _ where Self.isWord(byte):
            skipWord()
            return .word
        case UInt8(ascii: ".") where !isAt(".."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"), UInt8(ascii: "\\"):
            position += 1
            return .mark
        case UInt8(ascii: "."),
            _ where Self.isOperator(byte):
            let isDotted = byte == UInt8(ascii: ".")
            position += 1
            while position < bytes.count,
                Self.isOperator(bytes[position]) || isDotted && bytes[position] == UInt8(ascii: "."),
                !isAt("//"), !isAt("/*")
            {
                position += 1
            }
            return .operator
        default:
            let shown = byte < 0x20 || byte == 0x7F ? "a control character" : "\"\(Character(Unicode.Scalar(byte)))\""
            throw ReadError("found \(shown), expected Swift", place: place)
        }
    }

    private mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    }

    private mutating func skipNumber() {
        let isHexadecimal = isAt("0x")
        while position < bytes.count {
            let byte = bytes[position]
            let isExponentSign =
                !isHexadecimal && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
                && (bytes[position - 1] == UInt8(ascii: "e") || bytes[position - 1] == UInt8(ascii: "E"))
            // A point belongs to the number only before a digit.
            let isPoint =
                byte == UInt8(ascii: ".") && position + 1 < bytes.count
                && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position + 1])
            guard Self.isWord(byte) || isPoint || isExponentSign else { break }
            position += 1
        }
    }

    /// From the opening quote to the closing one. What an interpolation contains is skipped, strings included.
    private mutating func skipString(hashes: Int, _ isInterpolated: inout Bool) throws(ReadError) {
        let start = place
        let isMultiline = isAt("\"\"\"")
        position += isMultiline ? 3 : 1
        /// The open parentheses of each interpolation that surrounds the position.
        var interpolations: [Int] = []
        /// The quotes of the strings within interpolations.
        var isInString = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") {
                if !isMultiline { break }
                position += 1
                line += 1
                lineStart = position
                continue
            }
            if !isInString {
                // Within an interpolation.
                switch byte {
                case UInt8(ascii: "("): interpolations[interpolations.count - 1] += 1
                case UInt8(ascii: ")"):
                    interpolations[interpolations.count - 1] -= 1
                    if interpolations.last == 0 {
                        interpolations.removeLast()
                        isInString = true
                    }
                case UInt8(ascii: "\""):
                    var inner = false
                    guard interpolations.count < 16 else { break }
                    try skipInnerString(&inner)
                    continue
                default: break
                }
                position += 1
                continue
            }
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: position + 1) {
                let next = position + 1 + hashes
                if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
                    isInterpolated = true
                    interpolations.append(1)
                    isInString = false
                    position = next + 1
                } else {
                    position = min(next + 1, bytes.count)
                    if next < bytes.count, bytes[next] == UInt8(ascii: "\n") {
                        line += 1
                        lineStart = position
                    }
                }
                continue
            }
            let ends = isMultiline ? isAt("\"\"\"") : byte == UInt8(ascii: "\"")
            let length = isMultiline ? 3 : 1
            if ends, hasHashes(hashes, after: position + length) {
                position += length + hashes
                return
            }
            position += 1
        }
        throw ReadError("the string is never closed, expected \(isMultiline ? "\"\"\"" : "a quote")", place: start)
    }

    /// A string within an interpolation, which has none itself that contains another.
    private mutating func skipInnerString(_ isInterpolated: inout Bool) throws(ReadError) {
        let start = place
        position += 1
        var depth = 0
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "(") { depth += 1 }
                position += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\"") where depth == 0:
                position += 1
                return
            default: break
            }
            position += 1
        }
        throw ReadError("the string is never closed, expected a quote", place: start)
    }

    private func hasHashes(_ count: Int, after index: Int) -> Bool {
        index + count <= bytes.count && bytes[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
