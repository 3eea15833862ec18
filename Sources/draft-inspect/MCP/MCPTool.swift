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
        /// The run writes its report as JSON beside the text, and a page of it is the answer.
        case report(ReportPage)
        /// A second run, with these words, writes JSON.
        case run([String])
        /// The run writes source, which is the result.
        case source
    }

    /// The verb, its options and its inputs.
    var words: [String]
    /// What stands for the input `-`.
    var input: [UInt8]?
    var result: Result
    /// The file that a run writes, and the argument that asks for it.
    var written: (argument: String, path: String)?

    /// Checks that nothing is written outside some folders.
    ///
    /// - Parameter what: What the folders are.
    /// - Throws: ``RPCError`` that names the argument and the folders.
    func requireInside(_ folders: [String], of what: String) throws(RPCError) {
        guard let written, !folders.contains(where: { ResolvedPath(written.path).isInside(ResolvedPath($0)) }) else {
            return
        }
        let names = folders.isEmpty ? "" : ", " + folders.joined(separator: ", ") + ","
        throw .invalidParameters(
            "\(written.argument): '\(written.path)' is outside \(what)\(names) and is not written"
        )
    }
}

/// The arguments of a call, checked against the parameters of the tool.
struct ToolArguments {
    private let tool: any MCPTool.Type
    private var texts: [String: [String]] = [:]

    /// - Throws: ``RPCError`` for an argument that is unknown, missing or of another kind.
    init(_ value: JSONTree, of tool: any MCPTool.Type) throws(RPCError) {
        self.tool = tool
        guard case .object(let members) = value else {
            throw .invalidParameters("arguments: expected an object, found \(value.kind)")
        }
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
    func page(isShort: Bool) -> ReportPage {
        ReportPage(first: self["from"].flatMap { Int($0) } ?? 1, isShort: isShort)
    }

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
        "A storyboard, xib, log, debugger output, dump or Swift file; PATH#2 is its second layout."
    )
    static let paths = ToolParameter(
        "paths",
        "Storyboards, xibs, logs, debugger outputs, dumps, Swift files; folders, or patterns such as App/**/*.xib.",
        .texts
    )
    static let from = ToolParameter(
        "from",
        "Begin with this finding: `next` of an answer.",
        .number(1...Int.max)
    )
    static let text = ToolParameter("text", "The content of a file in place of it, such as a pasted log.")
}

enum MCPTools {
    /// In the order in which a client lists them.
    static let all: [any MCPTool.Type] = [
        CheckTool.self, ExplainTool.self, TriageTool.self, WhyTool.self, SolveTool.self, FixesTool.self,
        ApplyFixTool.self, PrintTool.self, SameTool.self,
    ]
}
