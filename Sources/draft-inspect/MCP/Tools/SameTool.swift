import LayoutInspector

enum SameTool: MCPTool {
    static let name = "same"
    static let title = "Prove a rewritten layout"
    static let summary = """
        Proves whether a rewritten layout puts every view where the old one did, at every size (storyboard to code, another \
        library, refactoring); else names a size at which it does not, and the constraints missing or new. Call it after \
        every rewrite.
        """
    static let parameters =
        [
            ToolParameter(
                "old",
                "As it was: a path, a folder, or REVISION:PATH such as HEAD:Main.storyboard.",
                isRequired: true
            ),
            ToolParameter("new", "As it is now; default: `old` against the last commit."),
            ToolParameter("match", "Views that are one: title=headline.", .texts), .from,
        ] + ToolParameter.conditions
    static let outputSchema = ToolSchemas.object(
        [("version", ToolSchemas.integer), ("verdict", ["type": "string"])],
        required: []
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let old = arguments["old"] ?? ""
        let sides = arguments["new"].map { [old, $0] } ?? ["HEAD:" + old, old]
        let words = arguments.options + arguments.list("match").map { "--match=" + $0 } + ["--"] + sides
        let list = ListPage(key: "missing", first: arguments.first, again: arguments.again)
        let again = arguments.again
        return ToolCall(
            words: ["same"] + words,
            input: nil,
            result: .run(["same", "--format=json"] + words, list)
        ) { result in
            // To be called when what differs was changed.
            result["verdict"]?.string == Sameness.Verdict.different.rawValue ? [again] : []
        }
    }
}
