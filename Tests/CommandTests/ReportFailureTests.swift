import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// What a run refuses before its work, and what makes it fail.
@Suite struct ReportFailureTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json").path
    private static let stacks = packageRoot.appendingPathComponent("Examples/nested-stacks.json").path

    @Test(
        "a text report of an earlier run is overwritten, a file of somebody else is not",
        arguments: ["text", "concise", "grouped", "github", "xcode"]
    )
    func textsAreKnownAgain(_ format: String) throws {
        try withTemporaryFolder { folder in
            for input in [Self.form, Self.stacks, Self.form] {
                let run = try runProgram(["check", input, "--report", "\(format)=report", "--quiet"], folder: folder)
                #expect(run.status < 2 && run.error.isEmpty, "\(run.error)")
            }
            let file = folder.appendingPathComponent("report")
            for foreign in ["notes: error[conflict is to be fixed\n", "::error in my own words\n", "a (b)\n"] {
                try Data(foreign.utf8).write(to: file)
                let run = try runProgram(
                    ["check", Self.form, "--report", "\(format)=report", "--quiet"],
                    folder: folder
                )
                #expect(run.status == 64 && run.error.contains("was not written by draft-inspect"))
            }
        }
    }

    @Test("explanations of files without findings, and a log without conflicts, are known again")
    func emptyTexts() throws {
        try withTemporaryFolder { folder in
            let clean = #"{"format": "layout-dump", "version": 1, "roots": [], "constraints": []}"#
            for name in ["a.json", "b.json", "c.json", "d.json"] {
                try Data(clean.utf8).write(to: folder.appendingPathComponent(name))
            }
            try Data("nothing here\n".utf8).write(to: folder.appendingPathComponent("a.log"))
            let files = ["a.json", "b.json", "c.json", "d.json"]
            for arguments in [["explain"] + files, ["explain"] + files + [Self.form], ["triage", "a.log"]] {
                for _ in 0..<2 {
                    let run = try runProgram(arguments + ["--report", "text=report", "--quiet"], folder: folder)
                    #expect(run.status < 2 && run.error.isEmpty, "\(arguments): \(run.error)")
                }
            }
        }
    }

    #if os(Linux)
        @Test("where standard output takes nothing, no report of a part of the files replaces a whole one")
        func cutShort() throws {
            try withTemporaryFolder { folder in
                let report = folder.appendingPathComponent("a.jsonl")
                let program = programURL.path
                let command =
                    "'\(program)' check '\(Self.form)' --report json-lines=a.jsonl --write-baseline a.baseline"
                for output in ["/dev/null", "/dev/full"] {
                    let process = Process()
                    process.executableURL = URL(fileURLWithPath: "/bin/sh")
                    process.arguments = ["-c", "\(command) > \(output)"]
                    process.currentDirectoryURL = folder
                    process.standardError = FileHandle.nullDevice
                    try process.run()
                    process.waitUntilExit()
                    #expect(process.terminationStatus == (output == "/dev/null" ? 0 : 74))
                    #expect(FileManager.default.fileExists(atPath: report.path) == (output == "/dev/null"))
                    for name in ["a.jsonl", "a.baseline"] {
                        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
                    }
                }
            }
        }
    #endif

    @Test("explanations and groups of a log are known again, too", arguments: ["explain", "triage"])
    func otherVerbs(_ verb: String) throws {
        try withTemporaryFolder { folder in
            let log = packageRoot.appendingPathComponent("Examples/console.log").path
            for _ in 0..<2 {
                let run = try runProgram([verb, log, "--report", "text=report", "--quiet"], folder: folder)
                #expect(run.status == 1 && run.error.isEmpty, "\(run.error)")
            }
        }
    }

    @Test(
        "a folder that does not exist is wrong usage, before anything is checked",
        arguments: [
            ["--report", "sarif=build/a.sarif", "--report", "junit=b.xml"], ["--write-baseline", "build/a.baseline"],
        ]
    )
    func missingFolder(_ options: [String]) throws {
        try withTemporaryFolder { folder in
            let run = try runProgram(["check", Self.form] + options, folder: folder)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.error.contains("cannot write 'build/a."), "\(run.error)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    @Test("a report that cannot be written leaves the others")
    func oneOfSeveral() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("taken"),
                withIntermediateDirectories: false
            )
            let run = try runProgram(
                ["check", Self.form, "--quiet", "--report", "sarif=taken", "--report", "junit=b.xml"],
                folder: folder
            )
            #expect(run.status == 74 && run.error.contains("could not write 'taken'"))
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("b.xml").path))
        }
    }

    @Test("what makes a run fail is shown; with none, findings fail nothing and what cannot be read still does")
    func threshold() throws {
        let quiet = try runProgram([
            "check", "Examples/nested-stacks.json", "--fail-on", "error", "--format", "concise",
        ])
        let note = try runProgram(["check", "Examples/nested-stacks.json", "--fail-on", "note", "--format", "concise"])
        #expect(note.status == (note.output.isEmpty ? 0 : 1) && note.output.count >= quiet.output.count)
        #expect(!note.error.contains("not shown"))
        #expect(try runProgram(["check", "Examples/login-form.json", "--fail-on", "none"]).status == 0)
        #expect(try runProgram(["triage", "Examples/console.log", "--fail-on", "none"]).status == 0)
        #expect(try runProgram(["explain", "Examples/login-form.json", "--fail-on", "none"]).status == 0)
        #expect(try runProgram(["check", "Package.swift", "--fail-on", "none"]).status == 2)
    }

    @Test("notes are said to be hidden only where they are")
    func hiddenNotes() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a.json")
            try Data(
                #"{"format": "layout-dump", "version": 1, "roots": [{"id": "a", "class": "UIView", "frame": [0, 0, 9, 9]}], "#
                    .appending(#""constraints": [], "unknown": 1}"#).utf8
            ).write(to: file)
            let text = try runProgram(["check", "a.json"], folder: folder)
            #expect(text.error.contains("1 note not shown"), "\(text.error)")
            let report = try runProgram(["check", "a.json", "--format", "checkstyle"], folder: folder)
            #expect(!report.error.contains("not shown") && report.output.contains("unknown-key"))
        }
    }

    @Test("one layout of several is reported under the path of its file")
    func partOfAFile() throws {
        let run = try runProgram(["check", "Examples/console.log#3", "--format", "github"])
        #expect(run.output.contains("file=Examples/console.log,"), "\(run.output)")
    }

    @Test("a file that cannot be read is said where no report is shown, and the run was not successful")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            try Data("{".utf8).write(to: folder.appendingPathComponent("bad.json"))
            let quiet = try runProgram(["check", "--quiet", "bad.json"], folder: folder)
            #expect(quiet.status == 2 && quiet.output.isEmpty)
            #expect(quiet.error.hasPrefix("draft-inspect: bad.json:1:"), "\(quiet.error)")
            let sarif = try runProgram(["check", "bad.json", "--format", "sarif"], folder: folder)
            #expect(sarif.output.contains("\"executionSuccessful\": false"))
            let read = try runProgram(["check", Self.form, "--format", "sarif"])
            #expect(read.output.contains("\"executionSuccessful\": true"))
        }
    }

    @Test("html is refused by merge before a part of a page is written")
    func mergeOfPages() throws {
        try withTemporaryFolder { folder in
            let part = folder.appendingPathComponent("a.jsonl")
            try Data(runProgram(["check", Self.form, "--format", "json-lines"]).output.utf8).write(to: part)
            let run = try runProgram(["merge", "--format", "html", "a.jsonl"], folder: folder)
            #expect(run.status == 64 && run.output.isEmpty)
        }
    }

    @Test("groups of a log say how often they were met", arguments: ["concise", "markdown", "sarif", "junit"])
    func counts(_ format: String) throws {
        let run = try runProgram(["triage", "Examples/console.log", "--format", format])
        #expect(run.output.contains("(2 times, last at line 42)"), "\(run.output)")
    }

    @Test("a language that no file has texts in is reported")
    func language() throws {
        let run = try runProgram(["check", "Examples/login-form.json", "--localization", "xx"])
        #expect(run.error.contains("no file is localized in 'xx'"))
    }

    @Test("each finding is a test case with a name of its own, so that counts add up")
    func testCases() throws {
        for arguments in [["check", "Examples/two-conflicts.json"], ["triage", "Examples/console.log"]] {
            let text = try runProgram(arguments + ["--format", "junit"]).output
            var names: [String] = []
            for line in text.split(separator: "\n") where line.contains("<testcase ") { names.append(String(line)) }
            #expect(names.count > 1 && Set(names).count == names.count, "\(text)")
            #expect(text.components(separatedBy: "<failure").count - 1 <= names.count)
        }
    }
}
