/// Splits the part of Swift that printers write into tokens.
///
/// It reads what was written back, as a proof; it is no general Swift lexer.
package struct SwiftTokens: Sendable {
    package enum Token: Equatable, Sendable {
        /// A name or keyword.
        case word(String)
        case number(Double)
        case string(String)
        /// One of `( ) { } [ ] , : . = += @ ? ->`.
        case mark(String)
    }

    /// Why text could not be read back.
    package struct Failure: Error, Equatable {
        package var message: String
        /// 1-based.
        package var line: Int
    }

    package private(set) var tokens: [Token] = []
    /// The line of each token, 1-based.
    package private(set) var lines: [Int] = []
    /// The comments that stand before each token, without their slashes. Counted by token index, the end included.
    package private(set) var comments: [Int: [String]] = [:]

    package init(_ text: String) throws(Failure) {
        let bytes = Array(text.utf8)
        var position = 0
        var line = 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case UInt8(ascii: " "): position += 1
            case UInt8(ascii: "/"):
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let text = String(decoding: bytes[position..<end], as: UTF8.self)
                guard text.hasPrefix("//") else { throw Failure(message: "a slash that begins no comment", line: line) }
                let words = text.drop { $0 == "/" }
                comments[tokens.count, default: []].append(String(words.hasPrefix(" ") ? words.dropFirst() : words))
                position = end
            case UInt8(ascii: "\""):
                append(.string(try SwiftTokens.string(bytes, &position, line)), line)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                append(try SwiftTokens.number(bytes, &position, line), line)
            case UInt8(ascii: "+"):
                guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else {
                    throw Failure(message: "a plus that adds nothing", line: line)
                }
                append(.mark("+="), line)
                position += 2
            case _ where SwiftTokens.isWord(byte):
                let start = position
                while position < bytes.count, SwiftTokens.isWord(bytes[position]) { position += 1 }
                append(.word(String(decoding: bytes[start..<position], as: UTF8.self)), line)
            case _ where "(){}[],:.=@?!".utf8.contains(byte):
                append(.mark(String(decoding: [byte], as: UTF8.self)), line)
                position += 1
            default: throw Failure(message: "a character that the printer never writes", line: line)
            }
        }
    }

    private mutating func append(_ token: Token, _ line: Int) {
        tokens.append(token)
        lines.append(line)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private static func number(_ bytes: [UInt8], _ position: inout Int, _ line: Int) throws(Failure) -> Token {
        let start = position
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            let isExponentSign =
                (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && bytes[position - 1] == UInt8(ascii: "e")
            // A point belongs to the number only before a digit.
            let isPoint =
                byte == UInt8(ascii: ".") && position + 1 < bytes.count
                && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position + 1])
            guard isWord(byte) || isPoint || isExponentSign else { break }
            position += 1
        }
        let digits = bytes[start..<position].filter { $0 != UInt8(ascii: "_") }
        guard let value = Double(String(decoding: digits, as: UTF8.self)) else {
            throw Failure(message: "a malformed number", line: line)
        }
        return .number(value)
    }

    private static func string(_ bytes: [UInt8], _ position: inout Int, _ line: Int) throws(Failure) -> String {
        var content: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\n"): throw Failure(message: "a string that does not end", line: line)
            case UInt8(ascii: "\\"): content += try escape(bytes, &position, line)
            default: content.append(byte)
            }
        }
        throw Failure(message: "a string that does not end", line: line)
    }

    private static func escape(_ bytes: [UInt8], _ position: inout Int, _ line: Int) throws(Failure) -> [UInt8] {
        guard position < bytes.count else { throw Failure(message: "a string that does not end", line: line) }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "0"): return [0x00]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
        case UInt8(ascii: "u"):
            guard position < bytes.count, bytes[position] == UInt8(ascii: "{"),
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")),
                let value = UInt32(String(decoding: bytes[(position + 1)..<end], as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { throw Failure(message: "a malformed escape", line: line) }
            position = end + 1
            return Array(String(Character(scalar)).utf8)
        default: throw Failure(message: "an escape that Swift does not have", line: line)
        }
    }
}
