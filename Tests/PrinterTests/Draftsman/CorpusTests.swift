import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("real Interface Builder files in Draftsman")
struct CorpusTests {
    @Test("each file that is read prints, proves itself and lacks no constraint")
    func files() throws {
        let files = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        if files.isEmpty {
            print("skipped: there is no corpus")
            return
        }
        // What drf can express must not be in the remainder; these are all the reasons there are.
        let reasons: Set<String> = [
            "its first item is the view that the plan is for", "its first item is a layout guide",
            "its second attribute is a margin", "its first attribute is a margin", "its first attribute is a baseline",
            "its first item is placed by its autoresizing mask", "a property holds it",
            "a plan keeps one constraint for the same anchors and relation", "it is a position with a multiplier",
            "its second item is added after the plan", "its second item is a layout guide that is added after the plan",
        ]
        for file in files {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            do {
                let printed = try layout.printed()
                #expect(printed.tally.isComplete, "\(file.lastPathComponent): \(printed.tally.missing)")
                for remaining in printed.remainder where remaining.constraint != nil {
                    #expect(reasons.contains(remaining.reason), "\(file.lastPathComponent): \(remaining.reason)")
                }
            } catch {
                Issue.record("\(file.lastPathComponent): \(error.message)")
            }
        }
    }

    @Test("what logs and debuggers' texts hold prints and proves itself, too", arguments: Dialect.draftsman.forms)
    func texts(form: SourceForm) throws {
        for file in Corpus.files(in: "logs", extensions: ["txt"]) + Corpus.files(in: "traces", extensions: ["txt"]) {
            for reading in (try? Layout.readAll(Array(Data(contentsOf: file)))) ?? [] {
                do {
                    _ = try reading.layout.printed(as: .draftsman, form: form)
                } catch {
                    #expect(error == .noViews, "\(file.lastPathComponent): \(error.message)")
                }
            }
        }
    }
}
