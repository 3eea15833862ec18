import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct AmbiguousLayoutRuleTests {
    private let sideBySide =
        ExampleDump.place("name") + [
            ExampleDump.constraint("gap", "value.leading", "==", "name.trailing", plus: 8),
            ExampleDump.constraint("end", "value.trailing", "==", "root.trailing", plus: -16),
            ExampleDump.constraint("line", "value.top", "==", "name.top"),
        ]

    private func pair(nameHugging: Int = 250) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view(
                    "name",
                    size: "60, 20",
                    more: "\"name\": \"name\", \"contentHugging\": [\(nameHugging), 250]"
                ),
                ExampleDump.view("value", size: "90, 20", more: "\"name\": \"value\""),
            ],
            constraints: sideBySide
        )
    }

    @Test("two labels that hug equally are one finding at the first of them")
    func tie() throws {
        let found = try diagnosis(pair())
        #expect(found.rules == ["ambiguous-layout"])
        let finding = try #require(found.findings.first)
        let ambiguity = try #require(finding.ambiguity)
        #expect(finding.views == ["name"])
        #expect(ambiguity.kind == .contentPriority)
        #expect(ambiguity.attributes == [.width])
        #expect(ambiguity.ranges == [.init(lowest: 60, highest: 245)])
        #expect(ambiguity.dependents == [.init(item: "value", attributes: [.minX, .width])])
        #expect(finding.constraints == ["content:name.width.hugging", "content:value.width.hugging"])
        #expect(finding.confidence == .certain)
        #expect(finding.severity == .warning)
        #expect(finding.axis == .horizontal)
        #expect(
            finding.message == "name's width is ambiguous: value also has hugging 250"
        )
    }

    @Test("one priority more settles a tie, and is the fix")
    func tieFix() throws {
        let finding = try #require(try diagnosis(pair()).findings.first)
        let fix = try #require(finding.fixes.first)
        guard case .view(_, .contentHugging(.horizontal, 251))? = fix.edits.first else {
            Issue.record("the first fix is \(fix)")
            return
        }
        #expect(fix.remaining == 0)
        #expect(try diagnosis(pair(), after: fix).findings.isEmpty)
        #expect(try diagnosis(pair(nameHugging: 251)).findings.isEmpty)
    }

    @Test("a view without a vertical position gets the constraint that a person would write")
    func missing() throws {
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view("header", "UIView", more: "\"name\": \"header\", \"frame\": [0, 0, 375, 44]"),
                ExampleDump.view("title", size: "200, 20", more: "\"name\": \"title\", \"frame\": [16, 56, 200, 20]"),
            ],
            constraints: ExampleDump.place("header", x: 0, y: 0) + [
                ExampleDump.constraint("w", "header.width", "==", "root.width"),
                ExampleDump.constraint("h", "header.height", plus: 44),
                ExampleDump.constraint("x", "title.leading", "==", "root.leading", plus: 16),
            ]
        )
        let found = try diagnosis(dump)
        let finding = try #require(found.findings.first)
        #expect(found.rules == ["ambiguous-layout"])
        #expect(finding.views == ["title"])
        #expect(finding.ambiguity?.kind == .missing)
        #expect(finding.ambiguity?.attributes == [.minY])
        #expect(finding.ambiguity?.ranges == [.init(lowest: nil, highest: nil)])
        let fix = try #require(finding.fixes.first)
        #expect(fix.title == "add title.top == header.bottom + 12")
        #expect(try diagnosis(dump, after: fix).findings.isEmpty)
    }

    @Test("what a finding's own fix leaves open is reported with the view that settles it")
    func shared() throws {
        let dump = """
            {"format": "layout-dump", "version": 1,
             "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 480], "subviews": [
               {"id": "a", "class": "UIView", "name": "first", "frame": [0, 0, 100, 20]},
               {"id": "b", "class": "UIView", "frame": [100, 0, 50, 20]}]}],
             "constraints": [
               \(ExampleDump.constraint("1", "a.leading", "==", "root.leading")),
               \(ExampleDump.constraint("2", "b.leading", "==", "a.trailing")),
               \(ExampleDump.constraint("3", "a.top", "==", "root.top")),
               \(ExampleDump.constraint("4", "b.top", "==", "root.top")),
               \(ExampleDump.constraint("5", "a.height", plus: 20)),
               \(ExampleDump.constraint("6", "b.height", plus: 20))]}
            """
        let found = try diagnosis(dump)
        #expect(found.findings.map(\.views) == [["a"], ["b"]])
        #expect(found.findings.map { $0.ambiguity?.attributes } == [[.width], [.minX, .width]])
        let shared = found.findings.map { $0.ambiguity?.shared }
        #expect(shared == [[], [.init(attribute: .minX, items: ["a"], count: 1)]])
        #expect(
            found.findings.last?.notes.map(\.message).contains(
                "its horizontal position also depends on first"
            ) == true
        )
        // Which is so: the fix leaves what it says it leaves.
        let fix = try #require(found.findings.last?.fixes.first)
        #expect(try diagnosis(dump, after: fix).claimedAttributes == ["a.width", "b.minX"])
    }

    @Test("what only follows is a dependent of the first view that moves it")
    func dependents() throws {
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view("a", size: "10, 10"), ExampleDump.view("b", size: "10, 10"),
                ExampleDump.view("c", size: "10, 10"),
            ],
            constraints: [
                ExampleDump.constraint("1", "b.leading", "==", "a.trailing"),
                ExampleDump.constraint("2", "c.leading", "==", "b.trailing"),
                ExampleDump.constraint("3", "a.top", "==", "root.top"),
                ExampleDump.constraint("4", "b.top", "==", "root.top"),
                ExampleDump.constraint("5", "c.top", "==", "root.top"),
            ]
        )
        let found = try diagnosis(dump)
        #expect(found.rules == ["ambiguous-layout"])
        #expect(found.findings.first?.views == ["a"])
        #expect(
            found.findings.first?.ambiguity?.dependents == [
                .init(item: "b", attributes: [.minX]), .init(item: "c", attributes: [.minX]),
            ]
        )
    }

    @Test("a label whose width is assumed is at most possibly ambiguous", arguments: [true, false])
    func assumed(isAssumed: Bool) throws {
        let name = isAssumed ? nil : "60, 20"
        let value = isAssumed ? nil : "90, 20"
        let dump = ExampleDump.text(
            subviews: [
                ExampleDump.view("name", size: name, more: "\"text\": \"Name\""),
                ExampleDump.view("value", size: value, more: "\"text\": \"Value\""),
            ],
            constraints: sideBySide
        )
        let finding = try #require(try diagnosis(dump).findings("ambiguous-layout").first)
        #expect(finding.confidence == (isAssumed ? .possible : .certain))
    }

    @Test("the other rules of complete dumps are not run on partial ones, and that is said")
    func partial() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: [ExampleDump.constraint("x", "title.leading", "==", "root.leading", plus: 16)],
            more: "\n  \"coverage\": \"partial\","
        )
        let found = try diagnosis(dump)
        #expect(found.findings.isEmpty)
        #expect(
            found.notRun.map(\.rule) == [
                "ambiguous-layout", "missing-scroll-content", "misplaced-view", "truncated-content",
                "unconfirmed-report",
            ]
        )
        #expect(found.notRun.allSatisfy { $0.why == .partialInput })
    }

    @Test("findings claim exactly what the solution leaves open, with witnesses that are both optimal")
    func exactness() throws {
        forEachSeed(150) { random in
            let dump = RandomDump.text(using: &random)
            let found = try diagnosis(dump, fixes: false)
            guard found.claimedAttributes == found.undeterminedAttributes else {
                throw PropertyFailure("\(found.claimedAttributes) is not \(found.undeterminedAttributes)")
            }
            let values = found.solution.shownPoint(of: found.layout, lowered: found.lowered)
            let best = found.errorsByLevel(at: values)
            for finding in found.findings("ambiguous-layout") {
                guard let ambiguity = finding.ambiguity, ambiguity.witnesses.count == 2 else {
                    throw PropertyFailure("no witnesses for \(finding.message)")
                }
                let points = ambiguity.witnesses.map { found.point($0) }
                for point in points {
                    for (value, optimum) in zip(found.errorsByLevel(at: point), best)
                    where abs(value - optimum) > 1e-6 * max(1, abs(optimum)) {
                        throw PropertyFailure("a witness of \(finding.message) is not optimal: \(value), \(optimum)")
                    }
                }
                var claimed = ambiguity.attributes.map { (finding.views[0], $0) }
                for dependent in ambiguity.dependents { claimed += dependent.attributes.map { (dependent.item, $0) } }
                for (id, attribute) in claimed {
                    guard let item = found.lowered.layout.item(id: id),
                        let variable = found.lowered.variable(attribute, of: item)
                    else { throw PropertyFailure("\(id) is no item") }
                    guard abs(points[0][variable] - points[1][variable]) > 1e-7 else {
                        throw PropertyFailure("the witnesses agree in \(id).\(attribute.name)")
                    }
                }
            }
        }
    }

    @Test("every fix that is listed settles its view and leaves as many findings as it says")
    func fixesHold() throws {
        forEachSeed(40) { random in
            let dump = RandomDump.text(using: &random)
            for finding in try diagnosis(dump).findings where finding.rule == "ambiguous-layout" {
                for fix in finding.fixes {
                    let after = try diagnosis(dump, after: fix)
                    let roots = after.findings("ambiguous-layout").flatMap(\.views)
                    guard !roots.contains(finding.views[0]), after.findings.count == fix.remaining else {
                        throw PropertyFailure("\(fix.title): \(after.findings.map(\.message))")
                    }
                }
            }
        }
    }

    /// Labels side by side that hug their content equally.
    private func row(of count: Int) -> String {
        var constraints: [String] = []
        for index in 0..<count {
            constraints.append(ExampleDump.constraint("t\(index)", "l\(index).top", "==", "root.top", plus: 8))
            let before = index == 0 ? "root.leading" : "l\(index - 1).trailing"
            constraints.append(ExampleDump.constraint("x\(index)", "l\(index).leading", "==", before))
        }
        constraints.append(ExampleDump.constraint("end", "l\(count - 1).trailing", "==", "root.trailing"))
        return ExampleDump.text(
            subviews: (0..<count).map { ExampleDump.view("l\($0)", size: "0.25, 20") },
            constraints: constraints
        )
    }

    @Test("each of many that tie is a finding with witnesses that differ in what it names")
    func manyTied() throws {
        let count = 40
        let found = try diagnosis(row(of: count), fixes: false)
        #expect(found.findings.count == count - 1)
        #expect(found.claimedAttributes == found.undeterminedAttributes)
        for finding in found.findings {
            let ambiguity = try #require(finding.ambiguity)
            let frames = ambiguity.witnesses.map { witness in witness.first { $0.item == finding.views[0] }?.frame }
            let first = try #require(frames.first ?? nil)
            let second = try #require(frames.last ?? nil)
            for attribute in ambiguity.attributes { #expect(abs(first[attribute] - second[attribute]) > 1e-6) }
        }
    }

    @Test("more connected ambiguities than the limit are reported once, completely, and with the limit")
    func tiedBeyondTheLimit() throws {
        var options = DiagnosisOptions()
        options.mostSeparateDirections = 30
        for (count, findings) in [(31, 30), (32, 1)] {
            let reading = try Layout.read(Array(row(of: count).utf8))
            let found = try reading.diagnosed(options: options)
            #expect(found.findings.count == findings)
            #expect(found.claimedAttributes == found.undeterminedAttributes)
            #expect(found.notRun.map(\.rule) == (findings == 1 ? ["ambiguous-layout"] : []))
            var counting = options
            counting.includesReasons = false
            #expect(try reading.diagnosed(options: counting).findings.count == findings)
        }
    }
}
