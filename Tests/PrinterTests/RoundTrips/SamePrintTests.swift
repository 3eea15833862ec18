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
    fileprivate static func compare(_ layout: Layout, as dialect: (dialect: Dialect, format: InputFormat)) throws
        -> Sameness?
    {
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

    struct Tally: CustomStringConvertible {
        var verdicts: [Sameness.Verdict: Int] = [:]
        /// Files and dialects of what is called different, with the first rows.
        var different: [String] = []
        var seconds: [Double] = []

        var count: Int { verdicts.values.reduce(0, +) }
        var median: Double { seconds.isEmpty ? 0 : seconds.sorted()[seconds.count / 2] }
        var description: String {
            let counts = Sameness.Verdict.allCases.map { "\($0.rawValue) \(verdicts[$0] ?? 0)" }.joined(separator: ", ")
            return "\(counts); median \(median) s, most \(seconds.max() ?? 0) s"
        }

        mutating func add(_ layout: Layout, _ name: String) throws {
            for dialect in SourceRoundTrip.dialects {
                let compared: (result: Sameness, seconds: Double)?
                do {
                    compared = try SamePrintTests.timed(layout, dialect)
                } catch {
                    different.append("\(name) \(dialect.dialect.name) \(error)")
                    continue
                }
                guard let (result, time) = compared else { continue }
                verdicts[result.verdict, default: 0] += 1
                seconds.append(time)
                if result.isSame { continue }
                let rows = (result.missing.prefix(2) + result.extra.prefix(2)).map(\.text)
                different.append("\(name) \(dialect.dialect.name) \(result.verdict) \(rows) \(result.tried)")
            }
        }
    }

    static func timed(
        _ layout: Layout,
        _ dialect: (dialect: Dialect, format: InputFormat)
    ) throws -> (result: Sameness, seconds: Double)? {
        let clock = ContinuousClock()
        let start = clock.now
        guard let result = try compare(layout, as: dialect) else { return nil }
        let duration = start.duration(to: clock.now).components
        return (result, Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
    }

    @Test("screens of all kinds, in every dialect", arguments: AllScreens.all.indices)
    func screens(_ index: Int) throws {
        var tally = Tally()
        try tally.add(try layout(AllScreens.all[index].dump), AllScreens.all[index].name)
        // Views that library code makes by itself have no counterpart to be compared with.
        let hasOwnViews = ["helpers", "two-screens"].contains(AllScreens.all[index].name)
        #expect(tally.different.isEmpty || hasOwnViews, "\(tally.different)")
    }

    @Test("documents of the corpus, a sample")
    func corpus() throws {
        var tally = Tally()
        for (number, file) in Self.documents().enumerated() where number % 24 == 0 {
            guard let layout = try? Layout(contentsOf: file.path), layout.source.system?.hasPrefix("macOS") != true
            else {
                continue
            }
            try tally.add(layout, file.lastPathComponent)
        }
        print("prints of documents:", tally)
        #expect(tally.different.isEmpty, "\(tally.different)")
    }
}
