/// A number token of JSON text and the double nearest to it.
struct JSONNumber {
    /// The offset after the token.
    var end: Int
    /// Infinite if the number overflows a double.
    var value: Double

    /// - Returns: `nil` if there is no number of JSON's grammar at `start`.
    init?(in bytes: UnsafeRawBufferPointer, at start: Int) {
        var position = start
        var digits = DecimalDigits()

        func byte(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

        let isNegative = byte(position) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        guard byte(position).isDigit else { return nil }
        if byte(position) == UInt8(ascii: "0"), byte(position + 1).isDigit { return nil }
        while byte(position).isDigit {
            digits.add(byte(position), isFraction: false)
            position += 1
        }
        if byte(position) == UInt8(ascii: ".") {
            position += 1
            guard byte(position).isDigit else { return nil }
            while byte(position).isDigit {
                digits.add(byte(position), isFraction: true)
                position += 1
            }
        }
        if byte(position) | 0x20 == UInt8(ascii: "e") {
            position += 1
            let hasMinus = byte(position) == UInt8(ascii: "-")
            if hasMinus || byte(position) == UInt8(ascii: "+") { position += 1 }
            guard byte(position).isDigit else { return nil }
            var written = 0
            while byte(position).isDigit {
                // Far beyond the range of doubles; more digits make no difference.
                if written < 1_000_000 { written = written * 10 + Int(byte(position) - UInt8(ascii: "0")) }
                position += 1
            }
            digits.scale(by: hasMinus ? -written : written)
        }
        end = position

        if let magnitude = digits.value {
            value = isNegative ? -magnitude : magnitude
        } else {
            let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
            // The grammar was checked above: `Double` can only reject a number that is too large.
            value = Double(text) ?? (isNegative ? -Double.infinity : Double.infinity)
        }
    }
}
