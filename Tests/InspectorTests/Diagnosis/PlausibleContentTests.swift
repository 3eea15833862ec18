import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Findings that depend on what a document does not contain: warnings only where somebody would see the fault.
@Suite struct PlausibleContentTests {
    private typealias Sample = InterfaceBuilderSample

    private static func pin(
        _ view: String,
        _ attribute: String,
        to superview: String = "root",
        plus constant: Double,
        priority: Int = 1000
    ) -> String {
        "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" secondItem=\"\(superview)\""
            + " secondAttribute=\"\(attribute)\" constant=\"\(constant)\" priority=\"\(priority)\""
            + " id=\"\(view)-\(attribute)\"/>"
    }

    private static func size(_ view: String, _ attribute: String, _ points: Double) -> String {
        "<constraint firstItem=\"\(view)\" firstAttribute=\"\(attribute)\" constant=\"\(points)\""
            + " id=\"\(view)-\(attribute)\"/>"
    }

    private func findings(_ text: String, notes: Bool = false) throws -> [Finding] {
        var options = DiagnosisOptions()
        options.includesNotes = notes
        let diagnosis = try Sample.read(text).diagnosed(options: options)
        var counting = options
        counting.findsFixes = false
        // What a fix promises is counted in another way than what is listed.
        let examination = try Examination(
            Sample.read(text).layout,
            places: Places(),
            readerFindings: [],
            options: counting
        )
        for rule in [TruncatedContentRule.self, ConflictRule.self] as [any Rule.Type] {
            let listed = diagnosis.findings.count { $0.rule == rule.info.id && $0.severity > .note }
            #expect(try rule.count(in: examination) == listed)
        }
        return diagnosis.findings
    }

    private func severities(_ rule: String, _ text: String) throws -> [Finding.Severity] {
        try findings(text).filter { $0.rule == rule }.map(\.severity)
    }

    @Test("a placeholder of Interface Builder is never clipped: it does not exist at run time")
    func placeholder() throws {
        let box = Sample.view(
            "box",
            (18, 12, 339, 56),
            attributes: " placeholderIntrinsicWidth=\"580\" placeholderIntrinsicHeight=\"62\""
        )
        let constraints = [
            Self.pin("box", "leading", plus: 18), Self.pin("box", "trailing", plus: -18),
            Self.pin("box", "top", plus: 12), Self.size("box", "height", 56),
        ]
        let text = Sample.storyboard(views: box, constraints: constraints.joined())
        #expect(try findings(text).isEmpty)
    }

    @Test(
        "content whose resistance was lowered below the usual one is clipped on purpose",
        arguments: [("", Finding.Severity.warning), (" horizontalCompressionResistancePriority=\"749\"", .note)]
    )
    func loweredResistance(_ attribute: String, _ severity: Finding.Severity) throws {
        let label = Sample.view(
            "title",
            (16, 16, 100, 20.5),
            tag: "label",
            attributes: " text=\"A title that is a lot longer than its room\"\(attribute)",
            children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        )
        let constraints = [
            Self.pin("title", "leading", plus: 16), Self.pin("title", "top", plus: 16),
            Self.size("title", "width", 100),
        ]
        let text = Sample.storyboard(views: label, constraints: constraints.joined())
        #expect(try severities("truncated-content", text) == [severity])
    }

    private static func xib(imageConstraints: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
        <subviews>
        \(Sample.view("icon", (8, 8, 40, 34), tag: "imageView", attributes: " contentMode=\"center\" image=\"big\""))
        </subviews><constraints>\(imageConstraints.joined())</constraints></view></objects>
        <resources><image name="big" width="40" height="90"/></resources></document>
        """
    }

    @Test("a picker in a low place is not clipped: the rows that do not fit scroll; another control is")
    func picker() throws {
        func low(_ element: String) throws -> [Finding.Severity] {
            let control = Sample.view("control", (0, 0, 375, 20), tag: element)
            let constraints = [
                Self.pin("control", "leading", plus: 0), Self.pin("control", "top", plus: 0),
                Self.size("control", "width", 375), Self.size("control", "height", 20),
            ]
            return try severities(
                "truncated-content",
                Sample.storyboard(views: control, constraints: constraints.joined())
            )
        }
        #expect(try low("pickerView").isEmpty)
        #expect(try low("stepper") == [.warning])
    }

    @Test("content that only lacks height because the canvas of a xib is low is a note; a fixed height is to blame")
    func canvas() throws {
        let place = [Self.pin("icon", "leading", plus: 8), Self.pin("icon", "top", plus: 8)]
        let pinned = Self.xib(imageConstraints: place + [Self.pin("icon", "bottom", plus: -8)])
        #expect(try severities("truncated-content", pinned) == [.note])
        let fixed = Self.xib(imageConstraints: place + [Self.size("icon", "height", 34)])
        #expect(try severities("truncated-content", fixed) == [.warning])
        // Its width comes from whoever shows it, whatever its content needs.
        let narrow = pinned.replacing("width=\"320\"", with: "width=\"30\"")
            .replacing("</constraints></view>", with: Self.pin("icon", "trailing", plus: -8) + "</constraints></view>")
        #expect(try severities("truncated-content", narrow) == [.warning])
    }

    @Test(
        "a conflict that sizes within the margin of an estimate resolve is a note",
        arguments: [(95.0, Finding.Severity.note), (40, .warning)]
    )
    func estimatedConflict(_ width: Double, _ severity: Finding.Severity) throws {
        // About 101 points, at the required priority.
        let label = Sample.view(
            "title",
            (16, 16, width, 20.5),
            tag: "label",
            attributes: " text=\"Total amount\" horizontalCompressionResistancePriority=\"1000\"",
            children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        )
        let constraints = [
            Self.pin("title", "leading", plus: 16), Self.pin("title", "top", plus: 16),
            Self.size("title", "width", width),
        ]
        let text = Sample.storyboard(views: label, constraints: constraints.joined())
            .replacing("width=\"\(width)\"", with: "width=\"300\"")
        #expect(try severities("conflict", text) == [severity])
        #expect(try findings(text).allSatisfy { $0.confidence == .possible })
    }

    @Test("frames inside a view that is not as recorded say nothing: the outermost is the one to look at")
    func staleSuperview() throws {
        let inner = Sample.view("inner", (10, 10, 80, 20))
        let box = Sample.view("box", (16, 16, 100, 100), children: "<subviews>\(inner)</subviews>")
        let constraints = [
            Self.pin("box", "leading", plus: 16), Self.pin("box", "top", plus: 16), Self.size("box", "width", 200),
            Self.size("box", "height", 100), Self.pin("inner", "leading", to: "box", plus: 10),
            Self.pin("inner", "trailing", to: "box", plus: -10), Self.pin("inner", "top", to: "box", plus: 10),
            Self.size("inner", "height", 20),
        ]
        let text = Sample.storyboard(views: box, constraints: constraints.joined())
        #expect(try findings(text).map(\.views) == [["box"]])
        let all = try findings(text, notes: true).filter { $0.rule == "misplaced-view" }
        #expect(all.map(\.views) == [["box"], ["inner"]])
        #expect(all.map(\.confidence) == [.certain, .possible])
    }

    @Test("a cell of AppKit's table has the height that the table gives it, whatever its mask says")
    func tableCell() throws {
        let cell =
            "{\"id\": \"cell\", \"class\": \"NSTableCellView\", \"frame\": [0, 100, 100, 17],"
            + " \"autoresizingMask\": [\"flexibleHeight\"]}"
        let dump = ExampleDump.text(
            subviews: [
                "{\"id\": \"table\", \"class\": \"NSTableView\", \"frame\": [0, 0, 100, 300], \"subviews\": [\(cell)]}"
            ],
            constraints: ExampleDump.place("table") + [
                ExampleDump.constraint("width", "table.width", plus: 100),
                ExampleDump.constraint("height", "table.height", plus: 50),
            ]
        )
        #expect(try diagnosis(dump).findings("conflict").isEmpty)
    }

    @Test("a window of AppKit takes the size that its content asks for: a conflict with it is only possible")
    func windowSize() throws {
        let box = Sample.view("box", (20, 20, 400, 40), tag: "customView")
        let constraints = [
            Self.pin("box", "leading", plus: 20), Self.pin("box", "trailing", plus: -20),
            Self.size("box", "width", 400),
        ]
        let phone = Sample.storyboard(views: box, constraints: constraints.joined())
        let mac = phone.replacing("CocoaTouch.Storyboard", with: "Cocoa.Storyboard")
            .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").replacing(
                "<device id=\"retina4_7\" orientation=\"portrait\"/>",
                with: ""
            )
        #expect(try severities("conflict", phone) == [.error])
        #expect(try severities("conflict", mac) == [.warning])
    }
}
