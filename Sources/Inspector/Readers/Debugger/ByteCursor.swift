/// A place in a text, from which words, numbers and addresses are taken one after the other.
///
/// Nothing is read at or after `end`; what does not fit leaves the cursor where it was. The bytes must outlive the
/// cursor.
struct ByteCursor {
    let bytes: UnsafeRawBufferPointer
    private(set) var offset: Int
    let end: Int

    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { offset >= end }

    /// The byte `ahead` bytes further; `nil` where the text ends before it.
    @inline(__always)
    func peek(_ ahead: Int = 0) -> UInt8? {
        let position = offset + ahead
        return position < end && position >= 0 ? bytes[position] : nil
    }

    mutating func advance(_ count: Int = 1) { offset = min(offset + count, end) }

    mutating func move(to position: Int) { offset = min(max(position, 0), end) }

    /// Blanks and tabs, and whether there were any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
        let start = offset
        while let byte = peek(), byte == 0x20 || byte == 0x09 { offset += 1 }
        return offset > start
    }

    /// Blanks, tabs and line ends.
    mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    /// Whether these bytes come next.
    func isNext(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Goes past these bytes if they come next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    /// The offset at which these bytes come next, from here on and before `limit`.
    func find(_ text: StaticString, before limit: Int? = nil) -> Int? {
        let last = min(limit ?? end, end) - text.utf8CodeUnitCount
        guard last >= offset, text.utf8CodeUnitCount > 0 else { return nil }
        let first = text.utf8Start[0]
        for position in offset...last where bytes[position] == first {
            var matches = true
            for index in 1..<max(text.utf8CodeUnitCount, 1) where bytes[position + index] != text.utf8Start[index] {
                matches = false
                break
            }
            if matches { return position }
        }
        return nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// `0x…` with at least one digit, in lower case.
    mutating func address() -> String? {
        guard peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x") || peek(1) == UInt8(ascii: "X") else {
            return nil
        }
        var position = offset + 2
        while position < end, bytes[position].isHexadecimalDigit { position += 1 }
        guard position > offset + 2, position - offset <= 18 else { return nil }
        let text = text(offset..<position).lowercased()
        offset = position
        return text
    }

    /// The name of a class, such as `UIView`, `App.MyView`, `_TtGC3App4Cell_` or a name in quotes; generic arguments are
    /// part of it.
    mutating func className() -> String? {
        let start = offset
        if let quote = peek(), quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
            var position = offset + 1
            while position < end, bytes[position].isPartOfClassName { position += 1 }
            guard position > start + 1, position < end, bytes[position] == quote else { return nil }
            offset = position + 1
            return text(start + 1..<position)
        }
        guard let first = peek(), first.isLetter || first == UInt8(ascii: "_") || first >= 0x80 else { return nil }
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "<") {
                depth += 1
            } else if depth > 0 {
                if byte == UInt8(ascii: ">") { depth -= 1 }
                if byte == 0x0A || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "'") { break }
            } else if !byte.isPartOfClassName {
                break
            }
            offset += 1
        }
        guard depth == 0 else {
            offset = start
            return nil
        }
        return text(start..<offset)
    }

    /// A finite decimal number as `%g` prints it.
    mutating func number() -> Double? {
        var position = offset
        while position < end, bytes[position].isPartOfNumber { position += 1 }
        guard position > offset, position - offset <= 64, let number = Double(text(offset..<position)),
            number.isFinite
        else { return nil }
        offset = position
        return number
    }

    /// Numbers between two bytes, apart by blanks, commas or semicolons, as in `(0 0; 320 568)` or `{1, 2}`.
    mutating func numbers(_ open: UInt8, _ close: UInt8, count: Int) -> [Double]? {
        let start = offset
        guard peek() == open else { return nil }
        offset += 1
        var numbers: [Double] = []
        while let byte = peek() {
            if byte == close {
                offset += 1
                if numbers.count == count { return numbers }
                break
            }
            if byte == 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
                offset += 1
                continue
            }
            guard numbers.count < count, let number = number() else { break }
            numbers.append(number)
        }
        offset = start
        return nil
    }
}

extension UInt8 {
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    var isLetter: Bool { (self >= 0x41 && self <= 0x5A) || (self >= 0x61 && self <= 0x7A) }

    var isHexadecimalDigit: Bool { isDigit || (self >= 0x41 && self <= 0x46) || (self >= 0x61 && self <= 0x66) }

    /// Letters, digits, `_`, `.`, `$`, and all beyond ASCII.
    var isPartOfClassName: Bool { isLetter || isDigit || self == 0x5F || self == 0x2E || self == 0x24 || self >= 0x80 }

    var isPartOfNumber: Bool {
        isDigit || self == 0x2E || self == 0x2D || self == 0x2B || self == 0x65 || self == 0x45
    }
}
