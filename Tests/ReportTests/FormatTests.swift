import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// Findings that have all there is to have, in every format.
@Suite struct FormatTests {
    static func layout() -> Layout {
        var layout = Layout()
        let root = layout.addView(Layout.View(id: "root", className: "UIView"), parent: nil, previousSibling: nil)
        var title = Layout.View(id: "t\"1", className: "UILabel")
        title.name = "title"
        layout.addView(title, parent: root, previousSibling: nil)
        return layout
    }

    static func conflict() -> Finding {
        var made = Layout.Constraint(id: "root:root.width")
        made.first = Layout.Anchor(.view(0), .width)
        made.constant = 375
        made.origin = .system
        var added = Layout.Constraint(id: "fix-1")
        added.first = Layout.Anchor(.view(1), .leading)
        added.second = Layout.Anchor(.view(0), .leading)
        added.relation = .greaterThanOrEqual
        added.constant = 8.5
        added.priority = 750
        added.identifier = "a\u{1b}b"

        var finding = Finding(ruleID: "conflict", severity: .error, message: "title needs 430 points, root gives 375")
        finding.confidence = .possible
        finding.notes = [
            Finding.Note(.proof, "title.width == 430 (yours)", constraints: ["c1"], place: Place(line: 9, column: 5)),
            Finding.Note(.proof, "root.width == 375 (the size of the root)", constraints: ["root:root.width"]),
        ]
        finding.views = ["root", "t\"1"]
        finding.constraints = ["c1", "root:root.width"]
        finding.made = [MadeConstraint(constraint: made, isAssumed: true)]
        finding.axis = .horizontal
        var conflict = Finding.Conflict()
        conflict.breaks = ["c1"]
        conflict.broken = "c1"
        conflict.amount = 55
        conflict.cause = "fixed-size-against-edges"
        conflict.isComplete = true
        conflict.multipliers = [1, -0.5]
        finding.conflict = conflict
        finding.fixes = [
            Finding.Fix(
                title: "lower the priority of c1 to 999",
                edits: [
                    .constraint(id: "c1", .priority(999)), .constraint(id: "c1", .isActive(false)),
                    .constraint(id: "c1", .identifier(nil)), .constraint(id: "c1", .relation(.lessThanOrEqual)),
                    .view(id: "t\"1", .contentHugging(.vertical, 251)), .view(id: "t\"1", .isHidden(true)),
                    .sequence([.add(added), .remove(constraint: "c1")]),
                ],
                remaining: 0
            ),
            Finding.Fix(title: "remove c1", edits: [.remove(constraint: "c1")], remaining: 2),
        ]
        finding.place = Place(line: 12, column: 5)
        finding.source = Layout.SourceLocation(file: "Login.swift", line: 40, column: nil)
        return finding
    }

    static func ambiguity() -> Finding {
        var finding = Finding(ruleID: "ambiguous-layout", severity: .warning, message: "the width of title is open")
        finding.views = ["t\"1"]
        finding.axis = .both
        var ambiguity = Finding.Ambiguity(kind: .missing, attributes: [.minX, .width])
        ambiguity.dependents = [.init(item: "root", attributes: [.height])]
        ambiguity.ranges = [.init(lowest: nil, highest: 20), .init(lowest: 0.1, highest: nil)]
        ambiguity.witnesses = [
            [.init(item: "t\"1", frame: Rectangle(x: 0, y: 1, width: 2.5, height: 3))],
            [.init(item: "t\"1", frame: Rectangle(x: 20, y: 1, width: 1000, height: 3))],
        ]
        finding.ambiguity = ambiguity
        return finding
    }

    static let report = CheckReport(
        files: [
            CheckedFile(
                path: "Screens/login.json",
                layout: layout(),
                findings: [conflict(), ambiguity()],
                notRun: [(rule: "misplaced-view", why: .partialInput), (rule: "no-effect", why: .partialInput)]
            ),
            CheckedFile(
                path: "broken.json",
                error: ReadError(
                    "expected a number, found \"x\"",
                    place: Place(line: 3, column: 9),
                    keyPath: "screen.width"
                )
            ),
            CheckedFile(path: "clean.json", layout: layout(), findings: []),
        ]
    )
    private static let details = FindingDetails(isVerbose: true)

    @Test("a rule that stopped at a bound did run: its sentence says where it stopped")
    func limits() {
        let sentences = sentencesNotRun([
            (rule: "conflict", why: .limit("the search ended at its limit")), (rule: "no-effect", why: .partialInput),
            (rule: "off-parent", why: .edited), (rule: "zero-size", why: .partialInput),
        ])
        #expect(
            sentences == [
                "conflict: the search ended at its limit",
                "not run (the input may lack constraints): no-effect, zero-size",
                "not run (the layout was edited): off-parent",
            ]
        )
    }

    @Test("text without colour")
    func text() {
        assertGolden(TextFormat.text(of: Self.report, options: Self.details), "report")
    }

    @Test("text with colour, wrapped")
    func coloredText() {
        let style = TextStyle(isColored: true, width: 60)
        assertGolden(TextFormat.text(of: Self.report, options: Self.details, style: style), "report.color")
    }

    @Test("explanations")
    func explanation() {
        let text = Self.report.files.map { ExplainText.text(of: $0, style: TextStyle(width: 72)) }.joined(
            separator: "\n"
        )
        assertGolden(text, "explain")
    }

    @Test("JSON has every key, and is JSON")
    func json() throws {
        let text = JSONFormat.text(of: Self.report, options: Self.details, style: TextStyle(isColored: true))
        assertGolden(text, "report", "json")
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let files = try #require(value?["files"] as? [[String: Any]])
        #expect(files.map { $0["path"] as? String } == ["Screens/login.json", "broken.json", "clean.json"])
        let finding = try #require((files[0]["findings"] as? [[String: Any]])?.first)
        #expect(finding["views"] as? [String] == ["root", "t\"1"])
        #expect((finding["fixes"] as? [[String: Any]])?.first?["verified"] as? Bool == true)
    }

    @Test("the tally counts what was found; possible findings fail a run only where asked for")
    func tally() {
        #expect(Self.report.tally.sentence == "2 errors (1 possible), 1 warning in 3 files")
        #expect(CheckReport(files: []).tally.sentence == "nothing found in 0 files")
        let possible = CheckReport(files: [CheckedFile(path: "a", layout: Layout(), findings: [Self.conflict()])])
        #expect(!possible.tally.fails(at: .error, countingPossible: false))
        #expect(possible.tally.fails(at: .error, countingPossible: true))
        let warning = CheckReport(files: [CheckedFile(path: "a", layout: Layout(), findings: [Self.ambiguity()])])
        #expect(!warning.tally.fails(at: .error, countingPossible: true))
        #expect(warning.tally.fails(at: .warning, countingPossible: false))
    }

    @Test("the tree of a trace marks what UIKit reports, and shows no frames that nobody knows")
    func treeOfTrace() throws {
        let trace = """
            UIWindow:0x7fa001
            |   *UILabel:0x7fa002'Name'- AMBIGUOUS LAYOUT for UILabel:0x7fa002'Name'.minX{id: 12}
            |   *UIView:0x7fa003
            """
        let diagnosis = try Layout.read(Array(trace.utf8)).diagnosed()
        let solved = diagnosis.solved()
        let text = TreeText.text(
            of: diagnosis.layout,
            frames: solved.frames,
            findings: diagnosis.findings,
            undetermined: solved.undetermined,
            style: .plain
        )
        #expect(
            text == """
                UIWindow
                ├─ UILabel "Name"  ? minX  ! reported-ambiguity
                └─ UIView

                """
        )
    }

    @Test("a tree of 100,000 levels stays in proportion")
    func deepTree() throws {
        let text = try onSmallStack { () -> String in
            var layout = Layout()
            var parent: Int?
            for index in 0..<100_000 {
                let view = Layout.View(id: "v\(index)", className: "UIView")
                parent = layout.addView(view, parent: parent, previousSibling: nil)
            }
            return TreeText.text(of: layout, frames: [], findings: [], style: .plain)
        }
        #expect(text.utf8.count < 100_000 * 160)
        #expect(text.contains("\n… 99999 UIView #99999\n"))
    }
}
