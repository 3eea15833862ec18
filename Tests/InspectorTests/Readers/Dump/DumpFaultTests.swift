import Testing
import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Faults for which one object is skipped: each is a finding with its place, and the object is written back where it was.
@Suite struct DumpFaultTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var rule: String
        var message: String

        init(_ text: String, _ rule: String, _ message: String) {
            self.text = text
            self.rule = rule
            self.message = message
        }

        var testDescription: String { message }
    }

    private static func view(_ keys: String) -> String {
        DumpFixtures.dump(roots: "[{\"id\": \"r\", \"class\": \"UIView\", \(keys)}]")
    }

    private static func stack(_ keys: String) -> String {
        view(
            """
            "stack": {\(keys)}, "subviews": [{"id": "a", "class": "UIView", "subviews": [{"id": "b", "class": "UIView"}]}]
            """
        )
    }

    private static func constraint(_ first: String, _ second: String? = "r top", _ more: String = "") -> String {
        DumpFixtures.dump(constraint: DumpFixtures.constraint(first, second, more: more))
    }

    private static func constraint(terms: String, _ more: String = "") -> String {
        DumpFixtures.dump(constraint: "{\"id\": \"k\", \"terms\": [\(terms)]\(more)}")
    }

    static let cases: [Case] = [
        // Values of the dump.
        Case(
            DumpFixtures.dump(more: "\"source\": {\"kind\": \"run-time\"}, "),
            "invalid-word",
            "\"source\" of the dump has an unknown kind of source \"run-time\""
        ),
        Case(
            DumpFixtures.dump(more: "\"screen\": {\"scale\": 0}, "),
            "invalid-value",
            "\"screen\" of the dump has a scale that is not above 0"
        ),
        Case(
            DumpFixtures.dump(more: "\"coverage\": \"some\", "),
            "invalid-word",
            "\"coverage\" of the dump has an unknown coverage \"some\""
        ),
        // Values of views.
        Case(
            view("\"frame\": [0, 0, 1e999, 1]"),
            "invalid-value",
            "\"frame\" of the view \"r\" has a number that overflows a double"
        ),
        Case(
            view("\"contentHugging\": [250, 1001]"),
            "invalid-value",
            "\"contentHugging\" of the view \"r\" has a priority of 1001, which is not in 0...1000"
        ),
        Case(
            view("\"autoresizingMask\": [\"flexibleWidht\"]"),
            "invalid-word",
            "\"autoresizingMask\" of the view \"r\" has an unknown part of an autoresizing mask \"flexibleWidht\""
        ),
        Case(
            view("\"layoutDirection\": \"up\""),
            "invalid-word",
            "\"layoutDirection\" of the view \"r\" has an unknown layout direction \"up\""
        ),
        Case(
            view("\"location\": {\"line\": 0}"),
            "invalid-value",
            "\"location\" of the view \"r\" has a line of 0, which no file has"
        ),
        Case(
            view("\"baseClass\": \"\""),
            "invalid-value",
            "\"baseClass\" of the view \"r\" has an empty name of a class"
        ),
        Case(
            view("\"intrinsicContentSize\": [1e999, null]"),
            "invalid-value",
            "\"intrinsicContentSize\" of the view \"r\" has a number that overflows a double"
        ),
        // Stacks.
        Case(
            stack("\"axis\": \"diagonal\""),
            "invalid-word",
            "\"stack\" of the view \"r\" has an unknown axis \"diagonal\""
        ),
        Case(
            stack("\"alignment\": \"leading\""),
            "invalid-value",
            "\"stack\" of the view \"r\" has an alignment \"leading\", which does not fit a horizontal axis"
        ),
        Case(
            stack("\"axis\": \"vertical\", \"alignment\": \"firstBaseline\""),
            "invalid-value",
            "\"stack\" of the view \"r\" has an alignment \"firstBaseline\", which does not fit a vertical axis"
        ),
        Case(
            stack("\"arranged\": [\"zz\"]"),
            "unreachable-item",
            "\"stack\" of the view \"r\" has an item \"zz\" in \"arranged\" that is not a view of the dump"
        ),
        Case(
            stack("\"arranged\": [\"r\"]"),
            "invalid-value",
            "\"stack\" of the view \"r\" has a view \"r\" in \"arranged\" that is not a subview of it"
        ),
        Case(
            stack("\"arranged\": [\"b\"]"),
            "invalid-value",
            "\"stack\" of the view \"r\" has a view \"b\" in \"arranged\" that is not a subview of it"
        ),
        Case(
            stack("\"arranged\": [\"a\", \"a\"]"),
            "invalid-value",
            "\"stack\" of the view \"r\" has the view \"a\" twice in \"arranged\""
        ),
        Case(
            stack("\"customSpacing\": {\"q\": 1}"),
            "unreachable-item",
            "\"stack\" of the view \"r\" has an item \"q\" in \"customSpacing\" that is not a view of the dump"
        ),
        // Guides.
        Case(
            view("\"guides\": [{\"id\": \"g\", \"kind\": \"safe\"}]"),
            "invalid-word",
            "the guide \"g\" has an unknown kind of guide \"safe\""
        ),
        Case(
            view("\"guides\": [{\"id\": \"r\", \"kind\": \"custom\"}]"),
            "duplicate-id",
            "the guide \"r\" has the id of another view in line 1"
        ),
        Case(
            view("\"guides\": [{\"id\": \"r.safeArea\", \"kind\": \"layoutMargins\"}]"),
            "duplicate-id",
            "the guide \"r.safeArea\" has an id that names the safeArea guide of the view \"r\""
        ),
        // Ids of views.
        Case(
            DumpFixtures.dump(roots: "[{\"id\": \"r\", \"class\": \"A\"}, {\"id\": \"r\", \"class\": \"B\"}]"),
            "duplicate-id",
            "the view \"r\" has the id of another view in line 1"
        ),
        Case(
            DumpFixtures.dump(roots: "[{\"id\": \"r.safeArea\", \"class\": \"A\"}, {\"id\": \"r\", \"class\": \"B\"}]"),
            "duplicate-id",
            "the view \"r.safeArea\" has an id that names the safeArea guide of the view \"r\""
        ),
        Case(
            DumpFixtures.dump(roots: "[{\"id\": \"\", \"class\": \"A\"}]"),
            "invalid-value",
            "the view \"\" has an empty id"
        ),
        Case(
            DumpFixtures.dump(roots: "[{\"id\": \"nonneg:a.width\", \"class\": \"A\"}]"),
            "invalid-value",
            "the view \"nonneg:a.width\" has an id of a form that is kept for made constraints"
        ),
        // Constraints that the model cannot hold.
        Case(constraint("a topp"), "invalid-word", "the constraint \"k\" has an unknown attribute \"topp\""),
        Case(
            constraint("a notAnAttribute"),
            "invalid-word",
            "the constraint \"k\" has \"notAnAttribute\" as its first attribute"
        ),
        Case(
            constraint("a top", "r top", "\"relation\": \"<\""),
            "invalid-word",
            "the constraint \"k\" has an unknown relation \"<\""
        ),
        Case(
            constraint("a top", "r top", "\"origin\": \"me\""),
            "invalid-word",
            "the constraint \"k\" has an unknown origin \"me\""
        ),
        Case(
            constraint("a top", "r top", "\"constant\": -1e400"),
            "invalid-value",
            "the constraint \"k\" has a number that overflows a double"
        ),
        Case(constraint("a top", "r top", "\"terms\": []"), "invalid-value", "the constraint \"k\" has no terms"),
        Case(
            constraint(terms: "{\"item\": \"a\", \"attribute\": \"width\"}", ", \"multiplier\": 2"),
            "invalid-value",
            "the constraint \"k\" has both \"terms\" and \"multiplier\""
        ),
        // Constraints that it can.
        Case(
            constraint("a top", "r top", "\"priority\": 0"),
            "invalid-value",
            "the constraint \"k\" has a priority of 0, which is not above 0 and at most 1000"
        ),
        Case(
            constraint("a top", "r top", "\"priority\": 1000.5"),
            "invalid-value",
            "the constraint \"k\" has a priority of 1000.5, which is not above 0 and at most 1000"
        ),
        Case(constraint("zz top"), "unreachable-item", "the constraint \"k\" names an item \"zz\" that is not there"),
        // Reports.
        Case(
            DumpFixtures.dump(more: "\"reports\": [{\"kind\": \"loud\"}], "),
            "invalid-word",
            "a report has an unknown kind of report \"loud\""
        ),
        Case(
            DumpFixtures.dump(more: "\"reports\": [{\"kind\": \"muted\", \"attributes\": [\"left\"]}], "),
            "invalid-word",
            "a report has an unknown attribute of a frame \"left\""
        ),
    ]

    @Test("a faulty object is a finding with its place, is skipped alone, and is written back", arguments: cases)
    func faults(_ test: Case) throws {
        let reading = try DumpFixtures.read(test.text)
        let errors = reading.findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [test.rule])
        #expect(errors.map(\.message) == [test.message])
        #expect(errors.first?.place != nil)
        #expect(reading.findings.last?.rule == "set-aside")

        let dump = reading.layout.dump()
        let again = try Layout.read(dump)
        #expect(again.findings.filter { $0.severity == .error }.map(\.rule) == [test.rule])
        #expect(again.layout == reading.layout)
        #expect(again.layout.dump() == dump)
    }

    @Test("the nearest known word is separate from what is wrong")
    func nearestWord() throws {
        let reading = try DumpFixtures.read(Self.constraint("a leadin", "r leading"))
        #expect(reading.findings.first?.notes.map(\.message) == ["the nearest known one is \"leading\""])
        #expect(reading.findings.first?.constraints == ["k"])
    }

    @Test("unknown keys are reported once each, with their number and the nearest known key")
    func unknownKeys() throws {
        let reading = try DumpFixtures.read(
            DumpFixtures.dump(
                roots: """
                    [{"id": "r", "class": "UIView", "contentHuging": [1, 2], "subviews": [
                    {"id": "a", "class": "UIView", "contentHuging": {"a": [1, 2]}, "qqqqqq": null}]}]
                    """,
                constraints: "[\(DumpFixtures.constraint("a width", more: "\"contentHuging\": 1"))]"
            )
        )
        #expect(
            reading.findings.map(\.message) == [
                "a view has an unknown key \"contentHuging\"", "a view has an unknown key \"qqqqqq\"",
                "a constraint has an unknown key \"contentHuging\"",
            ]
        )
        #expect(
            reading.findings.map { $0.notes.map(\.message) } == [
                ["the nearest known key is \"contentHugging\"", "it appears in the file 2 times"], [], [],
            ]
        )
        #expect(reading.findings.allSatisfy { $0.rule == "unknown-key" && $0.severity == .note })
        #expect(!reading.layout.dumpText.contains("contentHuging"))
    }

    @Test("an unknown key has its own place, wherever its colon is")
    func placeOfUnknownKey() throws {
        let text =
            "{\"format\": \"layout-dump\",\n  \"odd\"\n\n:\n1, \"version\": 1, \"roots\": [], \"constraints\": []}"
        #expect(try DumpFixtures.read(text).findings.map(\.place) == [Place(line: 2, column: 3)])
    }

    @Test("a view with a taken id is skipped with its subtree, and everything else keeps its place")
    func duplicateView() throws {
        let reading = try DumpFixtures.read(
            DumpFixtures.dump(
                roots: """
                    [{"id": "r", "class": "UIView", "subviews": [
                      {"id": "a", "class": "UIView", "guides": [{"id": "ga", "kind": "custom"}]},
                      {"id": "a", "class": "UIView", "frame": [1e999, 0, 0, 0], "guides": [{"id": "gb", "kind": "custom"}],
                       "subviews": [{"id": "x", "class": "UIView"}]},
                      {"id": "x", "class": "UILabel", "guides": [{"id": "gx", "kind": "safeArea"}]}]},
                     {"id": "q", "class": "UIView"}]
                    """,
                constraints: "["
                    + [
                        DumpFixtures.constraint("x top", "gx bottom", id: "1"),
                        DumpFixtures.constraint("x top", "gb bottom", id: "2"),
                        DumpFixtures.constraint("ga top", "x.safeArea bottom", id: "3"),
                        DumpFixtures.constraint("ga top", "r bottom", id: "1"),
                    ].joined(separator: ",") + "]"
            )
        )
        let layout = reading.layout
        #expect(layout.views.map(\.id) == ["r", "a", "x", "q"])
        let duplicate = try #require(reading.findings.first { $0.rule == "duplicate-id" })
        #expect(duplicate.notes.map(\.message) == ["the view below it is skipped with it"])
        #expect(layout.views[2].className == "UILabel")
        #expect(layout.guides.map(\.id) == ["ga", "gx"])
        #expect(layout.guides.map(\.owner) == [1, 2])
        #expect(layout.views.map(\.nextSibling) == [3, 2, nil, nil])
        #expect(layout.constraints.map(\.fault?.rule) == [nil, "unreachable-item", nil])
        #expect(layout.constraints[2].second?.item == .guide(1))
        #expect(reading.places.views.count == 4 && reading.places.guides.count == 2)
        #expect(
            layout.skippedObjects.map(\.position) == [.view(parent: 0, after: 1), .constraint(before: 3)]
        )
        #expect(try Layout.read(layout.dump()).layout == layout)
    }

    @Test("everything that was skipped comes back in its place")
    func places() throws {
        func constraint(_ id: String, _ attribute: String = "width") -> String {
            DumpFixtures.constraint("r \(attribute)", id: id)
        }
        let list = ["bad1 x", "one", "bad2 x", "bad3 x", "two", "two", "bad4 x"]
        let constraints = list.map { name in
            name.hasSuffix("x") ? constraint(String(name.prefix(4)), "oops") : constraint(name)
        }
        let layout = try DumpFixtures.read(
            DumpFixtures.dump(
                roots: "[{\"id\": \"r\", \"class\": \"UIView\"}]",
                constraints: "[\(constraints.joined(separator: ", "))]"
            )
        ).layout
        let lines = layout.dumpText.split(separator: "\n").filter { $0.contains("\"first\"") }
        let ids = lines.map { line in
            list.map { String($0.split(separator: " ")[0]) }.first { line.contains("\"\($0)\"") } ?? ""
        }
        #expect(ids == ["bad1", "one", "bad2", "bad3", "two", "two", "bad4"])
    }
}
