import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics

/// What is grouped under a cause, and in which order findings come.
@Suite struct ConsequenceTests {
    /// A badge that keeps its autoresizing mask beside constraints, with a label inside.
    private static let badge = """
        {"format": "layout-dump", "version": 1,
         "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 375, 100], "subviews": [
           {"id": "badge", "class": "UIView", "name": "badge", "frame": [0, 0, 0, 0],
            "translatesAutoresizingMask": true, "subviews": [
              {"id": "label", "class": "UILabel", "name": "label", "intrinsicContentSize": [60, 20]}]}]}],
         "constraints": [
           \(ExampleDump.constraint("1", "badge.leading", "==", "root.leading", plus: 16)),
           \(ExampleDump.constraint("2", "badge.top", "==", "root.top", plus: 16)),
           \(ExampleDump.constraint("3", "label.leading", "==", "badge.leading")),
           \(ExampleDump.constraint("4", "label.top", "==", "badge.top")),
           \(ExampleDump.constraint("5", "badge.trailing", "==", "label.trailing")),
           \(ExampleDump.constraint("6", "badge.bottom", "==", "label.bottom"))]}
        """

    @Test("what the fix of a forgotten mask removes is under the conflict that it causes")
    func mask() throws {
        let found = try diagnosis(Self.badge)
        let cause = try #require(found.findings.first)
        #expect(cause.rule == "conflict")
        #expect(cause.fixes.first?.remaining == 0)
        #expect(cause.resolves.count == found.findings.count - 1)
        #expect(Set(cause.resolves.map(\.rule)).isSuperset(of: ["autoresizing-with-constraints", "truncated-content"]))
        for resolved in cause.resolves {
            #expect(found.findings.contains(where: resolved.isSame))
        }
    }

    @Test("every fix of a cause removes what it is said to remove")
    func byEveryFix() throws {
        let reading = try Layout.read(Array(Self.badge.utf8))
        let analysis = try Analysis(reading.layout, places: reading.places)
        for cause in try analysis.diagnosis().findings {
            for resolved in cause.resolves where resolved.isByEveryFix {
                #expect(resolved.rule != cause.rule)
                for fix in cause.fixes {
                    let edited = try #require(try analysis.applying(fix.edits)).diagnosis()
                    #expect(!edited.findings.contains { $0.rule == resolved.rule && $0.views == resolved.views })
                }
            }
        }
    }

    @Test("errors come before warnings, wherever they are")
    func order() throws {
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view("wide", size: "600, 20"), ExampleDump.view("title", "UIView"),
            ],
            constraints: ExampleDump.edges(of: "wide", inset: 16) + ExampleDump.place("title") + [
                ExampleDump.constraint("w1", "title.width", plus: 100),
                ExampleDump.constraint("w2", "title.width", plus: 120),
                ExampleDump.constraint("h", "title.height", plus: 100),
            ]
        )
        let severities = try diagnosis(dump).findings.map(\.severity)
        #expect(severities.contains(.warning))
        #expect(severities == severities.sorted(by: >))
    }
}

/// Content that has less room than it needs, and is no fault.
@Suite struct TruncationTests {
    private func findings(_ view: String, width: Double = 60, height: Double = 10) throws -> [Finding] {
        try diagnosis(dump(view, width: width, height: height)).findings("truncated-content")
    }

    private func layoutOf(_ view: String, width: Double, height: Double) throws -> Layout {
        try layout(dump(view, width: width, height: height))
    }

    private func dump(_ view: String, width: Double, height: Double) -> String {
        """
        {"format": "layout-dump", "version": 1,
         "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 375, 200], "subviews": [\(view)]}],
         "constraints": [\((ExampleDump.place("v") + [
            ExampleDump.constraint("w", "v.width", plus: width),
            ExampleDump.constraint("h", "v.height", plus: height),
        ]).joined(separator: ",\n"))]}
        """
    }

    @Test("an image that scales is no clipped content, one that keeps its size is")
    func images() throws {
        let image = "\"id\": \"v\", \"class\": \"UIImageView\", \"intrinsicContentSize\": [120, 80]"
        #expect(try findings("{\(image)}").isEmpty)
        #expect(try findings("{\(image), \"attributes\": {\"contentMode\": \"scaleAspectFit\"}}").isEmpty)
        #expect(try findings("{\(image), \"attributes\": {\"contentMode\": \"center\"}}").count == 1)
    }

    @Test("a text that no font of its size would fit is clipped, one within the estimate's tolerance is not")
    func texts() throws {
        let label = "{\"id\": \"v\", \"class\": \"UILabel\", \"text\": \"A rather long text that is cut\"}"
        #expect(try findings(label, width: 40, height: 21).map(\.confidence) == [.possible])
        #expect(try findings(label, width: 205, height: 21).isEmpty)
    }

    @Test(
        "a size that a document's view was drawn with is not what its content needs",
        arguments: ["macOS 15", "iOS 18"]
    )
    func drawn(system: String) throws {
        var layout = try layoutOf(
            "{\"id\": \"v\", \"class\": \"Box\", \"intrinsicContentSize\": [70, 20], "
                + "\"inferred\": [\"intrinsicContentSize\"]}",
            width: 60,
            height: 30
        )
        layout.source.system = system
        let found = try layout.diagnose().findings.filter { $0.rule == "truncated-content" }
        #expect(found.count == (system.hasPrefix("iOS") ? 1 : 0))
    }

    @Test("a view that is clipped on both axes is one finding")
    func once() throws {
        let found = try findings("{\"id\": \"v\", \"class\": \"UILabel\", \"intrinsicContentSize\": [120, 20]}")
        #expect(found.count == 1)
        #expect(found.first?.axis == .both)
        #expect(
            found.first?.message
                == "UILabel needs 120 points of width, but has 60 (60 short), and needs 20 points of height, but has 10 (10 short)"
        )
    }
}

/// Guides that nothing depends on.
@Suite struct GuideFreedomTests {
    private func findings(_ constraints: [String]) throws -> [Finding] {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 375, 200],
                        "guides": [{"id": "gap", "name": "gap", "kind": "custom"}], "subviews": [
               {"id": "v", "class": "UIView", "name": "v"}]}],
             "constraints": [\((ExampleDump.place("v") + [
                ExampleDump.constraint("w", "v.width", plus: 50), ExampleDump.constraint("h", "v.height", plus: 50),
            ] + constraints).joined(separator: ",\n"))]}
            """
        return try diagnosis(dump).findings("ambiguous-layout")
    }

    @Test("a guide is judged only on axes on which it has constraints, and is a note where it moves no view")
    func guides() throws {
        let pinned = [
            ExampleDump.constraint("1", "gap.leading", "==", "v.trailing"),
            ExampleDump.constraint("2", "gap.trailing", "==", "root.trailing"),
        ]
        #expect(try findings(pinned).isEmpty)
        let free = try findings(Array(pinned.prefix(1)))
        #expect(free.map(\.severity) == [.note])
        #expect(free.first?.ambiguity?.attributes == [.width])
    }
}
