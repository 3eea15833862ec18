import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("real files in the calls of Masonry")
struct MasonryCorpusTests {
    /// All files where the folder of the corpus was named, else some.
    private static let files: [URL] = {
        let all = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_CORPUS"] != nil { return all }
        return all.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    }()

    @Test("each Interface Builder file prints, proves itself and lacks nothing", arguments: Dialect.masonry.forms)
    func interfaceBuilder(_ form: SourceForm) throws {
        for file in Self.files {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            do {
                let printed = try layout.printed(as: .masonry, form: form)
                #expect(printed.tally.isComplete, "\(file.lastPathComponent): \(printed.tally.missing)")
            } catch {
                Issue.record("\(file.lastPathComponent): \(error.message)")
            }
        }
    }
}
