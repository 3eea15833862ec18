import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPolicy

/// The schema of configurations accepts what the program reads, and nothing that it refuses.
@Suite struct ConfigurationSchemaTests {
    private static let keys =
        InputOptions.declarations.filter { ["include", "exclude"].contains($0.name) }
        .map { ConfigurationKey($0, defaults: InputOptions()) }
        + DiagnosisOptions.declarations.filter { ["devices", "sizes", "notes", "text-sizes"].contains($0.name) }
        .map { ConfigurationKey($0, defaults: DiagnosisOptions()) }

    /// A document as a language server reads it.
    private static func json(_ node: YAMLNode) -> JSONValue {
        switch node.value {
        case .none: .null
        case .text("true"): .bool(true)
        case .text("false"): .bool(false)
        case .text(let text): .string(text)
        case .list(let nodes): .array(nodes.map(json))
        case .mapping(let members): .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, json($0.value)) }))
        }
    }

    private static func faults(_ text: String) throws -> [String] {
        let schema = try JSONSchema(Data(ConfigurationSchema.text(keys: keys).utf8))
        return try schema.faults(of: json(YAMLReader.document(Array(text.utf8))))
    }

    private static let accepted = [
        "exclude: [Legacy, \"Tests/**\"]", "exclude: Legacy", "sizes: 320..1366", "text_sizes: [large, small]",
        "notes: true",
        "rules:\n  misplaced-view: off\n  conflict: {severity: error}",
        "suppress:\n  - rule: conflict\n    file: \"*.xib\"\n    reason: known\n    until: 2026-12-31",
        "suppress:\n  - {object: header, reason: known}",
    ]

    private static let refused = [
        "exlude: [Legacy]", "rules:\n  misplaced-view: loud",
        "rules:\n  misplaced-view: {severity: error, until: 2026}",
        "suppress:\n  - rule: conflict", "suppress:\n  - reason: known",
        "suppress:\n  - {rule: conflict, reason: a, why: b}",
        "suppress:\n  - {rule: conflict, reason: a, until: tomorrow}", "notes: perhaps", "exclude: {a: b}",
    ]

    @Test("the schema accepts what the program reads", arguments: accepted)
    func accepts(_ text: String) throws {
        _ = try Configuration(Array(text.utf8), path: "a.yml", keys: Self.keys)
        #expect(try Self.faults(text) == [])
    }

    @Test("the schema marks what the program refuses", arguments: refused)
    func refuses(_ text: String) throws {
        #expect(throws: ReadError.self) { try Configuration(Array(text.utf8), path: "a.yml", keys: Self.keys) }
        #expect(try !Self.faults(text).isEmpty)
    }

    @Test("an unknown key is an error at its place, with the key that was meant")
    func unknownKey() throws {
        let error = #expect(throws: ReadError.self) {
            try Configuration(Array("notes: true\nexlude: [a]\n".utf8), path: "a.yml", keys: Self.keys)
        }
        #expect(error?.message == "unknown key \"exlude\"; did you mean \"exclude\"?")
        #expect(error?.place == Place(line: 2, column: 1))
    }

    @Test("every key and every rule is in the schema, with what it is for")
    func complete() throws {
        let schema = try JSONValue(Data(ConfigurationSchema.text(keys: Self.keys).utf8))
        for key in Self.keys.map(\.name) + ["rules", "suppress"] {
            guard case .string(let summary)? = schema["properties"]?[key]?["description"] else {
                Issue.record("\(key) has no description")
                continue
            }
            #expect(!summary.isEmpty)
        }
        for rule in RuleInfo.all { #expect(schema["properties"]?["rules"]?["properties"]?[rule.id] != nil) }
    }
}
