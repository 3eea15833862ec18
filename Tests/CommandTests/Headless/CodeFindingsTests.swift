import LayoutInspector
import LayoutReport
import Testing

@testable import draft_inspect

@Suite struct CodeFindingsTests {
    private static func checked(
        _ name: String,
        excess: Double?,
        severity: Finding.Severity = .error,
        line: Int? = 7
    ) -> CheckedFile {
        var layout = Layout()
        var root = Layout.View(id: "root", className: "Layout.Card")
        root.location = Layout.SourceLocation(file: "Card.swift", line: 3, column: 7)
        layout.addView(root, parent: nil, previousSibling: nil)
        var findings: [Finding] = []
        if let excess {
            var finding = Finding(
                ruleID: "conflict",
                severity: severity,
                message: "title needs 400 points of width, but Card has less (\(Int(excess)) short)"
            )
            finding.views = ["title"]
            finding.conflict = Finding.Conflict()
            finding.conflict?.excess = excess
            finding.source = line.map { Layout.SourceLocation(file: "Card.swift", line: $0, column: 20) }
            findings = [finding]
        }
        return CheckedFile(path: "dumps/\(name).json", layout: layout, findings: findings)
    }

    private static func merged(_ checked: [CheckedFile], doubts: [String: String] = [:]) -> [CheckedFile] {
        let findings = CodeFindings(doubts: doubts)
        for file in checked { #expect(findings.take(file).isEmpty) }
        return findings.files()
    }

    @Test("what is found at several sizes is said once, with these and what is short at each")
    func sizes() {
        let files = Self.merged([
            Self.checked("Card 320x568", excess: 80, severity: .warning), Self.checked("Card 300x568", excess: 100),
            Self.checked("Card 500x568", excess: nil),
        ])
        let findings = files.flatMap(\.findings)
        #expect(findings.count == 1)
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.place == Place(line: 7, column: 20))
        #expect(findings.first?.notes.last?.message == "at 320x568 (by 80 points) and 300x568 (by 100 points)")
        #expect(Set(files.map(\.path)) == ["Card.swift"])
    }

    @Test("the same at more than two sizes is at all of them; at one size nothing is said of sizes")
    func everywhere() {
        let three = Self.merged(["320", "375", "430"].map { Self.checked("Card \($0)", excess: 80) })
        #expect(three.flatMap(\.findings).map(\.notes.last?.message) == ["at all 3 sizes"])
        #expect(Self.merged([Self.checked("Card 320", excess: 80)]).flatMap(\.findings).first?.notes.isEmpty == true)
        #expect(Self.merged([Self.checked("Card", excess: 80)]).flatMap(\.findings).first?.notes.isEmpty == true)
    }

    @Test("other lines and other views are findings of their own")
    func others() {
        let files = Self.merged([
            Self.checked("Card 320", excess: 80), Self.checked("Card 300", excess: 80, line: 8),
            Self.checked("Page 320", excess: 80),
        ])
        #expect(files.flatMap(\.findings).count == 3)
    }

    @Test("what was not run whole is possible only, and has no fixes")
    func doubts() {
        let files = Self.merged([Self.checked("Card 320", excess: 80)], doubts: ["Card 320": "a part did not compile"])
        let finding = files.flatMap(\.findings).first
        #expect(finding?.confidence == .possible && finding?.severity == .warning)
        #expect(finding?.notes.first?.message == "possible: a part did not compile")
    }
}
