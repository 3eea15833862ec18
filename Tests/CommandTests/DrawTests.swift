import Foundation
import TestSupport
import Testing

/// Drawings on the command line and in the session.
@Suite struct DrawTests {
    private static let unicode = ["LC_ALL": "C.UTF-8"]

    @Test(
        "a layout with marks for its findings",
        arguments: ["login-form", "chat-cell", "article-scroll", "right-to-left"]
    )
    func layout(example: String) throws {
        let run = try runProgram(["draw", "Examples/\(example).json"], environment: Self.unicode)
        #expect(run.status == 0)
        assertGolden(run.output, example)
    }

    @Test(
        "a finding, and a fix of it",
        arguments: [
            ("two-conflicts", ["--finding", "1", "--fix", "1"], "conflict"),
            ("hugging-tie", ["--finding", "1"], "ambiguity"),
            ("hugging-tie", ["--finding", "1", "--fix", "1"], "ambiguity-fix"),
            ("login-form", ["--finding", "1"], "width"), ("article-scroll", ["--finding", "2"], "scroll"),
        ]
    )
    func finding(example: String, options: [String], name: String) throws {
        let run = try runProgram(["draw", "Examples/\(example).json"] + options, environment: Self.unicode)
        #expect(run.status == 0)
        assertGolden(run.output, "finding-" + name)
    }

    @Test("a view, and a finding of a log, which has no frames")
    func others() throws {
        let view = try runProgram(
            ["draw", "Examples/profile-card.json", "--view", "cardView"],
            environment: Self.unicode
        )
        assertGolden(view.output, "view")
        let log = try runProgram(["draw", "Examples/console.log#1", "--finding", "1"], environment: Self.unicode)
        #expect(log.status == 0)
        assertGolden(log.output, "log")
    }

    @Test(
        "ASCII where the locale has nothing else",
        arguments: [
            ["LC_ALL": "C"], ["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "de_DE.UTF-8"],
            ["LC_ALL": "C.UTF-8", "TERM": "dumb"],
        ]
    )
    func ascii(environment: [String: String]) throws {
        let run = try runProgram(["draw", "Examples/two-conflicts.json", "--finding", "1"], environment: environment)
        #expect(!run.output.unicodeScalars.contains { !$0.isASCII })
        assertGolden(run.output, "ascii")
    }

    @Test("a file is written as any other: never over an input or a stranger's file")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("draw-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("card.json")
        try FileManager.default.copyItem(
            at: packageRoot.appendingPathComponent("Examples/profile-card.json"),
            to: input
        )
        let stranger = folder.appendingPathComponent("logo.svg")
        try "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".write(to: stranger, atomically: true, encoding: .utf8)
        #expect(try runProgram(["draw", "card.json", "--svg", "card.json"], folder: folder).status == 64)
        #expect(try runProgram(["draw", "card.json", "--svg", "logo.svg"], folder: folder).status == 64)
        #expect(try runProgram(["draw", "card.json", "--svg", "card.svg"], folder: folder).status == 0)
        let first = try String(contentsOf: folder.appendingPathComponent("card.svg"), encoding: .utf8)
        // Its own file is written again.
        #expect(try runProgram(["draw", "card.json", "--svg", "card.svg"], folder: folder).status == 0)
        #expect(try runProgram(["draw", "card.json", "--svg", "-"], folder: folder).output == first)
        assertGolden(first, "card", "svg")
        let session = try runProgram(["repl", "card.json", "-c", "draw --svg other.svg"], folder: folder)
        #expect(session.output.contains("wrote other.svg"))
        #expect(try String(contentsOf: folder.appendingPathComponent("other.svg"), encoding: .utf8) == first)
        #expect(try runProgram(["repl", "card.json", "-c", "draw --svg logo.svg"], folder: folder).status == 64)
    }

    @Test("the session draws what the command does")
    func session() throws {
        let path = "Examples/two-conflicts.json"
        for (verb, options) in [
            ("draw", []), ("draw 2 1", ["--finding", "2", "--fix", "1"]), ("draw header", ["--view", "header"]),
        ] {
            let session = try runProgram(["repl", path, "-c", verb], environment: Self.unicode)
            let command = try runProgram(["draw", path] + options, environment: Self.unicode)
            #expect(session.output == command.output)
        }
    }

    @Test(
        "numbers that mean nothing are refused",
        arguments: [
            (["--finding", "99"], "there is no finding 99"), (["--finding", "2", "--fix", "99"], "there is no fix 99"),
            (["--fix", "1"], "--fix needs --finding"), (["--view", "nobody"], "there is no view 'nobody'"),
        ]
    )
    func refusals(options: [String], message: String) throws {
        let run = try runProgram(["draw", "Examples/two-conflicts.json"] + options)
        #expect(run.status == 64)
        #expect(run.error.contains(message))
    }
}
