import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Two outputs of one run are never written to one file.
@Suite struct RunOutputTests {
    /// A folder with a dump, a console log, and other names of what is written.
    private func withFiles(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let manager = FileManager.default
            for (source, target) in [("login-form.json", "a.json"), ("console.log", "a.log")] {
                let example = packageRoot.appendingPathComponent("Examples/" + source).path
                try manager.copyItem(atPath: example, toPath: folder.path + "/" + target)
            }
            try manager.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
            try manager.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "out")
            try manager.createSymbolicLink(atPath: folder.path + "/here", withDestinationPath: ".")
            try body(folder)
        }
    }

    struct Command: Sendable, CustomTestStringConvertible {
        /// What is run; `A` and `B` are the two outputs.
        var line: String
        /// What the error names.
        var names: [String]
        var testDescription: String { line }

        init(_ line: String, _ names: String...) {
            self.line = line
            self.names = names
        }

        func arguments(_ first: String, _ second: String) -> [String] {
            line.split(separator: " ").map {
                $0.hasSuffix("=A") ? $0.dropLast() + first : $0.hasSuffix("=B") ? $0.dropLast() + second : String($0)
            }
        }
    }

    static let commands = [
        Command("print a.json --output=A --migration-report=B", "--output", "--migration-report"),
        Command("check a.json --report sarif=A --report junit=B", "--report sarif", "--report junit"),
        Command("check a.json --report sarif=A --write-baseline=B", "--report sarif", "--write-baseline"),
        Command("explain a.json --report json=A --report html=B", "--report json", "--report html"),
        Command("triage a.log --report json=A --report sarif=B", "--report json", "--report sarif"),
        Command("merge a.json --report json=A --report sarif=B", "--report json", "--report sarif"),
        Command("check a.json --report json=A --cache=B", "--report json", "--cache"),
        Command("print a.json --migration-report=A --out-dir=B", "--migration-report", "--out-dir"),
    ]

    @Test("two outputs in one file are refused before anything is written, in any spelling", arguments: commands)
    func twoInOne(_ command: Command) throws {
        try withFiles { folder in
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            for second in ["out", "./out", "sub/../out", "link", "here/out", folder.path + "/out"] {
                for (first, second) in [("out", second), (second, "out")] {
                    let run = try runProgram(command.arguments(first, second), folder: folder)
                    #expect(run.status == 64 && run.output.isEmpty, "\(first) \(second): \(run)")
                    for name in command.names { #expect(run.error.contains(name), "\(run.error)") }
                    #expect(run.error.hasSuffix("name another file for one of them\n"), "\(run.error)")
                    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
                }
            }
        }
    }

    @Test("hard links to one file are one file")
    func hardLinks() throws {
        try withFiles { folder in
            try Data().write(to: folder.appendingPathComponent("out"))
            try FileManager.default.linkItem(atPath: folder.path + "/out", toPath: folder.path + "/hard")
            let run = try runProgram(["print", "a.json", "-o", "out", "--migration-report", "hard"], folder: folder)
            #expect(run.status == 64)
            #expect(run.error.contains("--migration-report 'hard' would overwrite --output 'out'"), "\(run.error)")
        }
    }

    @Test("two outputs in two files are written", arguments: commands)
    func twoFiles(_ command: Command) throws {
        try withFiles { folder in
            if command.line.hasPrefix("merge") {
                _ = try runProgram(["check", "a.json", "--quiet", "--report", "json-lines=a"], folder: folder)
                try FileManager.default.removeItem(atPath: folder.path + "/a.json")
                try FileManager.default.moveItem(atPath: folder.path + "/a", toPath: folder.path + "/a.json")
            }
            let run = try runProgram(command.arguments("one", "two"), folder: folder)
            #expect(run.status < 2, "\(run.error)")
            for name in ["one", "two"] {
                #expect(FileManager.default.fileExists(atPath: folder.path + "/" + name), "\(name)")
            }
        }
    }

    @Test("files of a folder that a run fills are not another output of the run")
    func folders() throws {
        try withFiles { folder in
            for name in ["index.md", "Login.swift"] {
                let run = try runProgram(
                    ["print", "a.json", "--out-dir", "src", "--migration-report", "src/\(name)"],
                    folder: folder
                )
                #expect(run.status == 64 && run.error.contains("--out-dir 'src'"), "\(run.error)")
            }
            let cached = try runProgram(
                ["check", "a.json", "--cache", "kept", "--report", "json=kept/x"],
                folder: folder
            )
            #expect(cached.status == 64 && cached.error.contains("--cache 'kept'"), "\(cached.error)")
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/src"))
            // The report may be beside the source, in a folder that the run makes.
            let beside = ["print", "a.json", "--out-dir", "src", "--migration-report", "src/Migration.md"]
            let run = try runProgram(beside, folder: folder)
            #expect(run.status == 0, "\(run.error)")
            #expect(FileManager.default.fileExists(atPath: folder.path + "/src/Migration.md"))
        }
    }

    @Test("a baseline is not overwritten by a report, and not both written and pruned")
    func baselines() throws {
        try withFiles { folder in
            #expect(try runProgram(["check", "a.json", "--write-baseline", "b"], folder: folder).status == 0)
            let kept = try Data(contentsOf: folder.appendingPathComponent("b"))
            let run = try runProgram(
                ["check", "a.json", "--baseline", "b", "--report", "json=./b"],
                folder: folder
            )
            #expect(run.status == 64 && run.error.contains("'./b' is the same file as the input 'b'"), "\(run.error)")
            let both = ["check", "a.json", "--baseline", "b", "--prune-baseline", "--write-baseline", "./b"]
            let refused = try runProgram(both, folder: folder)
            #expect(refused.status == 64 && refused.error.contains("--prune-baseline"), "\(refused.error)")
            #expect(try Data(contentsOf: folder.appendingPathComponent("b")) == kept)
            // A new one in the place of the old one is what --write-baseline is for.
            for name in ["b", "./b"] {
                let written = ["check", "a.json", "--baseline", "b", "--write-baseline", name]
                #expect(try runProgram(written, folder: folder).status == 0)
            }
        }
    }

    @Test("an output is not the file that standard output goes to, or a summary that others write, too")
    func streams() throws {
        try withFiles { folder in
            for line in ["print a.json -o out", "check a.json --report json=out", "draw a.json --svg out"] {
                let run = Process()
                run.executableURL = URL(fileURLWithPath: "/bin/sh")
                run.arguments = ["-c", "'\(programURL.path)' \(line) >out 2>err"]
                run.currentDirectoryURL = folder
                try run.run()
                run.waitUntilExit()
                let error = try String(contentsOf: folder.appendingPathComponent("err"), encoding: .utf8)
                #expect(run.terminationStatus == 64, "\(line): \(error)")
                #expect(error.contains("'out' is the file that standard output goes to"), "\(error)")
            }
            let summary = folder.appendingPathComponent("summary")
            try Data("earlier\n".utf8).write(to: summary)
            let run = try runProgram(
                ["check", "a.json", "--format", "github", "--report", "markdown=summary", "--force"],
                environment: ["GITHUB_STEP_SUMMARY": summary.path],
                folder: folder
            )
            #expect(run.status == 64 && run.error.contains("GITHUB_STEP_SUMMARY"), "\(run.error)")
            #expect(try String(contentsOf: summary, encoding: .utf8) == "earlier\n")
        }
    }

    @Test("an output that cannot be written is refused before the other one is written")
    func refusals() throws {
        try withFiles { folder in
            try Data("mine\n".utf8).write(to: folder.appendingPathComponent("notes.txt"))
            for (target, message) in [("notes.txt", "was not written by draft-inspect"), ("no/x", "does not exist")] {
                for arguments in [
                    ["print", "a.json", "-o", "out", "--migration-report", target],
                    ["check", "a.json", "--report", "json=out", "--write-baseline", target],
                    ["convert", "a.json", "-o", target], ["draw", "a.json", "--svg", target],
                    ["fix", "a.json", "1", "-o", target],
                ] {
                    let run = try runProgram(arguments, folder: folder)
                    #expect(run.status == 64 && run.output.isEmpty, "\(arguments): \(run.output)")
                    #expect(run.error.contains(message), "\(run.error)")
                    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
                }
            }
        }
    }

    @Test("special files take any number of outputs")
    func special() throws {
        try withFiles { folder in
            let run = try runProgram(
                ["check", "a.json", "--report", "json=/dev/null", "--report", "sarif=/dev/null"],
                folder: folder
            )
            #expect(run.status == 1, "\(run.error)")
        }
    }

    @Test("in the session, what writes a file has no answer that could be redirected to another")
    func session() throws {
        try withFiles { folder in
            let lines = ["print -o out > out", "write out > out", "save out > out", "draw --svg out > out"]
            for line in lines {
                let run = try runProgram(["repl", "a.json", "-c", line], folder: folder)
                #expect(run.status == 64, "\(line): \(run.error)")
                #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
            }
        }
    }
}

/// Where paths lead.
@Suite struct ResolvedPathTests {
    @Test("a path leads where the system would write, whether or not the file or its folder exists")
    func places() throws {
        try withTemporaryFolder { folder in
            let manager = FileManager.default
            let root = ResolvedPath(folder.path).description
            try manager.createDirectory(atPath: root + "/sub", withIntermediateDirectories: true)
            try manager.createSymbolicLink(atPath: root + "/out", withDestinationPath: "../elsewhere")
            try manager.createSymbolicLink(atPath: root + "/loop", withDestinationPath: "loop")
            try manager.createSymbolicLink(atPath: root + "/chain", withDestinationPath: "sub/next")
            try manager.createSymbolicLink(atPath: root + "/sub/next", withDestinationPath: "../new")
            for (path, place) in [
                ("new", "new"), ("./new", "new"), ("sub/../new", "new"), ("sub//./x", "sub/x"), ("chain", "new"),
                ("missing/x", "missing/x"), ("missing/../x", "x"), ("sub/", "sub"), ("new/", "new"), ("loop", "loop"),
            ] {
                #expect(ResolvedPath(root + "/" + path).description == root + "/" + place, "\(path)")
            }
            let inside = ResolvedPath(root)
            #expect(ResolvedPath(root + "/missing/x").isInside(inside))
            for outside in ["../x", "out", "out/x", "missing/../../x", "sub/../../x"] {
                #expect(!ResolvedPath(root + "/" + outside).isInside(inside), "\(outside)")
            }
            #expect(!ResolvedPath(root + "-beside/x").isInside(inside))
            #expect(ResolvedPath("/x").isInside(ResolvedPath("/")) && ResolvedPath("/").description == "/")
        }
    }
}
