import LayoutInspector

/// The shapes of structured results, as JSON schemas. They name what an agent needs; Documentation/Findings.md has every
/// key.
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

    static let fix = object(
        [
            ("title", value("string", "What the fix changes.")),
            ("edits", array(of: ["type": "object"])),
            ("verified", value("boolean", "Whether the finding was gone when the fix was tried.")),
            ("remaining", value("integer", "How many findings are left then.")),
            ("code", array(of: ["type": "string"], "The lines that make the change in code.")),
            ("steps", array(of: ["type": "string"], "The steps that make it in Interface Builder.")),
        ],
        required: ["title", "edits", "verified", "remaining"]
    )

    static let finding = object(
        [
            ("rule", value("string", "The id of the rule, such as conflict or ambiguous-layout.")),
            ("severity", ["type": "string", "enum": ["error", "warning", "note"]]),
            ("confidence", ["type": "string", "enum": ["certain", "possible"]]),
            ("message", value("string", "The cause in one sentence.")),
            ("views", ids), ("constraints", ids), ("breaks", ids),
            ("notes", array(of: ["type": "object"], "Cause, proof, consequences and hints, with places.")),
            ("fixes", array(of: fix)),
            ("file", ["type": "string"]), ("line", integer), ("column", integer),
        ],
        required: ["rule", "severity", "confidence", "message", "views", "constraints", "file"]
    )

    static let findings = object(
        [
            ("version", integer),
            (
                "files",
                array(
                    of: object(
                        [
                            ("path", ["type": "string"]), ("views", integer), ("constraints", integer),
                            ("findings", array(of: finding)),
                            ("error", value(["string", "object"], "Why the file could not be read.")),
                        ],
                        required: ["path"]
                    )
                )
            ),
            (
                "summary",
                object(
                    [("errors", integer), ("warnings", integer), ("notes", integer)],
                    required: ["errors", "warnings", "notes"]
                )
            ),
        ],
        required: ["version", "files", "summary"]
    )

    private static let changes = object(
        [
            ("added", ids), ("removed", ids),
            (
                "changed",
                array(
                    of: object(
                        [("id", ["type": "string"]), ("changes", array(of: ["type": "object"]))],
                        required: ["id", "changes"]
                    )
                )
            ),
        ],
        required: ["added", "removed", "changed"]
    )

    static let differenceProperties: [(String, JSONTree)] = [
        ("views", changes), ("constraints", changes),
        ("frames", array(of: ["type": "object"], "Frames that changed: [x, y, width, height] in points.")),
        ("gained", array(of: finding)), ("lost", array(of: finding)),
    ]
    static let differenceKeys = differenceProperties.map(\.0)
}
