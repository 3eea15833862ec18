import LayoutInspector

/// The shapes of structured results, as JSON schemas, no longer than a check needs; Documentation/Findings.md has every key.
enum ToolSchemas {
    static func object(_ properties: [(String, JSONTree)], required: [String]) -> JSONTree {
        [
            "type": "object",
            "properties": .object(properties.map { JSONTree.Member($0.0, $0.1) }),
            "required": .array(required.map { .string($0) }),
        ]
    }

    static func array(of element: JSONTree) -> JSONTree { ["type": "array", "items": element] }

    static func value(_ type: JSONTree, _ summary: String) -> JSONTree {
        ["type": type, "description": .string(summary)]
    }

    static let ids = array(of: ["type": "string"])
    static let integer: JSONTree = ["type": "integer"]

    /// With its keys alone: descriptions of them would be before a model in every conversation.
    static func object(with keys: [String]) -> JSONTree {
        ["type": "object", "required": .array(keys.map { .string($0) })]
    }
}
