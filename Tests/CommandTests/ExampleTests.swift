import Foundation
import TestSupport
import Testing

/// What the program says of each example: read by people, and held to the letter.
@Suite struct ExampleTests {
    static let examples = [
        "article-scroll", "chat-cell", "hugging-tie", "legacy-dump", "login-form", "nested-stacks", "profile-card",
        "right-to-left",
        "settings-cell", "two-conflicts",
    ]

    @Test("every example is listed here")
    func completeness() throws {
        let folder = packageRoot.appendingPathComponent("Examples")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        #expect(files.sorted() == Self.examples.map { $0 + ".json" })
    }

    @Test("a console log: each conflict is explained, and each is a layout")
    func consoleLog() throws {
        let path = "Examples/console.log"
        let explained = try runProgram(["explain", path])
        #expect(explained.status == 1)
        assertGolden(explained.output, "console.explain")
        let shared = try runProgram(["explain", "--format", "markdown", path])
        assertGolden(shared.output, "console.explain", "md")
        let checked = try runProgram(["check", "--format", "json", path])
        #expect(checked.status == 1)
        assertGolden(checked.output, "console.check", "json")
        let converted = try runProgram(["convert", "\(path)#2"])
        assertGolden(converted.output, "console.block-2", "json")
        #expect(try runProgram(["convert", "--block", "2", path]).output == converted.output)
        #expect(try runProgram(["convert", "\(path)#4"]).status == 2)
    }

    @Test("a console log: equal conflicts are counted together")
    func triage() throws {
        let path = "Examples/console.log"
        let told = try runProgram(["triage", path])
        assertGolden(told.output + "status \(told.status), " + told.error, "console.triage")
        let json = try runProgram(["triage", "--format", "json", path])
        assertGolden(json.output, "console.triage", "json")
        #expect(try runProgram(["triage", "--limit", "1", path]).output.contains("and 1 more group"))
        let missing = try runProgram(["triage", "missing.log", path])
        #expect(missing.status == 2)
        #expect(missing.output == told.output)
        #expect(missing.error.contains("missing.log: no such file or directory"))
    }

    @Test("check, with its status and tally", arguments: examples)
    func check(example: String) throws {
        let run = try runProgram(["check", "Examples/\(example).json"])
        assertGolden(run.output + "status \(run.status), " + run.error, example + ".check")
    }

    @Test("JSON names every object of its findings", arguments: examples.map { $0 + ".json" } + ["console.log"])
    func namesInJSON(example: String) throws {
        let run = try runProgram(["check", "--format", "json", "--notes", "Examples/" + example])
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        for file in try #require(report["files"] as? [[String: Any]]) {
            let names = file["names"] as? [String: [String: String]] ?? [:]
            let texts = file["texts"] as? [String: String] ?? [:]
            for finding in try #require(file["findings"] as? [[String: Any]]) {
                for id in finding["views"] as? [String] ?? [] { #expect(names[id]?["name"] != nil, "\(id)") }
                for id in finding["constraints"] as? [String] ?? [] { #expect(texts[id] != nil, "\(id)") }
                let chain = finding["chain"] as? [String: Any]
                for segment in chain?["segments"] as? [[String: Any]] ?? [] {
                    if let id = segment["item"] as? String { #expect(names[id]?["class"] != nil, "\(id)") }
                }
                let dependents = finding["dependents"] as? [String: Any] ?? [:]
                for id in dependents.keys { #expect(names[id] != nil, "\(id)") }
            }
        }
    }

    @Test("check as JSON", arguments: ["login-form", "nested-stacks"])
    func checkJSON(example: String) throws {
        let run = try runProgram(["check", "--format", "json", "Examples/\(example).json"])
        assertGolden(run.output, example + ".check", "json")
    }

    @Test("JSON has the findings, notes and fixes of the text", arguments: examples)
    func sameFindings(example: String) throws {
        let path = "Examples/\(example).json"
        let json = try JSONValue(Data(try runProgram(["check", "--format", "json", path]).output.utf8))
        let explained = try runProgram(["explain", "--all", path]).output
        // The text is wrapped, and has owners in a column of their own.
        let text = explained.split { $0.isWhitespace }.joined(separator: " ")
        guard case .array(let files)? = json["files"], case .array(let findings)? = files.first?["findings"] else {
            Issue.record("no findings")
            return
        }
        func lines(_ value: JSONValue?, _ key: String) -> [String] {
            guard case .array(let elements)? = value else { return [] }
            return elements.compactMap { if case .string(let text)? = $0[key] { text } else { nil } }
        }
        let headlines = lines(.array(findings), "message")
        #expect(headlines.count == findings.count)
        for headline in headlines { #expect(text.contains(headline)) }
        for finding in findings {
            let notes = lines(finding["notes"], "message").map { $0.prefix { $0 != "(" } }
            let fixes = lines(finding["fixes"], "title").map { $0[...] }
            for words in notes + fixes {
                #expect(text.contains(words.split { $0.isWhitespace }.joined(separator: " ")), "\(words)")
            }
        }
    }

    @Test("explain", arguments: examples)
    func explain(example: String) throws {
        let run = try runProgram(["explain", "Examples/\(example).json"])
        #expect(try run.status == runProgram(["check", "Examples/\(example).json"]).status)
        assertGolden(run.output, example + ".explain")
    }

    @Test("tree", arguments: examples)
    func tree(example: String) throws {
        let run = try runProgram(["tree", "Examples/\(example).json"])
        #expect(run.status == 0)
        assertGolden(run.output, example + ".tree")
    }

    @Test("print")
    func print() throws {
        let run = try runProgram(["print", "Examples/login-form.json"])
        #expect(run.status == 0, "\(run.error)")
        assertGolden(run.output, "login-form", "swift")
    }

    @Test("solve", arguments: examples)
    func solve(example: String) throws {
        let run = try runProgram(["solve", "Examples/\(example).json"])
        #expect(run.status == 0)
        assertGolden(run.output, example + ".solve")
    }

    @Test("converting an example gives it back, byte for byte", arguments: examples)
    func convert(example: String) throws {
        let path = "Examples/\(example).json"
        let text = try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
        #expect(try runProgram(["convert", path]).output == text)
    }
}
