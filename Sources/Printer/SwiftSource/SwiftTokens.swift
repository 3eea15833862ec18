/// Splits the part of Swift that printers write into tokens.
///
/// It reads what was written back, as a proof; it is no general Swift lexer.
package struct SwiftTokens: Sendable {
    package enum Token: Equatable, Sendable {
        /// A name or keyword.
        case word(String)
        case number(Double)
        case string(String)
        /// One of `== <= >= + - * ~`, between two operands.
        case `operator`(String)
        /// One of `== <= >=`, directly before a digit or a parenthesis.
        case prefix(String)
        /// One of `( ) { } [ ] , : . = += @ ? ->`.
        case mark(String)
    }

    /// Why text could not be read back.
    package struct Failure: Error, Equatable {
        package var message: String
        /// 1-based.
        package var line: Int
    }

    /// A token as in the text: sources have millions, and few of their words are asked for.
    private struct Entry: BitwiseCopyable {
        enum Kind: UInt8, BitwiseCopyable {
            case word, number, string, mark, `operator`, prefix
        }

        var kind: Kind
        /// The first byte of a mark.
        var mark: UInt8
        var line: Int32
        /// The bytes of a word; of a number or string, its place among them.
        var start: UInt32
        var end: UInt32
    }

    private let bytes: [UInt8]
    private var entries: [Entry] = []
    private var numbers: [Double] = []
    private var strings: [String] = []
    /// The comments before each token, without their slashes. Counted by token index, the end included.
    package private(set) var comments: [Int: [String]] = [:]

    package init(_ text: String) throws(Failure) {
        let bytes = Array(text.utf8)
        guard bytes.count < Int(Int32.max) else { throw Failure(message: "a text that is too long", line: 1) }
        self.bytes = bytes
        // Room that stays unused is never touched.
        entries.reserveCapacity(bytes.count / 3)
        var position = 0
        var line = 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case UInt8(ascii: " "): position += 1
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: " "):
                append(.mark, position, position + 1, line)
                position += 1
            case UInt8(ascii: "/"):
                let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let text = String(decoding: bytes[position..<end], as: UTF8.self)
                guard text.hasPrefix("//") else { throw Failure(message: "a slash that begins no comment", line: line) }
                let words = text.drop { $0 == "/" }
                comments[entries.count, default: []].append(String(words.hasPrefix(" ") ? words.dropFirst() : words))
                position = end
            case UInt8(ascii: "\""):
                let string = try SwiftTokens.string(bytes, &position, line)
                append(.string, strings.count, strings.count, line)
                strings.append(string)
            case _ where SwiftTokens.operatorLength(bytes, at: position) > 0:
                let end = position + SwiftTokens.operatorLength(bytes, at: position)
                append(.operator, position, end, line)
                position = end
            case _ where SwiftTokens.prefixLength(bytes, at: position) > 0:
                let end = position + SwiftTokens.prefixLength(bytes, at: position)
                append(.prefix, position, end, line)
                position = end
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                let number = try SwiftTokens.number(bytes, &position, line)
                append(.number, numbers.count, numbers.count, line)
                numbers.append(number)
            case UInt8(ascii: "+"):
                guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else {
                    throw Failure(message: "a plus that adds nothing", line: line)
                }
                append(.mark, position, position + 2, line)
                position += 2
            case _ where SwiftTokens.isWord(byte):
                let start = position
                while position < bytes.count, SwiftTokens.isWord(bytes[position]) { position += 1 }
                append(.word, start, position, line)
            case _ where SwiftTokens.isMark(byte):
                append(.mark, position, position + 1, line)
                position += 1
            default: throw Failure(message: "a character that the printer never writes", line: line)
            }
        }
    }

    private mutating func append(_ kind: Entry.Kind, _ start: Int, _ end: Int, _ line: Int) {
        entries.append(
            Entry(
                kind: kind,
                mark: kind == .mark ? bytes[start] : 0,
                line: Int32(truncatingIfNeeded: line),
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end)
            )
        )
    }

    // MARK: Asking

    package var count: Int { entries.count }

    package var tokens: [Token] { entries.indices.map { self[$0] } }

    package subscript(index: Int) -> Token {
        let entry = entries[index]
        switch entry.kind {
        case .word: return .word(text(of: entry))
        case .number: return .number(numbers[Int(entry.start)])
        case .string: return .string(strings[Int(entry.start)])
        case .mark: return .mark(text(of: entry))
        case .operator: return .operator(text(of: entry))
        case .prefix: return .prefix(text(of: entry))
        }
    }

    /// The line of a token, 1-based.
    package func line(of index: Int) -> Int { Int(entries[index].line) }

    /// Whether a token is the mark that begins with this character.
    package func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        entries[index].kind == .mark && UInt32(entries[index].mark) == mark.value
    }

    package func word(at index: Int) -> String? {
        entries[index].kind == .word ? text(of: entries[index]) : nil
    }

    private func text(of entry: Entry) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.end)]), as: UTF8.self)
        }
    }

    // MARK: Reading

    /// The length in bytes of the operator here, with a space or line end after it; 0 if there is none.
    private static func operatorLength(_ bytes: [UInt8], at position: Int) -> Int {
        let length: Int
        switch bytes[position] {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else { return 0 }
            length = 2
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "~"): length = 1
        default: return 0
        }
        let end = position + length
        return end < bytes.count && (bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\n")) ? length : 0
    }

    /// The length in bytes of the operator here directly before its operand; 0 if there is none.
    private static func prefixLength(_ bytes: [UInt8], at position: Int) -> Int {
        guard position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else { return 0 }
        switch (bytes[position], bytes[position + 2]) {
        case (UInt8(ascii: "="), let next), (UInt8(ascii: "<"), let next), (UInt8(ascii: ">"), let next):
            return next == UInt8(ascii: "(") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) ? 2 : 0
        default: return 0
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "="),
            UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "!"):
            true
        default: false
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private static func number(_ bytes: [UInt8], _ position: inout Int, _ line: Int) throws(Failure) -> Double {
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
        return value
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
