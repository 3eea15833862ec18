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

    @Test("clang takes the class of each file of iOS, with declarations in place of UIKit and the app's classes")
    func compiler() throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        var texts: [String: String] = [:]
        for file in Self.files {
            guard let layout = try? Layout(contentsOf: file.path),
                !layout.views.contains(where: { $0.baseClass.hasPrefix("NS") })
            else { continue }
            let text = try layout.printed(as: .masonry, form: .class, options: options).text
            texts[file.lastPathComponent + ".m"] = ObjectiveCHeaders.declarations(of: layout, in: text) + text
        }
        try Toolchain.checkCompiles(objectiveC: texts, headers: ObjectiveCHeaders.all)
    }
}
