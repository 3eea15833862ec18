import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutReaders

/// What was printed makes the same layout as the document it was printed from.
@Suite("printed source makes the same layout")
struct SamePrintTests {
    static func documents() -> [URL] { Corpus.files(in: "ib", extensions: ["storyboard", "xib"]) }

    /// Prints a layout in a dialect, reads it and compares.
    ///
    /// - Returns: `nil` where nothing or not everything was printed.
    static func compare(_ layout: Layout, as dialect: (dialect: Dialect, format: InputFormat)) throws -> Sameness? {
        let printed: PrintedSource
        do {
            // What is a whole program by itself: outlets of a class that exists may be set up anywhere.
            var printing = PrintOptions()
            printing.printsConfiguration = true
            let forms = dialect.dialect.forms
            let form = forms.first { $0.scope == .wholeFile } ?? forms[0]
            printed = try layout.printed(as: dialect.dialect, form: form, options: printing)
        } catch {
            return nil
        }
        let fates = printed.tally.fates
        guard fates.contains(.printed), fates.allSatisfy({ $0 == .printed || $0 == .implied || $0 == .inactive }) else {
            return nil
        }
        let read = try Layout.read(Array(printed.text.utf8), as: dialect.format).layout
        var options = SamenessOptions()
        let names = SourceNames(printed, of: layout, mayOmitNames: false)
        for (index, view) in layout.views.enumerated() {
            guard let name = names.views[view.id] else { continue }
            let owners = read.views.indices.filter { read.views[$0].name == name }
            if owners.count == 1 { options.matches.append((index, owners[0])) }
        }
        return try layout.same(as: read, options: options)
    }

    @Test("documents of the corpus")
    func corpus() throws {
        var counts: [String: Int] = [:]
        let stride = Int(ProcessInfo.processInfo.environment["SAME_STRIDE"] ?? "12") ?? 12
        for (number, file) in Self.documents().enumerated() where number % stride == 0 {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            for dialect in SourceRoundTrip.dialects {
                guard let result = try Self.compare(layout, as: dialect) else {
                    counts["none", default: 0] += 1
                    continue
                }
                counts[result.verdict.rawValue, default: 0] += 1
                if result.verdict != .same {
                    print(
                        file.lastPathComponent, dialect.dialect.name, result.verdict,
                        "missing views", result.pairs.missing.count, "extra", result.pairs.extra.count,
                        result.missing.prefix(2).map(\.text), result.extra.prefix(2).map(\.text)
                    )
                }
            }
        }
        print(counts)
    }
}
