/// Collects the digits of a decimal number and computes the double if a single operation is exact.
///
/// Numbers in layouts are short: nearly all have at most 15 digits and a small exponent. For those, the digits and the
/// power of ten are both exact doubles, and their product or quotient is the double nearest to the number. Others are
/// left to `Double(_: String)`.
struct DecimalDigits {
    private var mantissa: UInt64 = 0
    /// Digits in the mantissa, without leading zeros: 19 never overflow it.
    private var count = 0
    private var exponent = 0
    private var isExact = true

    /// The powers of ten that are exact doubles.
    private static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// Adds an ASCII digit before or after the decimal point.
    @inline(__always)
    mutating func add(_ digit: UInt8, isFraction: Bool) {
        guard count < 19 else {
            isExact = false
            return
        }
        mantissa = mantissa * 10 + UInt64(digit & 0x0F)
        if mantissa != 0 { count += 1 }
        if isFraction { exponent -= 1 }
    }

    /// Adds the exponent written after the digits.
    mutating func scale(by written: Int) { exponent += written }

    /// The nearest double; `nil` if one operation is not sufficient.
    @inline(__always)
    var value: Double? {
        guard isExact, mantissa < 1 << 53, abs(exponent) <= 22 else { return nil }
        let power = Self.exactPowers[abs(exponent)]
        return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
}
