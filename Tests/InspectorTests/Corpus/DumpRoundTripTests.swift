import Foundation
import LayoutInspector
import TestSupport
import Testing

@Suite("Dumps of the corpus")
struct DumpRoundTripTests {
    @Test("every layout is the same after it is written as a dump and read", arguments: ["ib", "logs", "traces"])
    func roundTrip(folder: String) throws {
        let extensions: Set<String> = folder == "ib" ? ["storyboard", "xib"] : ["txt", "log"]
        for file in Corpus.files(in: folder, extensions: extensions) {
            guard let reading = try? Layout.read(contentsOf: file.path) as Reading else { continue }
            let layout = reading.layout
            let again = try Layout.read(layout.dump()).layout
            #expect(again == layout, "\(file.lastPathComponent)")
        }
    }
}
