import LayoutInspector

enum FixesTool: MCPTool {
    static let name = "fixes"
    static let title = "List fixes"
    static let summary = """
        Lists the findings of one layout that have verified fixes, with the numbers that apply_fix takes. Every fix was \
        tried: it resolves its finding, and the number of findings left is what check then reports.
        """
    static let parameters =
        [ToolParameter.path, .text, .from] + ToolParameter.findings
    static let outputSchema = ToolSchemas.object(with: ["version", "path", "findings"])

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        let words = arguments.options + source.words
        let list = ListPage(key: "findings", first: arguments.first, again: arguments.again, shortened: short)
        let path = arguments["path"] ?? ""
        return ToolCall(
            words: ["fix"] + words,
            input: source.input,
            result: .run(["fix", "--format=json"] + words, list)
        ) { result in
            guard NextCall.canEdit(path), case .array(let findings)? = result["findings"],
                let number = findings.first?["number"]
            else { return [] }
            let call = NextCall("apply_fix", [.init("path", .string(path)), .init("finding", number)])
            return [call.with("fix", 1).with("in_place", true)]
        }
    }

    /// In short, with all of its fixes.
    private static func short(_ entry: JSONTree) -> JSONTree {
        guard case .object(let members) = entry, let finding = entry["finding"],
            case .object(let kept) = ReportPage.short(finding), case .array(let fixes)? = finding["fixes"]
        else { return entry }
        let titles = fixes.map { fix -> JSONTree in
            guard case .object(let members) = fix else { return fix }
            return .object(members.filter { $0.key != "edits" })
        }
        let short = kept.filter { $0.key != "fixes" } + [.init("fixes", .array(titles))]
        return .object(members.map { $0.key == "finding" ? .init($0.key, .object(short)) : $0 })
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
            ToolParameter("finding", "Its number in fixes.", .number(1...Int.max), isRequired: true),
            ToolParameter("fix", "The number of the fix (default: 1).", .number(1...Int.max)),
            ToolParameter("in_place", "Write the changed layout to the file that was read.", .flag),
        ] + ToolParameter.options(OutputTable.self, only: ["output"]) + ToolParameter.findings
    static let outputSchema = ToolSchemas.object(with: ["version", "path", "title", "findings_left", "difference"])
    static let writes = true

    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall {
        let source = try arguments.source("path")
        let numbers = [arguments["finding"] ?? "1", arguments["fix"] ?? "1"]
        let place = arguments["in_place"] == nil ? [] : ["--in-place"]
        let writing = Set(OutputTable.declarations.map(\.name))
        let output = RunOutput("output", arguments["output"])
        let edited = arguments["in_place"].flatMap { _ in arguments["path"] }
        // The number of a layout is no part of the file's name.
        let written = [
            edited.map { ToolCall.Confined(argument: "in_place", path: splitPart($0).file) },
            output.map { ToolCall.Confined(argument: $0.name, path: $0.path) },
        ].compactMap { $0 }
        let path = arguments["path"] ?? ""
        let again = arguments.again
        // The text comes from a run that writes nothing: the other one must meet the layout as it is.
        return ToolCall(
            words: ["fix"] + arguments.options(except: writing) + source.words + numbers,
            input: source.input,
            result: .run(["fix", "--format=json"] + place + arguments.options + source.words + numbers),
            confined: written
        ) { result in
            if let file = result["written"] {
                let rest = result["findings_left"] == 0 ? [] : [NextCall("fixes", [.init("path", file)])]
                return rest + [NextCall("check", [.init("paths", .array([file]))])]
            }
            return NextCall.canEdit(path) ? [again.with("in_place", true)] : []
        }
    }
}
