import Foundation
import LayoutInspector
import TestSupport
import Testing

/// Damaged texts: nothing may crash, hang or vanish.
@Suite struct DebuggerDamageTests {
    static let fixtures = [DescriptionTests.screen, TraceTests.new, SubtreeTests.window, JoiningTests.constraints]

    @Test("texts that are cut and changed at random are read or refused", arguments: fixtures.indices)
    func damagedFixtures(index: Int) throws {
        let bytes = Array(Self.fixtures[index].utf8)
        forEachSeed(200) { generator in
            var damaged = bytes
            damaged.removeLast(generator.integer(0...bytes.count - 1))
            for _ in 0..<generator.integer(0...8) where !damaged.isEmpty {
                damaged[generator.integer(0...damaged.count - 1)] = UInt8(generator.integer(0...255))
            }
            guard let reading = try? Layout.read(damaged) else { return }
            _ = try? reading.diagnosed()
        }
    }

    @Test("every trace of the corpus is cut at 200 places and changed at 200 bytes")
    func corpus() throws {
        for file in Corpus.files(in: "traces", extensions: ["txt"]) {
            let bytes = Array(try Data(contentsOf: file))
            forEachSeed(200) { generator in
                let cut = Array(bytes.prefix(generator.integer(0...bytes.count)))
                var changed = bytes
                changed[generator.integer(0...bytes.count - 1)] = UInt8(generator.integer(0...255))
                for damaged in [cut, changed] {
                    for format in [nil, InputFormat.trace, .hierarchy, .constraints] {
                        _ = try? Layout.read(damaged, as: format)
                    }
                }
            }
        }
    }

    @Test(
        "texts that invite long searches are read in linear time",
        arguments: [
            "<UIView: 0x1; text = '", "<NSLayoutConstraint:0x1 '", "|", "*UIView:0x1'", "[   A ] h=--- v=--- NSView \"",
            "<UILayoutGuide: 0x1 - \"", "<UIView: 0x1; a = <", "- AMBIGUOUS LAYOUT for ", "<<", "'", "(", "\n",
            "<NSLayoutConstraint:0x1 UIView:0x2.width ==\n", "<UIView: 0x1; text = 'a\n",
        ]
    )
    func longSearches(piece: String) throws {
        let start = ContinuousClock.now
        for prefix in ["", "<UIView: 0x1; frame = (0 0; 1 1); text = '", "*UIView:0x1- AMBIGUOUS LAYOUT for "] {
            let text = prefix + String(repeating: piece, count: 200_000 / piece.utf8.count)
            _ = try? Layout.read(Array(text.utf8), as: .hierarchy)
        }
        let names = (16..<12_000).map { "n\($0):0x\(String($0, radix: 16))" }.joined(separator: ", ")
        let named = "<NSLayoutConstraint:0x1 n16.width == 4   (active, names: \(names) )>"
        _ = try? Layout.read(Array(named.utf8), as: .constraints)
        // Quadratic work on texts of 200 kB would take minutes.
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
