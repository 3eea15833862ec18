import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics

@Suite struct FragileAtSizeRuleTests {
    private static func findings(_ dump: String, _ change: (inout DiagnosisOptions) -> Void) throws -> [Finding] {
        var options = DiagnosisOptions()
        change(&options)
        return try Layout.read(Array(dump.utf8)).diagnosed(options: options).findings
    }

    private static func overSizes(_ dump: String) throws -> [Finding] {
        try findings(dump) { $0.sizeRange = SizeRange(width: 320...1366, height: 480...1366) }
    }

    private static let bar = [
        ExampleDump.constraint("start", "bar.leading", "==", "root.leading", plus: 16),
        ExampleDump.constraint("end", "root.trailing", "==", "bar.trailing", plus: 16),
        ExampleDump.constraint("top", "bar.top", "==", "root.top"),
        ExampleDump.constraint("height", "bar.height", plus: 44),
    ]

    private static func bar(_ relation: String, _ width: Double) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("bar", "UIView")],
            constraints: bar + [ExampleDump.constraint("width", "bar.width", relation, plus: width)]
        )
    }

    struct Case: Sendable {
        var relation: String
        var width: Double
        var start: String
        var fails: [ClosedRange<Double>]
    }

    @Test(
        "a conflict is reported with the exact widths at which it begins",
        arguments: [
            Case(relation: ">=", width: 340, start: "breaks below 372 points of width: ", fails: [320...372]),
            Case(relation: "<=", width: 400, start: "breaks above 432 points of width: ", fails: [432...1366]),
            Case(
                relation: "==",
                width: 343,
                start: "breaks except at 375 points of width: ",
                fails: [320...375, 375...1366]
            ),
        ]
    )
    func conflict(_ example: Case) throws {
        let findings = try Self.overSizes(Self.bar(example.relation, example.width))
        #expect(findings.map(\.rule) == ["fragile-at-size"])
        let finding = try #require(findings.first)
        #expect(finding.message.hasPrefix(example.start))
        #expect(finding.constraints == ["end", "root:root.width", "start", "width"])
        #expect(finding.conflict?.breaks == ["width"])
        #expect(finding.axis == .horizontal)
        let sizes = try #require(finding.sizes)
        #expect(sizes.kind == .conflict)
        let intervals = sizes.occurrences.compactMap(\.interval)
        #expect(intervals.map { $0.lowest...$0.highest } == example.fails)
        #expect(intervals.allSatisfy { $0.axis == .horizontal })
    }

    @Test("a range within which the layout holds has no finding")
    func holds() throws {
        let findings = try Self.findings(Self.bar(">=", 340)) { $0.sizeRange = SizeRange(width: 372...1366) }
        #expect(findings.isEmpty)
    }

    @Test("what conflicts as recorded is not reported again")
    func conflictAsRecorded() throws {
        #expect(try Self.overSizes(Self.bar("==", 400)).map(\.rule) == ["conflict"])
    }

    @Test("each cause has its own sizes, and what begins behind another is reported, too")
    func causes() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("bar", "UIView"), ExampleDump.view("foot", "UIView")],
            constraints: Self.bar + [
                ExampleDump.constraint("wide", "bar.width", ">=", plus: 340),
                ExampleDump.constraint("root-minimum", "root.width", ">=", plus: 330),
                ExampleDump.constraint("foot-start", "foot.leading", ">=", "root.leading", plus: 4),
                ExampleDump.constraint("foot-centre", "foot.centerX", "==", "root.centerX"),
                ExampleDump.constraint("foot-width", "foot.width", plus: 340),
                ExampleDump.constraint("foot-top", "foot.top", "==", "bar.bottom"),
                ExampleDump.constraint("foot-height", "foot.height", plus: 44),
            ]
        )
        let findings = try Self.overSizes(dump)
        let starts = findings.map { $0.message.prefix { $0 != ":" } }
        #expect(
            Set(starts) == [
                "breaks below 372 points of width", "breaks below 348 points of width",
                "breaks below 330 points of width",
            ]
        )
    }

    @Test("labels that fit exactly as recorded compete at every other width")
    func ambiguous() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("name", size: "100, 20"), ExampleDump.view("value", size: "235, 20")],
            constraints: ExampleDump.place("name") + [
                ExampleDump.constraint("gap", "value.leading", "==", "name.trailing", plus: 8),
                ExampleDump.constraint("end", "root.trailing", "==", "value.trailing", plus: 16),
                ExampleDump.constraint("top", "value.top", "==", "name.top"),
            ]
        )
        let findings = try Self.overSizes(dump)
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.message.hasPrefix("ambiguous except at 375 points of width: "))
        #expect(finding.sizes?.kind == .ambiguous)
        #expect(finding.ambiguity?.attributes == [.width])
        #expect(finding.severity == .warning)
    }

    @Test("content is clipped from the width on at which it no longer fits, all of a root in one finding")
    func clipped() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("name", size: "300, 20"), ExampleDump.view("value", size: "340, 20")],
            constraints: ExampleDump.place("name") + ExampleDump.place("value", y: 80) + [
                ExampleDump.constraint("name-end", "name.trailing", "<=", "root.trailing", plus: -16),
                ExampleDump.constraint("value-end", "value.trailing", "<=", "root.trailing", plus: -16),
            ]
        )
        let findings = try Self.overSizes(dump)
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.message.hasPrefix("clipped below 372 points of width: "))
        #expect(finding.sizes?.kind == .clipped)
        #expect(finding.views == ["value"])
        #expect(finding.notes.contains { $0.message.hasPrefix("below 332 points of width: ") && $0.views == ["name"] })
    }

    @Test("devices on which a layout breaks are reported in one finding, with their safe areas")
    func devices() throws {
        let findings = try Self.findings(Self.bar(">=", 340)) { $0.devices = Device.all }
        #expect(findings.count == 1)
        let names = findings[0].sizes?.occurrences.compactMap(\.device) ?? []
        #expect(names == Device.all.filter { $0.size.width < 372 }.map(\.name))
        #expect(findings[0].message.hasPrefix("breaks on iPhone SE (1st generation), "))
        let tall = ExampleDump.text(
            subviews: [
                ExampleDump.view("bar", "UIView")
            ],
            constraints: [
                ExampleDump.constraint("start", "bar.leading", "==", "root.leading"),
                ExampleDump.constraint("width", "bar.width", plus: 40),
                ExampleDump.constraint("top", "bar.top", "==", "root.safeArea.top"),
                ExampleDump.constraint("bottom", "bar.bottom", "==", "root.safeArea.bottom"),
                ExampleDump.constraint("height", "bar.height", ">=", plus: 600),
            ]
        )
        let portraits = try Self.findings(tall) { $0.devices = Device.named("iphone-se,iphone-x") ?? [] }
        #expect(portraits.isEmpty)
        let phones = try Self.findings(tall) { $0.devices = Device.named("iphone-se-1,iphone-x-landscape") ?? [] }
        #expect(phones.first?.sizes?.occurrences.compactMap(\.device) == ["iphone-se-1", "iphone-x-landscape"])
    }

    @Test("text sizes scale the content of fonts that follow a text style, and of no others")
    func textSizes() throws {
        func dump(_ font: String) -> String {
            ExampleDump.text(
                subviews: [
                    ExampleDump.view(
                        "title",
                        size: "300, 20.5",
                        more: "\"attributes\": {\"text\": \"A title of some length\", \"font\": \(font)}"
                    )
                ],
                constraints: ExampleDump.place("title") + [
                    ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16)
                ]
            )
        }
        let scaled = try Self.findings(dump("{\"style\": \"UICTFontTextStyleBody\", \"size\": 17}")) {
            $0.textSizes = TextSize.allCases
        }
        #expect(scaled.count == 1)
        #expect(scaled.first?.message.hasPrefix("clipped from text size extra-extra-large up: ") == true)
        #expect(scaled.first?.confidence == .possible)
        let fixed = try Self.findings(dump("{\"size\": 17}")) { $0.textSizes = TextSize.allCases }
        #expect(fixed.isEmpty)
    }

    @Test("a layout that mixes left with leading breaks right to left")
    func directions() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "300, 20")],
            constraints: [
                ExampleDump.constraint("left", "title.left", "==", "root.left", plus: 16),
                ExampleDump.constraint("width", "title.width", plus: 300),
                ExampleDump.constraint("end", "root.trailing", ">=", "title.trailing", plus: 59),
                ExampleDump.constraint("top", "title.top", "==", "root.top", plus: 16),
            ]
        )
        let findings = try Self.findings(dump) { $0.directions = [.leftToRight, .rightToLeft] }
        #expect(findings.map(\.rule) == ["fragile-at-size"])
        #expect(findings.first?.message.hasPrefix("breaks right to left: ") == true)
        #expect(findings.first?.sizes?.occurrences == [.init(direction: .rightToLeft)])
    }

    @Test("sizes, devices, text sizes and directions are read as they are spelled")
    func spelling() {
        let declarations = DiagnosisOptions.declarations
        func values(_ name: String, _ value: String) -> [String]? {
            var options = DiagnosisOptions()
            guard let declaration = declarations.first(where: { $0.name == name }) else { return nil }
            do throws(OptionFault) { try declaration.assign([value], in: &options) } catch { return nil }
            return declaration.values(in: options)
        }
        #expect(values("sizes", "320..1366") == ["320..1366"])
        #expect(values("sizes", "320..1366x480..900") == ["320..1366x480..900"])
        #expect(values("sizes", "375x480..900.5") == ["375..375x480..900.5"])
        for wrong in ["", "x", "320-400", "320..", "..320", "400..320", "320..400x", "320...400", "a..b", "1..2..3"] {
            #expect(values("sizes", wrong) == nil, "\(wrong)")
        }
        #expect(values("devices", "iphone-se,iPhone-X") == ["iphone-se,iphone-x"])
        #expect(values("devices", "all")?.first?.contains("ipad-13-landscape-two-thirds") == true)
        #expect(values("devices", "iphone-99") == nil)
        #expect(values("text-sizes", "large,small") == ["small,large"])
        #expect(values("text-sizes", "huge") == nil)
        #expect(values("directions", "rtl") == ["rtl"])
        #expect(values("directions", "up") == nil)
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    }

    @Test(
        "what a fix leaves on devices is what a fresh diagnosis of the fixed layout finds there",
        arguments: ["two-conflicts", "hugging-tie"]
    )
    func remainingOnDevices(example: String) throws { try Self.checkRemaining(example) }

    static func checkRemaining(_ example: String) throws {
        let file = packageRoot.appendingPathComponent("Examples/\(example).json")
        let reading = try Layout.read(Array(try Data(contentsOf: file)))
        var options = DiagnosisOptions()
        options.devices = Device.all
        options.textSizes = [.accessibilityLarge]
        var fixes = 0
        for finding in try reading.diagnosed(options: options).findings {
            for fix in finding.fixes {
                var edited = reading
                for edit in fix.edits { try edited.layout.apply(edit) }
                var fresh = options
                fresh.findsFixes = false
                fresh.exceptRules = RuleInfo.all.filter(\.comparesWithRecorded).map(\.id)
                let left = try edited.diagnosed(options: fresh).findings.count { $0.severity > .note }
                #expect(left == fix.remaining, "\(fix.title)")
                fixes += 1
            }
        }
        #expect(fixes > 0)
    }
}

/// The same of larger examples, which takes as long as a hundred other tests.
@Suite struct FragileAtSizeHeavyTests {
    @Test(
        "what a fix leaves on devices is what a fresh diagnosis of the fixed layout finds there",
        arguments: ["chat-cell", "settings-cell"]
    )
    func remainingOnDevices(example: String) throws { try FragileAtSizeRuleTests.checkRemaining(example) }
}
