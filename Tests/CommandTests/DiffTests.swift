import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Differences of files and of git revisions, and layouts as lines.
@Suite struct DiffTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")

    private static func changed() throws -> Data {
        let text = String(decoding: try Data(contentsOf: form), as: UTF8.self)
        let changed = text.replacingOccurrences(of: "\"constant\": 320", with: "\"constant\": 300")
        try #require(changed != text)
        return Data(changed.utf8)
    }

    /// The changes, which come after a line with the verdict.
    private static func withoutVerdict(_ output: String) -> String {
        String(output.drop { $0 != "\n" }.dropFirst())
    }

    @Test("two files: what changed, as text, Markdown and JSON, and the status")
    func files() throws {
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("new.json")
            try Self.changed().write(to: new)
            let arguments = ["diff", Self.form.path, new.path]
            let text = try runProgram(arguments)
            #expect(text.status == 0)
            #expect(text.output.hasPrefix("unknown: "), "both conflict at all sizes")
            #expect(
                Self.withoutVerdict(text.output) == "constraints\n  ~ signInButton.width == 320: constant 320 → 300\n"
            )
            #expect(try runProgram(arguments + ["--exit-code"]).status == 1)
            #expect(
                try runProgram(arguments + ["--format", "markdown"]).output.contains("! signInButton.width == 320")
            )
            let json = try runProgram(arguments + ["--format", "json"]).output
            let value = try JSONValue(Data(json.utf8))
            #expect(value["frames"] == .array([]) && value["version"] == .number(1))
            #expect(value["same"]?["verdict"] == .string("unknown"))
            let markdown = try runProgram(arguments + ["--format", "markdown"]).output
            #expect(markdown.split(separator: "\n").dropFirst().first?.hasPrefix("unknown: ") == true)
            let same = try runProgram(["diff", Self.form.path, Self.form.path, "--exit-code"])
            #expect(same.output == "no changes\n" && same.status == 0)
        }
    }

    @Test("revisions of git, from any folder of the repository; what is missing is an error")
    func revisions() throws {
        try withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            let file = inner.appendingPathComponent("a.json")
            try Data(contentsOf: Self.form).write(to: file)
            for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "one"]] {
                try runGit(arguments, in: folder)
            }
            try Self.changed().write(to: file)
            let expected = "constraints\n  ~ signInButton.width == 320: constant 320 → 300\n"
            #expect(Self.withoutVerdict(try runProgram(["diff", "a.json"], folder: inner).output) == expected)
            #expect(
                Self.withoutVerdict(try runProgram(["diff", "HEAD:App/a.json", "App/a.json"], folder: folder).output)
                    == expected
            )
            #expect(
                Self.withoutVerdict(try runProgram(["diff", "HEAD:App/a.json", "a.json"], folder: inner).output)
                    == expected
            )
            let back = try runProgram(["diff", "App/a.json", "HEAD:App/a.json"], folder: folder).output
            #expect(back.contains("constant 300 → 320"))
            let none = try runProgram(["diff", "HEAD:none.json", "App/a.json"], folder: folder)
            #expect(none.status == 2 && none.error.contains("HEAD:none.json: "))
            let revision = try runProgram(["diff", "nothing:App/a.json", "App/a.json"], folder: folder)
            #expect(revision.status == 2 && revision.error.contains("git has no revision 'nothing'"))
        }
    }

    @Test("what is missing is said: the repository, the file, or the second layout")
    func missingSides() throws {
        try withTemporaryFolder { folder in
            func failure(_ arguments: String...) throws -> String {
                let run = try runProgram(["diff"] + arguments, folder: folder)
                #expect(run.status == 2 || run.status == 64)
                return run.error
            }
            let form = packageRoot.appendingPathComponent("Examples/login-form.json")
            try FileManager.default.copyItem(at: form, to: folder.appendingPathComponent("a.json"))
            #expect(try failure("a.json").contains("not in a git repository"))
            #expect(try failure("b.json").contains("b.json: no such file or directory"))
            #expect(try failure("main:a.json").contains("did you mean 'main:a.json' 'a.json'?"))
        }
    }

    @Test("a layout as lines: one for each view and constraint, the same whatever their order; other files as they are")
    func textConversion() throws {
        let lines = try runProgram(["textconv", Self.form.path]).output.split(separator: "\n")
        #expect(lines.contains("    | signInButton.width == 320 \"signIn.width\""))
        try withTemporaryFolder { folder in
            let new = folder.appendingPathComponent("new")
            try Self.changed().write(to: new)
            let changed = try runProgram(["textconv", new.path]).output.split(separator: "\n")
            #expect(zip(lines, changed).filter { $0 != $1 }.count == 1 && lines.count == changed.count)
            try Data("no layout\n".utf8).write(to: new)
            #expect(try runProgram(["textconv", new.path]).output == "no layout\n")
        }
        #expect(try runProgram(["textconv", "none"]).status == 2)
    }
}
