import LayoutInspector
import LayoutReport

/// The page of a command that compares layouts: both over each other.
struct ComparisonPage {
    /// Two layouts that were compared.
    struct Pair {
        var result: Sameness
        /// The old one and the new one.
        var readings: [Reading]
        var names: ComparedNames
        /// What people read of the comparison.
        var text: String
    }

    /// Where the page goes, if one was asked for.
    struct Options: Sendable {
        var path: String?
        var isForced = false

        static let declarations: [OptionDeclaration<Options>] = [
            .text("html", "write a page with one layout drawn over the other, at all sizes", value: .file, \.path),
            OutputOptions.forceDeclaration.lifted(\.isForced),
        ]
    }

    private let options: Options
    private let overwriting: OverwriteGuard

    /// - Throws: ``CommandFailure`` where the page would replace an input or a file that is not the program's.
    init(_ page: DeclaredOptions<ComparisonPageTable>, inputs: [String]) throws(CommandFailure) {
        options = try page.options()
        overwriting = try OverwriteGuard(
            inputs: inputs,
            outputs: [RunOutput("--html", options.path)].compactMap { $0 },
            isForced: options.isForced
        )
    }

    var isAsked: Bool { options.path != nil }

    /// Writes the page, if one was asked for.
    func write(_ pairs: [Pair], conditions: LayoutConditions, sizes: SizeRange?) throws {
        guard let path = options.path else { return }
        var diagnosis = DiagnosisOptions()
        diagnosis.conditions = conditions
        var comparisons: [PageComparison] = []
        for pair in pairs {
            var sides: [PageComparison.Side] = []
            for (reading, name) in zip(pair.readings, [pair.names.old, pair.names.new]) {
                let analysis = try reading.analysis(options: diagnosis)
                guard let scenes = LayoutScenes(analysis, sizes) else {
                    throw CommandFailure(
                        "\(name): a page needs whole layouts, and this is a part of one",
                        code: .unreadable
                    )
                }
                sides.append(PageComparison.Side(name: name, layout: analysis.layout, scenes: scenes))
            }
            comparisons.append(PageComparison(pair.result, old: sides[0], new: sides[1], text: pair.text))
        }
        let text = PageComparison.page(comparisons, run: .current)
        try overwriting.write(text, to: path, isForced: options.isForced)
    }
}

enum ComparisonPageTable: OptionTable {
    static let declarations = ComparisonPage.Options.declarations
    static let defaults = ComparisonPage.Options()
}
