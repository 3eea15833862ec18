import Foundation
import TestSupport
import Testing

@testable import draft_inspect

@Suite struct FixCommandTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")

    @Test("the list has the numbers that the command takes")
    func list() throws {
        let list = try runProgram(["fix", Self.form.path])
        #expect(list.status == 0)
        #expect(list.output.contains("   1 3: relax"))
        let json = try JSONValue(Data(try runProgram(["fix", Self.form.path, "--format", "json"]).output.utf8))
        guard case .array(let findings)? = json["findings"] else {
            Issue.record("no findings")
            return
        }
        #expect(findings.first?["number"] == .number(1))
    }

    @Test("a fix is shown, and written nowhere unless asked; then check confirms it")
    func applying() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("form.json")
            try FileManager.default.copyItem(at: Self.form, to: file)
            let before = try Data(contentsOf: file)
            let shown = try runProgram(["fix", file.path, "1", "2"])
            #expect(shown.output.contains("~ signInButton.width == 320: priority 1000 → 999"))
            #expect(try Data(contentsOf: file) == before)
            #expect(try runProgram(["fix", "--in-place", file.path, "1", "2"]).status == 0)
            #expect(try runProgram(["check", file.path]).status == 0)
            let out = folder.appendingPathComponent("out.json")
            try before.write(to: file)
            #expect(try runProgram(["fix", file.path, "1", "2", "-o", out.path]).status == 0)
            #expect(try Data(contentsOf: file) == before)
            #expect(try runProgram(["check", out.path]).status == 0)
            #expect(try runProgram(["fix", file.path, "1", "2", "-o", file.path]).status == 64)
            #expect(try Data(contentsOf: file) == before)
        }
    }

    @Test(
        "numbers that name nothing and logs that cannot be written back are refused",
        arguments: [
            (["Examples/login-form.json", "9"], "there is no finding 9; the last is 1"),
            (["Examples/login-form.json", "1", "99"], "there is no fix 99 of finding 1"),
            (["Examples/console.log", "1", "--in-place"], "cannot be written back"),
            (["Examples/login-form.json", "--in-place"], "name the finding"),
            (["Examples/login-form.json", "1", "-o", "new.storyboard"], "was not read from a storyboard or xib"),
        ]
    )
    func refusals(_ arguments: [String], _ message: String) throws {
        let run = try runProgram(["fix"] + arguments)
        #expect(run.status == 64)
        #expect(run.error.contains(message), "\(run.error)")
    }
}
