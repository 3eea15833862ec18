import LayoutInspector

/// Offered only where whoever starts the server allows code to be run.
enum RunTool: MCPTool {
    static let name = "run"
    static let title = "Run layout code"
    static let summary = """
        Compiles and runs Swift layout code without a simulator, and checks what it builds. Findings refer to lines of the \
        code, which runs with the permissions of the user.
        """
    static let parameters = [
        ToolParameter("paths", "Swift files.", .texts, isRequired: true),
        ToolParameter("view", "A class of a view or controller, or an expression that makes one.", isRequired: true),
        ToolParameter("size", "WxH in points, such as 320x568."),
        .from,
    ]
    static let outputSchema = ToolSchemas.object(with: ["version", "files"])
    static let writes = true

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let files = arguments.list("paths")
        let options = ["--view=" + (arguments["view"] ?? "")] + (arguments["size"].map { ["--size=" + $0] } ?? [])
        return ToolCall(
            words: ["run", "--then=check " + ToolCall.reportOption] + options + ["--"] + files,
            input: nil,
            result: .report(arguments.page(isShort: true)),
            confined: files.map { ToolCall.Confined(argument: "paths", path: $0, use: "run") }
        )
    }
}
