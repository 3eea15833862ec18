import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// What is said of clipped content beyond the documented examples.
@Suite("clipped content") struct TruncatedContentRuleTests {
    @Test(
        "where all constraints of a long row squeeze a view, it has the ids of all and describes some",
        arguments: [20, 90]
    )
    func longRow(count: Int) throws {
        let ids = (0..<count).map { "v\($0)" }
        var constraints: [String] = []
        for (place, id) in ids.enumerated() {
            constraints += [
                ExampleDump.constraint("lead-\(id)", "\(id).leading", "==", "root.leading"),
                ExampleDump.constraint(
                    "top-\(id)",
                    "\(id).top",
                    "==",
                    place == 0 ? "root.top" : "\(ids[place - 1]).bottom"
                ),
            ]
            if place > 0 { constraints.append(ExampleDump.constraint("same-\(id)", "\(id).height", "==", "v0.height")) }
        }
        constraints.append(ExampleDump.constraint("end", "root.bottom", "==", "\(ids[count - 1]).bottom"))
        let dump = ExampleDump.text(
            subviews: ids.map { ExampleDump.view($0, "UILabel", size: "40, 60") },
            constraints: constraints
        )
        let found = try diagnosis(dump, fixes: false).findings("truncated-content")
        #expect(found.count == count)
        for finding in found {
            let described = finding.notes.filter { $0.role != .hint }.flatMap(\.constraints).count
            #expect(finding.constraints.count > count)
            #expect(finding.made.count <= 61)
            let hint = finding.notes.first { $0.text.contains("more constraints squeeze it") }
            #expect((hint == nil) == (count == 20))
            if let hint {
                #expect(described == 60)
                #expect(hint.text == "\(finding.constraints.count - 1 - 60) more constraints squeeze it")
            }
        }
    }

    @Test("a row that squeezes a view is drawn with what the view needs, and only own sizes and gaps are listed")
    func overfullRow() throws {
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view("icon", "UIView"), ExampleDump.view("title", "UILabel", size: "300, 20"),
            ],
            constraints: [
                ExampleDump.constraint("icon-lead", "icon.leading", "==", "root.leading", plus: 16),
                ExampleDump.constraint("icon-top", "icon.top", "==", "root.top"),
                ExampleDump.constraint("icon-width", "icon.width", plus: 60),
                ExampleDump.constraint("icon-height", "icon.height", plus: 60),
                ExampleDump.constraint("title-lead", "title.leading", "==", "icon.trailing"),
                ExampleDump.constraint("title-top", "title.top", "==", "root.top"),
                ExampleDump.constraint("title-end", "title.trailing", "==", "root.trailing", plus: -24),
            ]
        )
        let finding = try #require(try diagnosis(dump, fixes: false).findings("truncated-content").first)
        let row = try #require(finding.row)
        #expect(row.segments.map(\.length) == [16, 60, 300, 24])
        #expect(row.segments.map(\.name) == [nil, "UIView", "UILabel", nil])
        let shortage = row.needed - row.available
        #expect(shortage > 1)
        #expect(finding.message.hasSuffix("(\(PointsText.text(shortage)) short)"))
        // The gap of 0 says nothing.
        #expect(finding.notes.map(\.constraints).first?.sorted() == ["icon-lead", "icon-width", "title-end"])
    }
}
