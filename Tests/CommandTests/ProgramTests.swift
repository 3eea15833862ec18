import Foundation
import TestSupport
import Testing

/// Statuses, streams and files of the program as a whole.
@Suite struct ProgramTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var input = ""
        var status: Int32
        /// Part of standard error; empty: any.
        var error = ""
        /// Part of standard output; empty: any.
        var output = ""
        var testDescription: String { arguments.joined(separator: " ") + (input.isEmpty ? "" : " < input") }
    }

    static let cases: [Case] = [
        Case(arguments: ["check", "Examples/profile-card.json"], status: 0, error: "nothing found in 1 file"),
        Case(arguments: ["check", "Examples/login-form.json"], status: 1, error: "1 error in 1 file"),
        Case(arguments: ["check", "Examples/hugging-tie.json"], status: 0, error: "1 warning in 1 file"),
        Case(arguments: ["check", "--fail-on", "warning", "Examples/hugging-tie.json"], status: 1),
        Case(arguments: ["check", "--strict", "Examples/hugging-tie.json"], status: 1),
        Case(
            arguments: ["check", "--fail-on", "warning", "--except", "ambiguous-layout", "Examples/hugging-tie.json"],
            status: 0
        ),
        Case(arguments: ["check", "--only", "ambiguous-layout", "Examples/login-form.json"], status: 0),
        Case(
            arguments: ["check", "missing.json", "Examples/login-form.json"],
            status: 2,
            error: "2 errors in 2 files",
            output: "error[conflict]"
        ),
        Case(arguments: ["check", "Sources"], status: 2, output: "no layouts in this folder"),
        Case(arguments: ["check", "Package.swift"], status: 2, output: "unrecognized file"),
        Case(arguments: ["explain", "missing.json"], status: 2, error: "missing.json: no such file or directory"),
        Case(arguments: ["tree", "missing.json"], status: 2, error: "missing.json"),
        Case(arguments: ["check", "--sizes", "320..414x568..896", "Examples/profile-card.json"], status: 0),
        Case(
            arguments: ["check", "--sizes", "100..414x812", "Examples/profile-card.json"],
            status: 0,
            error: "2 warnings",
            output: "warning[fragile-at-size]: breaks below 144 points of width: "
        ),
        Case(
            arguments: ["check", "--sizes", "320..414", "--devices", "iphone-se-1", "Examples/profile-card.json"],
            status: 0,
            output: "warning[fragile-at-size]: clipped below 375 points of width, on iPhone SE (1st generation): "
        ),
        Case(
            arguments: ["check", "--devices", "iphone-99", "Examples/profile-card.json"],
            status: 64,
            error: "expected devices, such as iphone-se"
        ),
        Case(arguments: ["check", "--sizes", "414..320x568..896", "Examples/profile-card.json"], status: 64),
        Case(arguments: ["check", "--sizes", "320x", "Examples/profile-card.json"], status: 64),
        Case(arguments: ["check", "--input", "picture", "Examples/profile-card.json"], status: 64),
        Case(arguments: ["check", "-", "-"], status: 64, error: "only once"),
        Case(
            arguments: ["solve"],
            status: 64,
            error: "draft-inspect: missing expected argument '<files> ...'\nsee draft-inspect solve --help\n"
        ),
        Case(arguments: ["check"], input: "{", status: 2, error: "1 error in 1 file"),
        Case(arguments: ["triage"], input: "nothing\n", status: 0, output: "no conflicts"),
        Case(
            arguments: ["check", "--strickt", "a.json"],
            status: 64,
            error: "draft-inspect: unknown option '--strickt'; did you mean '--strict'?\n"
        ),
        Case(
            arguments: ["check", "--format", "yaml", "a.json"],
            status: 64,
            error: "expected text, concise, grouped, json, json-lines, sarif,"
        ),
        Case(arguments: ["help", "nothing"], status: 64, error: "unknown command 'nothing'"),
        Case(arguments: ["--verzion"], status: 64, error: "did you mean '--version'?"),
        Case(arguments: ["triage", "Examples/login-form.json"], status: 2, error: "this is a layout dump, not a log"),
        Case(
            arguments: ["triage", "Examples/login-form.json", "Examples/console.log"],
            status: 2,
            error: "2 groups, in 59 lines of 1 file",
            output: "error[conflict]"
        ),
        Case(arguments: ["check", "--fail-on", "fatal", "a.json"], status: 64),
        Case(arguments: ["check", "--only", "conflcit", "a.json"], status: 64, error: "did you mean 'conflict'?"),
        Case(arguments: ["chekc", "a.json"], status: 64, error: "did you mean 'check'?"),
        Case(arguments: ["rules", "ambigous-layout"], status: 64, error: "did you mean 'ambiguous-layout'?"),
        Case(arguments: ["solve", "--size", "375", "a.json"], status: 64),
        Case(arguments: ["print", "--root", "nobody", "Examples/login-form.json"], status: 64, error: "nobody"),
        Case(
            arguments: ["print", "--root", "root/emailField", "Examples/login-form.json"],
            status: 1,
            output: "--root 0x7fa4"
        ),
        Case(
            arguments: ["print", "--root", "emailFeild", "Examples/login-form.json"],
            status: 64,
            error: "did you mean 'emailField'?"
        ),
        Case(
            arguments: ["print", "--tag", "0x7fa6", "Examples/login-form.json"],
            status: 64,
            error: "expected an id and a name"
        ),
        Case(arguments: ["rules"], status: 0, output: "ambiguous-layout"),
        Case(arguments: ["rules", "conflict"], status: 0, output: "## Found in"),
        Case(arguments: ["--help"], status: 0, output: "SUBCOMMANDS"),
        Case(arguments: ["--version"], status: 0),
        Case(arguments: ["help", "check"], status: 0, output: "--fail-on"),
        Case(arguments: [], input: "{", status: 2, error: "standard input:1:"),
        Case(arguments: ["repl", "-c", "frobnicate"], status: 64, error: "unknown command 'frobnicate'"),
        Case(arguments: ["repl", "missing.json", "-c", "tree"], status: 2, error: "missing.json"),
        Case(
            arguments: ["repl", "Examples/login-form.json"],
            input: "fix 1 1\ncheck\nquit\nnonsense\n",
            status: 0,
            output: "no findings"
        ),
        Case(
            arguments: ["repl", "Examples/login-form.json"],
            input: "tree\nnonsense\ntree\n",
            status: 64,
            error: "line 2: unknown command 'nonsense'"
        ),
        Case(
            arguments: ["repl", "--keep-going", "Examples/login-form.json"],
            input: "nonsense\nfind sign\n",
            status: 64,
            error: "line 1: ",
            output: "signInButton"
        ),
        Case(arguments: ["Examples/login-form.json", "-c", "show c18; show c19"], status: 0, output: "height == 50"),
        Case(arguments: ["Examples/login-form.json"], status: 1, output: "1. error[conflict]"),
    ]

    @Test("the status and the output", arguments: cases)
    func status(of example: Case) throws {
        let run = try runProgram(example.arguments, input: example.input)
        #expect(run.status == example.status, "\(run.error)")
        #expect(example.error.isEmpty || run.error.contains(example.error), "\(run.error)")
        #expect(example.output.isEmpty || run.output.contains(example.output), "\(run.output)")
    }

    @Test("a file whose name begins with '-' is not taken for a wish for help")
    func dashes() throws {
        try withTemporaryFolder { folder in
            let example = packageRoot.appendingPathComponent("Examples/login-form.json")
            try FileManager.default.copyItem(at: example, to: folder.appendingPathComponent("-dash.json"))
            let refused = try runProgram(["check", "-dash.json"], folder: folder)
            #expect(refused.status == 64)
            #expect(refused.error.contains("write './-dash.json'"))
            #expect(try runProgram(["check", "./-dash.json"], folder: folder).status == 1)
            #expect(try runProgram(["check", "--", "-dash.json"], folder: folder).status == 1)
        }
    }

    @Test("standard input without a verb is explained")
    func standardInput() throws {
        let dump = try String(
            contentsOf: packageRoot.appendingPathComponent("Examples/login-form.json"),
            encoding: .utf8
        )
        let run = try runProgram([], input: dump)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("1. error[conflict]\n"))
        #expect(run.output.contains("at standard input:99:5"))
    }

    @Test("many files are reported in the order given, whatever the threads do")
    func order() throws {
        let files = (ExampleTests.examples + ExampleTests.examples.reversed()).map { "Examples/\($0).json" }
        let first = try runProgram(["check", "--format", "json"] + files)
        let second = try runProgram(["check", "--format", "json"] + files)
        #expect(first.output == second.output)
        let paths = first.output.split(separator: "\n").filter { $0.contains("\"path\"") }
        #expect(paths.map { $0.split(separator: "\"")[3] } == files.map { $0[...] })
    }

    @Test("colour only where it is asked for or a terminal takes it")
    func color() throws {
        let arguments = ["check", "Examples/login-form.json"]
        #expect(try !runProgram(arguments).output.contains("\u{1b}"))
        #expect(try runProgram(arguments, environment: ["CLICOLOR_FORCE": "1"]).output.contains("\u{1b}["))
        let both = ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
        #expect(try !runProgram(arguments, environment: both).output.contains("\u{1b}"))
        #expect(try runProgram(arguments + ["--color", "always"], environment: both).output.contains("\u{1b}["))
        let forced = ["CLICOLOR_FORCE": "1"]
        #expect(try !runProgram(arguments + ["--color", "never"], environment: forced).output.contains("\u{1b}"))
    }

    @Test("a file is written as a whole, with its mode and through links")
    func writing() throws {
        try withTemporaryFolder { folder in
            let target = folder.appendingPathComponent("out.json")
            let link = folder.appendingPathComponent("link.json")
            try Data("old".utf8).write(to: target)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let run = try runProgram(["convert", "Examples/hugging-tie.json", "-o", link.path, "--force"])
            #expect(run.status == 0)
            let example = packageRoot.appendingPathComponent("Examples/hugging-tie.json")
            #expect(try Data(contentsOf: target) == Data(contentsOf: example))
            let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link.json", "out.json"]
            )
        }
    }

    @Test("what cannot be written is reported, and leaves nothing behind")
    func unwritable() throws {
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("missing/out.json").path
            let run = try runProgram(["convert", "Examples/hugging-tie.json", "-o", path])
            #expect(run.status == 64)
            #expect(run.error.contains("does not exist"))
        }
        if FileManager.default.fileExists(atPath: "/dev/full") {
            let run = try runProgram(["convert", "Examples/hugging-tie.json", "-o", "/dev/full"])
            #expect(run.status == 74)
            #expect(run.error.contains("no space left"))
        }
    }

    @Test("tags come from the command line and from files of both forms")
    func tags() throws {
        try withTemporaryFolder { folder in
            let object = folder.appendingPathComponent("tags.json")
            let lines = folder.appendingPathComponent("tags.txt")
            try Data("{\"0x7fa6\": \"submit\"}".utf8).write(to: object)
            try Data("# the button\n0x7fa6 submit\n\n".utf8).write(to: lines)
            let file = "Examples/login-form.json"
            let expected = try runProgram(["print", file, "--tag", "0x7fa6=submit"]).output
            #expect(expected.contains("submit.drf"))
            #expect(try runProgram(["print", file, "--tags", object.path]).output == expected)
            #expect(try runProgram(["print", file, "--tags", lines.path]).output == expected)
            try Data("0x7fa6 submit extra\n".utf8).write(to: lines)
            #expect(try runProgram(["print", file, "--tags", lines.path]).status == 2)
        }
    }

    @Test("completion scripts are made for the shells", arguments: ["bash", "zsh", "fish"])
    func completionScript(shell: String) throws {
        let run = try runProgram(["--generate-completion-script", shell])
        #expect(run.status == 0)
        #expect(run.output.contains("Completions of draft-inspect for \(shell)"))
        #expect(run.output.contains("---complete-words"))
    }

    @Test("Ctrl-C outside the session ends the program with status 130 and reports nothing")
    func interrupted() throws {
        try withTemporaryFolder { folder in
            let pipe = folder.appendingPathComponent("input")
            try #require(mkfifo(pipe.path, 0o600) == 0)
            let run = try startProgram(["check", pipe.path])
            // Opening waits until the program reads: by then it has said what Ctrl-C does.
            let writer = try FileHandle(forWritingTo: pipe)
            run.process.interrupt()
            let result = run.finish()
            try writer.close()
            #expect(result.status == 130)
            #expect(result.output == "")
            #expect(result.error == "")
        }
    }
}
