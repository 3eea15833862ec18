/// The escape sequences of JSON strings.
package enum JSONEscapes {
    /// The text of a string whose escape sequences are already checked.
    package static func decoded(_ raw: UnsafeRawBufferPointer) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(raw.count)
        var position = 0
        while position < raw.count {
            let byte = raw[position]
            guard byte == UInt8(ascii: "\\"), position + 1 < raw.count else {
                units.append(byte)
                position += 1
                continue
            }
            position += 2
            switch raw[position - 1] {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                var code = codeUnit(in: raw, at: position)
                position += 4
                if (0xD800...0xDBFF).contains(code) {
                    let second = codeUnit(in: raw, at: position + 2)
                    position += 6
                    code = 0x10000 + (code - 0xD800) << 10 + (second & 0x3FF)
                }
                if let scalar = UnicodeScalar(code) { units.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
            case let character: units.append(character)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    private static func codeUnit(in raw: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
        var value: UInt32 = 0
        for position in start..<min(start + 4, raw.count) {
            value = value << 4 | UInt32(Character(UnicodeScalar(raw[position])).hexDigitValue ?? 0)
        }
        return value
    }

    /// Appends a string in quotes. Characters are escaped only if necessary, in the short form if there is one.
    package static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &output) }
    }

    /// The same for a string of valid UTF-8.
    package static func append(_ text: UnsafeRawBufferPointer, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        let isPlain = text.allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
        }
        if isPlain {
            output.append(contentsOf: text)
            output.append(UInt8(ascii: "\""))
            return
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            // Terminals interpret it.
            case 0x7F: output.append(contentsOf: "\\u007f".utf8)
            case 0x20...: output.append(byte)
            case 0x08: output.append(contentsOf: "\\b".utf8)
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0C: output.append(contentsOf: "\\f".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            default:
                output.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
                output.append(contentsOf: String(byte, radix: 16).utf8)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
