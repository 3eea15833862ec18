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

    @Test("check as JSON", arguments: examples)
    func checkJSON(example: String) throws {
        let run = try runProgram(["check", "--format", "json", "Examples/\(example).json"])
        assertGolden(run.output, example + ".check", "json")
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

    @Test("print", arguments: examples)
    func print(example: String) throws {
        let run = try runProgram(["print", "Examples/\(example).json"])
        #expect(run.status == 0, "\(run.error)")
        assertGolden(run.output, example, "swift")
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
