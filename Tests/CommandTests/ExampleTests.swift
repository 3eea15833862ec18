import Foundation
import TestSupport
import Testing

/// What the program says of each example: read by people, and held to the letter.
@Suite struct ExampleTests {
    static let examples = [
        "article-scroll", "chat-cell", "hugging-tie", "login-form", "nested-stacks", "profile-card", "right-to-left",
        "settings-cell", "two-conflicts",
    ]

    @Test("every example is listed here")
    func completeness() throws {
        let folder = packageRoot.appendingPathComponent("Examples")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        #expect(files.sorted() == Self.examples.map { $0 + ".json" })
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
        #expect(run.status == 0)
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
