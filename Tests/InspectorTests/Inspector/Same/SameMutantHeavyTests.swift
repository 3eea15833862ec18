import Foundation
import TestSupport
import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// Ten thousand mutants, and many values of the parameters for each that is called the same.
@Suite("same: many mutants")
struct SameMutantHeavyTests {
    @Test("random layouts")
    func randomHeavy() throws {
        var tally = SameMutantTests.Tally()
        forEachSeed(700) { random in
            let dump = RandomDump.text(using: &random)
            let layout = try Layout.read(Array(dump.utf8)).layout
            try SameMutantTests.run(layout, count: 8, samples: 1_000, &random, &tally)
        }
        print("mutants of random layouts:", tally)
    }

    @Test("documents of the corpus")
    func corpusHeavy() throws {
        var tally = SameMutantTests.Tally()
        for (number, file) in Corpus.files(in: "ib", extensions: ["storyboard", "xib"]).enumerated() {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            forEachSeed(1, from: UInt64(number) + 1) { random in
                try SameMutantTests.run(layout, count: 20, samples: 100, &random, &tally)
            }
        }
        print("mutants of documents:", tally)
        #expect(Double(tally.verdicts[.unknown] ?? 0) <= 0.01 * Double(max(100, tally.count)), "\(tally)")
    }
}
