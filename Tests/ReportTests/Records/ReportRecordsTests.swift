import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// Records of files: read again, they make the same reports as the files themselves.
@Suite struct ReportRecordsTests {
    /// Files with every kind of finding, as checked and as made by hand.
    private static let files: [CheckedFile] = {
        var files = ReportSchemaTests.report.files
        let examples = packageRoot.appendingPathComponent("Examples")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []).sorted()
        var options = DiagnosisOptions()
        options.includesNotes = true
        options.sizeRange = SizeRange("200..1000")
        for name in names where name.hasSuffix(".json") || name.hasSuffix(".log") {
            let path = examples.appendingPathComponent(name).path
            guard let bytes = FileManager.default.contents(atPath: path),
                let readings = try? Layout.readAll(Array(bytes), options: ReadOptions(path: name))
            else { continue }
            for reading in readings {
                guard let diagnosis = try? reading.diagnosed(options: options) else { continue }
                var file = CheckedFile(
                    path: name,
                    layout: diagnosis.layout,
                    findings: diagnosis.findings,
                    notRun: diagnosis.notRun
                )
                file.part = reading.part
                files.append(file)
            }
        }
        var joined = FormatTests.report.files[0]
        joined.joined = ["views.txt", "list.txt"]
        for index in joined.findings.indices { joined.findings[index].place?.text = 1 }
        var fixed = joined.findings[0]
        let position = TextReplacement.Position(line: 2, column: 7)
        fixed.fixes = [Finding.Fix(title: "a fix", edits: [], remaining: 0)]
        fixed.fixes[0].replacements = [TextReplacement(from: position, to: position, text: "\"new\"\n")]
        fixed.fixes[0].lines = LineReplacement(first: 2, last: 3, text: "a \"new\"\nline")
        joined.findings.append(fixed)
        joined.ignores = [IgnoreNote(rule: "conflict", object: "a", reason: "b\n", place: Place(line: 3, column: 4))]
        joined.notRun = [
            ("zero-size", .partialInput), ("conflict", .otherLanguage("de")), ("no-effect", .limit("a \"clause\"")),
        ]
        files.append(joined)
        files.append(CheckedFile(path: "gone.xib", error: ReadError("no such file", place: nil, keyPath: "views")))
        return files
    }()

    private static func read(_ files: [CheckedFile]) throws -> [CheckedFile] {
        try ReportRecords.files(in: Array(files.map { $0.record() }.joined().utf8))
    }

    private static func text<Format: ReportFormat>(_ format: Format.Type, _ files: [CheckedFile]) -> String {
        var style = TextStyle.plain
        style.showsNotes = true
        return format.text(
            of: CheckReport(files: files),
            style: style,
            run: ReportRun(version: "1", paths: PathBase(currentFolder: "/project"))
        )
    }

    @Test(
        "every format but the one that draws is the same",
        arguments: ReportFormatList.standard.formats.filter { !$0.draws }.map { $0.name }
    )
    func formats(_ name: String) throws {
        let format = try #require(ReportFormatList.standard.formats.first { $0.name == name })
        #expect(Self.files.count > 12 && Self.files.contains { !$0.findings.isEmpty && $0.part != nil })
        #expect(Self.text(format, try Self.read(Self.files)) == Self.text(format, Self.files))
    }

    @Test("a record of a record is the same")
    func again() throws {
        let once = Self.files.map { $0.record() }
        #expect(try Self.read(Self.files).map { $0.record() } == once)
        #expect(try Self.read(Self.files).map(\.ignores) == Self.files.map(\.ignores))
    }

    @Test("the keys of a record can come in any order")
    func order() throws {
        for file in Self.files {
            let object = try JSONSerialization.jsonObject(with: Data(file.record().utf8))
            let sorted = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
            let read = try ReportRecords.files(in: Array(sorted))
            #expect(Self.text(TextFormat.self, read) == Self.text(TextFormat.self, [file]))
        }
    }

    @Test(
        "what is no record is refused with its place",
        arguments: [
            ("[]", 1, 1, "expected an object, found an array"),
            ("{\"version\": 1, \"path\": \"a\"}\n{\"version\": 1}", 2, 1, "no \"path\""),
            ("{\"version\": 1, \"path\": \"a\"}\n\n{\"version\": 2, \"path\": \"b\"}", 3, 1, "unknown version 2"),
            ("{\"path\": \"a\"}", 1, 1, "expected \"version\": 1"),
            ("{\"version\": 1, \"path\": \"a\", \"new\": 1}", 1, 29, "unknown key \"new\""),
            ("{\"version\": 1, \"path\": \"a\", \"views\": -1}", 1, 38, "expected a whole number"),
            ("{\"version\": 1, \"path\": \"a\", \"findings\": [{\"severity\": \"bad\"}]}", 1, 55, "found \"bad\""),
            ("{\"version\": 1, \"path\": \"a\", \"findings\": [{}]}", 1, 42, "no \"rule\""),
            ("{\"version\": 1, \"path\": \"a\"", 1, 27, "the end of the file"),
        ]
    )
    func refusals(_ text: String, _ line: Int, _ column: Int, _ message: String) {
        let error = #expect(throws: ReadError.self) {
            let records = try ReportRecords(Array(text.utf8))
            for entry in records.entries { _ = try records.file(at: entry) }
        }
        #expect(error?.place == Place(line: line, column: column), "\(String(describing: error))")
        #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    }

    @Test("a record that is cut off or changed anywhere is read or refused, never more")
    func damage() throws {
        let record = Array(try #require(Self.files.first { $0.findings.count > 1 }).record().utf8)
        for end in stride(from: 0, to: record.count - 1, by: 7) {
            _ = try? ReportRecords.files(in: Array(record[..<end]))
            var changed = record
            changed[end] = UInt8(ascii: end % 2 == 0 ? "\"" : "1")
            _ = try? ReportRecords.files(in: changed)
            let read = try? ReportRecords(changed)
            if let read { for entry in read.entries { _ = try? read.file(at: entry) } }
        }
    }
}
