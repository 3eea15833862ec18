import Foundation
import LayoutInspector
import Testing

@testable import LayoutReport

/// How findings are put together for people.
@Suite struct FindingGroupTests {
    private static func clipped(_ count: Int) throws -> CheckedFile {
        let labels = (1...count).map { number in
            "{\"id\": \"l\(number)\", \"class\": \"UILabel\", \"name\": \"label\(number)\", \"intrinsicContentSize\": [\(100 + number), 20]}"
        }
        let constraints = (1...count).flatMap { number in
            [
                "{\"id\": \"w\(number)\", \"first\": {\"item\": \"l\(number)\", \"attribute\": \"width\"}, \"constant\": 50}",
                "{\"id\": \"x\(number)\", \"first\": {\"item\": \"l\(number)\", \"attribute\": \"leading\"}, \"second\": {\"item\": \"root\", \"attribute\": \"leading\"}}",
                "{\"id\": \"y\(number)\", \"first\": {\"item\": \"l\(number)\", \"attribute\": \"top\"}, \"second\": {\"item\": \"root\", \"attribute\": \"top\"}, \"constant\": \(20 * number)}",
            ]
        }
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 375, 9000], "subviews": [
             \(labels.joined(separator: ",\n"))]}],
             "constraints": [\(constraints.joined(separator: ",\n"))]}
            """
        let reading = try Layout.read(Array(dump.utf8))
        let diagnosis = try reading.diagnosed()
        return CheckedFile(path: "a.json", layout: diagnosis.layout, findings: diagnosis.findings)
    }

    @Test("equal findings over many views are one, with a count and examples; --all shows every one")
    func alike() throws {
        let file = try Self.clipped(30)
        #expect(file.findings.count == 30)
        let text = TextFormat.text(of: CheckReport(files: [file]))
        #expect(text.components(separatedBy: "truncated-content").count == 2)
        #expect(text.contains("29 more like this: label2, label3, label4 and 26 more  (--all)"))
        let all = TextFormat.text(of: CheckReport(files: [file]), options: FindingDetails(showsAll: true))
        #expect(all.components(separatedBy: "truncated-content").count == 31)
        #expect(
            JSONFormat.text(of: CheckReport(files: [file])).components(separatedBy: "truncated-content").count == 31
        )
    }

    @Test("findings about no view are listed by their places")
    func places() throws {
        var file = try Self.clipped(1)
        file.findings = (1...6).map { line in
            var finding = Finding(UnparsedText.info, severity: .warning, message: "a constraint is skipped")
            finding.place = line < 6 ? Place(line: line, column: 7) : nil
            return finding
        }
        #expect(file.names(of: [1, 4, 5]) == ["2:7", "5:7", "finding 6"])
        let text = TextFormat.text(of: CheckReport(files: [file]))
        #expect(text.contains("5 more like this: 2:7, 3:7, 4:7 and 2 more  (--all)"), "\(text)")
    }

    @Test("a few of a kind are shown one by one")
    func few() throws {
        let file = try Self.clipped(3)
        let groups = FindingGroups(file.findings, layout: file.layout, showsAll: false, showsNotes: true)
        #expect(groups.groups.map(\.index) == [0, 1, 2])
    }

    @Test("notes are counted by rule where they are not shown")
    func notes() throws {
        var file = try Self.clipped(1)
        file.findings[0].severity = .note
        let hidden = FindingGroups(file.findings, layout: file.layout, showsAll: false, showsNotes: false)
        #expect(hidden.groups.isEmpty)
        #expect(hidden.hiddenNotes == ["truncated-content": 1])
        var tally = CheckTally()
        tally.add(file)
        #expect(tally.sentenceOfNotes(style: .plain) == "1 note not shown: 1 truncated-content (--notes shows them)")
    }
}
