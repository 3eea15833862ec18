import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("printed source as input")
struct SourceRoundTripTests {
    private static let screenList: [(name: String, dump: String)] =
        FormScreens.all + [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell), ("helpers", Screens.helpers),
        ]

    @Test("the dialects whose source makes constraints are read")
    func dialects() {
        #expect(
            SourceRoundTrip.dialects.map(\.dialect.name).sorted() == [
                "anchors", "cartography", "draftsman", "easypeasy", "flow", "masonry", "purelayout", "snapkit",
                "stevia",
                "swiftlayout", "tinyconstraints",
            ]
        )
    }

    @Test("screens of all kinds make the same constraints", arguments: screenList.indices, [false, true])
    func screens(_ index: Int, _ isConfigured: Bool) throws {
        let screen = Self.screenList[index]
        let layout = try layout(screen.dump)
        var options = PrintOptions()
        options.printsConfiguration = isConfigured
        for dialect in SourceRoundTrip.dialects {
            for form in dialect.dialect.forms {
                #expect(throws: Never.self, "\(screen.name)") {
                    _ = try SourceRoundTrip.run(layout, as: dialect, form: form, options: options)
                }
            }
        }
    }

    @Test("the examples make the same constraints")
    func examples() throws {
        let folder = packageRoot.appendingPathComponent("Examples")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let layout = try Layout(contentsOf: file.path)
            for dialect in SourceRoundTrip.dialects {
                for form in dialect.dialect.forms {
                    #expect(throws: Never.self, "\(file.lastPathComponent)") {
                        _ = try SourceRoundTrip.run(layout, as: dialect, form: form)
                    }
                }
            }
        }
    }

    @Test("random layouts make the same constraints from dialect to dialect")
    func random() throws { try Self.random(count: 40) }

    /// Prints random layouts in one dialect, reads them, prints that in another one, and reads that.
    static func random(count: Int) throws {
        let dialects = SourceRoundTrip.dialects
        // Pairs take turns, so that as many seeds in a row as there are pairs try all of them.
        forEachSeed(count) { random in
            let layout = RandomLayouts.make(&random)
            let pair = Int(random.seed % UInt64(dialects.count * dialects.count))
            var options = PrintOptions()
            options.printsConfiguration = random.chance(30)
            options.keepsItems = random.chance(20)
            let first = dialects[pair / dialects.count]
            let second = dialects[pair % dialects.count]
            let one = try SourceRoundTrip.run(
                layout,
                as: first,
                form: random.pick(first.dialect.forms),
                options: options
            )
            guard let one else { return }
            _ = try SourceRoundTrip.run(one, as: second, form: random.pick(second.dialect.forms), options: options)
        }
    }
}
