import LayoutSyntax

extension Layout.View {
    /// The JSON text of an attribute.
    package func attribute(_ key: String) -> String? {
        attributes.first { $0.key == key }?.json
    }

    /// The value of a numeric attribute.
    package func attributeNumber(_ key: String) -> Double? {
        attribute(key).flatMap(Self.finiteNumber)
    }

    /// A number in an attribute that is an object: the value of the first of `members` that it has.
    package func attributeNumber(_ key: String, _ members: String...) -> Double? {
        guard let json = attribute(key) else { return nil }
        for member in members {
            if let number = JSONObjectText(json).value(of: member).flatMap(Self.finiteNumber) { return number }
        }
        return nil
    }

    private static func finiteNumber(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// The value of a string attribute, or the named member of an object attribute; without quotes.
    package func attributeText(_ key: String, member: String? = nil) -> String? {
        guard var json = attribute(key) else { return nil }
        if let member {
            guard let value = JSONObjectText(json).value(of: member) else { return nil }
            json = value
        }
        guard json.count >= 2, json.hasPrefix("\""), json.hasSuffix("\"") else { return nil }
        return String(json.dropFirst().dropLast())
    }

    /// The strings of an attribute that is an array of strings; `nil` if it is anything else.
    package func attributeTexts(_ key: String) -> [String]? {
        guard let json = attribute(key) else { return nil }
        return Array(json.utf8).withUnsafeBytes { bytes in
            var scanner = JSONScanner(bytes)
            var texts: [String] = []
            do {
                try scanner.openArray()
                while try scanner.nextElement() { texts.append(try scanner.string()) }
            } catch {
                return nil
            }
            return texts
        }
    }

    func attributeFlag(_ key: String) -> Bool? {
        switch attribute(key) {
        case "true": true
        case "false": false
        default: nil
        }
    }

    /// The size of the font, in points: attribute `font` with the member `size` or `pointSize`.
    package var pointSize: Double? {
        guard let size = attributeNumber("font", "size", "pointSize"), size > 0, size < 10_000 else { return nil }
        return size
    }

    /// The weight of the font, as far as its attribute says.
    package var fontWeight: FontWeight { FontWeight(describedBy: attribute("font") ?? "") }

    /// 0 means unlimited.
    package var numberOfLines: Double? { attributeNumber("numberOfLines") }

    package var showsImage: Bool {
        guard let image = attribute("image") else { return false }
        return image != "null" && image != "\"\""
    }

    /// Whether a text view scrolls, which is the default.
    package var scrollsText: Bool {
        attributeFlag("isScrollEnabled") ?? attributeFlag("scrollEnabled") ?? true
    }
}

/// The text of a JSON object, searched without being decoded.
private struct JSONObjectText {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The text of a member's value, unless it is an object or array.
    func value(of key: String) -> String? {
        let key = Array(key.utf8)
        var depth = 0
        var index = 0
        var expectsKey = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                expectsKey = depth == 1 && bytes[index] == UInt8(ascii: "{")
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case UInt8(ascii: ","):
                expectsKey = depth == 1 && bytes.first == UInt8(ascii: "{")
                index += 1
            case UInt8(ascii: "\""):
                let end = endOfString(at: index)
                let isKey = expectsKey && depth == 1 && bytes[index + 1..<max(index + 1, end - 1)].elementsEqual(key)
                expectsKey = false
                index = end
                if isKey { return scalar(behindColonAt: index) }
            default:
                index += 1
            }
        }
        return nil
    }

    /// The index after the closing quote.
    private func endOfString(at start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private func scalar(behindColonAt start: Int) -> String? {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: " ") { index += 1 }
        guard index < bytes.count else { return nil }
        let first = index
        if bytes[index] == UInt8(ascii: "\"") {
            index = endOfString(at: index)
        } else {
            let ends: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: " ")]
            while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
        }
        return String(decoding: bytes[first..<index], as: UTF8.self)
    }
}
