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

    static func array(of element: JSONTree, _ summary: String? = nil) -> JSONTree {
        var members: [JSONTree.Member] = [.init("type", "array"), .init("items", element)]
        if let summary { members.append(.init("description", .string(summary))) }
        return .object(members)
    }

    static func value(_ type: JSONTree, _ summary: String) -> JSONTree {
        ["type": type, "description": .string(summary)]
    }

    static let ids = array(of: ["type": "string"])
    static let integer: JSONTree = ["type": "integer"]

    /// With its keys alone: descriptions of them would be before a model in every conversation.
    static func object(with keys: [String]) -> JSONTree {
        ["type": "object", "required": .array(keys.map { .string($0) })]
    }

    static let finding = object(with: ["rule", "severity", "confidence", "message", "views", "constraints", "file"])

    static let findings = object(with: ["version", "files", "summary"])

    static let differenceKeys = ["views", "constraints", "frames", "gained", "lost"]
}
