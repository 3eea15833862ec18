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
}
