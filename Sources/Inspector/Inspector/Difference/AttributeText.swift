import LayoutModel

/// The value of an attribute as people say it: `systemGray6`, `#FF8800`, `title3`, `bold system 17`, `40 × 30`.
enum AttributeText {
    /// The beginning of a long value.
    static func text(ofJSON json: String) -> String {
        let text = AttributeValue(json: json).map(text) ?? json
        return text.count > longest ? text.prefix(longest - 1) + "…" : text
    }

    /// Characters.
    private static let longest = 60

    private static func text(_ value: AttributeValue) -> String {
        switch value {
        case .null: "none"
        case .bool(let bool): bool ? "yes" : "no"
        case .number(let number): PointsText.text(number)
        case .string(let string): isWord(string) ? string : "\"" + string + "\""
        case .array(let values): values.isEmpty ? "none" : values.map(text).joined(separator: ", ")
        case .object(let members): color(value) ?? font(value) ?? sides(members) ?? list(members)
        }
    }

    /// Names of cases and assets need no quotes.
    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x80 || $0 == 0x5F || isLetter($0) || isDigit($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    // MARK: Colors

    private static func color(_ value: AttributeValue) -> String? {
        if let name = value["systemColor"]?.string ?? value["cocoaTouchSystemColor"]?.string {
            return name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        }
        if value["pointSize"] == nil, value["red"] == nil, value["catalog"] == nil, value["colorSpace"] != nil,
            let name = value["name"]?.string
        {
            return text(.string(name))
        }
        guard let components = value.colorComponents else { return nil }
        let alpha = components[3]
        if alpha == 0, value["white"]?.number == 0 { return "clear" }
        let hexadecimal = "#" + components.prefix(3).map(twoDigits).joined()
        return alpha == 1 ? hexadecimal : hexadecimal + " at \(PointsText.rounded(alpha * 100)) %"
    }

    private static func twoDigits(_ component: Double) -> String {
        let step = Int((min(max(component, 0), 1) * 255).rounded())
        return (step < 16 ? "0" : "") + String(step, radix: 16, uppercase: true)
    }

    // MARK: Fonts

    private static let styles = "UICTFontTextStyle"

    private static func font(_ value: AttributeValue) -> String? {
        if let style = value["style"]?.string, value["size"] != nil || style.hasPrefix(styles) {
            let name = style.hasPrefix(styles) ? String(style.dropFirst(styles.count)) : style
            return name.prefix(1).lowercased() + name.dropFirst()
        }
        guard let size = (value["pointSize"] ?? value["size"])?.number else { return nil }
        var words: [String] = []
        if let name = value["name"]?.string {
            words.append(name)
        } else {
            let type = value["type"]?.string ?? "system"
            // boldSystem, italicSystem
            let marked = type.hasSuffix("System") ? [String(type.dropLast("System".count)), "system"] : [type]
            words += marked
            if let weight = value["weight"]?.string, weight != "regular" { words.append(weight) }
        }
        return (words + [PointsText.text(size)]).joined(separator: " ")
    }

    // MARK: Sizes and others

    private static func sides(_ members: [AttributeValue.Member]) -> String? {
        let numbers = members.compactMap { $0.value.number }
        guard numbers.count == members.count else { return nil }
        return members.map(\.key) == ["width", "height"] ? numbers.map(PointsText.text).joined(separator: " × ") : nil
    }

    private static func list(_ members: [AttributeValue.Member]) -> String {
        members.isEmpty ? "none" : members.map { $0.key + " " + text($0.value) }.joined(separator: ", ")
    }
}
