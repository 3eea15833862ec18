import LayoutInspector
import Testing

@testable import LayoutReport

@Suite("findings that are shared in an issue")
struct MarkdownExplanationTests {
    private static func text(of files: [CheckedFile], limit: Int = 60_000) -> String {
        var writer = MarkdownExplanation(limit: limit)
        var tally = CheckTally()
        var text = writer.begin()
        for file in files {
            text += writer.add(file)
            tally.add(file)
        }
        return text + writer.end(tally)
    }

    private static func conflict(_ name: String, _ numbers: (Int, Int)) -> String {
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6000\(numbers.0)\(numbers.1)a1 \(name):0x7f10\(numbers.0)00.width == \(numbers.0)   (active)>",
            "<NSLayoutConstraint:0x6000\(numbers.0)\(numbers.1)a4 \(name):0x7f10\(numbers.0)00.width == \(numbers.1)   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x6000\(numbers.0)\(numbers.1)a4 \(name):0x7f10\(numbers.0)00.width == \(numbers.1)   (active)>

        """
    }

    private static func files(_ log: String) throws -> [CheckedFile] {
        try Layout.readAll(Array(log.utf8)).map { reading in
            let diagnosis = try reading.diagnosed(options: DiagnosisOptions())
            return CheckedFile(
                path: "/Users/me/app.log",
                layout: diagnosis.layout,
                findings: diagnosis.findings
            )
        }
    }

    @Test("equal conflicts are one, in full, without paths and addresses")
    func conflicts() throws {
        let log = Self.conflict("Bar", (200, 190)) + Self.conflict("Row", (44, 60)) + Self.conflict("Bar", (200, 190))
        let text = Self.text(of: try Self.files(log))
        #expect(text.components(separatedBy: "\n### ").count == 2)
        #expect(text.contains("cause `size-known-twice`, 2 times\n") && text.contains("cause `size-known-twice`\n"))
        #expect(text.contains("| `Row.width == 60` | broken by UIKit |\n"))
        #expect(text.contains("\n1. "))
        #expect(!text.contains("0x") && !text.contains("/Users/me"))
    }

    @Test("what does not fit is counted, and every fence is closed")
    func limit() throws {
        let log = (0..<9).map { Self.conflict("Bar\($0)", (200, 190)) }.joined()
        let text = Self.text(of: try Self.files(log), limit: 2000)
        #expect(text.utf8.count <= 2000)
        let shown = text.components(separatedBy: "### ").count - 1
        #expect(shown > 0 && text.hasSuffix("\nand \(9 - shown) more findings\n"))
        #expect((text.components(separatedBy: "```").count - 1).isMultiple(of: 2))
    }

    @Test("names with any characters stay within their field")
    func hostileTexts() throws {
        let text = Self.text(of: ReportSchemaTests.report.files)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!text.contains("<c>"))
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 3, "\(line)")
        }
    }

    @Test("a file without errors and warnings has nothing to share")
    func nothing() {
        let note = Finding(ruleID: "off-parent", severity: .note, message: "outside")
        #expect(Self.text(of: [CheckedFile(path: "a.xib", layout: Layout(), findings: [note])]) == "no findings\n")
    }
}
