import LayoutInspector
import LayoutPolicy

/// What is in force, as a configuration file with the origin of each line.
enum ConfigurationText {
    static func text(general: [Configuration], ofPath: [Configuration]) -> String {
        var text = ""
        let files = ofPath.map(\.path) + general.map(\.path).filter { path in !ofPath.contains { $0.path == path } }
        if files.isEmpty { return "# no configuration file\n" }
        for file in files { text += "# \(file)\n" }
        var lines: [(text: String, origin: String)] = []
        for key in ConfigurationKeys.all {
            // Patterns hold for files, other options for the run.
            let source = key.option == "include" || key.option == "exclude" ? ofPath : general
            guard let configuration = source.first(where: { $0.options[key.option] != nil }),
                let values = configuration.options[key.option]
            else { continue }
            let isList = values.count != 1
            let shown = isList ? "[" + values.map(quoted).joined(separator: ", ") + "]" : quoted(values[0])
            lines.append(("\(key.name): \(shown)", configuration.location(configuration.places[key.option])))
        }
        var rules: [String: (setting: Configuration.RuleSetting, origin: String)] = [:]
        for configuration in ofPath.reversed() {
            for (rule, setting) in configuration.rules { rules[rule] = (setting, configuration.path) }
        }
        if !rules.isEmpty { lines.append(("rules:", "")) }
        for (rule, value) in rules.sorted(by: { $0.key < $1.key }) {
            lines.append(("  \(rule): \(value.setting.word)", value.origin))
        }
        let suppressions = ofPath.flatMap { configuration in
            configuration.suppressions.map { ($0, configuration.location($0.place)) }
        }
        if !suppressions.isEmpty { lines.append(("suppress:", "")) }
        for (suppression, origin) in suppressions {
            var members: [String] = []
            if let rule = suppression.rule { members.append("rule: \(rule)") }
            if let file = suppression.file { members.append("file: \(quoted(file.text))") }
            if let object = suppression.object { members.append("object: \(quoted(object))") }
            members.append("reason: \(quoted(suppression.reason))")
            if let until = suppression.until { members.append("until: \(until.text)") }
            lines.append(("  - {\(members.joined(separator: ", "))}", origin))
        }
        for line in lines { text += line.text + (line.origin.isEmpty ? "" : "  # " + line.origin) + "\n" }
        return text
    }

    /// A text as YAML reads it back.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
                    UInt8(ascii: "-"), UInt8(ascii: "="):
                    true
                default: false
                }
            } && !text.hasPrefix("-")
        if isPlain { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            + "\""
    }
}
