import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import draft_inspect

/// What an answer consists of: a text, a structured result, the calls that come next, and pictures.
@Suite struct MCPAnswerTests {
    private func answers(
        _ messages: [String],
        options: [String] = [],
        folder: URL = packageRoot
    ) throws -> [JSONValue] {
        let begin = [
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        ]
        let input = (begin + messages).joined(separator: "\n") + "\n"
        let run = try runProgram(["mcp"] + options, input: input, folder: folder)
        return try run.output.split(separator: "\n").map { try JSONValue(Data($0.utf8)) }
    }

    private func answer(
        _ tool: String,
        _ arguments: String,
        options: [String] = [],
        folder: URL = packageRoot
    ) throws -> JSONValue {
        let call =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        let answers = try answers([call], options: options, folder: folder)
        return try #require(answers.first { $0["id"] == .number(1) })
    }

    private func next(_ answer: JSONValue) -> [String] {
        guard case .array(let calls)? = answer["result"]?["structuredContent"]?["next"] else { return [] }
        return calls.compactMap { call in
            guard case .string(let tool)? = call["tool"], case .object(let arguments)? = call["arguments"] else {
                return nil
            }
            return tool + " " + arguments.keys.sorted().joined(separator: " ")
        }
    }

    @Test("each answer names the calls that come next, with arguments that are all known, from a check to a fixed file")
    func nextCalls() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.copyItem(
                at: packageRoot.appendingPathComponent("Examples/two-conflicts.json"),
                to: folder.appendingPathComponent("screen.json")
            )
            let path = #""path":"screen.json""#
            let check = try answer("check", #"{"paths":["screen.json"]}"#, folder: folder)
            #expect(next(check) == ["fixes path"])
            let fixes = try answer("fixes", "{\(path)}", folder: folder)
            #expect(next(fixes) == ["apply_fix finding fix in_place path"])
            let tried = try answer("apply_fix", #"{\#(path),"finding":1}"#, folder: folder)
            #expect(next(tried) == ["apply_fix finding in_place path"])
            let made = try answer("apply_fix", #"{\#(path),"finding":1,"in_place":true}"#, folder: folder)
            #expect(next(made) == ["fixes path", "check paths"])
            let last = try answer("apply_fix", #"{\#(path),"finding":1,"in_place":true}"#, folder: folder)
            #expect(next(last) == ["check paths"])
            #expect(try next(answer("check", #"{"paths":["screen.json"]}"#, folder: folder)).isEmpty)
        }
    }

    @Test("a conflict of a log has no file that a fix could be written into, and a long text is not repeated")
    func logs() throws {
        let log = try String(contentsOf: packageRoot.appendingPathComponent("Examples/console.log"), encoding: .utf8)
        let text = String(decoding: try JSONEncoder().encode(log), as: UTF8.self)
        let checked = try answer("check", #"{"text":\#(text)}"#)
        #expect(next(checked).allSatisfy { $0.hasPrefix("check") })
        #expect(try next(answer("check", #"{"paths":["Examples/console.log"]}"#)).allSatisfy { $0.hasPrefix("check") })
        let again = NextCall(again: "check", [.init("text", .string(log)), .init("only", ["conflict"])])
        #expect(again.with("from", 9).value.text.contains(#""others": "as before""#))
        #expect(!again.value.text.contains("Unable"))
    }

    @Test("source is written to a file in the roots, and nowhere else")
    func printing() throws {
        try withTemporaryFolder { folder in
            let project = folder.appendingPathComponent("project")
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: packageRoot.appendingPathComponent("Examples/profile-card.json"),
                to: project.appendingPathComponent("card.json")
            )
            let written = try answer("print", #"{"path":"card.json","output":"Card.swift"}"#, folder: project)
            #expect(written["result"]?["structuredContent"]?["written"] == .string("Card.swift"))
            #expect(written["result"]?["structuredContent"]?["source"] == nil)
            #expect(next(written) == ["same new old"])
            let same = try answer("same", #"{"old":"card.json","new":"Card.swift"}"#, folder: project)
            #expect(same["result"]?["structuredContent"]?["verdict"] == .string("same-in-range"))
            for path in ["../Card.swift", folder.path + "/Card.swift"] {
                let refused = try answer("print", #"{"path":"card.json","output":"\#(path)"}"#, folder: project)
                #expect(refused["error"]?["code"] == .number(-32602), "\(path)")
            }
            // What the program did not write is not overwritten.
            try Data("mine".utf8).write(to: project.appendingPathComponent("Mine.swift"))
            let kept = try answer("print", #"{"path":"card.json","output":"Mine.swift"}"#, folder: project)
            #expect(kept["result"]?["isError"] == .bool(true))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["project"])
        }
    }

    @Test("a drawing comes as an image beside the text; what is drawn is named only for a drawing")
    func pictures() throws {
        let arguments = #"{"path":"Examples/login-form.json","drawing":"image","finding":1,"fix":2}"#
        let drawn = try answer("solve", arguments)["result"]
        guard case .array(let content)? = drawn?["content"], content.count == 2,
            case .string(let data)? = content[1]["data"], let picture = Data(base64Encoded: data)
        else {
            Issue.record("no picture: \(String(describing: drawn))")
            return
        }
        #expect(content[1]["type"] == .string("image"))
        #expect(content[1]["mimeType"] == .string("image/png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let wrong = try answer("solve", #"{"path":"Examples/login-form.json","finding":1}"#)
        #expect(wrong["error"]?["message"] == .string("finding, fix and view are for a drawing; add drawing"))
        let missing = try answer("solve", #"{"path":"Examples/login-form.json","drawing":"image","finding":99}"#)
        #expect(missing["result"]?["isError"] == .bool(true))
    }

    @Test("code is run only if the server was started with --allow-run, and only in the roots")
    func running() throws {
        let call = #"{"paths":["/etc/a.swift"],"view":"A"}"#
        let refused = try answer("run", call)
        #expect(
            refused["error"]?["message"]
                == .string("code is run only if the server was started with 'mcp --allow-run'")
        )
        let outside = try answer("run", call, options: ["--allow-run"])
        guard case .string(let message)? = outside["error"]?["message"] else {
            Issue.record("\(outside)")
            return
        }
        #expect(message.contains("is outside the folder of the server") && message.hasSuffix("and is not run"))
    }

    @Test("findings of the last checks are resources, listed page by page before the rules")
    func resources() throws {
        let check =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{"paths":["Examples/login-form.json"]}}}"#
        let findings = FoundFindings()
        #expect(findings.keep([["message": "a"], ["message": "b"]]).last == "draft-inspect:findings/1/2")
        #expect(findings.finding("draft-inspect:findings/1/2")?["message"] == "b")
        for wrong in ["1/3", "1/0", "2/1", "1", "1/1/1", "x/y", "-1/1"] {
            #expect(findings.finding(FoundFindings.scheme + wrong) == nil, "\(wrong)")
        }
        for number in 2...9 { _ = findings.keep([["message": .string("\(number)")]]) }
        #expect(findings.finding("draft-inspect:findings/1/1") == nil, "only the last checks are kept")
        var (names, cursor, pages) = ([String](), JSONTree.null, 0)
        repeat {
            let page = try MCPResources.list(["cursor": cursor], findings)
            guard case .array(let entries)? = page["resources"] else { break }
            #expect(page.text.utf8.count < 8_192)
            names += entries.compactMap { $0["uri"]?.string }
            cursor = page["nextCursor"] ?? .null
            pages += 1
        } while cursor != .null && pages < 100
        #expect(pages > 1 && Set(names).count == names.count)
        #expect(names.first == "draft-inspect:findings/9/1")
        #expect(names.contains("draft-inspect:rules/edge-pinned-twice"))
        #expect(throws: RPCError.self) { try MCPResources.list(["cursor": "x"], findings) }
        // A read of a check that came before in the same session.
        let wait = (0..<200).map { #"{"jsonrpc":"2.0","id":\#(100 + $0),"method":"ping"}"# }
        let read =
            #"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"draft-inspect:rules/edge-pinned-twice"}}"#
        let none =
            #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"draft-inspect:findings/7/1"}}"#
        let answers = try answers([check] + wait + [read, none])
        guard case .array(let contents)? = answers.first(where: { $0["id"] == .number(2) })?["result"]?["contents"],
            case .string(let text)? = contents.first?["text"]
        else {
            Issue.record("no page")
            return
        }
        #expect(text.hasPrefix("# edge-pinned-twice"))
        #expect(answers.first { $0["id"] == .number(3) }?["error"]?["code"] == .number(-32002))
    }

    @Test("texts are cut to a size that counts what JSON escapes, at the end of a line")
    func cutting() {
        let lines = String(repeating: "a \"quoted\" line\n", count: 400)
        let cut = ToolAnswer.cut(lines, to: 1_000)
        #expect(JSONTree.string(cut).text.utf8.count <= 1_002)
        #expect(cut.hasSuffix("line\n… cut here\n"))
        #expect(ToolAnswer.cut("short\n", to: 1_000) == "short\n")
        let answer = ToolAnswer(text: lines, value: ["a": .string(String(repeating: "é\n", count: 1_000))])
        #expect(answer.result.utf8.count <= 8_192)
    }

    @Test("a long list comes in parts, whose elements are cut where one of them is too long")
    func lists() throws {
        let long = JSONTree.array((0..<300).map { .number(Double($0)) })
        let elements = (1...50).map { number -> JSONTree in
            ["number": .number(Double(number)), "text": .string(String(repeating: "x", count: 300)), "list": long]
        }
        var (first, seen) = (1, [JSONTree]())
        while seen.count < 50 {
            let list = ListPage(key: "elements", first: first, again: NextCall("fixes", []))
            let page = list.page(of: ["version": 1, "elements": .array(elements)])
            #expect(page.value.text.utf8.count <= ShortenedJSON.limit + 500)
            guard case .array(let part)? = page.value["elements"], !part.isEmpty else { break }
            seen += part.compactMap { $0["number"] }
            first += part.count
            #expect((page.next == nil) == (seen.count == 50))
        }
        #expect(seen == (1...50).map { .number(Double($0)) })
    }

    @Test("a long source comes in parts of whole lines, which together are the source")
    func sources() {
        let source = (1...400).map { "    line(\($0), \"text\")\n" }.joined()
        var (first, text) = (1, "")
        while true {
            let page = SourcePage(first: first, again: NextCall("print", [])).page(of: source)
            text += page.source
            guard page.next != nil else { break }
            first = 1 + text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        }
        #expect(text == source)
    }
}
