import Foundation
import TestSupport
import Testing

@testable import draft_inspect

/// Reports of several jobs.
@Suite struct MergeCommandTests {
    private static let inputs = [
        "Examples/chat-cell.json", "Examples/console.log", "Examples/hugging-tie.json", "Examples/login-form.json",
        "Examples/right-to-left.json", "Examples/two-conflicts.json",
    ]

    /// Two reports of which each has every other file.
    private static func jobs(in folder: URL) throws -> [String] {
        try [0, 1].map { job in
            let files = inputs.enumerated().filter { $0.offset % 2 == job }.map(\.element)
            let report = folder.appendingPathComponent("\(job).jsonl")
            try Data(try runProgram(["check", "--format", "json-lines"] + files).output.utf8).write(to: report)
            return report.path
        }
    }

    @Test("the report of two jobs is that of one run", arguments: ["text", "json", "json-lines", "sarif", "grouped"])
    func joined(_ format: String) throws {
        try withTemporaryFolder { folder in
            let reports = try Self.jobs(in: folder)
            let whole = try runProgram(["check", "--format", format] + Self.inputs)
            #expect(!whole.output.isEmpty)
            // In any order, and with a report that is there twice.
            #expect(try runProgram(["merge", "--by-path", "--format", format] + reports) == whole)
            let reversed = [reports[1], reports[0], reports[1]]
            #expect(try runProgram(["merge", "--by-path", "--format", format] + reversed) == whole)
        }
    }

    @Test(
        "conflicts of several logs add up, as in one run over all of them",
        arguments: ["text", "json-lines", "sarif", "markdown"]
    )
    func triaged(_ format: String) throws {
        try withTemporaryFolder { folder in
            let log = try String(
                contentsOf: packageRoot.appendingPathComponent("Examples/console.log"),
                encoding: .utf8
            )
            let logs = [log, String(log.prefix(1_500)), log + log]
            var names: [String] = []
            for (number, text) in logs.enumerated() {
                let name = "part-\(number).log"
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
                let report = try runProgram(["triage", "--format", "json-lines", name], folder: folder)
                #expect(report.output.contains("\"group\": {\"count\": "))
                try Data(report.output.utf8).write(to: folder.appendingPathComponent("\(number).jsonl"))
                names.append(name)
            }
            let merged = try runProgram(["merge", "0.jsonl", "1.jsonl", "2.jsonl", "--format", format], folder: folder)
            guard format != "text" else {
                // The index of triage is its own; the headline has the sum.
                #expect(merged.output.contains("(7 times, last at part-2.log:101)"), "\(merged.output)")
                return
            }
            let whole = try runProgram(["triage", "--format", format] + names, folder: folder)
            #expect(merged.output == whole.output)
            #expect(merged.status == whole.status && merged.status == 1)
        }
    }

    @Test("a log that two jobs call the same is two logs")
    func triagedOfOneName() throws {
        try withTemporaryFolder { folder in
            let report = try runProgram(["triage", "--format", "json-lines", "Examples/console.log"]).output
            for name in ["a.jsonl", "b.jsonl"] { try Data(report.utf8).write(to: folder.appendingPathComponent(name)) }
            let merged = try runProgram(["merge", "a.jsonl", "b.jsonl", "--format", "concise"], folder: folder)
            #expect(merged.output.contains("(4 times, last at line 42)"))
        }
    }

    @Test("files come in the order of the reports")
    func order() throws {
        try withTemporaryFolder { folder in
            let reports = try Self.jobs(in: folder)
            let texts = try reports.map { try String(contentsOfFile: $0, encoding: .utf8) }
            let merged = try runProgram(["merge", "--format", "json-lines", reports[1], reports[0]])
            #expect(merged.output == texts[1] + texts[0])
        }
    }

    @Test("pages are joined with their pictures, and any other report is made of them")
    func pages() throws {
        try withTemporaryFolder { folder in
            var pages: [String] = []
            for (number, input) in Self.inputs.enumerated() {
                let page = folder.appendingPathComponent("part-\(number).html").path
                _ = try runProgram(["check", input, "--quiet", "--report", "html=" + page])
                pages.append(page)
            }
            let whole = try runProgram(["check", "--format", "html"] + Self.inputs)
            #expect(try runProgram(["merge", "--format", "html"] + pages).output == whole.output)
            let report = try runProgram(["check", "--format", "sarif"] + Self.inputs)
            #expect(try runProgram(["merge", "--format", "sarif"] + pages) == report)
        }
    }

    @Test("two results for one file, a page with pictures and what is no report are refused")
    func refusals() throws {
        try withTemporaryFolder { folder in
            let reports = try Self.jobs(in: folder)
            let other = folder.appendingPathComponent("other.jsonl")
            let text = try String(contentsOfFile: reports[0], encoding: .utf8)
            try Data(text.replacing("\"severity\": \"error\"", with: "\"severity\": \"warning\"").utf8).write(to: other)
            let contradicting = try runProgram(["merge", reports[0], other.path])
            #expect(contradicting.status == 2 && contradicting.output.isEmpty)
            #expect(contradicting.error.contains("have different results for Examples/"))
            let page = try runProgram(["merge", "--report", "html=a.html", "--quiet"] + reports, folder: folder)
            #expect(page.status == 64 && page.error.contains("join pages (check --report html=FILE)"))
            let dump = try runProgram(["merge", "Examples/login-form.json"])
            #expect(dump.status == 2 && dump.error.contains("Examples/login-form.json:1:1: "), "\(dump.error)")
            for (arguments, sentence) in [
                (reports + ["Main.storyboard"], "reports and documents cannot be merged together"),
                (reports + ["--ours", "c-1"], "'c-1' can be chosen only in a storyboard or xib"),
                (["A.xib", "B.xib", "--theirs", "c-1"], "decide conflicts of one file at a time"),
            ] {
                let refused = try runProgram(["merge"] + arguments)
                #expect(refused.status == 64 && refused.error.contains(sentence), "\(refused.error)")
            }
            let missing = try runProgram(["merge", "no-such.jsonl"])
            #expect(missing.status == 2 && missing.error.contains("no such file"))
        }
    }

    @Test("an empty report, as a job that ended early leaves it, is refused", arguments: ["", "\n", " \n\n"])
    func emptyReport(_ text: String) throws {
        try withTemporaryFolder { folder in
            let empty = folder.appendingPathComponent("empty.jsonl")
            try Data(text.utf8).write(to: empty)
            for reports in [[empty.path], try Self.jobs(in: folder) + [empty.path]] {
                let result = try runProgram(["merge"] + reports)
                #expect(result.status == 2 && result.output.isEmpty)
                #expect(result.error.contains("empty.jsonl is empty; expected at least one line"), "\(result.error)")
            }
        }
    }
}
