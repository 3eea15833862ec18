/// JSON values as canonical text: no white space between tokens, numbers in their shortest form.
package enum JSONText {
    package static func string(_ text: String) -> String {
        var output: [UInt8] = []
        JSONEscapes.append(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    package static func number(_ value: Double) -> String { JSONNumberFormat.text(value) }

    package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    package static func object(_ members: [(key: String, json: String)]) -> String {
        var output: [UInt8] = [UInt8(ascii: "{")]
        output.reserveCapacity(members.reduce(2) { $0 + $1.key.utf8.count + $1.json.utf8.count + 4 })
        for member in members {
            if output.count > 1 { output.append(UInt8(ascii: ",")) }
            JSONEscapes.append(member.key, to: &output)
            output.append(UInt8(ascii: ":"))
            output.append(contentsOf: member.json.utf8)
        }
        output.append(UInt8(ascii: "}"))
        return String(decoding: output, as: UTF8.self)
    }
}
