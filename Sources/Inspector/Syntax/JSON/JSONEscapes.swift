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
    ///
    /// Those that terminals and editors interpret, such as the ones that turn the direction of text, are necessary: what a reader
    /// sees of a report is what is in it.
    package static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &output) }
    }

    /// The same for a string of valid UTF-8.
    package static func append(_ text: UnsafeRawBufferPointer, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        let isPlain = text.allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
                && byte != firstOfControls && byte != firstOfDirections
        }
        if isPlain {
            output.append(contentsOf: text)
            output.append(UInt8(ascii: "\""))
            return
        }
        var position = 0
        while position < text.count {
            let byte = text[position]
            if let (code, length) = interpreted(in: text, at: position) {
                output.append(contentsOf: "\\u".utf8)
                let digits = String(code, radix: 16)
                output.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
                output.append(contentsOf: digits.utf8)
                position += length
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0x08: output.append(contentsOf: "\\b".utf8)
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0C: output.append(contentsOf: "\\f".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            default: output.append(byte)
            }
            position += 1
        }
        output.append(UInt8(ascii: "\""))
    }

    /// The first bytes, in UTF-8, of U+0080 to U+009F and of U+2028 to U+2069.
    private static let firstOfControls: UInt8 = 0xC2
    private static let firstOfDirections: UInt8 = 0xE2

    /// A character without a short form that terminals or editors interpret, and its length in bytes.
    private static func interpreted(in text: UnsafeRawBufferPointer, at position: Int) -> (code: UInt32, length: Int)? {
        func byte(_ offset: Int) -> UInt8 { position + offset < text.count ? text[position + offset] : 0 }
        switch byte(0) {
        case 0x08, 0x09, 0x0A, 0x0C, 0x0D: return nil
        case 0..<0x20, 0x7F: return (UInt32(byte(0)), 1)
        case firstOfControls:
            // U+0080 to U+009F
            return (0x80..<0xA0).contains(byte(1)) ? (UInt32(byte(1)), 2) : nil
        case firstOfDirections:
            switch (byte(1), byte(2)) {
            // U+2028 and U+2029, which end lines; U+202A to U+202E and U+2066 to U+2069, which turn what follows.
            case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9):
                return (0x2000 | UInt32(byte(1) & 1) << 6 | UInt32(byte(2) & 0x3F), 3)
            default: return nil
            }
        default: return nil
        }
    }
}
