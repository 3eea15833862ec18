import Foundation
import LayoutInspector
import TestSupport
import Testing

/// All documents of the corpus in all dialects.
@Suite("printed source makes the same layout: all documents")
struct SamePrintHeavyTests {
    @Test("documents of the corpus")
    func corpusHeavy() throws {
        var tally = SamePrintTests.Tally()
        for file in SamePrintTests.documents() {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            try tally.add(layout, file.lastPathComponent)
        }
        for line in tally.different { print(line) }
        print("prints of documents:", tally)
        #expect(Double(tally.different.count) <= 0.03 * Double(tally.count), "\(tally)")
    }
}
