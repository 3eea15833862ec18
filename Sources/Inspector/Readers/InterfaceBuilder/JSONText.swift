/// JSON values as canonical text: no white space between tokens, numbers in their shortest form.
enum JSONText {
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{08}": result += "\\b"
            case "\u{0C}": result += "\\f"
            case "\u{00}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return value.description
    }

    static func bool(_ value: Bool) -> String { value ? "true" : "false" }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    static func object(_ members: [(key: String, json: String)]) -> String {
        "{" + members.map { string($0.key) + ":" + $0.json }.joined(separator: ",") + "}"
    }
}
