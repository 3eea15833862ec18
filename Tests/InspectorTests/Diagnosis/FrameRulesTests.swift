import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// The rules that compare frames with constraints, beyond their documented examples.
@Suite struct FrameRulesTests {
    private func label(frame: String, scale: Double = 1, more: String = "") -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20", more: "\"frame\": [\(frame)]\(more)")],
            constraints: ExampleDump.place("title"),
            more: "\n  \"screen\": {\"width\": 375, \"height\": 667, \"scale\": \(PointsText.text(scale))},"
        )
    }

    @Test(
        "an edge counts as elsewhere from more than a pixel on",
        arguments: [
            ("17, 16, 200, 20", 1.0, false), ("17.01, 16, 200, 20", 1.0, true), ("16.5, 16, 200, 20", 2.0, false),
            ("16.6, 16, 200, 20", 2.0, true), ("16, 16, 201.5, 20", 1.0, true), ("16, 16, 200, 18", 1.0, true),
        ]
    )
    func pixel(frame: String, scale: Double, isFound: Bool) throws {
        #expect(try diagnosis(label(frame: frame, scale: scale)).rules == (isFound ? ["misplaced-view"] : []))
    }

    @Test("a misplaced view is reported with what differs, its axis and what puts it there")
    func misplaced() throws {
        let finding = try #require(try diagnosis(label(frame: "30, 16, 200, 20")).findings.first)
        #expect(
            finding.message == "UILabel's frame has x 30, but its constraints give x 16"
        )
        // The headline has all numbers that differ.
        #expect(finding.notes.map(\.message).first == "set by: UILabel.leading == root.leading + 16")
        #expect(finding.axis == .horizontal)
        #expect(finding.constraints == ["title-leading"])
        #expect(finding.confidence == .certain)
    }

    @Test("a transformed view is never misplaced")
    func transformed() throws {
        #expect(try diagnosis(label(frame: "30, 16, 200, 20", more: ", \"isTransformed\": true")).findings.isEmpty)
    }

    @Test("a view in a conflict, or below such a view, is not called misplaced")
    func belowConflict() throws {
        let dump = ExampleDump.text(
            subviews: [
                "{\"id\": \"box\", \"class\": \"UIView\", \"frame\": [0, 0, 9, 9], \"subviews\": ["
                    + ExampleDump.view("inner", size: "20, 20", more: "\"frame\": [90, 90, 20, 20]") + "]}",
                ExampleDump.view("other", size: "20, 20", more: "\"frame\": [90, 90, 20, 20]"),
            ],
            constraints: ExampleDump.place("box") + ExampleDump.place("inner", in: "box") + ExampleDump.place("other")
                + [
                    ExampleDump.constraint("w1", "box.width", plus: 100),
                    ExampleDump.constraint("w2", "box.width", plus: 120),
                    ExampleDump.constraint("h", "box.height", plus: 100),
                ]
        )
        #expect(try diagnosis(dump).findings("misplaced-view").map(\.views) == [["other"]])
    }

    @Test("a frame that depends on an assumed size is possibly misplaced, which is shown to those who ask")
    func possible() throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "subviews": [
               {"id": "a", "class": "UIView", "frame": [16, 16, 100, 100]}]}],
             "constraints": [\(ExampleDump.edges(of: "a").joined(separator: ",\n"))]}
            """
        #expect(try diagnosis(dump).findings("misplaced-view").isEmpty)
        var options = DiagnosisOptions()
        options.includesNotes = true
        let reading = try Layout.read(Array(dump.utf8))
        let finding = try #require(try reading.diagnosed(options: options).findings("misplaced-view").first)
        options = DiagnosisOptions()
        options.onlyRules = ["misplaced-view"]
        #expect(try reading.diagnosed(options: options).findings.map(\.views) == [finding.views])
        #expect(finding.confidence == .possible)
        #expect(finding.made.contains { $0.constraint.id == "root:root.width" && $0.isAssumed })
    }

    @Test("cut content names what comes before it, and only what has its priority or a higher one")
    func truncated() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "400, 20", more: "\"name\": \"title\"")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16, priority: 900),
                ExampleDump.constraint("low", "title.width", plus: 343, priority: 600),
            ]
        )
        let finding = try #require(try diagnosis(dump).findings.first)
        #expect(finding.rule == "truncated-content")
        #expect(finding.message == "title needs 400 points of width, but has 343 (57 short)")
        #expect(
            finding.constraints == ["content:title.width.compression", "end", "root:root.width", "title-leading"]
        )
        #expect(finding.views == ["title"])
        #expect(finding.axis == .horizontal)
    }

    @Test("a hidden view's content is not cut")
    func hidden() throws {
        let stack =
            "{\"id\": \"stack\", \"class\": \"UIStackView\", \"stack\": {}, \"subviews\": ["
            + ExampleDump.view("shown", size: "90, 20") + ", "
            + ExampleDump.view("gone", size: "90, 20", more: "\"isHidden\": true") + "]}"
        let dump = ExampleDump.text(subviews: [stack], constraints: ExampleDump.place("stack"))
        #expect(try diagnosis(dump).findings.map(\.message) == [])
    }

    @Test("solved frames are nearest to the recorded ones where the layout is open")
    func solvedFrames() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20", more: "\"frame\": [40, 70, 200, 20]")],
            constraints: [
                ExampleDump.constraint("x", "title.leading", ">=", "root.leading", plus: 50),
                ExampleDump.constraint("wish", "title.width", plus: 180, priority: 100),
            ]
        )
        let solved = try diagnosis(dump).solved()
        #expect(solved.frames[1] == Rectangle(x: 50, y: 70, width: 200, height: 20))
        #expect(solved.isSatisfied)
        #expect(solved.undetermined == [.init(item: "title", attributes: [.minX, .minY])])
        #expect(solved.violations == [.init(constraint: "wish", points: 20)])
    }
}
