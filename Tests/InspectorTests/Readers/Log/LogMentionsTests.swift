import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("where a log may contain something") struct LogMentionsTests {
    private func offsets(_ text: String) -> [Int] {
        Array(text.utf8).withUnsafeBytes { bytes in
            var mentions = LogMentions(bytes)
            var offsets: [Int] = []
            while let offset = mentions.next(from: (offsets.last ?? -1) + 1) { offsets.append(offset) }
            return offsets
        }
    }

    @Test("both words are found, in their order, to the end")
    func order() {
        #expect(offsets("") == [])
        #expect(offsets("nothing of interest") == [])
        #expect(offsets("onstraint mbiguous layout onstraintonstraint") == [0, 10, 26, 35])
        #expect(offsets("ambiguous layoutmbiguous layout") == [1, 16])
    }

    @Test("one word twenty thousand times, and never the other, is gone through once")
    func linear() {
        // 0.5 MB: a search to the end from each of them would take minutes.
        let log = String(repeating: "an ambiguous layout here\n", count: 20_000)
        #expect(offsets(log).count == 20_000)
        #expect(!Array(log.utf8).withUnsafeBytes { LogReader.announces($0) })
        #expect(throws: ReadError.self) { try Layout.readAll(Array(log.utf8), as: .log) }
    }
}
