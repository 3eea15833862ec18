/// Writes JSON, two spaces a level, numbers in the shortest form that reads back equal.
///
/// A stack of its own stands for the nesting, so that depth is bounded by memory alone.
struct JSONWriter {
    private(set) var text = ""

    private enum Step {
        case value(JSONValue, indent: Int)
        case text(String)
    }

    mutating func write(_ value: JSONValue) {
        var steps: [Step] = [.value(value, indent: 0)]
        while let step = steps.popLast() {
            switch step {
            case .text(let part): text += part
            case .value(let value, let indent): steps += parts(of: value, indent: indent).reversed()
            }
        }
    }

    private func parts(of value: JSONValue, indent: Int) -> [Step] {
        let inner = "\n" + String(repeating: " ", count: indent + 2)
        let outer = "\n" + String(repeating: " ", count: indent)
        switch value {
        case .null: return [.text("null")]
        case .bool(let bool): return [.text(bool ? "true" : "false")]
        case .number(let number): return [.text(JSONWriter.text(of: number))]
        case .string(let string): return [.text(JSONWriter.quoted(string))]
        case .array(let elements):
            return list(elements.map { (nil, $0) }, "[", "]", indent: indent, before: "", between: ", ", after: "")
        case .object(let members):
            let elements = members.map { (Optional($0.key), $0.value) }
            return list(elements, "{", "}", indent: indent, before: "", between: ", ", after: "")
        case .compact(let value): return [.text(JSONWriter.compact(value))]
        case .rows(let elements):
            if elements.isEmpty { return [.text("[]")] }
            let parts = elements.map { (String?.none, $0) }
            return list(parts, "[", "]", indent: indent + 2, before: inner, between: "," + inner, after: outer)
        case .lines(let members):
            if members.isEmpty { return [.text("{}")] }
            let parts = members.map { (Optional($0.key), $0.value) }
            return list(parts, "{", "}", indent: indent + 2, before: inner, between: "," + inner, after: outer)
        }
    }

    private func list(
        _ elements: [(key: String?, value: JSONValue)],
        _ opening: String,
        _ closing: String,
        indent: Int,
        before: String,
        between: String,
        after: String
    ) -> [Step] {
        var steps: [Step] = [.text(opening + before)]
        for (place, element) in elements.enumerated() {
            if place > 0 { steps.append(.text(between)) }
            if let key = element.key { steps.append(.text(JSONWriter.quoted(key) + ": ")) }
            steps.append(.value(element.value, indent: indent))
        }
        steps.append(.text(after + closing))
        return steps
    }

    /// Values of attributes are not nested deeply.
    private static func compact(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): text(of: number)
        case .string(let string): quoted(string)
        case .compact(let value): compact(value)
        case .array(let elements), .rows(let elements): "[" + elements.map(compact).joined(separator: ",") + "]"
        case .object(let members), .lines(let members):
            "{" + members.map { quoted($0.key) + ":" + compact($0.value) }.joined(separator: ",") + "}"
        }
    }

    /// JSON has no numbers that are not finite; they are null.
    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
        return String(number)
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let control where control.value < 0x20:
                let digits = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
