import LayoutInspector

enum WhyTool: MCPTool {
    static let name = "why"
    static let title = "Derive a value"
    static let summary = """
        Shows which constraints make an attribute of a view what it is, in steps; which constraints have room, and which \
        have no effect and what beats them. Use it for a view that is in the wrong place without any finding.
        """
    static let parameters =
        [
            ToolParameter.path, .text,
            ToolParameter(
                "value",
                "A view, or a view and an attribute: title.leading. A view is named by its id, its property, its "
                    + "accessibility identifier or its path, such as root/header.",
                isRequired: true
            ),
        ] + ToolParameter.conditions
    static let outputSchema = ToolSchemas.object(
        [("version", ToolSchemas.integer), ("values", ToolSchemas.array(of: ["type": "object"]))],
        required: ["version", "values"]
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        let words = source.words + [arguments["value"] ?? ""]
        return ToolCall(
            words: ["why"] + arguments.options + words,
            input: source.input,
            result: .run(["why", "--format=json"] + arguments.options + words)
        )
    }
}
