import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Views whose ambiguity is not to be verified")
struct InterfaceBuilderMutedTests {
    private typealias Sample = InterfaceBuilderSample

    /// A view without a height, and one below it without any of its own.
    private static func storyboard(_ first: String, _ second: String = "", pinned: Bool = true) -> String {
        func pin(_ id: String, _ attribute: String, _ other: String, _ otherAttribute: String) -> String {
            "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" "
                + "secondAttribute=\"\(otherAttribute)\" id=\"\(id)-\(attribute)\"/>"
        }
        return Sample.storyboard(
            views: Sample.view("a", (0, 0, 375, 50), attributes: first)
                + Sample.view("b", (0, 50, 375, 20), attributes: second),
            constraints: ["a", "b"].map {
                pin($0, "leading", "root", "leading") + pin($0, "trailing", "root", "trailing")
            }
            .joined() + (pinned ? pin("a", "top", "root", "top") : "") + pin("b", "top", "a", "bottom")
                + "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"20\" id=\"b-h\"/>"
        )
    }

    @Test(
        "an ambiguity is a note where no free attribute has to be verified",
        arguments: [
            ("", "", Finding.Severity.warning),
            (" verifyAmbiguity=\"off\"", " verifyAmbiguity=\"off\"", .note),
            (" verifyAmbiguity=\"ignoreSizes\"", " verifyAmbiguity=\"off\"", .note),
            // The position of the view below is free, and must be verified.
            (" verifyAmbiguity=\"off\"", "", .warning),
            (" verifyAmbiguity=\"ignoreSizes\"", " verifyAmbiguity=\"ignoreSizes\"", .warning),
            (" verifyAmbiguity=\"default\"", " verifyAmbiguity=\"default\"", .warning),
        ]
    )
    func severities(_ first: String, _ second: String, _ severity: Finding.Severity) throws {
        let findings = try Sample.read(Self.storyboard(first, second)).diagnosed().findings
            .filter { $0.rule == "ambiguous-layout" }
        #expect(findings.map(\.severity) == [severity])
        #expect(findings.first?.ambiguity?.attributes == [.height])
        #expect(findings.first?.notes.map(\.message).contains { $0.contains("verifyAmbiguity") } == (severity == .note))
    }

    @Test("where only sizes are not to be verified, a free position is a warning")
    func positions() throws {
        let text = Self.storyboard(
            " verifyAmbiguity=\"ignoreSizes\"",
            " verifyAmbiguity=\"off\"",
            pinned: false
        )
        let findings = try Sample.read(text).diagnosed().findings.filter { $0.rule == "ambiguous-layout" }
        #expect(findings.map(\.severity).contains(.warning))
    }

    /// A scroll view whose content is tied to its top, left and right, and nothing to its bottom.
    private static func scrollView(_ attributes: String) -> String {
        func pin(_ first: String, _ attribute: String, _ second: String, _ number: Int) -> String {
            "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
                + "secondAttribute=\"\(attribute)\" id=\"p\(number)\"/>"
        }
        let edges = ["leading", "trailing", "top", "bottom"]
        return Sample.storyboard(
            views: Sample.view(
                "scroll",
                (0, 0, 375, 667),
                tag: "scrollView",
                attributes: attributes,
                children: "<subviews>" + Sample.view("text", (0, 0, 375, 100)) + "</subviews><constraints>"
                    + "<constraint firstItem=\"text\" firstAttribute=\"height\" constant=\"100\" id=\"h\"/>"
                    + "<constraint firstItem=\"text\" firstAttribute=\"width\" constant=\"375\" id=\"w\"/>"
                    + edges.dropLast().enumerated().map { pin("text", $1, "scroll", $0) }.joined() + "</constraints>"
            ),
            constraints: edges.enumerated().map { pin("scroll", $1, "root", 10 + $0) }.joined()
        )
    }

    @Test(
        "that a scroll view's content has no size is a note where its size is not to be verified",
        arguments: [
            ("", Finding.Severity.warning), (" verifyAmbiguity=\"default\"", .warning),
            (" verifyAmbiguity=\"off\"", .note), (" verifyAmbiguity=\"ignoreSizes\"", .note),
        ]
    )
    func scrollContent(_ attributes: String, _ severity: Finding.Severity) throws {
        let findings = try Sample.read(Self.scrollView(attributes)).diagnosed().findings
        let found = findings.filter { $0.rule == "missing-scroll-content" }
        #expect(found.map(\.severity) == [severity])
        #expect(found.map(\.axis) == [.vertical])
        #expect(found.first?.notes.map(\.message).contains { $0.contains("verifyAmbiguity") } == (severity == .note))
        // The guide of the content moves no view: its own freedom is a note.
        let ambiguities = findings.filter { $0.rule == "ambiguous-layout" }
        #expect(ambiguities.allSatisfy { $0.severity == .note })
    }

    @Test("a word that Xcode does not write is reported")
    func words() throws {
        let reading = try Sample.read(Self.storyboard(" verifyAmbiguity=\"never\""))
        #expect(reading.findings.map(\.rule) == ["invalid-word"])
        #expect(reading.layout.reports.isEmpty)
    }
}
