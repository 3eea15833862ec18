import LayoutInspector

enum SolveTool: MCPTool {
    static let name = "solve"
    static let title = "Compute frames"
    static let summary = """
        Computes the frame of every view, [x, y, width, height] in the superview's coordinates, as Auto Layout would, at a size \
        or direction of your choice; says which constraints break and which attributes are ambiguous. Draws the layout, or \
        a finding before and after a fix.
        """
    static let parameters =
        [
            ToolParameter.path, .text,
            ToolParameter("drawing", "With characters, or also as an image.", .word(["text", "image"])),
            ToolParameter("finding", "Draw this finding of fixes.", .number(1...Int.max)),
            ToolParameter("fix", "And the layout after this fix.", .number(1...Int.max)),
            ToolParameter("view", "Draw only this view."), .from,
        ] + ToolParameter.conditions
    static let outputSchema = ToolSchemas.object(
        with: ["version", "frames", "satisfied", "violations", "undetermined"]
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        let subjects = ["finding", "fix", "view"].flatMap { name in
            arguments[name].map { ["--\(name)=\($0)"] } ?? []
        }
        if arguments["drawing"] == nil, !subjects.isEmpty {
            throw .invalidParameters("finding, fix and view are for a drawing; add drawing")
        }
        let options = arguments.options + source.words
        return ToolCall(
            words: arguments["drawing"] == nil ? ["solve"] + options : ["draw"] + subjects + options,
            input: source.input,
            result: .run(
                ["solve", "--format=json"] + options,
                ListPage(key: "frames", first: arguments.first, again: arguments.again)
            ),
            picture: arguments["drawing"] == "image" ? ["draw", "--png=-"] + subjects + options : nil
        )
    }
}
