import LayoutSyntax

/// The text that a string literal stands for.
enum SwiftStringLiteral {
    /// - Parameter literal: With its quotes, and without interpolations.
    /// - Returns: `nil` for an escape that Swift does not have.
    static func text(of literal: ArraySlice<UInt8>) -> String? {
        let hashes = literal.prefix { $0 == UInt8(ascii: "#") }.count
        var content = literal.dropFirst(hashes).dropLast(hashes)
        let isMultiline = content.starts(with: [0x22, 0x22, 0x22]) && content.count >= 6
        let quotes = isMultiline ? 3 : 1
        content = content.dropFirst(quotes).dropLast(quotes)
        if isMultiline { return unescaped(lines(of: content)[...], hashes) }
        return unescaped(content, hashes)
    }

    /// The lines of a multi-line literal without the indentation of its closing quotes.
    private static func lines(of content: ArraySlice<UInt8>) -> [UInt8] {
        var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count >= 2 else { return Array(content) }
        let indentation = lines.removeLast().count
        lines.removeFirst()
        var text: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append(UInt8(ascii: "\n")) }
            var blanks = 0
            text += line.drop { byte in
                guard blanks < indentation, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else {
                    return false
                }
                blanks += 1
                return true
            }
        }
        return text
    }

    private static func unescaped(_ content: ArraySlice<UInt8>, _ hashes: Int) -> String? {
        guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
        let mark = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        var text: [UInt8] = []
        var rest = content
        while let byte = rest.first {
            guard rest.starts(with: mark) else {
                text.append(byte)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(mark.count)
            guard let escape = rest.popFirst() else { return nil }
            switch escape {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "0"): text.append(0x00)
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(escape)
            // A line that goes on in the next.
            case 0x0A: break
            case UInt8(ascii: "u"):
                guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
                    let value = UInt32(String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { return nil }
                text += Array(String(Character(scalar)).utf8)
                rest = rest[(end + 1)...]
            default: return nil
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
