import LayoutInspector

/// The JSON schema of configuration files, by which editors complete keys and mark mistakes while they are typed.
package enum ConfigurationSchema {
    /// The file that `init --schema` writes beside the configuration.
    package static let fileName = ".draft-inspect.schema.json"
    /// The first line of a configuration, by which the language server for YAML finds its schema.
    package static let comment = "# yaml-language-server: $schema=\(fileName)\n"
    /// By which the program knows its own file.
    package static let title = "Configuration of draft-inspect"

    package static func text(keys: [ConfigurationKey]) -> String {
        var properties: [JSONTree.Member] = [.init(Configuration.rulesKey, rules)]
        properties.append(.init(Configuration.suppressKey, suppressions))
        for key in keys { properties.append(.init(key.name, schema(of: key))) }
        let schema: JSONTree = [
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": .string(title),
            "type": "object",
            "additionalProperties": false,
            "properties": .object(properties),
        ]
        var output = JSONOutput()
        write(schema, level: 0, to: &output)
        output.endLine()
        return output.takeText()
    }

    // MARK: Keys

    private static func schema(of key: ConfigurationKey) -> JSONTree {
        let summary = key.summary.prefix(1).uppercased() + key.summary.dropFirst()
        var members: [JSONTree.Member] = [.init("description", .string(summary))]
        let value = key.declaration.value
        switch value {
        case .flag: members.append(.init("type", "boolean"))
        case .word(let words, _): members.append(.init("enum", .array(words.map { .string($0) })))
        case .wholeNumber(let range):
            members += [.init("type", "integer"), .init("minimum", .number(Double(range.lowerBound)))]
        case .file, .text:
            // Where the command line has commas, files may have lists.
            let list: JSONTree = ["type": "array", "items": ["type": "string"]]
            members.append(.init("anyOf", [["type": "string"], list]))
        }
        return .object(members)
    }

    private static let severities: JSONTree = ["enum": ["off", "note", "warning", "error"]]

    private static var rules: JSONTree {
        let setting: JSONTree = [
            "anyOf": [
                severities,
                [
                    "type": "object", "additionalProperties": false, "required": ["severity"],
                    "properties": ["severity": severities],
                ],
            ]
        ]
        let rules = RuleInfo.all.map { rule -> JSONTree.Member in
            guard case .object(let members) = setting else { return .init(rule.id, setting) }
            return .init(rule.id, .object([.init("description", .string(rule.title))] + members))
        }
        return [
            "description": "Severities of rules: off, note, warning or error", "type": "object",
            "additionalProperties": false, "properties": .object(rules),
        ]
    }

    private static var suppressions: JSONTree {
        [
            "description": "Findings that are accepted, each with a reason, and a rule, a file or an object",
            "type": "array",
            "items": [
                "type": "object", "additionalProperties": false, "required": ["reason"],
                "anyOf": [["required": ["rule"]], ["required": ["file"]], ["required": ["object"]]],
                "properties": [
                    "rule": ["enum": .array(RuleInfo.all.map { .string($0.id) })],
                    "file": ["description": "A path or a pattern", "type": "string"],
                    "object": [
                        "description": "The id of a view or a constraint, or its name in messages", "type": "string",
                    ],
                    "reason": ["type": "string", "minLength": 1],
                    "until": [
                        "description": "The last day on which it applies", "type": "string",
                        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
                    ],
                ],
            ],
        ]
    }

    // MARK: Text

    /// Objects with a line for each member; arrays on one line.
    private static func write(_ tree: JSONTree, level: Int, to output: inout JSONOutput) {
        guard case .object(let members) = tree, holdsObjects(tree) else { return tree.append(to: &output) }
        output.openObject()
        for member in members {
            output.key(member.key, level: level + 1)
            write(member.value, level: level + 1, to: &output)
        }
        output.closeObject(level: level)
    }

    private static func holdsObjects(_ tree: JSONTree) -> Bool {
        guard case .object(let members) = tree else { return false }
        return members.contains { if case .object = $0.value { true } else { false } }
    }
}
