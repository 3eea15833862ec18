enum CheckTool: MCPTool {
    static let name = "check"
    static let title = "Check layouts"
    static let summary = """
        Finds conflicting and ambiguous constraints and other faults in layout dumps, storyboards, xibs, console logs and \
        debugger output, by solving them exactly. Use it first, and again after every change. A finding has its cause, \
        the constraints and their places, and fixes that were tried.
        """
    static let parameters =
        [ToolParameter.paths, .text, .from] + ToolParameter.findings
    static let outputSchema = ToolSchemas.findings

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("paths")
        return ToolCall(
            words: ["check"] + arguments.options + source.words,
            input: source.input,
            result: .report(arguments.page(isShort: true))
        )
    }
}
