import LayoutInspector

enum PrintTool: MCPTool {
    static let name = "print"
    static let title = "Print as source"
    static let summary = """
        Prints a layout as source in a layout library, proven to make exactly its constraints. Use it to move a \
        storyboard, xib or dump to code, with output so that the source need not be copied.
        """
    static let parameters =
        [ToolParameter.path, .text] + ToolParameter.options(OutputTable.self, only: ["output"])
        + ToolParameter.options(SourceTable.self, only: ["dialect", "form"])
        + ToolParameter.options(PrintTable.self, only: ["root", "tag", "auto-identifiers", "view-config"]) + [.from]
    static let outputSchema = ToolSchemas.object(
        [
            ("source", ["type": "string"]), ("written", ["type": "string"]),
            ("complete", ToolSchemas.value("boolean", "Whether every constraint of yours is in it.")),
            ("notes", ToolSchemas.ids),
        ],
        required: ["complete", "notes"]
    )
    static let writes = true

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        let output = RunOutput("output", arguments["output"])
        let sides = arguments["path"].flatMap { old in output.map { (old, $0.path) } }
        return ToolCall(
            words: ["print"] + arguments.options + source.words,
            input: source.input,
            result: .source(SourcePage(first: arguments.first, again: arguments.again)),
            confined: output.map { [.init(argument: $0.name, path: $0.path)] } ?? []
        ) { _ in
            sides.map { [NextCall("same", [.init("old", .string($0.0)), .init("new", .string($0.1))])] } ?? []
        }
    }
}
