import LayoutInspector

enum TriageTool: MCPTool {
    static let name = "triage"
    static let title = "Group the conflicts of logs"
    static let summary = """
        Groups the conflicts of whole console logs: errors first, each with its cause and fixes. Pass \
        what matters to explain.
        """
    static let parameters =
        [ToolParameter("paths", "Console logs, oldest first.", .texts), .text]
        + ToolParameter.options(TriageCommand.ExtentTable.self, only: ["limit"])
        + ToolParameter.options(DiagnosisTable.self, only: ["only"])
    static let outputSchema = ToolSchemas.object(
        [("version", ToolSchemas.integer), ("groups", ToolSchemas.array(of: ["type": "object"]))],
        required: []
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("paths")
        return ToolCall(
            words: ["triage"] + arguments.options + source.words,
            input: source.input,
            result: .report(ReportPage(isShort: true))
        )
    }
}
