import LayoutInspector

enum FixesTool: MCPTool {
    static let name = "fixes"
    static let title = "List fixes"
    static let summary = """
        Lists the findings of one layout that have verified fixes, with the numbers that apply_fix takes. Every fix was \
        tried: it resolves its finding, and the number of findings left is what check then reports.
        """
    static let parameters =
        [ToolParameter.path, .text] + ToolParameter.findings
    static let outputSchema = ToolSchemas.object(
        [
            ("version", ToolSchemas.integer), ("path", ["type": "string"]),
            (
                "findings",
                ToolSchemas.array(
                    of: ToolSchemas.object(
                        [("number", ToolSchemas.integer), ("finding", ToolSchemas.finding)],
                        required: ["number", "finding"]
                    )
                )
            ),
        ],
        required: ["version", "path", "findings"]
    )

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        return ToolCall(
            words: ["fix"] + arguments.options + source.words,
            input: source.input,
            result: .run(["fix", "--format=json"] + arguments.options + source.words)
        )
    }
}

enum ApplyFixTool: MCPTool {
    static let name = "apply_fix"
    static let title = "Apply a fix"
    static let summary = """
        Applies one verified fix, by its numbers in fixes, and shows which constraints, frames and findings change. \
        Nothing is written unless in_place or output is given. in_place edits the storyboard, xib or dump itself: only \
        the lines of what was edited change.
        """
    static let parameters =
        [
            ToolParameter.path, .text,
            ToolParameter("finding", "The number of the finding.", .number(1...Int.max), isRequired: true),
            ToolParameter("fix", "The number of the fix (default: 1).", .number(1...Int.max)),
            ToolParameter("in_place", "Write the changed layout to the file that was read.", .flag),
        ] + ToolParameter.options(OutputTable.self, only: ["output"]) + ToolParameter.findings
    static let outputSchema = ToolSchemas.object(
        [
            ("version", ToolSchemas.integer), ("path", ["type": "string"]),
            ("title", ToolSchemas.value("string", "What the fix changes.")),
            ("written", ToolSchemas.value("string", "The file that was written.")),
            ("changed_lines", ToolSchemas.integer),
            ("notes", ToolSchemas.ids),
            ("findings_left", ToolSchemas.value("integer", "Errors and warnings that are left.")),
            ("difference", ToolSchemas.object(with: ToolSchemas.differenceKeys)),
        ],
        required: ["version", "path", "title", "findings_left", "difference"]
    )
    static let writes = true

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        let numbers = [arguments["finding"] ?? "1", arguments["fix"] ?? "1"]
        let place = arguments["in_place"] == nil ? [] : ["--in-place"]
        let writing = Set(OutputTable.declarations.map(\.name))
        let output = RunOutput("output", arguments["output"]).map { (argument: $0.name, path: $0.path) }
        let edited = arguments["in_place"].flatMap { _ in arguments["path"] }
        // The number of a layout is no part of the file's name.
        let written = edited.map { (argument: "in_place", path: splitPart($0).file) } ?? output
        // The text comes from a run that writes nothing: the other one must meet the layout as it is.
        return ToolCall(
            words: ["fix"] + arguments.options(except: writing) + source.words + numbers,
            input: source.input,
            result: .run(["fix", "--format=json"] + place + arguments.options + source.words + numbers),
            written: written
        )
    }
}
