import LayoutInspector

enum CheckTool: MCPTool {
    static let name = "check"
    static let title = "Check layouts"
    static let summary = """
        Finds conflicting and ambiguous constraints and other faults in layout dumps, storyboards, xibs, console logs, \
        debugger output and Swift files, by solving them exactly. Use it first, and again after every change. A finding \
        has its cause, the constraints and their places, and fixes that were tried.
        """
    static let parameters =
        [
            ToolParameter.paths, .text,
            ToolParameter(
                "detail",
                "short: more findings (default); full: each with its cause, proof and fixes as code or steps, and pages of "
                    + "rules whose names are in paths; grouped: whole logs, equal conflicts as one group.",
                .word(["short", "full", "grouped"])
            ),
            .from,
        ] + ToolParameter.findings
    static let outputSchema = ToolSchemas.object(with: ["version", "files"])

    private static let mostGroups = 10_000

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("paths")
        let detail = arguments["detail"] ?? "short"
        let (verb, excluded): (String, Set<String>) =
            switch detail {
            case "full": ("explain", [])
            case "grouped": ("triage", ["sizes"])
            default: ("check", [])
            }
        if let option = excluded.first(where: { arguments[$0] != nil }) {
            throw .invalidParameters("\(option): logs have no sizes to check; leave it out with detail grouped")
        }
        // The groups of a page are chosen here.
        let limit = detail == "grouped" ? ["--limit=\(mostGroups)"] : []
        return ToolCall(
            words: [verb, ToolCall.reportOption] + limit + arguments.options + source.words,
            input: source.input,
            result: .report(arguments.page(isShort: detail != "full"))
        )
    }
}
