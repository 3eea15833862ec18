import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("real files in the calls of constraint libraries")
struct LibraryCorpusTests {
    /// All files where the folder of the corpus was named, else some.
    private static let files: [URL] = {
        let all = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_CORPUS"] != nil { return all }
        return all.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    }()

    @Test(
        "each Interface Builder file prints, proves itself and lacks nothing, and the toolchain takes it",
        arguments: LibraryDialects.all,
        [SourceForm.plan, .class, .statements]
    )
    func interfaceBuilder(_ dialect: Dialect, _ form: SourceForm) throws {
        var texts: [String: String] = [:]
        for file in LibraryCorpusTests.files {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            do {
                let printed = try layout.printed(as: dialect, form: form)
                #expect(printed.tally.isComplete, "\(file.lastPathComponent): \(printed.tally.missing)")
                texts[file.lastPathComponent + ".swift"] = printed.text
            } catch {
                Issue.record("\(file.lastPathComponent): \(error.message)")
            }
        }
        if form.scope != .existingClass { try Toolchain.checkIsFormatted(texts) }
        // What is put into a class or a function is printed in one.
        switch form.scope {
        case .existingClass: texts = texts.mapValues { "class Host {\n" + $0 + "}\n" }
        case .function: texts = texts.mapValues { "func run() {\n" + $0 + "}\n" }
        case .wholeFile: break
        }
        try Toolchain.checkParses(texts)
    }

    @Test("swift format changes nothing in many random texts", arguments: LibraryDialects.all)
    func format(_ dialect: Dialect) throws {
        var texts: [String: String] = [:]
        for seed in 1...40 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let layout = RandomLayouts.make(&random, size: 30)
            for form in dialect.forms {
                texts["seed\(seed).\(form).swift"] = try layout.printed(as: dialect, form: form).text
            }
        }
        try Toolchain.checkIsFormatted(texts)
    }
}
