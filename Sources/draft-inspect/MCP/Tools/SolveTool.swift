import LayoutInspector

enum SolveTool: MCPTool {
    static let name = "solve"
    static let title = "Compute frames"
    static let summary = """
        Computes the frame of every view, in points and in the superview's coordinates, as Auto Layout would, at a size \
        or direction of your choice; says which constraints break and which attributes are ambiguous.
        """
    static let parameters =
        [
            ToolParameter.path, .text,
            ToolParameter("drawing", "Draw the layout.", .flag),
        ] + ToolParameter.conditions
    static let outputSchema = ToolSchemas.object(
        [
            ("version", ToolSchemas.integer),
            ("frames", ToolSchemas.value("object", "By the view's id: [x, y, width, height].")),
            ("satisfied", ["type": "boolean"]),
            ("violations", ToolSchemas.array(of: ["type": "object"])),
            ("undetermined", ToolSchemas.value("object", "By the view's id: its ambiguous attributes.")),
        ],
        required: ["version", "frames", "satisfied", "violations", "undetermined"]
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        return ToolCall(
            words: [arguments["drawing"] == nil ? "solve" : "draw"] + arguments.options + source.words,
            input: source.input,
            result: .run(["solve", "--format=json"] + arguments.options + source.words)
        )
    }
}
