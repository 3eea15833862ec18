/// A piece of text as bytes, with the position of what is read next: what the parsers of printed texts share.
struct ByteText {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        let range = range.clamped(to: 0..<bytes.count)
        index = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { index >= end }

    /// The byte that comes next; `nil` at the end.
    var next: UInt8? { index < end ? bytes[index] : nil }

    func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < end ? bytes[offset] : nil }

    /// Whether these bytes stand at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset <= end - length else { return false }
        let start = text.utf8Start
        for position in 0..<length where bytes[offset + position] != start[position] { return false }
        return true
    }

    /// Goes past the text where it comes next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard has(text, at: index) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// Goes past blanks, tabs and line breaks.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
        let start = index
        while index < end, Self.isBlank(bytes[index]) { index += 1 }
        return index > start
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The first offset from `start` on at which the text stands.
    func find(_ text: StaticString, from start: Int) -> Int? {
        let length = text.utf8CodeUnitCount
        guard length > 0, start >= 0 else { return nil }
        let first = text.utf8Start[0]
        var offset = start
        while offset <= end - length {
            if bytes[offset] == first, has(text, at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    /// The end of the run from `start` on whose bytes all meet the condition.
    func run(from start: Int, while condition: (UInt8) -> Bool) -> Int {
        var offset = start
        while offset < end, condition(bytes[offset]) { offset += 1 }
        return offset
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
    }

    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }

    /// What a class name consists of: modules, mangled names and letters beyond ASCII included.
    static func isClassName(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    /// The end of an address, `0x` and hexadecimal digits, that stands at an offset.
    func endOfAddress(at start: Int) -> Int? {
        guard has("0x", at: start) else { return nil }
        let end = run(from: start + 2, while: Self.isHexadecimal)
        return end > start + 2 ? end : nil
    }

    /// The number that stands at an offset, and its end: a sign, digits, a fraction, an exponent.
    func number(at start: Int) -> (value: Double, end: Int)? {
        var offset = start
        if let sign = byte(at: offset), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
        let digits = offset
        offset = run(from: offset, while: Self.isDigit)
        var count = offset - digits
        if byte(at: offset) == UInt8(ascii: "."), byte(at: offset + 1).map(Self.isDigit) == true {
            let fraction = run(from: offset + 1, while: Self.isDigit)
            count += fraction - offset - 1
            offset = fraction
        }
        guard count > 0 else { return nil }
        if let mark = byte(at: offset), mark | 0x20 == UInt8(ascii: "e") {
            var exponent = offset + 1
            if let sign = byte(at: exponent), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { exponent += 1 }
            let last = run(from: exponent, while: Self.isDigit)
            if last > exponent { offset = last }
        }
        guard let value = Double(string(start..<offset)), value.isFinite else { return nil }
        return (value, offset)
    }
}
