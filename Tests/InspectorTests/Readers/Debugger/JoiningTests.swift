import LayoutInspector
import TestSupport
import Testing

@Suite struct JoiningTests {
    static let constraints = """
        <NSLayoutConstraint:0x9001 H:|-(16)-[UILabel:0x7fa004]   (active, names: '|':Shop.CartView:0x7fa003 )>
        <NSLayoutConstraint:0x9002 V:|-(59)-[UILabel:0x7fa004]   (active, names: '|':Shop.CartView:0x7fa003 )>
        """

    private static func joined(_ texts: [(path: String, text: String)]) throws -> [Reading] {
        DebuggerTexts.joined(texts.map { (path: $0.path, bytes: Array($0.text.utf8)) }).map(\.reading)
    }

    @Test("hierarchy, constraints and trace of one moment become one layout")
    func whole() throws {
        let readings = try Self.joined([
            ("constraints.txt", Self.constraints), ("trace.txt", TraceTests.new),
            ("views.txt", DescriptionTests.screen),
        ])
        #expect(readings.count == 1)
        assertGolden(summary(of: try #require(readings.first)), "whole")
    }

    @Test("the order in which the texts are given changes places only")
    func order() throws {
        let texts = [
            ("views.txt", DescriptionTests.screen), ("trace.txt", TraceTests.new),
            ("constraints.txt", Self.constraints),
        ]
        let one = try #require(try Self.joined(texts).first)
        let other = try #require(try Self.joined(texts.reversed()).first)
        #expect(one.layout.dump() == other.layout.dump())
    }

    @Test("texts without a common address stay apart")
    func apart() throws {
        let readings = try Self.joined([
            ("a.txt", "<UIView: 0x1; frame = (0 0; 1 1); layer = <L: 0x2>>"),
            ("b.txt", "<UIView: 0x3; frame = (0 0; 1 1); layer = <L: 0x4>>"),
        ])
        #expect(readings.count == 2)
    }

    @Test("texts that contradict each other are joined, and that is reported with both places")
    func contradiction() throws {
        let reading = try #require(
            try Self.joined([
                ("a.txt", "<UIView: 0x1; frame = (0 0; 10 10); layer = <L: 0x2>>"),
                ("b.txt", "\n<UIView: 0x1; frame = (0 0; 20 10); layer = <L: 0x2>>"),
            ]).first
        )
        let finding = try #require(reading.findings.first)
        #expect(finding.rule == "contradicting-texts")
        #expect(finding.message.contains("in a.txt:1"))
        #expect(finding.message.contains("in b.txt:2"))
        #expect(finding.place?.text == 1)
        #expect(reading.layout.views[0].frame?.width == 10)
    }

    @Test(
        "a contradiction is reported with the first place that shows the fact, not with one that repeats it or names the view",
        arguments: [
            (["UIView:0x1\n|   UIView:0x2", "\nUIView:0x1", "UILabel:0x1"], "is UIView in 1:1, but UILabel in 3:1"),
            ([guide + "\n*UIView:0x2", "UIView:0x2", "UILabel:0x2"], "is UIView in 1:2, but UILabel in 3:1"),
            (
                ["UIView:0x1\n|   UIView:0x2\nUIView:0x3", "UIView:0x3\n|   UIView:0x2"],
                "lies in 0x1 in 1:2, but in 0x3 in 2:2"
            ),
        ]
    )
    func firstPlace(texts: [String], expected: String) throws {
        let numbered = texts.enumerated().map { (path: String($0 + 1), text: $1) }
        let findings = try Self.joined(numbered).flatMap(\.findings).filter { $0.rule == "contradicting-texts" }
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains(expected) == true, "\(findings.map(\.message))")
    }

    /// Names its owner, 0x2, before any line shows it.
    static let guide =
        "*<UILayoutGuide: 0x9 - \"a\", layoutFrame = {{0, 0}, {1, 1}}, owningView = <UIView: 0x2; frame = (0 0; 1 1)>>"

    @Test("a view that a later text shows is among the subviews of its superview")
    func laterSubview() throws {
        let reading = try #require(
            try Self.joined([
                ("a.txt", "UIView:0x1\n|   UIView:0x2\nUIView:0x3"),
                ("b.txt", "UIView:0x1\n|   *UIView:0x4\n|   |   UIView:0x5"),
            ]).first
        )
        let views = reading.layout.views
        #expect(views.map(\.id) == ["0x1", "0x2", "0x4", "0x5", "0x3"])
        #expect(views.map(\.parent) == [nil, 0, 0, 2, nil])
        #expect(views.map(\.depth) == [0, 1, 1, 2, 0])
        #expect(reading.places.views.map { $0?.line } == [1, 2, 2, 3, 3])
    }

    @Test("a log's conflict is explained with the frames and superviews of the other texts")
    func conflict() throws {
        let views = """
            <UIView: 0x10; frame = (0 0; 375 812); layer = <L: 0x1>>
               | <UILabel: 0x20; frame = (16 20; 200 21); layer = <L: 0x1>>
            """
        let list = """
            <NSLayoutConstraint:0x31 H:[UILabel:0x20(200)]   (active)>
            <NSLayoutConstraint:0x32 H:|-(16)-[UILabel:0x20]   (active, names: '|':UIView:0x10 )>
            <NSLayoutConstraint:0x33 H:[UILabel:0x20]-(16)-|   (active, names: '|':UIView:0x10 )>
            """
        let reading = try #require(try Self.joined([("views.txt", views), ("list.txt", list)]).first)
        let diagnosis = try reading.diagnosed()
        let finding = try #require(diagnosis.findings.first { $0.rule == "conflict" })
        #expect(finding.confidence == .certain)
        #expect(finding.conflict?.amount == 143)
    }
}
