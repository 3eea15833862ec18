import LayoutSyntax

/// The tokens of a Swift file, with the pairs of its brackets.
///
/// - Complexity: Linear in the size of the file.
package struct SwiftCodeTokens: Sendable {
    package enum Kind: UInt8, BitwiseCopyable, Sendable {
        case word, number, string, regex
        /// One of `( ) [ ] { } , : ; .`, a backslash, or `$` alone.
        case mark
        /// A run of operator characters; a `>` is one of its own, as it can end generic arguments.
        case `operator`
        /// `@name`
        case attribute
        /// `#name`
        case directive
        /// What another language's text has in this place and cannot be translated: its text is the message of the fault.
        case fault
    }

    /// Whether an operator is before, behind or between operands, by the blanks around it.
    package enum Fixity: UInt8, BitwiseCopyable, Sendable {
        case infix, prefix, postfix
    }

    package struct Token: BitwiseCopyable, Sendable {
        package var kind: Kind
        /// Whether it is the first of its line.
        package var startsLine: Bool
        /// Whether blanks or comments precede it.
        package var isSpaced: Bool
        /// Whether a string has parts that are known at run time only. Their tokens are behind the one of the string,
        /// those of each within parentheses.
        package var isInterpolated = false
        package var fixity = Fixity.infix
        package var start: Int32
        package var end: Int32
        package var line: Int32
        package var column: Int32
        /// Of a bracket: the index of its partner. Of a string with interpolations: the index of its last token. Of
        /// `#if`, `#elseif` and `#else`: the index of the next of them or of `#endif`.
        package var partner: Int32 = -1
    }

    private let bytes: [UInt8]
    package private(set) var tokens: [Token] = []
    /// The files that the tokens are of, where there are several, each with its first token.
    package private(set) var files: [(path: String, first: Int)] = []
    /// The titles of `// MARK: - Title` lines, each with the index of the token after it.
    package private(set) var marks: [(title: String, token: Int)] = []

    package var count: Int { tokens.count }

    /// - Throws: ``ReadError`` with a place, for what is no token, and for brackets without a partner.
    package init(_ source: UnsafeRawBufferPointer) throws(ReadError) {
        bytes = Array(source)
        guard bytes.count < Int(Int32.max) else { throw ReadError("the file is larger than 2 GB") }
        var scanner = SwiftCodeScanner(bytes)
        try scanner.scan()
        tokens = scanner.tokens
        marks = scanner.marks
        try pairBrackets()
        pairDirectives()
    }

    private mutating func pairDirectives() {
        var open: [Int] = []
        for index in tokens.indices where tokens[index].kind == .directive {
            if `is`("#if", at: index) {
                open.append(index)
            } else if let last = open.last, `is`("#elseif", at: index) || `is`("#else", at: index) {
                tokens[last].partner = Int32(truncatingIfNeeded: index)
                open[open.count - 1] = index
            } else if `is`("#endif", at: index), let last = open.popLast() {
                tokens[last].partner = Int32(truncatingIfNeeded: index)
            }
        }
    }

    /// The tokens of another language: in its own text, or written in Swift.
    ///
    /// - Throws: ``ReadError`` for brackets without a partner.
    init(
        _ bytes: [UInt8],
        tokens: [Token],
        marks: [(title: String, token: Int)]
    ) throws(ReadError) {
        self.bytes = bytes
        self.tokens = tokens
        self.marks = marks
        try pairBrackets()
    }

    /// The tokens of several files, one behind the other. Places stay those of each file.
    ///
    /// - Throws: ``ReadError`` where the files have more than 2 GB together.
    init(joining parts: [(path: String, tokens: SwiftCodeTokens)]) throws(ReadError) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.tokens.bytes.count + 1 })
        tokens.reserveCapacity(parts.reduce(0) { $0 + $1.tokens.count })
        for part in parts {
            guard bytes.count + part.tokens.bytes.count < Int(Int32.max) else {
                throw ReadError("the files of this program have more than 2 GB")
            }
            let (shift, first) = (Int32(bytes.count), tokens.count)
            files.append((part.path, first))
            for var token in part.tokens.tokens {
                token.start += shift
                token.end += shift
                if token.partner >= 0 { token.partner += Int32(truncatingIfNeeded: first) }
                tokens.append(token)
            }
            bytes += part.tokens.bytes
            bytes.append(UInt8(ascii: "\n"))
        }
        self.bytes = bytes
    }

    private mutating func pairBrackets() throws(ReadError) {
        var open: [Int] = []
        for index in tokens.indices where tokens[index].kind == .mark {
            switch byte(at: index) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let partner = open.popLast() else {
                    throw ReadError("found \"\(text(at: index))\" without an opening bracket", place: place(of: index))
                }
                let expected = Self.closing(byte(at: partner))
                guard expected == byte(at: index) else {
                    throw ReadError(
                        "found \"\(text(at: index))\", expected \"\(Character(Unicode.Scalar(expected)))\" for the "
                            + "\"\(text(at: partner))\" of line \(tokens[partner].line)",
                        place: place(of: index)
                    )
                }
                tokens[partner].partner = Int32(truncatingIfNeeded: index)
                tokens[index].partner = Int32(truncatingIfNeeded: partner)
            default: break
            }
        }
        if let index = open.last {
            throw ReadError(
                "\"\(text(at: index))\" is never closed, expected "
                    + "\"\(Character(Unicode.Scalar(Self.closing(byte(at: index)))))\"",
                place: place(of: index)
            )
        }
    }

    private static func closing(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    // MARK: Asking

    /// The position of the file that a token is of among ``files``; 0 where there is only one.
    ///
    /// - Complexity: O(log files)
    package func file(of index: Int) -> Int {
        var (low, high) = (0, files.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if files[middle].first <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// The tokens of a file among ``files``.
    package func range(ofFile file: Int) -> Range<Int> {
        if files.isEmpty { return 0..<count }
        return files[file].first..<(file + 1 < files.count ? files[file + 1].first : count)
    }

    package func place(of index: Int) -> Place {
        guard tokens.indices.contains(index) else {
            return tokens.last.map { Place(line: Int($0.line), column: Int($0.column)) } ?? Place(line: 1, column: 1)
        }
        return Place(line: Int(tokens[index].line), column: Int(tokens[index].column))
    }

    package func text(at index: Int) -> String {
        let token = tokens[index]
        return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    /// The name in a word, without backticks.
    package func name(at index: Int) -> String {
        let text = text(at: index)
        return text.hasPrefix("`") ? text.filter { $0 != "`" } : text
    }

    package func `is`(_ text: StaticString, at index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind != .string, Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[Int(token.start)..<Int(token.end)]) }
    }

    /// Whether an expression ends before a token: a closing bracket, a comma or a semicolon.
    func closes(at index: Int) -> Bool {
        guard tokens[index].kind == .mark else { return false }
        switch byte(at: index) {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"): return true
        default: return false
        }
    }

    /// The index behind a token, or behind the brackets or the string that begin with it.
    package func end(at index: Int) -> Int {
        tokens[index].kind == .directive ? index + 1 : max(index, Int(tokens[index].partner)) + 1
    }

    /// The index behind an operator, whose parts touch.
    package func endOfOperator(at index: Int) -> Int {
        var end = index + 1
        guard `is`(">", at: index) else { return end }
        while end < count, end - index < 16, tokens[end].kind == .operator, !tokens[end].isSpaced { end += 1 }
        return end
    }

    package func `operator`(at index: Int) -> String {
        let end = endOfOperator(at: index)
        return end == index + 1 ? text(at: index) : (index..<end).map { text(at: $0) }.joined()
    }

    private func byte(at index: Int) -> UInt8 { bytes[Int(tokens[index].start)] }

    /// The value of a number.
    package func number(at index: Int) -> Double? {
        let digits = text(at: index).filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(2), radix: radix).map(Double.init)
        }
        guard let value = Double(digits), value.isFinite else { return nil }
        return value
    }

    /// Whether a number is written as a whole one.
    package func isWhole(at index: Int) -> Bool { !text(at: index).contains { $0 == "." || $0 == "e" || $0 == "E" } }

    /// The text of a string without interpolations; `nil` for others, and for escapes that Swift does not have.
    package func string(at index: Int) -> String? {
        let token = tokens[index]
        if token.isInterpolated { return nil }
        return SwiftStringLiteral.text(of: bytes[Int(token.start)..<Int(token.end)])
    }
}
