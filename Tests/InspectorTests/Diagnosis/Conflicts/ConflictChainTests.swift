import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Whether a conflict is a row of sizes and gaps.
@Suite("the row of a conflict") struct ConflictChainTests {
    private static func chains(_ views: [String], _ constraints: [String], more: String = "") throws -> [Finding.Chain?]
    {
        let dump = ExampleDump.text(
            subviews: views.map { ExampleDump.view($0, "UIView") },
            constraints: constraints,
            more: more
        )
        return try diagnosis(dump, fixes: false).findings("conflict").map { $0.conflict?.chain }
    }

    private static func words(_ chain: Finding.Chain?) -> String {
        guard let chain else { return "none" }
        let parts = chain.segments.map { ($0.item.map { $0 + " " } ?? "") + PointsText.text($0.length) }
        return parts.joined(separator: " | ") + " in \(chain.containerName) " + PointsText.text(chain.available)
    }

    private static func size(_ view: String, _ width: Double) -> String {
        ExampleDump.constraint("w-" + view, view + ".width", plus: width)
    }

    @Test("lists its parts from left to right")
    func order() throws {
        let found = try Self.chains(
            ["b", "a"],
            [
                ExampleDump.constraint("end", "root.trailing", "==", "b.trailing", plus: 16), Self.size("b", 200),
                ExampleDump.constraint("middle", "b.leading", "==", "a.trailing", plus: 8), Self.size("a", 190),
                ExampleDump.constraint("start", "a.leading", "==", "root.leading", plus: 16),
            ]
        )
        #expect(found.map(Self.words) == ["16 | a 190 | 8 | b 200 | 16 in root 375"])
    }

    @Test("runs as the screen does where the layout runs from right to left")
    func rightToLeft() throws {
        let found = try Self.chains(
            ["a", "b"],
            [
                ExampleDump.constraint("start", "a.leading", "==", "root.leading", plus: 16), Self.size("a", 190),
                ExampleDump.constraint("middle", "b.leading", "==", "a.trailing", plus: 8), Self.size("b", 200),
                ExampleDump.constraint("end", "root.trailing", "==", "b.trailing", plus: 20),
            ],
            more: "\n  \"layoutDirection\": \"rightToLeft\","
        )
        #expect(found.map(Self.words) == ["20 | b 200 | 8 | a 190 | 16 in root 375"])
    }

    @Test("counts equal widths and multiples with what they come to")
    func ratios() throws {
        let found = try Self.chains(
            ["a", "b"],
            [
                ExampleDump.constraint("start", "a.leading", "==", "root.leading"), Self.size("a", 200),
                ExampleDump.constraint("middle", "b.leading", "==", "a.trailing"),
                ExampleDump.constraint("equal", "b.width", "==", "a.width"),
                ExampleDump.constraint("end", "b.trailing", "==", "root.trailing"),
            ]
        )
        #expect(found.map(Self.words) == ["a 200 | b 200 in root 375"])
    }

    @Test("is none of centres, of two sizes for one view, and of what runs backwards")
    func others() throws {
        let centred = try Self.chains(
            ["a"],
            [
                ExampleDump.constraint("start", "a.leading", "==", "root.leading", plus: 16), Self.size("a", 100),
                ExampleDump.constraint("middle", "a.centerX", "==", "root.centerX"),
            ]
        )
        #expect(centred.map(Self.words) == ["none"])
        let twice = try Self.chains(["a"], [Self.size("a", 100), ExampleDump.constraint("other", "a.width", plus: 90)])
        #expect(twice.map(Self.words) == ["none"])
        let overlap = try Self.chains(
            ["a", "b"],
            [
                ExampleDump.constraint("start", "a.leading", "==", "root.leading"), Self.size("a", 400),
                ExampleDump.constraint("middle", "b.leading", "==", "a.trailing", plus: -10), Self.size("b", 200),
                ExampleDump.constraint("end", "b.trailing", "==", "root.trailing"),
            ]
        )
        #expect(overlap.map(Self.words) == ["none"])
    }

    @Test("comes to what the conflict is in excess")
    func sums() {
        forEachSeed(150, from: 13_000) { random in
            let reading = try Layout.read(Array(RandomDump.text(using: &random).utf8), as: .dump)
            var options = DiagnosisOptions()
            options.findsFixes = false
            options.onlyRules = [ConflictRule.info.id]
            for finding in try reading.diagnosed(options: options).findings {
                guard let conflict = finding.conflict, let chain = conflict.chain, let excess = conflict.excess else {
                    continue
                }
                let difference = abs(chain.needed - chain.available)
                guard abs(difference - abs(excess)) < 1e-6 else {
                    throw PropertyFailure("\(Self.words(chain)), and \(excess) in \(finding.message)")
                }
            }
        }
    }
}
