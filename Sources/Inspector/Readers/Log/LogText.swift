import LayoutSyntax

/// Finds constraints in a log line, despite the changes that web pages and programs make around and inside them.
struct LogText {
    /// The line, with the offsets its bytes had before entities were decoded.
    private(set) var line: [UInt8]
    private var columns: [Int]?
    let number: Int
    /// The column of the first byte, from 0.
    private let firstColumn: Int

    init(_ line: [UInt8], number: Int, firstColumn: Int = 0) {
        self.line = line
        self.number = number
        self.firstColumn = firstColumn
        decodeEntities()
    }

    func place(_ offset: Int) -> Place {
        let column = columns.map { offset < $0.count ? $0[offset] : ($0.last ?? 0) } ?? offset
        return Place(line: number, column: firstColumn + column + 1)
    }

    /// The possible start of a constraint: its `<`, or its class if that is missing.
    struct Start {
        /// The offset of the opening, including backslashes and quotes.
        var outer: Int
        /// The offset of `<` or the class.
        var inner: Int
        var isQuoted: Bool
        var isEscaped: Bool
    }

    /// - Parameter takesAnyClass: Whether any object counts: in UIKit's list all objects are constraints.
    func starts(takesAnyClass: Bool) -> [Start] {
        line.withUnsafeBytes { starts(in: ByteCursor($0), takesAnyClass: takesAnyClass) }
    }

    private func starts(in text: ByteCursor, takesAnyClass: Bool) -> [Start] {
        var starts: [Start] = []
        var from = 0
        while let hit = text.find("onstraint:", from: from) {
            let colon = hit + 9
            from = colon
            if let start = start(colon: colon, text, after: starts.last?.inner ?? -1) { starts.append(start) }
        }
        if starts.isEmpty, takesAnyClass {
            let first = text.run(from: 0) {
                $0.isWhiteSpace || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
            }
            if text.byte(at: first) == UInt8(ascii: "<") {
                let end = text.run(from: first + 1, while: { $0.isPartOfClassName })
                if end > first + 1, text.has(":0x", at: end), let start = start(colon: end, text, after: -1) {
                    starts.append(start)
                }
            }
        }
        return starts
    }

    private func start(colon: Int, _ text: ByteCursor, after: Int) -> Start? {
        var begin = colon
        while begin > 0, line[begin - 1].isPartOfClassName, begin - 1 > after { begin -= 1 }
        guard begin < colon else { return nil }
        var inner = begin
        while inner > 0, line[inner - 1] == UInt8(ascii: "<"), begin - inner < 2 { inner -= 1 }
        let isBracketed = inner < begin
        let hasAddress = text.has("0x", at: colon + 1) || text.has(" 0x", at: colon + 1)
        guard isBracketed || hasAddress else { return nil }
        if !isBracketed {
            // A sentence about constraints is not a constraint.
            let first = line[begin]
            guard first == UInt8(ascii: "_") || first >= 0x80 || first & 0x20 == 0 && first.isLetter else {
                return nil
            }
        }
        var outer = inner
        let isCurly = text.has("“", at: outer - 3) || text.has("”", at: outer - 3)
        let isEscaped = isCurly || outer > 0 && line[outer - 1] == UInt8(ascii: "\\")
        if isCurly { outer -= 3 }
        while outer > 0, line[outer - 1] == UInt8(ascii: "\\") { outer -= 1 }
        let isQuoted = outer > 0 && line[outer - 1] == UInt8(ascii: "\"")
        if isQuoted { outer -= 1 }
        return Start(outer: outer, inner: inner, isQuoted: isQuoted, isEscaped: isEscaped)
    }

    /// The result of reading a text, or the reason for failure.
    enum Outcome {
        case read(PrintedConstraint, end: Int)
        case fault(PrintedConstraint.Fault, place: Place)
    }

    /// Reads the text at a start; it ends before `end` at the latest.
    func read(_ start: Start, before end: Int) -> Outcome {
        var first: (fault: PrintedConstraint.Fault, place: Place)?
        for attempt in attempts(start, before: end) {
            do {
                let (constraint, parsed) = try PrintedConstraint.parse(attempt.bytes)
                return .read(constraint, end: attempt.offset(parsed))
            } catch {
                if first == nil { first = (error, place(attempt.offset(error.offset))) }
            }
        }
        let fallback = PrintedConstraint.Fault(message: "the text is cut off", offset: 0, isCut: true)
        return .fault(first?.fault ?? fallback, place: first?.place ?? place(start.inner))
    }

    private struct Attempt {
        var bytes: [UInt8]
        var offsets: [Int]?
        var base: Int

        func offset(_ index: Int) -> Int {
            guard let offsets else { return base + index }
            return index < offsets.count ? offsets[index] : (offsets.last ?? base) + 1
        }
    }

    /// The readings of a text to try, the likeliest first.
    private func attempts(_ start: Start, before end: Int) -> [Attempt] {
        var attempts: [Attempt] = []
        let raw = Array(line[start.inner..<max(end, start.inner)])
        let isEscaped = start.isEscaped || start.isQuoted
        if isEscaped, raw.contains(UInt8(ascii: "\\")) || start.isQuoted {
            var length = raw.count
            if start.isQuoted, let close = Self.closingQuote(raw) { length = close }
            let (bytes, offsets) = Self.unescaped(raw[..<length])
            attempts.append(Attempt(bytes: bytes, offsets: offsets.map { $0 + start.inner }, base: start.inner))
            if length < raw.count {
                let (bytes, offsets) = Self.unescaped(raw[...])
                attempts.append(Attempt(bytes: bytes, offsets: offsets.map { $0 + start.inner }, base: start.inner))
            }
        }
        attempts.append(Attempt(bytes: raw, offsets: nil, base: start.inner))
        if let repaired = LogRepair.repaired(attempts[0].bytes) {
            // Offsets in a repaired text are not recorded: the fault of the original text is reported.
            let attempt = Attempt(bytes: repaired, offsets: [], base: max(end, start.inner) - 1)
            if LogRepair.isCertain(attempts[0].bytes) {
                attempts.insert(attempt, at: 0)
            } else {
                attempts.append(attempt)
            }
        }
        return attempts
    }

    /// The closing quote of an NSArray's element.
    private static func closingQuote(_ bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if bytes[index] == UInt8(ascii: "\"") { return index }
            index += 1
        }
        return nil
    }

    /// Undoes the escapes of NSArray's description, and Markdown's backslashes.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], offsets: [Int]) {
        let base = bytes.startIndex
        var result: [UInt8] = []
        var offsets: [Int] = []
        result.reserveCapacity(bytes.count)
        offsets.reserveCapacity(bytes.count)
        func put(_ scalar: Unicode.Scalar, at offset: Int) {
            for unit in String(Character(scalar)).utf8 {
                result.append(unit)
                offsets.append(offset)
            }
        }
        var highSurrogate: UInt32?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
                result.append(byte)
                offsets.append(index - base)
                index += 1
                continue
            }
            let next = bytes[index + 1]
            switch next {
            case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
                put(" ", at: index - base)
                index += 2
            case UInt8(ascii: "U"), UInt8(ascii: "u"):
                guard let unit = hexadecimal(bytes, index + 2) else {
                    result.append(next)
                    offsets.append(index - base)
                    index += 2
                    continue
                }
                if let high = highSurrogate, unit >= 0xDC00, unit < 0xE000 {
                    put(
                        Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)) ?? "\u{FFFD}",
                        at: index - base
                    )
                    highSurrogate = nil
                } else if unit >= 0xD800, unit < 0xDC00 {
                    highSurrogate = unit
                } else {
                    put(Unicode.Scalar(unit) ?? "\u{FFFD}", at: index - base)
                }
                index += 6
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                if let value = octal(bytes, index + 1) {
                    put(Unicode.Scalar(value), at: index - base)
                    index += 4
                } else {
                    index += 1
                }
            default:
                result.append(next)
                offsets.append(index - base)
                index += 2
            }
        }
        return (result, offsets)
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>, _ start: Int) -> UInt32? {
        guard start + 4 <= bytes.endIndex, bytes[start..<start + 4].allSatisfy(\.isHexadecimalDigit) else {
            return nil
        }
        return UInt32(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
    }

    private static func octal(_ bytes: ArraySlice<UInt8>, _ start: Int) -> UInt8? {
        guard start + 3 <= bytes.endIndex else { return nil }
        return UInt8(String(decoding: bytes[start..<start + 3], as: UTF8.self), radix: 8)
    }

    /// `&lt;` and the like, from text copied from a web page's source.
    private mutating func decodeEntities() {
        guard let (decoded, columns) = line.withUnsafeBytes({ Self.decodedEntities(ByteCursor($0)) }) else { return }
        line = decoded
        self.columns = columns
    }

    /// - Returns: The bytes and their original columns; `nil` if there is nothing to decode.
    private static func decodedEntities(_ text: ByteCursor) -> (bytes: [UInt8], columns: [Int])? {
        let opening: [StaticString] = ["&lt;", "&#60;", "&#x3c;", "&#x3C;"]
        guard opening.contains(where: { text.find($0, from: 0) != nil }) else { return nil }
        var decoded: [UInt8] = []
        var columns: [Int] = []
        var index = 0
        while let byte = text.byte(at: index) {
            if byte == UInt8(ascii: "&"), let (scalar, end) = entity(text, at: index) {
                for unit in String(Character(scalar)).utf8 {
                    decoded.append(unit)
                    columns.append(index)
                }
                index = end
            } else {
                decoded.append(byte)
                columns.append(index)
                index += 1
            }
        }
        return (decoded, columns)
    }

    /// The character of an entity, and its end: by name, or by number, decimal or hexadecimal.
    private static func entity(_ text: ByteCursor, at start: Int) -> (Unicode.Scalar, end: Int)? {
        let names: [(StaticString, Unicode.Scalar)] = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"), ("&nbsp;", " "),
        ]
        for (name, scalar) in names where text.has(name, at: start) { return (scalar, start + name.utf8CodeUnitCount) }
        guard text.has("&#", at: start) else { return nil }
        let isHexadecimal = text.has("x", at: start + 2) || text.has("X", at: start + 2)
        let digits = start + (isHexadecimal ? 3 : 2)
        let end = text.run(from: digits) { isHexadecimal ? $0.isHexadecimalDigit : $0.isDigit }
        guard end > digits, text.has(";", at: end),
            let number = UInt32(text.string(digits..<end), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(number)
        else { return nil }
        return (scalar, end + 1)
    }
}

/// Undoes what editors and issue trackers do to pasted text. Used only if a text cannot be parsed as it is; the result
/// must parse without a fault.
enum LogRepair {
    private static let replacements: [(from: [UInt8], to: [UInt8])] = [
        ("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'"), ("–", "-"), ("—", "-"), ("\u{A0}", " "), ("…", "..."),
        ("~~", "-"), ("**", ""), ("`", ""), ("\\", ""),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    /// Whether curly quotes are where only straight ones are possible: around `|`, or after an address and blanks.
    static func isCertain(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { isCertain(ByteCursor($0)) }
    }

    private static func isCertain(_ text: ByteCursor) -> Bool {
        if text.find("|’", from: 0) != nil { return true }
        var from = 0
        while let hit = text.find(":0x", from: from) {
            guard let end = text.endOfAddress(at: hit + 1) else {
                from = hit + 1
                continue
            }
            // An identifier, or the text of a view.
            let quote = text.run(from: end, while: { $0.isWhiteSpace })
            if text.has("‘", at: quote) || text.has("’", at: quote) { return true }
            from = end
        }
        return false
    }

    /// - Returns: `nil` if there is nothing to repair.
    static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let (from, to) = replacements.first(where: { bytes[index...].starts(with: $0.from) }) {
                result += to
                index += from.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result == bytes ? nil : result
    }
}
