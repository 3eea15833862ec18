import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import draft_inspect

/// The server as a client meets it: lines in, lines out.
@Suite struct MCPServerTests {
    private static let begin = [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    ]

    /// The answers to some messages, by the texts of their ids.
    private func answers(
        _ messages: [String],
        folder: URL = packageRoot
    ) throws -> (byID: [String: JSONValue], error: String) {
        let lines = Self.begin + messages
        let run = try runProgram(["mcp"], input: lines.joined(separator: "\n") + "\n", folder: folder)
        #expect(run.status == 0)
        var byID: [String: JSONValue] = [:]
        for line in run.output.split(separator: "\n") {
            let value = try JSONValue(Data(line.utf8))
            #expect(value["jsonrpc"] == .string("2.0"))
            let id: String =
                switch value["id"] {
                case .number(let number)?: String(Int(number))
                case .string(let text)?: text
                default: "null"
                }
            #expect(byID.updateValue(value, forKey: id) == nil, "two answers to \(id)")
        }
        return (byID, run.error)
    }

    private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    @Test("a client receives the protocol, the server and every tool with its schemas")
    func handshake() throws {
        let (answers, error) = try answers([
            #"{"jsonrpc":"2.0","id":"list","method":"tools/list"}"#, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
        ])
        #expect(answers["0"]?["result"]?["protocolVersion"] == .string("2025-06-18"))
        #expect(answers["0"]?["result"]?["serverInfo"]?["version"] == .string(programVersion))
        #expect(answers["2"]?["result"] == .object([:]))
        guard case .array(let tools)? = answers["list"]?["result"]?["tools"] else {
            Issue.record("no tools")
            return
        }
        #expect(tools.map { $0["name"] } == MCPTools.all.map { .string($0.name) })
        for tool in tools {
            #expect(tool["inputSchema"]?["type"] == .string("object"))
            #expect(tool["outputSchema"]?["type"] == .string("object"))
            let writes = tool["name"] == .string("apply_fix") || tool["name"] == .string("print")
            #expect(tool["annotations"]?["readOnlyHint"] == .bool(!writes))
        }
        #expect(error.isEmpty)
        let size = MCPTools.allowed(runs: true).map { $0.description.text.utf8.count }.reduce(0, +)
        #expect(size < 12_000, "before a model in every conversation")
        #expect(MCPTools.all.count <= 8)
    }

    @Test("the findings of many files come page by page, each within 8 kB, none twice and none left out")
    func pages() throws {
        try withTemporaryFolder { folder in
            for number in 0..<30 {
                let name = number % 2 == 0 ? "two-conflicts" : "hugging-tie"
                let source = packageRoot.appendingPathComponent("Examples/\(name).json")
                try FileManager.default.copyItem(
                    at: source,
                    to: folder.appendingPathComponent("\(100 + number)-\(name).json")
                )
            }
            let quoted = folder.path
            let report = try runProgram(["check", quoted, "--format", "json"]).output
            for (first, isShort) in [(1, true), (1, false), (20, true), (45, false), (46, true)] {
                let again = NextCall("check", [])
                let tree = try JSONTree(reading: Array(report.utf8))
                let page = ReportPage(first: first, isShort: isShort, again: again).page(of: tree, text: report)
                #expect(page.result.utf8.count < 8_192, "from \(first)")
            }
            var (from, seen, severities) = (1, [String](), [String]())
            while seen.count < 100 {
                let arguments = #"{"paths":["\#(quoted)"],"from":\#(from)}"#
                let answer = try #require(try answers([call(1, "check", arguments)]).byID["1"]?["result"])
                guard case .array(let files)? = answer["structuredContent"]?["files"] else { break }
                for file in files {
                    guard case .array(let findings)? = file["findings"] else { continue }
                    for finding in findings {
                        guard case .string(let path)? = finding["file"],
                            case .string(let message)? = finding["message"],
                            case .string(let severity)? = finding["severity"]
                        else { continue }
                        seen.append(path + message)
                        severities.append(severity)
                    }
                }
                guard case .array(let calls)? = answer["structuredContent"]?["next"],
                    case .number(let next)? = calls.first?["arguments"]?["from"]
                else { break }
                #expect(calls.first?["tool"] == .string("check"))
                #expect(calls.first?["arguments"]?["paths"] == .array([.string(quoted)]))
                from = Int(next)
            }
            let summary = try JSONValue(Data(report.utf8))["summary"]
            guard case .number(let errors)? = summary?["errors"], case .number(let warnings)? = summary?["warnings"],
                case .number(let notes)? = summary?["notes"]
            else {
                Issue.record("no summary")
                return
            }
            let counts = [("error", errors), ("warning", warnings), ("note", notes)]
            #expect(severities == counts.flatMap { Array(repeating: $0.0, count: Int($0.1)) })
            #expect(Set(seen).count == seen.count && seen.count > 45)
        }
    }

    @Test(
        "each tool answers with text and the program's JSON",
        arguments: [
            ("check", #"{"paths":["Examples/login-form.json"]}"#, "9 short", "files"),
            ("check", #"{"paths":["Examples/login-form.json"],"detail":"full"}"#, "9 short", "summary"),
            ("check", #"{"paths":["autoresizing-mask"],"detail":"full"}"#, "cause of conflict", "files"),
            ("check", #"{"paths":["Examples/console.log"],"detail":"grouped"}"#, "conflict", "groups"),
            ("why", #"{"path":"Examples/login-form.json","value":"titleLabel.leading"}"#, "119", "values"),
            ("solve", #"{"path":"Examples/login-form.json","size":"320x568"}"#, "320 × 568", "frames"),
            ("fixes", #"{"path":"Examples/login-form.json"}"#, "lower the priority", "findings"),
            ("apply_fix", #"{"path":"Examples/login-form.json","finding":1,"fix":2}"#, "1000 → 999", "findings_left"),
            ("print", #"{"path":"Examples/login-form.json","dialect":"anchors"}"#, "NSLayoutConstraint", "source"),
            ("solve", #"{"path":"Examples/login-form.json","drawing":"text"}"#, "┌", "frames"),
            ("verify", #"{"path":"Examples/login-form.json","dialect":"snapkit"}"#, "as snapkit class", "compiled"),
            (
                "same", #"{"old":"Examples/login-form.json","new":"Examples/login-form.json"}"#, "make the same layout",
                "verdict"
            ),
            ("same", #"{"old":"Examples/login-form.json","new":"Examples/profile-card.json"}"#, "differ", "missing"),
        ]
    )
    func tools(_ tool: String, _ arguments: String, _ text: String, _ key: String) throws {
        let answer = try #require(try answers([call(1, tool, arguments)]).byID["1"]?["result"])
        #expect(answer["isError"] == .bool(false))
        #expect(answer["structuredContent"]?[key] != nil)
        guard case .array(let content)? = answer["content"], case .string(let shown)? = content.first?["text"] else {
            Issue.record("no text")
            return
        }
        #expect(shown.contains(text), "\(shown)")
        #expect(answer["structuredContent"]?["version"] != nil || tool == "print" || tool == "verify")
    }

    @Test("a layout that was rewritten is compared with that of the last commit, and views are matched by hand")
    func same() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("form.json")
            let text = try String(
                contentsOf: packageRoot.appendingPathComponent("Examples/profile-card.json"),
                encoding: .utf8
            )
            try Data(text.utf8).write(to: file)
            for words in [
                ["init", "-q"], ["add", "."], ["-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "a"],
            ] {
                let git = Process()
                git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                git.arguments = ["git", "-C", folder.path] + words
                try git.run()
                git.waitUntilExit()
            }
            try Data(text.replacingOccurrences(of: "\"constant\": 16", with: "\"constant\": 17").utf8).write(to: file)
            let answer = try answers(
                [call(1, "same", #"{"old":"form.json","match":["avatar=avatar"]}"#)],
                folder: folder
            ).byID["1"]?["result"]
            #expect(answer?["structuredContent"]?["verdict"] == .string("different"))
        }
    }

    @Test("long results are cut, say how much is not there, and keep the shape of their schema")
    func shortened() throws {
        let views = (0..<400).map { #""view-\#($0)": [0, \#($0), 320, 44]"# }.joined(separator: ", ")
        let long = #"{"version": 1, "frames": {\#(views)}, "satisfied": true, "violations": [], "undetermined": {}}"#
        func shortened(_ text: String) throws -> String {
            ShortenedJSON.value(try JSONTree(reading: Array(text.utf8)), limit: ShortenedJSON.limit).text
        }
        let short = try JSONValue(Data(try shortened(long).utf8))
        #expect(try shortened(long).utf8.count <= ShortenedJSON.limit)
        for key in ["version", "frames", "satisfied", "violations", "undetermined"] { #expect(short[key] != nil) }
        guard case .object(let frames)? = short["frames"], case .number(let left)? = short["left_out"] else {
            Issue.record("\(short)")
            return
        }
        #expect(frames.count + Int(left) == 400)
        let brief = #"{"version":1,"frames":{}}"#
        #expect(try shortened(brief) == JSONTree(reading: Array(brief.utf8)).text)
    }

    @Test("nothing is written outside the roots that the client names, whatever the folder of the server")
    func roots() throws {
        #expect(ClientRoots.path("file:///work/My%20App%2Fx") == "/work/My App/x")
        #expect(ClientRoots.path("file://localhost/a") == "/a")
        #expect(ClientRoots.path("https://a.b/c") == nil)
        try withTemporaryFolder { folder in
            for name in ["in", "out"] {
                let place = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    at: packageRoot.appendingPathComponent("Examples/login-form.json"),
                    to: place.appendingPathComponent("form.json")
                )
            }
            let begin = [
                #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{"listChanged":true}}}}"#,
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            ]
            func fix(_ id: Int, _ place: String) -> String {
                call(id, "apply_fix", #"{"path":"\#(place)/form.json","finding":1,"fix":2,"in_place":true}"#)
            }
            let uri = URL(fileURLWithPath: folder.path + "/in").absoluteString
            let roots = #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"\#(uri)"}]}}"#
            let lines = begin + [fix(1, "in"), roots, fix(2, "out"), fix(3, "in")]
            let run = try runProgram(["mcp"], input: lines.joined(separator: "\n") + "\n", folder: folder)
            let answers = try run.output.split(separator: "\n").map { try JSONValue(Data($0.utf8)) }
            #expect(answers.contains { $0["method"] == .string("roots/list") && $0["id"] == .string("roots-1") })
            func answer(_ id: Double) -> JSONValue? { answers.first { $0["id"] == .number(id) } }
            // Before the client has named them, and outside of them.
            for id in [1.0, 2] { #expect(answer(id)?["error"] != nil, "\(id)") }
            #expect(answer(3)?["result"]?["structuredContent"]?["written"] == .string("in/form.json"))
        }
    }

    @Test("a pasted text is an input")
    func pasted() throws {
        let log = try String(contentsOf: packageRoot.appendingPathComponent("Examples/console.log"), encoding: .utf8)
        let text = String(decoding: try JSONEncoder().encode(log), as: UTF8.self)
        let answer = try answers([call(1, "check", #"{"text":\#(text),"detail":"full"}"#)]).byID["1"]?["result"]
        #expect(answer?["isError"] == .bool(false))
        guard case .array(let files)? = answer?["structuredContent"]?["files"] else {
            Issue.record("no files")
            return
        }
        #expect(!files.isEmpty)
    }

    @Test("apply_fix writes only where it is asked to, and then exactly what it says")
    func applying() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("form.json")
            try FileManager.default.copyItem(
                at: packageRoot.appendingPathComponent("Examples/login-form.json"),
                to: file
            )
            let before = try Data(contentsOf: file)
            let dry = try answers([call(1, "apply_fix", #"{"path":"form.json","finding":1,"fix":2}"#)], folder: folder)
            #expect(dry.byID["1"]?["result"]?["structuredContent"]?["findings_left"] == .number(0))
            #expect(try Data(contentsOf: file) == before)
            let made = try answers(
                [call(1, "apply_fix", #"{"path":"form.json","finding":1,"fix":2,"in_place":true}"#)],
                folder: folder
            )
            #expect(made.byID["1"]?["result"]?["structuredContent"]?["written"] == .string("form.json"))
            #expect(try Data(contentsOf: file) != before)
            let checked = try answers([call(1, "check", #"{"paths":["form.json"]}"#)], folder: folder)
            #expect(
                checked.byID["1"]?["result"]?["structuredContent"]?["summary"]?["errors"] == .number(0)
            )
        }
    }

    @Test("nothing is written outside the folder of the server, in whatever way a path leads there")
    func outside() throws {
        try withTemporaryFolder { outer in
            let manager = FileManager.default
            let folder = outer.appendingPathComponent("project")
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for place in [outer, folder] {
                try manager.copyItem(
                    at: packageRoot.appendingPathComponent("Examples/login-form.json"),
                    to: place.appendingPathComponent("form.json")
                )
            }
            try manager.createSymbolicLink(atPath: folder.path + "/away", withDestinationPath: "..")
            try manager.createSymbolicLink(atPath: folder.path + "/linked.json", withDestinationPath: "../new.json")
            let before = try Data(contentsOf: outer.appendingPathComponent("form.json"))
            let targets = ["../x.json", outer.path + "/x.json", "away/x.json", "linked.json", "missing/../../x.json"]
            var messages = targets.enumerated().map { index, target in
                call(index + 1, "apply_fix", #"{"path":"form.json","finding":1,"fix":2,"output":"\#(target)"}"#)
            }
            for path in ["../form.json", "away/form.json", outer.path + "/form.json", "../form.json#1"] {
                messages.append(
                    call(
                        messages.count + 1,
                        "apply_fix",
                        #"{"path":"\#(path)","finding":1,"fix":2,"in_place":true}"#
                    )
                )
            }
            let answers = try answers(messages, folder: folder).byID
            for number in 1...messages.count {
                let error = answers["\(number)"]?["error"]
                #expect(error?["code"] == .number(-32602), "\(messages[number - 1])")
                guard case .string(let message)? = error?["message"] else { continue }
                #expect(message.contains("is outside the folder of the server"), "\(message)")
            }
            #expect(try manager.contentsOfDirectory(atPath: outer.path).sorted() == ["form.json", "project"])
            #expect(try Data(contentsOf: outer.appendingPathComponent("form.json")) == before)
            // Reading elsewhere, and writing below the folder by any spelling, are fine.
            let fine = try self.answers(
                [
                    call(
                        1,
                        "apply_fix",
                        #"{"path":"../form.json","finding":1,"fix":2,"output":"away/project/new.json"}"#
                    )
                ],
                folder: folder
            )
            #expect(fine.byID["1"]?["result"]?["isError"] == .bool(false))
            #expect(manager.fileExists(atPath: folder.path + "/new.json"))
        }
    }

    @Test("only tools that are marked as writing have arguments that name outputs")
    func outputs() {
        let outputs: Set = [
            "output", "migration_report", "out_dir", "in_place", "report", "write_baseline", "prune_baseline", "cache",
            "svg",
        ]
        for tool in MCPTools.allowed(runs: true) where !tool.writes {
            #expect(tool.parameters.allSatisfy { !outputs.contains($0.name) }, "\(tool.name)")
        }
    }

    @Test(
        "what is wrong with a message is reported with the code of JSON-RPC",
        arguments: [
            ("{", "null", -32700, "the message is not JSON"), ("[]", "null", -32600, "expected an object"),
            (#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, "7", -32600, "jsonrpc"),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "null", -32600, "id"),
            (#"{"jsonrpc":"2.0","id":7}"#, "7", -32600, "method"),
            (#"{"jsonrpc":"2.0","id":7,"method":"prompts/list"}"#, "7", -32601, "prompts/list"),
            (#"{"jsonrpc":"2.0","id":7,"method":"tools/call"}"#, "7", -32602, "name of a tool"),
            (
                #"{"jsonrpc":"2.0","id":7,"method":"resources/list","params":{"cursor":{"a":1}}}"#, "7", -32602,
                "nextCursor"
            ),
            (#"{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":7}}"#, "7", -32602, "uri"),
            (String(repeating: "[", count: 100_000), "null", -32700, "128 levels of nesting"),
            (#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"explain"}}"#, "7", -32602, "explain"),
            (
                #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"chek"}}"#, "7", -32602,
                "did you mean 'check'"
            ),
        ]
    )
    func faults(_ message: String, _ id: String, _ code: Int, _ text: String) throws {
        let error = try #require(try answers([message]).byID[id]?["error"])
        #expect(error["code"] == .number(Double(code)))
        guard case .string(let said)? = error["message"] else {
            Issue.record("no message")
            return
        }
        #expect(said.contains(text), "\(said)")
    }

    @Test(
        "arguments that are wrong are reported by name",
        arguments: [
            (#"{}"#, "'paths' or 'text'"), (#"{"paths":["a"],"text":"b"}"#, "exclude each other"),
            (#"{"paths":3}"#, "paths: expected an array of strings, found a number"),
            (#"{"paths":["a"],"sises":"1x1"}"#, "did you mean 'sizes'?"),
            (#"{"paths":["a"],"only":7}"#, "only: expected"),
            (#"{"paths":["a"],"force":true}"#, "check has no argument 'force'"),
        ]
    )
    func arguments(_ arguments: String, _ text: String) throws {
        let error = try #require(try answers([call(1, "check", arguments)]).byID["1"]?["error"])
        guard case .string(let said)? = error["message"] else {
            Issue.record("no message")
            return
        }
        #expect(said.contains(text), "\(said)")
    }

    @Test("a path is a path, and never an option")
    func injection() throws {
        let calls = [
            call(1, "check", #"{"paths":["--write-baseline=stolen.txt"]}"#),
            call(2, "print", #"{"path":"--output=stolen.txt"}"#),
            call(3, "solve", #"{"path":"Examples/login-form.json","size":"1x1 --output=stolen.txt"}"#),
        ]
        let found = try answers(calls).byID
        for id in ["1", "2", "3"] { #expect(found[id] != nil) }
        #expect(!FileManager.default.fileExists(atPath: packageRoot.appendingPathComponent("stolen.txt").path))
    }

    @Test("before the handshake there are no tools; a newer version is answered with the newest known")
    func order() throws {
        let early = try runProgram(["mcp"], input: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"# + "\n")
        #expect(early.output.contains("-32600"))
        let newer = Self.begin[0].replacingOccurrences(of: "2025-06-18", with: "2099-01-01")
        let answer = try JSONValue(Data(try runProgram(["mcp"], input: newer + "\n").output.utf8))
        #expect(answer["result"]?["protocolVersion"] == .string("2025-06-18"))
    }

    @Test("an id of any number of digits comes back as it was")
    func longIDs() throws {
        let ids = ["123456789012345678901234567890", "-9007199254740993", "1e400"]
        let messages = ids.map { #"{"jsonrpc":"2.0","id":\#($0),"method":"ping"}"# }
        let run = try runProgram(["mcp"], input: (Self.begin + messages).joined(separator: "\n") + "\n")
        let lines = run.output.split(separator: "\n")
        for id in ids { #expect(lines.contains { $0.contains(#""id":\#(id),"result""#) }, "\(id)") }
    }

    @Test("a call that is cancelled is not answered, and the server goes on")
    func cancellation() throws {
        try withTemporaryFolder { folder in
            // Nobody writes to the pipe: the call waits until it is cancelled.
            let pipe = folder.appendingPathComponent("pipe")
            try #require(mkfifo(pipe.path, 0o600) == 0)
            let found = try answers(
                [
                    call(1, "check", #"{"paths":["pipe"]}"#),
                    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"late"}}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
                ],
                folder: folder
            ).byID
            #expect(found["1"] == nil && found["2"] != nil)
        }
    }
}
