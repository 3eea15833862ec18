/// Values written as Swift source.
package enum SwiftLiteral {
    /// A string as a literal on one line, whatever its content.
    ///
    /// Control characters, white space other than the plain space, and invisible characters are written as escapes, to
    /// survive editors and reviews.
    package static func string(_ value: String) -> String {
        var literal = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0": literal += "\\0"
            case " ": literal += " "
            default:
                if isVisible(scalar) {
                    literal.unicodeScalars.append(scalar)
                } else {
                    literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                }
            }
        }
        return literal + "\""
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator:
            // The joiner connects emoji.
            scalar.value == 0x200D
        default: true
        }
    }

    /// A number in the shortest form that reads back equal: `16`, `0.5`, `1_234_567`, `1e+20`.
    package static func number(_ value: Double) -> String {
        guard value == value.rounded(), abs(value) < 1e15 else { return value.description }
        let digits = String(Int64(abs(value)))
        let sign = value < 0 ? "-" : ""
        guard digits.count >= 7 else { return sign + digits }
        // `swift format` groups long integers.
        var grouped = ""
        for (offset, digit) in digits.enumerated() {
            if offset > 0, (digits.count - offset) % 3 == 0 { grouped.append("_") }
            grouped.append(digit)
        }
        return sign + grouped
    }

    /// The number that somebody typed: the shortest that is the same `Float`, for one that went through a `Float`.
    ///
    /// `0.7` for `0.699999988079071`, which is `Double(Float(0.7))`; other numbers as they are.
    package static func typed(_ value: Double) -> Double {
        let single = Float(value)
        return Double(single) == value ? Double(single.description) ?? value : value
    }

    /// A factor: the number, or the quotient of two whole numbers if that is exactly the same and shorter.
    package static func factor(_ value: Double) -> String {
        let plain = number(value)
        guard plain.count > 9, let ratio = ratio(of: abs(value)) else { return plain }
        return (value < 0 ? "-" : "") + "\(ratio.dividend).0 / \(ratio.divisor)"
    }

    private static let largestDivisor = 9999

    /// Two whole numbers whose quotient is exactly the value, by its continued fraction.
    private static func ratio(of value: Double) -> (dividend: Int, divisor: Int)? {
        guard value > 0, value < Double(largestDivisor) else { return nil }
        var rest = value
        var (before, last) = ((dividend: 0, divisor: 1), (dividend: 1, divisor: 0))
        while true {
            let whole = Int(rest)
            let next = (
                dividend: whole * last.dividend + before.dividend, divisor: whole * last.divisor + before.divisor
            )
            guard next.dividend <= largestDivisor, next.divisor <= largestDivisor else { return nil }
            if Double(next.dividend) / Double(next.divisor) == value { return next }
            let fraction = rest - Double(whole)
            guard fraction > 1e-9 else { return nil }
            (before, last, rest) = (last, next, 1 / fraction)
            guard rest < Double(largestDivisor) else { return nil }
        }
    }

    /// The number as printed for a `Float`.
    package static func spelledSingle(_ value: Double) -> Double { Double(single(value)) ?? value }

    /// A number that becomes a `Float`: the shortest form that reads back as the same `Float`.
    package static func single(_ value: Double) -> String {
        let single = Float(value)
        guard single == single.rounded(), abs(single) < 1e15 else { return single.description }
        return String(Int(single))
    }
}
