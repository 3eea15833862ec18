import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// What `save` writes, and what only a terminal can do.
@Suite struct SessionScriptTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json").path

    private func session(_ lines: [String]) -> Session {
        var session = Session()
        for line in ["load \(Self.form)"] + lines { _ = session.run(line) }
        return session
    }

    @Test("a script holds what was loaded and changed, and nothing that only answered")
    func changesOnly() {
        let session = session([
            "tree", "find logo", "fix 1", "size", "option notes", "tag", "size 384x812", "tag logo mark",
            "option notes on",
            "check", "set nobody.constant 3",
        ])
        #expect(session.script == ["load \(Self.form)", "size 384x812", "tag logo mark", "option notes on"])
    }

    @Test("what was undone is no part of a script, and what was redone is again")
    func undone() {
        var session = session(["remove c9", "size 384x812", "remove c8", "undo 2"])
        #expect(session.script == ["load \(Self.form)", "remove c9"])
        _ = session.run("redo")
        #expect(session.script == ["load \(Self.form)", "remove c9", "size 384x812"])
        _ = session.run("remove c7")
        _ = session.run("undo all")
        #expect(session.script == ["load \(Self.form)"])
    }

    @Test("another layout begins another script, which keeps options")
    func loading() {
        var session = session(["remove c9", "option notes on"])
        _ = session.run("load --force \(Self.form)")
        #expect(session.script == ["option notes on", "load --force \(Self.form)"])
    }

    @Test("the commands of a script that is read are recorded one by one")
    func sources() throws {
        try withTemporaryFolder { folder in
            let script = folder.appendingPathComponent("steps").path
            try Data("# steps\nremove c9\ntree\nsize 384x812\n".utf8).write(to: URL(fileURLWithPath: script))
            let session = session(["source \(script)", "undo"])
            #expect(session.script == ["load \(Self.form)", "remove c9"])
        }
    }

    @Test("a name that something has is refused as a tag")
    func takenNames() {
        var session = session(["tag logo mark"])
        for name in ["mark", "emailField", "0x7fa4"] {
            let error = session.run("tag signInButton \(name)").error?.message ?? ""
            #expect(error.contains("already names") || error.contains("cannot be a tag"), "\(error)")
        }
        #expect(session.run("tag logo logo").error == nil)
        #expect(session.run("constraints").text.contains("logo.width == 96"))
        _ = session.run("tag logo mark")
        #expect(session.run("constraints").text.contains("mark.width == 96"))
        #expect(session.run("tree").text.contains("─ mark UIImageView"))
        #expect(session.run("show c3").text.contains("mark.width == 96"))
    }

    @Test("a number finds constants and sizes")
    func numbers() {
        var session = session([])
        #expect(session.run("find 320").text == "constraint  c18  signInButton.width == 320  signIn.width\n")
        let logo = session.run("find 96").text
        #expect(logo.contains("view") && logo.contains("logo.width == 96"))
        #expect(session.run("find 12345").text == "no match for '12345'\n")
    }

    @Test(
        "arguments that a verb does not take are refused with its usage",
        arguments: [
            ("show", "`show` needs a view or constraint\nusage: show X"),
            ("quit now", "`quit` takes no arguments\nusage: quit"),
            ("tree a b", "`tree` takes one argument\nusage: tree [VIEW]"),
            ("size 12", "'12' is not a size; expected one such as 375x812\nusage: size [WxH | recorded]"),
            ("remove", "`remove` needs a constraint\nusage: remove CONSTRAINT …"),
            ("set c3.constant wide", "'wide' is not a number\nusage: set X.PROPERTY VALUE"),
            ("fixx 1", "unknown command 'fixx'; did you mean 'fix'?\nusage: fix [N [M]]"),
        ]
    )
    func usage(line: String, message: String) {
        var session = session([])
        #expect(session.run(line).error?.message == message)
    }

    @Test(
        "what needs a person is refused in scripts",
        arguments: ["!ls", "tree | cat", "tree > out", "paste", "history"]
    )
    func scripts(line: String) throws {
        var session = session([])
        #expect(session.run(line).error?.message.contains("work at a terminal only") == true)
        let run = try runProgram(["repl", "Examples/login-form.json", "-c", line])
        #expect(run.status == 64)
        #expect(try runProgram(["repl", "Examples/login-form.json"], input: line + "\n").status == 64)
    }

    @Test(
        "a line is split where its answer goes elsewhere",
        arguments: [
            ("tree | grep 'a | b'", "tree ", Redirection.pipe("grep 'a | b'")),
            ("print > a.swift", "print ", .file("a.swift", isForced: false)),
            ("print >a.swift", "print ", .file("a.swift", isForced: false)),
            ("print > --force 'a b.swift'", "print ", .file("a b.swift", isForced: true)),
            ("add a.width >= 3", "add a.width >= 3", nil), ("find '|'", "find '|'", nil),
            ("find a\\ >", "find a\\ >", nil), ("tree # > x", "tree # > x", nil), ("find a|b", "find a|b", nil),
        ]
    )
    func redirections(line: String, command: String, redirection: Redirection?) throws {
        let (found, to) = try CommandLineWords.redirected(line)
        #expect(found == command && to == redirection)
    }
}
