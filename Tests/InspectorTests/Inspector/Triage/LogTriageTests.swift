import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("conflicts of whole logs")
struct LogTriageTests {
    private func triage(_ logs: [(path: String, log: String)], fixes: Bool = false) throws -> LogTriage {
        var options = DiagnosisOptions()
        options.findsFixes = fixes
        var triage = LogTriage(options: options)
        for (path, log) in logs {
            for block in LogFixture.blocks(in: log) { try triage.add(block, path: path) }
        }
        return triage
    }

    /// The bar's conflict with other addresses, another text and another width of the device.
    private func variant(_ addresses: String, title: String) -> String {
        LogFixture.block().replacing("0x7f", with: "0x" + addresses).replacing("0x6000", with: "0x" + addresses)
            .replacing("'Total'", with: "'\(title)'")
    }

    @Test("conflicts that differ in addresses and visible texts are one group, with its first and last place")
    func groups() throws {
        let other = LogFixture.block(
            [
                "<NSLayoutConstraint:0x1 UIView:0x7f30.height == 10   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0x7f30.height == 20   (active)>",
            ],
            broken: nil
        )
        let triage = try triage([
            ("a.log", other + LogFixture.block() + variant("81", title: "Sum")),
            ("b.log", "noise\n" + variant("92", title: "Σ")),
        ])
        #expect(triage.blockCount == 4)
        #expect(triage.unreadCount == 0)
        #expect(triage.groups.map(\.count) == [1, 3])
        let ranked = triage.ranked
        #expect(ranked.map(\.count) == [3, 1])
        #expect(ranked[0].first.path == "a.log")
        #expect(ranked[0].last == LogTriage.Sighting(path: "b.log", place: Place(line: 2, column: 1), process: nil))
        #expect(
            ranked[0].finding.message
                == "Bar's subviews need 16 + 190 + 16 = 222 points of width, but Bar has 200 (22 short)"
        )
        #expect(
            ranked[0].shape == [
                "Shop.Bar.trailing == UILabel.trailing + 16",
                "Shop.Bar.width == 200",
                "UILabel.leading == Shop.Bar.leading + 16",
                "UILabel.width == 190",
            ]
        )
    }

    @Test("what the container or the device gives does not part a group, what the code says does")
    func constants() throws {
        func cell(height: Int, image: Int) -> String {
            LogFixture.block(
                [
                    "<NSLayoutConstraint:0x1 UIImageView:0x7f40.height == \(image)   (active)>",
                    "<NSLayoutConstraint:0x2 V:|-(0)-[UIImageView:0x7f40]   (active, names: '|':UIView:0x7f50 )>",
                    "<NSLayoutConstraint:0x3 V:[UIImageView:0x7f40]-(0)-|   (active, names: '|':UIView:0x7f50 )>",
                    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0x7f50.height == \(height)   (active)>",
                ],
                broken: nil
            )
        }
        let log = cell(height: 44, image: 60) + cell(height: 45, image: 60) + cell(height: 44, image: 70)
        #expect(try triage([("a.log", log)]).groups.map(\.count) == [2, 1])
    }

    @Test("blocks of which nothing can be read are counted by what is wrong with them")
    func unread() throws {
        let hidden =
            "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n"
        let triage = try triage([("a.log", hidden + hidden)])
        #expect(triage.groups.map(\.count) == [2])
        #expect(triage.groups[0].finding.rule == "unparsed-text")
    }

    @Test("the order of the lists does not part a group")
    func order() throws {
        forEachSeed(20) { generator in
            let texts = LogFixture.bar.shuffled(using: &generator)
            let triage = try triage([("a.log", LogFixture.block() + LogFixture.block(texts))])
            #expect(triage.groups.map(\.count) == [2])
        }
    }

    @Test("fixes are reported with the first of a group")
    func fixes() throws {
        let triage = try triage([("a.log", LogFixture.block())], fixes: true)
        #expect(triage.groups[0].finding.fixes.isEmpty == false)
    }
}
