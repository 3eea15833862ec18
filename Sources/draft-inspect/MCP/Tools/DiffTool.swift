enum DiffTool: MCPTool {
    static let name = "diff"
    static let title = "Compare layouts"
    static let summary = """
        Shows what changed between two layouts: views, constraints, frames, and findings gained and lost. Use it to review \
        a change of a storyboard; REVISION:PATH is a file of a git revision.
        """
    static let parameters =
        [
            ToolParameter(
                "old",
                "The first layout: a path, or REVISION:PATH such as HEAD:Main.storyboard.",
                isRequired: true
            ),
            ToolParameter("new", "The second one; without it, `old` is compared with that of the last commit."),
        ] + ToolParameter.conditions
    static let outputSchema = ToolSchemas.object(with: ["version"] + ToolSchemas.differenceKeys)

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let words = arguments.options + ["--"] + [arguments["old"], arguments["new"]].compactMap { $0 }
        return ToolCall(words: ["diff"] + words, input: nil, result: .run(["diff", "--format=json"] + words))
    }
}
