import LayoutInspector

enum PrintTool: MCPTool {
    static let name = "print"
    static let title = "Print as source"
    static let summary = """
        Prints a layout as source in a layout library, proven to make exactly its constraints. Use it to move a \
        storyboard, xib or dump to code.
        """
    static let parameters =
        [ToolParameter.path, .text] + ToolParameter.options(SourceTable.self, only: ["dialect", "form"])
        + ToolParameter.options(PrintTable.self, only: ["root", "tag", "auto-identifiers", "view-config"])
    static let outputSchema = ToolSchemas.object(
        [
            ("source", ToolSchemas.value("string", "The source.")),
            ("complete", ToolSchemas.value("boolean", "Whether every constraint of yours is in it.")),
            ("notes", ToolSchemas.array(of: ["type": "string"], "The tally, and what could not be printed.")),
        ],
        required: ["source", "complete", "notes"]
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        return ToolCall(words: ["print"] + arguments.options + source.words, input: source.input, result: .source)
    }
}
