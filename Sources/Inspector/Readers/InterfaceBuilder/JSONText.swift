import LayoutSyntax

/// JSON values as canonical text: no white space between tokens, numbers in their shortest form.
enum JSONText {
    static func string(_ text: String) -> String {
        var output: [UInt8] = []
        JSONEscapes.append(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    static func number(_ value: Double) -> String { JSONNumberFormat.text(value) }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    static func object(_ members: [(key: String, json: String)]) -> String {
        "{" + members.map { string($0.key) + ":" + $0.json }.joined(separator: ",") + "}"
    }
}
