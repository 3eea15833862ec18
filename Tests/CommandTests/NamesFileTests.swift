import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@testable import draft_inspect

@Suite("names files")
struct NamesFileTests {
    @Test(
        "the names file is beside the layout",
        arguments: [
            ("login.json", "login.names.json"), ("a.b/Main.storyboard", "a.b/Main.names.json"),
            ("a.b/login", "a.b/login.names.json"), (".hidden", ".hidden.names.json"),
            ("/x/v1.2.xib", "/x/v1.2.names.json"),
            ("-", nil),
        ] as [(String, String?)]
    )
    func path(_ layout: String, _ expected: String?) {
        #expect(NamesFile.path(beside: layout) == expected)
    }

    @Test(
        "what cannot be used is reported with line and column",
        arguments: [
            ("{\n  \"a\": \"x\",\n  \"b\": 3\n}", "f:3:8: expected a string, found a number (b)"),
            (
                "{\n  \"a\": \"x\",\n  \"b\": \"class\"\n}",
                "f:3:3: 'class' cannot be a name: 'class' is a Swift keyword"
            ),
            ("{\"a\": \"x\", \"b\": \"x\"}", "f:1:12: 'x' is already the name of 'a'"),
            ("{\"a\": \"x\", \"a\": \"y\"}", "f:1:12: the key 'a' appears again"),
            ("{\"a\": \"9x\"}", "f:1:2: '9x' cannot be a name: it is neither a Swift identifier nor a member path"),
            ("{\"a\": \"x\"", "f:1:10: expected a comma or \"}\", found the end of the file (a)"),
            ("a x\n  b y z\n", "f:2:3: expected an id and a name"), ("a x\na y\n", "f:2:1: 'a' has a second name"),
            (
                "# names\n\nb cell..x\n",
                "f:3:1: 'cell..x' cannot be a name: it is neither a Swift identifier nor a member path"
            ),
        ]
    )
    func faults(_ text: String, _ message: String) {
        #expect {
            _ = try NamesFile(Array(text.utf8), path: "f")
        } throws: { error in
            guard let error = error as? ReadError else { return false }
            let told = unreadable("f", error)
            if told != message { Issue.record("told: \(told)") }
            return told == message
        }
    }

    @Test("any names read back as they were written")
    func roundTrip() throws {
        let tags = [("0x1", "title"), ("a \"b\" \\ \n", "cell.größe"), ("名", "self.header")].map {
            PrintOptions.Tag(id: $0.0, name: $0.1)
        }
        #expect(try NamesFile(Array(NamesFile.text(tags).utf8), path: "").entries.map(\.tag) == tags)
        #expect(try NamesFile(Array(NamesFile.text([]).utf8), path: "").entries.isEmpty)
    }

    private func withCopy(_ body: (_ layout: String, _ names: String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let layout = folder.appendingPathComponent("login.json").path
            let example = packageRoot.appendingPathComponent("Examples/login-form.json").path
            try FileManager.default.copyItem(atPath: example, toPath: layout)
            try body(layout, folder.appendingPathComponent("login.names.json").path)
        }
    }

    @Test("tags of the session are kept, and found by print, the next session and its undo")
    func kept() throws {
        try withCopy { layout, names in
            #expect(
                try runProgram(["repl", layout, "-c", "tag 0x7fa6 submit; tag 0x7fa4 mail; untag 0x7fa4"]).status == 0
            )
            #expect(try String(contentsOfFile: names, encoding: .utf8) == "{\n  \"0x7fa6\": \"submit\"\n}\n")
            let printed = try runProgram(["print", layout]).output
            #expect(printed.contains("    submit.drf\n"))
            #expect(try runProgram(["print", layout]).output == printed)
            #expect(try runProgram(["repl", layout, "-c", "print"]).output.hasPrefix(printed))
            #expect(try runProgram(["repl", layout, "-c", "tag 0x7fa6 other; undo; tag"]).output.contains("submit"))
            #expect(try runProgram(["print", layout]).output == printed)
            _ = try runProgram(["repl", layout, "-c", "untag submit"])
            #expect(!FileManager.default.fileExists(atPath: names))
        }
    }

    @Test("tags of a file take the place of those beside the layout; single tags add to them")
    func precedence() throws {
        try withCopy { layout, names in
            try Data(#"{"0x7fa6": "submit"}"#.utf8).write(to: URL(fileURLWithPath: names))
            let other = names + ".other"
            try Data("0x7fa4 mail\n".utf8).write(to: URL(fileURLWithPath: other))
            let replaced = try runProgram(["print", layout, "--tags", other]).output
            #expect(replaced.contains("mail.drf") && !replaced.contains("submit.drf"))
            let added = try runProgram(["print", layout, "--tag", "0x7fa4=mail"]).output
            #expect(added.contains("mail.drf") && added.contains("submit.drf"))
            let changed = try runProgram(["print", layout, "--tag", "0x7fa6=go"]).output
            #expect(changed.contains("go.drf") && !changed.contains("submit.drf"))
        }
    }

    @Test("names of objects that are gone are reported, left out, and stay in the file")
    func strays() throws {
        try withCopy { layout, names in
            try Data("{\n  \"gone\": \"old\",\n  \"0x7fa6\": \"submit\"\n}\n".utf8).write(
                to: URL(fileURLWithPath: names)
            )
            let run = try runProgram(["print", layout])
            #expect(run.status == 0)
            #expect(
                run.error.contains("login.names.json:2:3: the layout has no view or guide 'gone'; its name is ignored")
            )
            #expect(run.output.contains("submit.drf"))
            _ = try runProgram(["repl", layout, "-c", "tag 0x7fa4 mail"])
            let text = try String(contentsOfFile: names, encoding: .utf8)
            #expect(text == "{\n  \"0x7fa6\": \"submit\",\n  \"0x7fa4\": \"mail\",\n  \"gone\": \"old\"\n}\n")
            #expect(try runProgram(["print", layout, "--tags", names]).status == 64)
        }
    }

    @Test("a bad names file is refused by print, and left alone by the session")
    func bad() throws {
        try withCopy { layout, names in
            try Data("{\"0x7fa6\": 3}".utf8).write(to: URL(fileURLWithPath: names))
            let run = try runProgram(["print", layout])
            #expect(run.status == 2)
            #expect(run.error.contains("login.names.json:1:12: expected a string, found a number (0x7fa6)"))
            let session = try runProgram(["repl", layout, "-c", "tag 0x7fa6 submit; tag"])
            #expect(session.error.contains("login.names.json:1:12"))
            #expect(session.output.contains("submit"))
            #expect(try String(contentsOfFile: names, encoding: .utf8) == "{\"0x7fa6\": 3}")
        }
    }
}
