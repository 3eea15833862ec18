/// Reads the JSON text of an attribute.
struct AttributeReader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    private mutating func skip(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private mutating func skip(word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    mutating func value(depth: Int) -> AttributeValue? {
        skipBlanks()
        guard position < bytes.count, depth <= 16 else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "n"): return skip(word: "null") ? .null : nil
        case UInt8(ascii: "t"): return skip(word: "true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return skip(word: "false") ? .bool(false) : nil
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "["):
            position += 1
            var elements: [AttributeValue] = []
            if skip(UInt8(ascii: "]")) { return .array([]) }
            repeat {
                guard let element = value(depth: depth + 1) else { return nil }
                elements.append(element)
            } while skip(UInt8(ascii: ","))
            return skip(UInt8(ascii: "]")) ? .array(elements) : nil
        case UInt8(ascii: "{"):
            position += 1
            var members: [AttributeValue.Member] = []
            if skip(UInt8(ascii: "}")) { return .object([]) }
            repeat {
                skipBlanks()
                guard let key = string(), skip(UInt8(ascii: ":")), let value = value(depth: depth + 1) else {
                    return nil
                }
                members.append(.init(key: key, value: value))
            } while skip(UInt8(ascii: ","))
            return skip(UInt8(ascii: "}")) ? .object(members) : nil
        default: return number().map { .number($0) }
        }
    }

    private mutating func number() -> Double? {
        let start = position
        let marks = Array("+-.eE0123456789".utf8)
        while position < bytes.count, marks.contains(bytes[position]) { position += 1 }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }

    private mutating func string() -> String? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        position += 1
        var units: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                units += escaped
            default: units.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> [UInt8]? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"):
            guard var unit = hex() else { return nil }
            if (0xD800..<0xDC00).contains(unit) {
                guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                    bytes[position + 1] == UInt8(ascii: "u")
                else { return nil }
                position += 2
                guard let low = hex(), (0xDC00..<0xE000).contains(low) else { return nil }
                unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            }
            return Unicode.Scalar(unit).map { Array(String(Character($0)).utf8) }
        default: return [byte]
        }
    }

    private mutating func hex() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        defer { position += 4 }
        return UInt32(String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16)
    }
}
