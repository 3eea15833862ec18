import LayoutInspector

enum VerifyTool: MCPTool {
    static let name = "verify"
    static let title = "Compile and compare"
    static let summary = """
        Prints a layout as source, compiles and runs it, and compares what it makes with the layout: constraints, views, and \
        frames at three sizes. Takes a minute the first time. Without a Swift compiler, it says that nothing was compiled.
        """
    static let parameters =
        [ToolParameter.path, .text] + ToolParameter.options(SourceTable.self, only: ["dialect"])
    static let outputSchema = ToolSchemas.object(
        [
            ("equal", ["type": "boolean"]), ("compiled", ["type": "boolean"]),
            ("notes", ToolSchemas.ids),
        ],
        required: ["equal", "compiled", "notes"]
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        return ToolCall(words: ["verify"] + arguments.options + source.words, input: source.input, result: .verdict)
    }
}
