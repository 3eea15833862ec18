import LayoutSyntax

/// What literals of Objective-C stand for.
enum ObjectiveCLiteral {
    /// The text between the quotes; `nil` for an escape that C does not have.
    static func text(of literal: String) -> String? {
        var content = Array(literal.utf8)[...]
        if content.first == UInt8(ascii: "@") { content.removeFirst() }
        content = content.dropFirst().dropLast()
        var text: [UInt8] = []
        while let byte = content.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escape = content.popFirst() else { return nil }
            switch escape {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "?"): text.append(escape)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                var digits = [escape]
                while digits.count < 3, let next = content.first, (0x30...0x37).contains(next) {
                    digits.append(next)
                    content.removeFirst()
                }
                guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) else { return nil }
                text.append(value)
            case UInt8(ascii: "x"):
                let digits = content.prefix { Character(Unicode.Scalar($0)).isHexDigit }
                content = content.dropFirst(digits.count)
                guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
                text.append(value)
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let digits = content.prefix(escape == UInt8(ascii: "u") ? 4 : 8)
                content = content.dropFirst(digits.count)
                guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { return nil }
                text += Array(String(Character(scalar)).utf8)
            default: return nil
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A number as Swift writes it: without a suffix, with digits on both sides of its point; `nil` for what is none.
    static func number(of literal: String) -> String? {
        let lower = literal.lowercased()
        if lower.hasPrefix("0x") {
            let digits = lower.dropFirst(2).prefix(while: \.isHexDigit)
            let rest = lower.dropFirst(2 + digits.count)
            return rest.allSatisfy { "ul".contains($0) } && !digits.isEmpty ? "0x" + digits : nil
        }
        var digits = lower[...]
        while let last = digits.last, "ful".contains(last) { digits.removeLast() }
        // Octal.
        if digits.count > 1, digits.first == "0", digits.allSatisfy(\.isWholeNumber) {
            return Int(digits, radix: 8).map(String.init)
        }
        var parts = digits.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts[0].hasPrefix(".") { parts[0] = "0" + parts[0] }
        if parts[0].hasSuffix(".") { parts[0] += "0" }
        let number = parts.joined(separator: "e")
        return Double(number) == nil ? nil : number
    }

    /// Whether a number is one of whole numbers, whose division cuts off the rest.
    static func isWhole(_ literal: String) -> Bool {
        literal.hasPrefix("0x") || !literal.contains { $0 == "." || $0 == "e" || $0 == "E" || $0 == "f" || $0 == "F" }
    }

    /// A text as a literal of Swift.
    static func swift(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\0": literal += "\\0"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
