import LayoutInspector

/// What an agent can call: a command of the program, with arguments in place of options.
///
/// A new tool is a file with a conforming type and an entry in ``MCPTools/all``.
protocol MCPTool: Sendable {
    static var name: String { get }
    /// For people who watch.
    static var title: String { get }
    /// For the agent: when to call it, and what comes back.
    static var summary: String { get }
    static var parameters: [ToolParameter] { get }
    /// The JSON schema of the structured result.
    static var outputSchema: JSONTree { get }
    /// Whether it can write a file.
    static var writes: Bool { get }

    /// - Throws: ``RPCError`` where arguments do not go together.
    static func call(_ arguments: ToolArguments) throws(RPCError) -> ToolCall
}

extension MCPTool {
    static var writes: Bool { false }

    /// The entry of `tools/list`.
    static var description: JSONTree {
        let required = parameters.filter(\.isRequired).map { JSONTree.string($0.name) }
        var input: [JSONTree.Member] = [
            .init("type", "object"),
            .init("properties", .object(parameters.map { JSONTree.Member($0.name, $0.schema) })),
        ]
        if !required.isEmpty { input.append(.init("required", .array(required))) }
        input.append(.init("additionalProperties", false))
        return [
            "name": .string(name), "title": .string(title), "description": .string(summary),
            "inputSchema": .object(input), "outputSchema": outputSchema,
            "annotations": ["readOnlyHint": .bool(!writes)],
        ]
    }
}

/// The runs of the program that answer a call.
struct ToolCall: Sendable {
    enum Result: Sendable {
        /// The run writes its report as JSON to ``ChildProcess/reportPath``, and a page of it is the answer.
        case report(ReportPage)
        /// A second run, with these words, writes JSON.
        case run([String], ListPage? = nil)
        /// The run writes source, a page of which is the answer, unless it goes to a file.
        case source(SourcePage)
        /// The run says whether something is as it should be.
        case verdict
    }

    /// A file that a call may touch only inside the folders of the client, and the argument that names it.
    struct Confined: Sendable {
        var argument: String
        var path: String
        /// What is not done elsewhere.
        var use = "written"
    }

    /// The verb, its options and its inputs.
    var words: [String]
    /// What stands for the input `-`.
    var input: [UInt8]?
    var result: Result
    /// The words of a run that draws a PNG file.
    var picture: [String]?
    var confined: [Confined] = []
    /// The calls that come next, by the structured result.
    var next: @Sendable (JSONTree) -> [NextCall] = { _ in [] }

    /// The option by which a command writes the report that ``Result/report(_:)`` takes.
    static let reportOption = "--report=json=" + ChildProcess.reportPath

    /// Checks that nothing is written, and no code is run, outside some folders.
    ///
    /// - Parameter what: What the folders are.
    /// - Throws: ``RPCError`` that names the argument and the folders.
    func requireInside(_ folders: [String], of what: String) throws(RPCError) {
        let places = folders.map { ResolvedPath($0) }
        for file in confined where !places.contains(where: { ResolvedPath(file.path).isInside($0) }) {
            let names = folders.isEmpty ? "" : ", " + folders.joined(separator: ", ") + ","
            throw .invalidParameters(
                "\(file.argument): '\(file.path)' is outside \(what)\(names) and is not \(file.use)"
            )
        }
    }
}

/// The arguments of a call, checked against the parameters of the tool.
struct ToolArguments {
    private let tool: any MCPTool.Type
    /// The same call again, without a page.
    let again: NextCall
    private var texts: [String: [String]] = [:]

    /// - Throws: ``RPCError`` for an argument that is unknown, missing or of another kind.
    init(_ value: JSONTree, of tool: any MCPTool.Type) throws(RPCError) {
        self.tool = tool
        guard case .object(let members) = value else {
            throw .invalidParameters("arguments: expected an object, found \(value.kind)")
        }
        let repeated = members.filter { $0.value != .null && $0.key != ToolParameter.from.name }
        again = NextCall(again: tool.name, repeated)
        let parameters = tool.parameters
        for member in members where member.value != .null {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                var message = "\(tool.name) has no argument '\(member.key)'"
                if let meant = nearest(to: member.key, in: parameters.map(\.name)) {
                    message += "; did you mean '\(meant)'?"
                }
                throw .invalidParameters(message)
            }
            texts[member.key] = try parameter.texts(of: member.value)
        }
        for parameter in parameters where parameter.isRequired && texts[parameter.name] == nil {
            throw .invalidParameters("\(tool.name) needs the argument '\(parameter.name)'")
        }
    }

    subscript(name: String) -> String? { texts[name]?.first }

    func list(_ name: String) -> [String] { texts[name] ?? [] }

    /// The page of findings that is asked for.
    func page(isShort: Bool) -> ReportPage { ReportPage(first: first, isShort: isShort, again: again) }

    /// The number of the first element of the page that is asked for.
    var first: Int { self[ToolParameter.from.name].flatMap { Int($0) } ?? 1 }

    /// The options among the arguments, as words of the command line, in the order of the parameters.
    var options: [String] { options(except: []) }

    func options(except names: Set<String>) -> [String] {
        tool.parameters.flatMap { parameter -> [String] in
            guard let option = parameter.option, !names.contains(option), let values = texts[parameter.name] else {
                return []
            }
            if case .flag = parameter.kind { return values.isEmpty ? [] : ["--" + option] }
            return values.map { "--\(option)=\($0)" }
        }
    }

    /// The input of a tool: files that are there, or a text.
    ///
    /// - Throws: ``RPCError`` if there is neither, or both.
    func source(_ names: String) throws(RPCError) -> (words: [String], input: [UInt8]?) {
        let (paths, text) = (list(names), self["text"])
        switch (paths.isEmpty, text) {
        case (false, nil): return (["--"] + paths, nil)
        case (true, let text?): return (["--", "-"], Array(text.utf8))
        case (true, nil): throw .invalidParameters("\(tool.name) needs '\(names)' or 'text'")
        case (false, _?): throw .invalidParameters("'\(names)' and 'text' exclude each other")
        }
    }
}

extension ToolParameter {
    static let path = ToolParameter(
        "path",
        "A storyboard, xib, log, dump or Swift file; PATH#2 is its second layout."
    )
    static let paths = ToolParameter(
        "paths",
        "Storyboards, xibs, logs, dumps, Swift files; folders, or patterns such as App/**/*.xib.",
        .texts
    )
    static let from = ToolParameter(
        "from",
        "Begin here: `next` of an answer.",
        .number(1...Int.max)
    )
    static let text = ToolParameter("text", "The content of a file, such as a pasted log.")
}

enum MCPTools {
    /// In the order in which a client lists them.
    static let all: [any MCPTool.Type] = [
        CheckTool.self, FixesTool.self, ApplyFixTool.self, WhyTool.self, SolveTool.self, PrintTool.self,
        VerifyTool.self, SameTool.self,
    ]

    /// - Parameter runs: Whether code may be run.
    static func allowed(runs: Bool) -> [any MCPTool.Type] { runs ? all + [RunTool.self] : all }
}
