import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// What each format writes, and the limits of its readers.
@Suite struct ReportFormatTests {
    private static let run = ReportRun(version: "1.2.3", paths: PathBase(currentFolder: "/project"))
    static let formats = [
        "concise", "grouped", "github", "gitlab", "junit", "checkstyle", "rdjson", "xcode", "markdown",
    ]

    private static func text(
        of report: CheckReport,
        as name: String,
        style: TextStyle = .plain
    ) throws -> String {
        var writer = try ReportFormatList.standard.writer(of: .check, ReportChoice(format: name), style: style)
        var text = writer.begin(run)
        for file in report.files { text += writer.add(file) }
        return text + writer.end(report.tally)
    }

    @Test("each format, with all that findings can have", arguments: formats)
    func golden(_ name: String) throws {
        let ending = ["gitlab": "json", "rdjson": "json", "junit": "xml", "checkstyle": "xml", "markdown": "md"][name]
        assertGolden(try Self.text(of: FormatTests.report, as: name), "report." + name, ending ?? "txt")
    }

    @Test("names and messages with any characters stay within their field", arguments: formats)
    func hostileTexts(_ name: String) throws {
        let text = try Self.text(of: ReportSchemaTests.report, as: name)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        if name == "github" {
            let lines = text.split(separator: "\n")
            #expect(lines.allSatisfy { $0.hasPrefix("::") }, "every line is one command")
            #expect(text.contains("file=Odd \"names\"/a%25b&c.xib,line=1"))
        }
        if name == "markdown" {
            #expect(!text.contains("@m") && !text.contains(" #n") && !text.contains("<c>"))
        }
    }

    @Test("GitHub gets the most severe first, and a line that says what it does not show")
    func gitHubOrder() throws {
        func findings(_ count: Int, _ severity: Finding.Severity) -> [Finding] {
            (0..<count).map { Finding(ruleID: "conflict", severity: severity, message: "number \($0)") }
        }
        let files = [
            CheckedFile(path: "a.xib", layout: Layout(), findings: findings(1, .note) + findings(11, .warning)),
            CheckedFile(path: "b.xib", layout: Layout(), findings: findings(1, .error)),
        ]
        let lines = try Self.text(of: CheckReport(files: files), as: "github").split(separator: "\n")
        #expect(
            lines.map { $0.split(separator: " ")[0] } == ["::error"] + Array(repeating: "::warning", count: 11)
                + ["::notice", "::notice"]
        )
        #expect(lines[12].hasSuffix("1 error, 11 warnings, 1 note in 2 files; GitHub shows 10 annotations of a kind"))
        let few = try Self.text(of: CheckReport(files: [files[1]]), as: "github").split(separator: "\n")
        #expect(few.count == 1)
    }

    @Test("a comment stays within its limit, errors first, and counts what is omitted")
    func markdownLimit() throws {
        let text = String(repeating: "x", count: 100)
        let warnings = (0..<50).map { _ in Finding(ruleID: "ambiguous-layout", severity: .warning, message: text) }
        let errors = (0..<8).map { _ in Finding(ruleID: "conflict", severity: .error, message: text) }
        var writer = MarkdownFormat.Writer(limit: 2000)
        _ = writer.begin(Self.run)
        let file = CheckedFile(path: "a.xib", layout: Layout(), findings: warnings + errors)
        _ = writer.add(file)
        var tally = CheckTally()
        tally.add(file)
        let comment = writer.end(tally)
        #expect(comment.utf8.count <= 2000)
        #expect(comment.components(separatedBy: "**conflict**").count == 9)
        let shown = comment.components(separatedBy: "**ambiguous-layout**").count - 1
        #expect(shown > 0 && comment.contains("- and \(50 - shown) more"))
    }

    @Test(
        "a comment has at most the bytes of its limit, headings and counts included, and wastes no room for another finding"
    )
    func markdownSizes() throws {
        for limit in stride(from: 400, through: 1400, by: 7) {
            var writer = MarkdownFormat.Writer(limit: limit)
            _ = writer.begin(Self.run)
            let findings = (0..<12).map { index in
                Finding(
                    ruleID: index < 4 ? "conflict" : "ambiguous-layout",
                    severity: index < 4 ? .error : .warning,
                    message: String(repeating: "é", count: 20 + 3 * index)
                )
            }
            let file = CheckedFile(path: "a.xib", layout: Layout(), findings: findings)
            _ = writer.add(file)
            var tally = CheckTally()
            tally.add(file)
            let count = writer.end(tally).utf8.count
            #expect(count <= limit, "limit \(limit)")
            #expect(count > limit - 200 || count > 1300, "limit \(limit): \(count)")
        }
    }

    @Test("formats for people show what text shows: alike findings once, and notes on request")
    func peopleFormats() throws {
        let layout = FormatTests.layout()
        let alike = (0..<5).map { index in
            var finding = Finding(ruleID: "zero-size", severity: .warning, message: "title is \(index) points wide")
            finding.views = ["t\"1"]
            return finding
        }
        let note = Finding(ruleID: "off-parent", severity: .note, message: "outside")
        let report = CheckReport(files: [CheckedFile(path: "a.xib", layout: layout, findings: alike + [note])])
        let text = try Self.text(of: report, as: "concise", style: TextStyle(showsNotes: false))
        #expect(text == "a.xib: warning[zero-size]: title is 0 points wide (and 4 more like this: --all)\n")
        let shown = try Self.text(of: report, as: "grouped", style: TextStyle(showsNotes: true))
        #expect(shown.contains("note[off-parent]: outside"))
    }

    @Test("a fingerprint stays when lines, messages and numbers change, and differs by file, axis, object and rule")
    func fingerprints() throws {
        func fingerprint(_ path: String, _ change: (inout Finding) -> Void = { _ in }) throws -> String {
            var finding = FormatTests.ambiguity()
            change(&finding)
            var placement = FindingPlacement(Self.run)
            let file = CheckedFile(path: path, layout: FormatTests.layout(), findings: [finding])
            return try #require(placement.placed(file).first).fingerprint
        }
        let usual = try fingerprint("Screens/login.json")
        #expect(usual.count == 16)
        #expect(try fingerprint("./Screens/../Screens/login.json") == usual)
        #expect(try fingerprint("/project/Screens/login.json") == usual)
        #expect(
            try fingerprint("Screens/login.json") {
                $0.message = "other"
                $0.place = Place(line: 99, column: 1)
                $0.ambiguity?.ranges = []
            } == usual
        )
        #expect(try fingerprint("Screens/other.json") != usual)
        #expect(try fingerprint("Screens/login.json") { $0.axis = .vertical } != usual)
        #expect(try fingerprint("Screens/login.json") { $0.views = ["root"] } != usual)
        #expect(try fingerprint("Screens/login.json") { $0.rule = "zero-size" } != usual)
    }
}
