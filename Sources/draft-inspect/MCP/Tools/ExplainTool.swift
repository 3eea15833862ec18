enum ExplainTool: MCPTool {
    static let name = "explain"
    static let title = "Explain findings"
    static let summary = """
        Explains each finding of one or more files in full: what the constraints add up to, which of them must change, \
        and the fixes as code or steps. Takes a pasted console log as text. The name of a rule or a cause as path gives \
        its page.
        """
    static let parameters = CheckTool.parameters
    static let outputSchema = ToolSchemas.findings

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("paths")
        return ToolCall(
            words: ["explain"] + arguments.options + source.words,
            input: source.input,
            result: .report(arguments.page(isShort: false))
        )
    }
}
