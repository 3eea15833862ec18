import LayoutSyntax

/// Formats numbers for messages.
package enum PointsText {
    /// At most two decimals, and no exponent for sizes that occur in layouts. A number that would round to 0 is written
    /// in full, unless it is too small to matter in any layout.
    package static func text(_ value: Double) -> String { text(value, decimals: 100) }

    /// The same, but with 0 for any number that rounds to 0: for frames, whose last digits are noise.
    package static func rounded(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "unknown" : value < 0 ? "-∞" : "∞" }
        return abs(value) < 0.005 ? "0" : text(value)
    }

    /// A factor with its own digits where these are few, as in a log; else with four decimals, as two would lose too much.
    package static func multiplier(_ value: Double) -> String {
        let exact = JSONNumberFormat.text(value)
        return exact.utf8.count <= 7 ? exact : text(value, decimals: 10_000)
    }

    private static func text(_ value: Double, decimals power: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return JSONNumberFormat.text(value) }
        if abs(value) < 1e-12 { return "0" }
        let rounded = (value * power).rounded() / power
        return JSONNumberFormat.text(rounded == 0 ? value : rounded)
    }

    /// The shortest decimal number within the tolerance, for constants that a person types in.
    package static func shortened(_ value: Double, within tolerance: Double) -> Double {
        guard abs(value) < 1e9 else { return value }
        var power = 1.0
        while power <= 1e6 {
            let rounded = (value * power).rounded() / power
            if abs(rounded - value) <= tolerance { return rounded }
            power *= 10
        }
        return value
    }

    /// "1 point", "0.5 points", "375 points".
    package static func points(_ value: Double) -> String {
        let number = text(value)
        return number == "1" ? "1 point" : number + " points"
    }

    /// "16 + 200 + 8", with a minus before negative values.
    package static func sum(_ values: [Double]) -> String {
        var sum = ""
        for value in values {
            if sum.isEmpty {
                sum = text(value)
            } else {
                sum += (value < 0 ? " - " : " + ") + text(abs(value))
            }
        }
        return sum
    }

    /// "a", "a and b", "a, b and c"; words beyond `limit` are counted.
    package static func list(_ words: [String], limit: Int = 6) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        if words.count > limit {
            return words.prefix(limit - 1).joined(separator: ", ") + " and \(words.count - limit + 1) more"
        }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
