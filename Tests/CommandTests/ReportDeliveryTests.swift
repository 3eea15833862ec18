import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Several reports of one run: where they go, and what is refused.
@Suite struct ReportDeliveryTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json").path

    private static func text(_ folder: URL, _ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    @Test("reports are written beside the text, each to its file", arguments: ["check", "explain"])
    func files(_ verb: String) throws {
        try withTemporaryFolder { folder in
            let arguments = [verb, Self.form, "--report", "sarif=a.sarif", "--report", "junit=a.xml", "--all"]
            let run = try runProgram(arguments, folder: folder)
            #expect(run.status == 1)
            #expect(run.output == (try runProgram([verb, Self.form, "--all"], folder: folder)).output)
            #expect(try Self.text(folder, "a.sarif").contains("\"ruleId\": \"conflict\""))
            #expect(try Self.text(folder, "a.xml").contains("<testcase name=\"conflict\""))
            // Reports of an earlier run are overwritten, other files are not.
            #expect(try runProgram(arguments, folder: folder).status == 1)
            try Data("mine\n".utf8).write(to: folder.appendingPathComponent("a.xml"))
            let refused = try runProgram(arguments, folder: folder)
            #expect(refused.status == 64 && refused.output.isEmpty)
            #expect(refused.error.contains("'a.xml' exists and was not written by draft-inspect"))
            #expect(try Self.text(folder, "a.xml") == "mine\n")
            #expect(try runProgram(arguments + ["--force"], folder: folder).status == 1)
        }
    }

    @Test("every format that a program reads is known again, and overwritten")
    func knownAgain() throws {
        try withTemporaryFolder { folder in
            for format in ["json", "json-lines", "sarif", "gitlab", "junit", "checkstyle", "rdjson", "markdown"] {
                for input in [Self.form, packageRoot.appendingPathComponent("Examples/nested-stacks.json").path] {
                    let run = try runProgram(
                        ["check", input, "--report", "\(format)=report", "--quiet"],
                        folder: folder
                    )
                    #expect(run.status < 2 && run.output.isEmpty && run.error.isEmpty, "\(format): \(run.error)")
                }
            }
        }
    }

    @Test("with --quiet, standard output has the report alone")
    func quiet() throws {
        let run = try runProgram(["check", Self.form, "--quiet", "--report", "xcode"])
        #expect(run.output == (try runProgram(["check", Self.form, "--format", "xcode"])).output)
        #expect(run.error.isEmpty && run.status == 1)
        let triage = try runProgram(["triage", "Examples/console.log", "--quiet", "--report", "gitlab"])
        #expect(triage.output.components(separatedBy: "check_name").count == 3 && triage.error.isEmpty)
    }

    @Test("triage counts a log once, however many groups it has")
    func triageFiles() throws {
        try withTemporaryFolder { folder in
            let log = packageRoot.appendingPathComponent("Examples/console.log").path
            let run = try runProgram(["triage", log, "--quiet", "--report", "html=a.html"], folder: folder)
            #expect(run.status == 1)
            let page = try Self.text(folder, "a.html")
            let paths = page.components(separatedBy: "\"record\":{\"version\":1,\"path\":").dropFirst()
            #expect(paths.count > 1 && Set(paths.map { $0.components(separatedBy: ",")[0] }).count == 1)
        }
    }

    @Test(
        "SARIF, GitHub and Checkstyle count columns in characters, other formats in bytes",
        arguments: ["dump.json", "console.log"]
    )
    func columns(_ name: String) throws {
        // "é" is one scalar and two bytes; an emoji is one scalar and four bytes.
        let texts = [
            "dump.json": """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "é😀", "class": "UIView", "alpha": true, "wxyz": 1}],
             "constraints": []}
            """,
            "console.log": """
            é😀[12] Unable to simultaneously satisfy constraints.
            """,
        ]
        try withTemporaryFolder { folder in
            try Data(try #require(texts[name]).utf8).write(to: folder.appendingPathComponent(name))
            let arguments = ["check", name, "--notes"]
            let concise = try runProgram(arguments + ["--format", "concise"], folder: folder).output
            let bytes = concise.split(separator: "\n").compactMap {
                Int($0.split(separator: ":").dropFirst(2).first ?? "")
            }
            let sarif = try runProgram(arguments + ["--format", "sarif"], folder: folder).output
            #expect(sarif.contains("\"columnKind\": \"unicodeCodePoints\""))
            let columns = try sarif.matches(of: Regex("\"startColumn\": (\\d+)", as: (Substring, Substring).self))
                .compactMap { Int($0.output.1) }
            let line = try #require(texts[name])
            for (byte, column) in zip(bytes.sorted(), columns.sorted()) {
                let before = Array(line.utf8.prefix(byte - 1))
                #expect(String(decoding: before, as: UTF8.self).unicodeScalars.count == column - 1)
            }
            #expect(!bytes.isEmpty && bytes.count == columns.count, "\(concise)")
            if name == "dump.json" { #expect(bytes.sorted() != columns.sorted()) }
            for (format, pattern) in [("github", ",col=(\\d+),"), ("checkstyle", " column=\"(\\d+)\"")] {
                let text = try runProgram(arguments + ["--format", format], folder: folder).output
                let counted = try text.matches(of: Regex(pattern, as: (Substring, Substring).self))
                    .compactMap { Int($0.output.1) }
                #expect(counted.sorted() == columns.sorted(), "\(text)")
            }
            // So it is by way of a record.
            _ = try runProgram(arguments + ["--quiet", "--report", "json-lines=a.jsonl"], folder: folder)
            #expect(try runProgram(["merge", "a.jsonl", "--format", "sarif"], folder: folder).output == sarif)
        }
    }

    @Test("GitHub's job summary is appended as Markdown")
    func jobSummary() throws {
        try withTemporaryFolder { folder in
            try Data("before\n".utf8).write(to: folder.appendingPathComponent("summary.md"))
            let environment = ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"]
            let run = try runProgram(["check", Self.form, "--format", "github"], environment: environment)
            #expect(run.output.hasPrefix("::error file="))
            #expect(
                try Self.text(folder, "summary.md").hasPrefix(
                    "before\n<!-- draft-inspect -->\n### draft-inspect: 1 error"
                )
            )
            let other = try runProgram(["check", Self.form, "--format", "gitlab"], environment: environment)
            #expect(other.status == 1)
            #expect(try Self.text(folder, "summary.md").components(separatedBy: "### draft-inspect").count == 2)
        }
    }

    @Test("paths are relative to what the build server checked out, if the program runs in it")
    func paths() throws {
        try withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: Self.form, toPath: inner.path + "/a.json")
            let real = try #require(realpath(folder.path, nil).map { String(cString: $0) })
            let arguments = ["check", "a.json", "--format", "checkstyle"]
            #expect(try runProgram(arguments, folder: inner).output.contains("name=\"a.json\""))
            let inside = try runProgram(arguments, environment: ["CI_PROJECT_DIR": real], folder: inner)
            #expect(inside.output.contains("name=\"App/a.json\""))
            let outside = try runProgram(arguments, environment: ["CI_PROJECT_DIR": "/elsewhere"], folder: inner)
            #expect(outside.output.contains("name=\"a.json\""))
        }
    }

    @Test(
        "on a build server, places in a page are links to the commit that is checked",
        arguments: [
            (
                [
                    "CI_PROJECT_DIR": "", "CI_PROJECT_URL": "https://gitlab.example/a/b", "CI_COMMIT_SHA": "c0ffee",
                ], "https://gitlab.example/a/b/-/blob/c0ffee/App/a.json#L"
            ),
            (
                [
                    "GITHUB_WORKSPACE": "", "GITHUB_SERVER_URL": "https://github.example",
                    "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "c0ffee",
                ], "https://github.example/a/b/blob/c0ffee/App/a.json#L"
            ),
        ]
    )
    func links(_ environment: [String: String], _ address: String) throws {
        try withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: Self.form, toPath: inner.path + "/a.json")
            let real = try #require(realpath(folder.path, nil).map { String(cString: $0) })
            let arguments = ["check", "a.json", "--format", "html"]
            let checkout = environment.mapValues { $0.isEmpty ? real : $0 }
            let page = try runProgram(arguments, environment: checkout, folder: inner).output
            #expect(page.contains("\"address\":\"\(address)"))
            let elsewhere = environment.mapValues { $0.isEmpty ? "/elsewhere" : $0 }
            #expect(!(try runProgram(arguments, environment: elsewhere, folder: inner)).output.contains(address))
        }
    }

    @Test(
        "what makes no sense is refused before anything is read",
        arguments: [
            (["--report", "sarif", "--report", "junit"], "two reports would be mixed on standard output"),
            (["--format", "json", "--report", "github"], "two reports would be mixed on standard output"),
            (["--report", "junit=a", "--report", "sarif=a"], "--report junit and --report sarif would both write 'a'"),
            (["--report", "sarf=a"], "expected FORMAT or FORMAT=FILE"), (["--report", "sarif="], "expected FORMAT"),
            (
                ["--quiet", "--report", "sarif", "--all"],
                "one that takes --all: text"
            ),
        ]
    )
    func refusals(_ options: [String], _ message: String) throws {
        let run = try runProgram(["check", Self.form] + options)
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.error.contains(message), "\(run.error)")
    }
}
