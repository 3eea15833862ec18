/// A number token of JSON text and the double nearest to it.
struct JSONNumber {
    /// The offset behind the token.
    var end: Int
    /// Infinite where the number overflows a double.
    var value: Double

    /// The powers of ten that a double holds exactly.
    private static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// - Returns: `nil` where no number in JSON's grammar stands at `start`.
    init?(in bytes: UnsafeRawBufferPointer, at start: Int) {
        var position = start
        var mantissa: UInt64 = 0
        /// Digits that went into the mantissa, leading zeros left out: 19 never overflow it.
        var digits = 0
        var exponent = 0
        var isExact = true

        func byte(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

        let isNegative = byte(position) == UInt8(ascii: "-")
        if isNegative { position += 1 }
        guard byte(position).isDigit else { return nil }
        if byte(position) == UInt8(ascii: "0"), byte(position + 1).isDigit { return nil }
        while byte(position).isDigit {
            if digits < 19 {
                mantissa = mantissa * 10 + UInt64(byte(position) - UInt8(ascii: "0"))
                if mantissa != 0 { digits += 1 }
            } else {
                isExact = false
            }
            position += 1
        }
        if byte(position) == UInt8(ascii: ".") {
            position += 1
            guard byte(position).isDigit else { return nil }
            while byte(position).isDigit {
                if digits < 19 {
                    mantissa = mantissa * 10 + UInt64(byte(position) - UInt8(ascii: "0"))
                    if mantissa != 0 { digits += 1 }
                    exponent -= 1
                } else {
                    isExact = false
                }
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
                // Far beyond every double; more digits change nothing.
                if written < 1_000_000 { written = written * 10 + Int(byte(position) - UInt8(ascii: "0")) }
                position += 1
            }
            exponent += hasMinus ? -written : written
        }
        end = position

        // Both numbers are exact, so that one operation gives the correctly rounded result.
        if isExact, mantissa < 1 << 53, abs(exponent) <= 22 {
            let power = Self.exactPowers[abs(exponent)]
            let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
            value = isNegative ? -magnitude : magnitude
        } else {
            let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
            // The grammar was checked above: what Double does not take can only be too large.
            value = Double(text) ?? (isNegative ? -Double.infinity : Double.infinity)
        }
    }
}
