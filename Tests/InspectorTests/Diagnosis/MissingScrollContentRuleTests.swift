import Testing

@testable import LayoutDiagnosis
@testable import LayoutModel

@Suite struct MissingScrollContentRuleTests {
    /// A scroll view that fills the root, with one view of 100 x 100 points, placed by `constraints`.
    private static func dump(_ constraints: [String], more: String = "") -> String {
        ExampleDump.text(
            subviews: [
                "{\"id\": \"scroll\", \"class\": \"UIScrollView\", \"subviews\": ["
                    + ExampleDump.view("box", size: nil) + "]}"
            ],
            constraints: ExampleDump.edges(of: "scroll", inset: 0) + constraints + [
                ExampleDump.constraint("width", "box.width", "==", nil, plus: 100),
                ExampleDump.constraint("height", "box.height", "==", nil, plus: 100),
            ],
            more: more
        )
    }

    private static let centers = [
        ExampleDump.constraint("x", "box.centerX", "==", "scroll.centerX"),
        ExampleDump.constraint("y", "scroll.centerY", "==", "box.centerY"),
    ]

    @Test("content that is tied to the scroll view by centers alone has no size")
    func centers() throws {
        let findings = try diagnosis(Self.dump(Self.centers)).findings
        #expect(findings.map(\.rule) == ["missing-scroll-content", "missing-scroll-content"])
        #expect(findings.map(\.axis) == [.horizontal, .vertical])
        #expect(findings.map(\.constraints) == [["x"], ["y"]])
        #expect(findings.allSatisfy { $0.confidence == .certain && $0.severity == .warning })
    }

    @Test("edges on one axis and a center on the other leave that one open")
    func oneAxis() throws {
        let vertical = [
            ExampleDump.constraint("top", "box.top", "==", "scroll.top"),
            ExampleDump.constraint("bottom", "scroll.bottom", "==", "box.bottom"),
        ]
        let findings = try diagnosis(Self.dump(vertical + [Self.centers[0]]), only: ["missing-scroll-content"]).findings
        #expect(findings.map(\.message) == ["UIScrollView's content width is undefined"])
        #expect(findings.map(\.constraints) == [["x"]])
    }

    @Test("a center beside edges is as good as any place")
    func centersAndEdges() throws {
        let edges = ["leading", "trailing", "top", "bottom"].map {
            ExampleDump.constraint($0, "box.\($0)", "==", "scroll.\($0)")
        }
        let dump = Self.dump(edges + [Self.centers[0]])
        #expect(try diagnosis(dump, only: ["missing-scroll-content"]).findings.isEmpty)
    }

    @Test("a mark on the scroll view is explained by the finding")
    func marks() throws {
        let report = "\n  \"reports\": [{\"kind\": \"ambiguous\", \"item\": \"scroll\"}],"
        let findings = try diagnosis(Self.dump(Self.centers, more: report), notes: true).findings
        #expect(!findings.map(\.rule).contains("unconfirmed-report"))
    }
}
