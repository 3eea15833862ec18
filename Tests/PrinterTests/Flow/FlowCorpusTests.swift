import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("real files in the dialect flow")
struct FlowCorpusTests {
    /// All files where the folder of the corpus was named, else some.
    private static let files: [URL] = {
        let all = Corpus.files(in: "ib", extensions: ["storyboard", "xib"])
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_CORPUS"] != nil { return all }
        return all.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
    }()

    @Test(
        "each Interface Builder file prints, proves itself and lacks nothing, and the toolchain takes it",
        arguments: Dialect.flow.forms,
        [false, true]
    )
    func interfaceBuilder(_ form: SourceForm, _ isConfigured: Bool) throws {
        var texts: [String: String] = [:]
        for file in FlowCorpusTests.files {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            var options = PrintOptions()
            options.printsConfiguration = isConfigured
            do {
                let printed = try layout.printed(as: .flow, form: form, options: options)
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

    @Test("what logs and debuggers' texts hold prints and proves itself, too", arguments: Dialect.flow.forms)
    func texts(form: SourceForm) throws {
        for file in Corpus.files(in: "logs", extensions: ["txt"]) + Corpus.files(in: "traces", extensions: ["txt"]) {
            for reading in (try? Layout.readAll(Array(Data(contentsOf: file)))) ?? [] {
                do {
                    _ = try reading.layout.printed(as: .flow, form: form)
                } catch {
                    #expect(error == .noViews, "\(file.lastPathComponent): \(error.message)")
                }
            }
        }
    }

    @Test("swift format changes nothing in many random texts, and takes them all for Swift")
    func format() throws {
        var texts: [String: String] = [:]
        for seed in 1...40 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let layout = RandomLayouts.make(&random, size: 30)
            for form in Dialect.flow.forms {
                texts["seed\(seed).\(form).swift"] = try layout.printed(as: .flow, form: form).text
            }
        }
        try Toolchain.checkIsFormatted(texts)
    }
}
