import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import draft_inspect

extension Session {
    /// Loads one file with no option.
    mutating func load(_ path: String) throws -> String {
        try load(LoadRequest(paths: [path]))
    }
}

/// What the session loads: one file of several layouts, texts that are one layout, and how that is reported.
@Suite struct LoadingTests {
    private static let examples = packageRoot.appendingPathComponent("Examples").path
    private static let cart = ["views", "constraints", "trace"].map { "\(examples)/cart-texts/\($0).txt" }

    @Test("debugger outputs are loaded as one layout, and the prompt names the first")
    func joined() throws {
        var session = Session()
        let answer = session.run("load " + Self.cart.joined(separator: " "))
        #expect(answer.error == nil)
        #expect(answer.text.contains("6 views, 12 constraints, joined by their addresses"))
        #expect(session.prompt == "views.txt + 2 more (1 conflict)> ")
        let info = session.run("info").text
        for path in Self.cart { #expect(info.contains(path)) }
        #expect(info.contains("read as one layout"))
        #expect(session.run("load \(Self.cart[0]) \(Self.cart[1])").error == nil)
        #expect(session.prompt == "views.txt + constraints.txt (clean)> ")
        #expect(session.run("print").text.contains("from views.txt + constraints.txt with"))
    }

    @Test("a pattern stands for the files that it matches, and a file of that very name comes first")
    func patterns() throws {
        try withTemporaryFolder { folder in
            for path in Self.cart {
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                try FileManager.default.copyItem(atPath: path, toPath: folder.appendingPathComponent(name).path)
            }
            var session = Session()
            #expect(session.run("load \(folder.path)/*.txt").text.contains("6 views, 12 constraints"))
            #expect(session.run("load '\(folder.path)/view?.txt'").text.contains("6 views, 0 constraints"))
            try FileManager.default.copyItem(atPath: Self.cart[1], toPath: folder.appendingPathComponent("*.txt").path)
            #expect(session.run("load \(folder.path)/*.txt").text.contains("12 constraints"))
            #expect(session.prompt.hasPrefix("*.txt ("))
            let error = session.run("load \(folder.path)/*.log").error
            #expect(error?.message == "no file matches '\(folder.path)/*.log'")
            #expect(error?.code == .unreadable)
        }
    }

    @Test("the layouts of a log are listed, and one of them is chosen")
    func layouts() throws {
        var session = Session()
        let log = Self.examples + "/console.log"
        #expect(session.run("load \(log)").text.contains("layout 1 of 3 (`layouts` lists them)"))
        #expect(session.prompt == "console.log#1 (1 conflict)> ")
        assertGolden(session.run("layouts").text, "layouts")
        #expect(session.run("layouts 3").text.contains("layout 3 of 3"))
        #expect(session.prompt == "console.log#3 (1 conflict)> ")
        #expect(session.run("info").text.contains("3 of 3, from line 42 (Shop[4219])"))
        // What was edited is given up, and the layout is as it was loaded.
        let first = session.run("constraints").text
        #expect(session.run("remove \(try session.requireDocument().layout.constraints[0].id)").error == nil)
        #expect(session.run("layouts 3").error?.message.hasPrefix("console.log#3 has unsaved edits") == true)
        #expect(session.run("layouts --force 3").error == nil)
        #expect(session.run("constraints").text == first)
        #expect(session.run("undo").error != nil)
        for line in ["layouts 0", "layouts two"] {
            #expect(session.run(line).error?.message.contains("is not the number of a layout") == true, "\(line)")
        }
        for line in ["layouts 4", "load \(log)#4", "load \(log) --block 4"] {
            #expect(session.run(line).error?.message.contains("the file holds 3 layouts") == true, "\(line)")
        }
        #expect(session.prompt == "console.log#3 (1 conflict)> ")
        #expect(session.run("load \(log)#2").text.contains("layout 2 of 3"))
        #expect(session.run("load \(log) --block 2").text.contains("layout 2 of 3"))
    }

    @Test("load takes the options of how to read")
    func options() throws {
        var session = Session()
        let formats = Self.examples + "/visual-format/row.vfl"
        let views = Self.examples + "/visual-format/row-views.json"
        #expect(session.run("load \(formats) --views \(views)").text.contains("3 views, 9 constraints, no findings"))
        #expect(session.run("load --input log \(formats)").error?.code == .unreadable)
        let missing = session.run("load \(formats) --views missing.json").error
        #expect(missing?.message == "missing.json: no such file or directory")
        #expect(session.run("layouts").text == "* 1  3 views, 9 constraints\n")
        #expect(session.run("layouts 2").error?.message == "row.vfl holds only one layout")
    }

    @Test("every option of how to read is kept in a saved script")
    func words() throws {
        let words = [
            "--input", "ib", "--block", "2", "--traits", "width=compact", "--separate", "--views", "a b.json",
            "--run-time", "--localization", "de", "--fonts", "Fonts", "--fonts", "a b.ttf", "--include", "*.xib",
            "--include", "*.json", "--exclude", "Old/",
        ]
        let options = try DeclaredOptions<InputTable>.parse(words).options()
        #expect(InputTable.declarations.words(of: options, unlike: InputTable.defaults) == words)
        for declaration in InputTable.declarations {
            #expect(words.contains("--" + declaration.name), "\(declaration.name) is not kept")
        }
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        var line: String
        var message: String
        var testDescription: String { line }
    }

    @Test(
        "a mistake in load is reported in a line, and leaves what is loaded as it is",
        arguments: [
            Mistake(line: "load", message: "`load` needs a file\nusage: load FILE … [OPTION …]"),
            Mistake(line: "load a.txt b.txt", message: "a.txt: no such file or directory"),
            Mistake(
                line: "load --nothing-like-it x",
                message: "Unknown option '--nothing-like-it'\nusage: load FILE … [OPTION …]"
            ),
            Mistake(
                line: "load \(examples)/login-form.json \(examples)/chat-cell.json",
                message: "these files are not one layout: only debugger outputs are joined, where they have "
                    + "an address in common"
            ),
        ]
    )
    func mistakes(mistake: Mistake) throws {
        var session = Session()
        _ = try session.load(Self.examples + "/profile-card.json")
        #expect(session.run(mistake.line).error?.message == mistake.message)
        #expect(session.prompt == "profile-card.json (clean)> ")
    }

    @Test("~ is the home folder where no file is called so")
    func home() throws {
        let home = try #require(environment("HOME"))
        #expect(expandedHome("~/a b.json") == home + "/a b.json")
        #expect(expandedHome("~") == home)
        #expect(expandedHome("~other/x") == "~other/x")
        #expect(expandedHome("a~/x") == "a~/x")
    }

    @Test("names are kept beside the first of several texts, and beside a log whichever layout it is")
    func names() throws {
        try withTemporaryFolder { folder in
            for path in Self.cart.prefix(2) {
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                try FileManager.default.copyItem(atPath: path, toPath: folder.appendingPathComponent(name).path)
            }
            var session = Session()
            session.keepsNames = true
            #expect(session.run("load \(folder.path)/views.txt \(folder.path)/constraints.txt").error == nil)
            let view = try session.requireDocument().layout.views[2].id
            #expect(session.run("tag \(view) price").error == nil)
            #expect(fileExists(folder.path + "/views.names.json"))
            let printed = try runProgram(["print", "views.txt", "constraints.txt"], folder: folder)
            #expect(printed.output.contains("price"))
            let log = folder.appendingPathComponent("app")
            try FileManager.default.copyItem(atPath: Self.examples + "/console.log", toPath: log.path)
            #expect(session.run("load \(log.path)#2").error == nil)
            let label = try session.requireDocument().layout.views[1].id
            #expect(session.run("tag \(label) total").error == nil)
            #expect(fileExists(log.path + ".names.json"))
        }
    }

    @Test("files and options of the command line are loaded as load would, and saved as that")
    func commandLine() throws {
        try withTemporaryFolder { folder in
            let script = folder.appendingPathComponent("steps.txt").path
            let run = try runProgram(["repl"] + Self.cart + ["-c", "info; save \(script)"])
            #expect(run.status == 0)
            #expect(run.error.contains("read as one layout"))
            #expect(run.output.contains("read as one layout"))
            let saved = try String(contentsOfFile: script, encoding: .utf8)
            #expect(saved == "load " + Self.cart.joined(separator: " ") + "\n")
            let formats = ["visual-format/row.vfl", "--views", "visual-format/row-views.json"]
            let examples = URL(fileURLWithPath: Self.examples)
            let second = try runProgram(["repl"] + formats + ["-c", "save \(script)"], folder: examples)
            #expect(second.status == 0)
            let third = try runProgram(["repl", "-f", script], folder: examples)
            #expect(third.status == 0 && third.output.contains("3 views, 9 constraints"))
        }
    }
}
