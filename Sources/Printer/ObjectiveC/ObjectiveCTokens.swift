/// Splits Objective-C into tokens.
struct ObjectiveCTokens {
    enum Kind: Equatable {
        case word(String)
        case number(Double)
        case string(String)
        case mark(Character)
        /// `@interface`, `@[`; without the sign.
        case directive(String)
        /// The name between the angle brackets.
        case `import`(String)
        case end
    }

    struct Token: Equatable {
        var kind: Kind
        /// The comments before it.
        var comments: [String]
        var line: Int
    }

    static func tokens(of text: String) throws(ProofFailure) -> [Token] {
        var reader = ObjectiveCTokens(bytes: Array(text.utf8))
        var tokens: [Token] = []
        repeat { tokens.append(try reader.next()) } while tokens.last?.kind != .end
        return tokens
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ what: String) -> ProofFailure { ProofFailure("line \(line) cannot be read back: \(what)") }

    private mutating func text(while isPart: (UInt8) -> Bool) -> String {
        let start = position
        while let byte, isPart(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func next() throws(ProofFailure) -> Token {
        var comments: [String] = []
        while let byte {
            if byte == UInt8(ascii: "\n") {
                line += 1
                position += 1
            } else if byte == UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "/"), bytes.dropFirst(position + 1).first == byte {
                let comment = text { $0 != UInt8(ascii: "\n") }.dropFirst(2)
                comments.append(String(comment.first == " " ? comment.dropFirst() : comment))
            } else if bytes[position...].starts(with: ObjectiveCNames.mark.utf8) {
                _ = text { $0 != UInt8(ascii: "\n") }
            } else {
                return Token(kind: try kind(byte), comments: comments, line: line)
            }
        }
        return Token(kind: .end, comments: comments, line: line)
    }

    private mutating func kind(_ first: UInt8) throws(ProofFailure) -> Kind {
        if Self.isDigit(first) { return try number() }
        if Self.isWord(first) { return .word(text(while: Self.isWord)) }
        if first == UInt8(ascii: "#") {
            let directive = text { $0 != UInt8(ascii: "\n") }
            let parts = directive.split(whereSeparator: { "<>".contains($0) })
            guard parts.count == 2, parts[0] == "#import " else { throw failure("an import is expected") }
            return .import(String(parts[1]))
        }
        position += 1
        if first == UInt8(ascii: "@") {
            if byte == UInt8(ascii: "\"") {
                position += 1
                return .string(try string())
            }
            if byte == UInt8(ascii: "[") {
                position += 1
                return .directive("[")
            }
            return .directive(text(while: Self.isWord))
        }
        return .mark(Character(Unicode.Scalar(first)))
    }

    private mutating func number() throws(ProofFailure) -> Kind {
        var last: UInt8 = 0
        let spelled = text { byte in
            let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && last == UInt8(ascii: "e")
            defer { last = byte }
            return isSign || Self.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e")
        }
        guard let number = Double(spelled) else { throw failure("a number is expected") }
        return .number(number)
    }

    /// The rest of a string, with escapes for quotes, backslashes, and bytes in octal.
    private mutating func string() throws(ProofFailure) -> String {
        var content: [UInt8] = []
        while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            position += 1
            guard byte == UInt8(ascii: "\\") else {
                content.append(byte)
                continue
            }
            guard let escaped = self.byte else { break }
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): content.append(escaped)
            default:
                let digits = [escaped] + bytes[position...].prefix(2)
                guard digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) else {
                    throw failure("an escape is expected")
                }
                content.append(value)
                position += 2
            }
        }
        guard byte == UInt8(ascii: "\"") else { throw failure("a string does not end") }
        position += 1
        return String(decoding: content, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || isDigit(byte) || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
