import Foundation
import TestSupport
import Testing

/// The transcript of Documentation/Agents.md is what the server answers: from a pasted log to a fixed file, by tools only.
@Suite struct AgentTranscriptTests {
    private static let log = "console.log"
    private static let file = "SummaryBar.xib"

    /// In the order of an agent. `LOG` is the pasted log.
    private static let calls: [(tool: String, arguments: String)] = [
        ("check", #"{"text": "LOG", "detail": "full"}"#),
        ("check", #"{"paths": ["SummaryBar.xib"]}"#),
        ("fixes", #"{"path": "SummaryBar.xib"}"#),
        ("apply_fix", #"{"path": "SummaryBar.xib", "finding": 1, "fix": 1, "in_place": true}"#),
        ("check", #"{"paths": ["SummaryBar.xib"]}"#),
    ]

    /// What a server answers to one call.
    private static func answer(_ tool: String, _ arguments: String, folder: URL) throws -> JSONValue {
        let lines = [
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#,
        ]
        let run = try runProgram(["mcp"], input: lines.joined(separator: "\n") + "\n", folder: folder)
        let answers = try run.output.split(separator: "\n").map { try JSONValue(Data($0.utf8)) }
        return try #require(answers.first { $0["id"] == .number(1) }?["result"])
    }

    private static func text(_ answer: JSONValue) throws -> String {
        guard case .array(let content)? = answer["content"], case .string(let text)? = content.first?["text"] else {
            throw CocoaError(.coderInvalidValue)
        }
        return text
    }

    @Test("an agent comes from a pasted log to a fixed file, as the page shows")
    func transcript() throws {
        try withTemporaryFolder { folder in
            let examples = packageRoot.appendingPathComponent("Examples/summary-bar")
            try FileManager.default.copyItem(
                at: examples.appendingPathComponent(Self.file),
                to: folder.appendingPathComponent(Self.file)
            )
            let log = try String(contentsOf: examples.appendingPathComponent(Self.log), encoding: .utf8)
            let quoted = String(decoding: try JSONEncoder().encode(log), as: UTF8.self)
            var block = ""
            var last: JSONValue?
            for (tool, arguments) in Self.calls {
                let answer = try Self.answer(
                    tool,
                    arguments.replacingOccurrences(of: "\"LOG\"", with: quoted),
                    folder: folder
                )
                #expect(answer["isError"] == .bool(false))
                if !block.isEmpty { block += "\n" }
                block += "→ \(tool) \(arguments)\n" + (try Self.text(answer))
                last = answer
            }
            #expect(last?["structuredContent"]?["summary"]?["errors"] == .number(0))
            #expect(last?["structuredContent"]?["summary"]?["warnings"] == .number(0))
            try Self.compare("```text\n" + block + "```\n")
        }
    }

    /// Compares a block with the one between the marks of the page, or writes it there if goldens are recorded.
    private static func compare(_ block: String) throws {
        let page = packageRoot.appendingPathComponent("Documentation/Agents.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let begin = try #require(text.range(of: "<!-- transcript -->\n"))
        let end = try #require(text.range(of: "<!-- end of the transcript -->"))
        let shown = text[begin.upperBound..<end.lowerBound]
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
            try Data(text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: block).utf8).write(to: page)
        } else {
            #expect(shown == block)
        }
    }
}
