import ArgumentParser
import LayoutInspector
import LayoutReport

struct SameCommand: ParsableCommand, TitledCommand {
    static let title = "comparing"

    static let configuration = CommandConfiguration(
        commandName: "same",
        abstract: "Prove that two layouts put every view in the same place, or show the size at which they do not.",
        discussion: """
            Each side is a file, REVISION:FILE for a file in a git revision, or a folder. Layouts of two folders are \
            paired by class or file name.

              draft-inspect same Login.storyboard LoginView.swift
              draft-inspect same HEAD~1:Main.storyboard Main.storyboard
              draft-inspect same --match title=headline Old.xib New.swift
              draft-inspect same --run LoginView Login.storyboard LoginView.swift
              draft-inspect same --html both.html Old.xib New.xib
              draft-inspect same --proof both.proof Old.xib New.xib

            Exit status: 0 the same; 1 different; 2 an input could not be read; 3 unknown.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: "The layout as it was.", completion: .file())
    var old: String

    @Argument(help: "The layout as it is now.", completion: .file())
    var new: String

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>

    @Option(
        help: ArgumentHelp(
            "Pair view a of the first layout with view b of the second (repeatable).",
            valueName: "a=b"
        )
    )
    var match: [String] = []

    @Option(
        help: ArgumentHelp(
            "The sizes to compare if there is no proof for all sizes. Default: 280..1400x480..1400.",
            valueName: "W..W[xH..H]"
        )
    )
    var sizes: String?

    @Option(
        name: .customLong("run"),
        help: ArgumentHelp(
            "Compile and run the second layout's Swift files, and compare this class or expression.",
            valueName: "view"
        )
    )
    var runView: String?

    @Flag(help: "Also compare frames at sizes where the required constraints of both layouts conflict.")
    var conflicts = false

    @Flag(help: "List settings that differ, such as text, font and color.")
    var settings = false

    @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
    var format = Format.text

    @OptionGroup(title: "Output") var page: DeclaredOptions<ComparisonPageTable>
    @OptionGroup(title: "Output") var proof: DeclaredOptions<SamenessProofTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func validate() throws {
        for text in match where text.split(separator: "=").count != 2 {
            throw ValidationError("--match '\(text)': expected two views, such as title=headline")
        }
        if let sizes, SizeRange(sizes) == nil {
            throw ValidationError("--sizes '\(sizes)': expected a range of sizes, such as 320..1366x480..1366")
        }
    }

    func run() throws {
        let output = try ComparisonPage(page, inputs: [old, new])
        let proofFile = try SamenessProofFile(proof, inputs: [old, new])
        let isFolder = (FolderContents.isFolder(old), FolderContents.isFolder(new))
        let worst: Sameness.Verdict
        if isFolder.0, isFolder.1 {
            worst = try compareFolders(output, proofFile)
        } else {
            let readings: [Reading]
            do throws(CommandFailure) {
                readings = [try reading(old), try newReading()]
            } catch {
                guard LayoutRevision(old).isCode, LayoutRevision(new).isCode, runView == nil else { throw error }
                return try end(try compareClasses(output, proofFile, failure: error))
            }
            let comparison = try comparison(readings[0], readings[1], old, new)
            try write([comparison], output, proofFile)
            worst = comparison.result.verdict
        }
        try end(worst)
    }

    private func end(_ worst: Sameness.Verdict) throws(CommandFailure) {
        switch worst {
        case .same, .sameInRange, .sameFrames: return
        case .different: throw CommandFailure("", code: .findings)
        case .unknown: throw CommandFailure("", code: .undecided)
        }
    }

    // MARK: Inputs

    private func reading(_ path: String) throws(CommandFailure) -> Reading {
        let reading = try LayoutRevision(path).reading(try input.options())
        if reading.layout.source.holdsOnlyPartOfLayout {
            throw CommandFailure(
                "\(path): a log holds only the constraints of a conflict, not a layout",
                code: .unreadable
            )
        }
        return reading
    }

    private func newReading() throws(CommandFailure) -> Reading {
        guard let runView else { return try reading(new) }
        guard let compiler = SwiftCompiler() else { throw CommandFailure(SwiftCompiler.missing, code: .unreadable) }
        let code = LayoutCode(files: [new], expressions: [runView], sizes: [], packages: [], timeLimit: 20)
        guard let dump = try code.dumps(with: HeadlessLibrary(compiler)).first else {
            throw CommandFailure("\(new): made no view", code: .unreadable)
        }
        do throws(ReadError) {
            return try Layout.read(Array(dump.text.utf8))
        } catch {
            throw CommandFailure(unreadable(new, error), code: .unreadable)
        }
    }

    // MARK: Comparing

    /// Two compared layouts with what they are called.
    struct Comparison {
        var result: Sameness
        var old: Reading
        var new: Reading
        var files: ComparedNames

        func text(style: TextStyle) -> SamenessText {
            SamenessText(result, old.layout, new.layout, files: files, style: style)
        }
    }

    func comparison(
        _ first: Reading,
        _ second: Reading,
        _ oldName: String,
        _ newName: String
    ) throws -> Comparison {
        var options = SamenessOptions()
        options.conditions = try conditions.options()
        options.comparesConflicts = conflicts
        if let range = sizes.flatMap({ SizeRange($0) }) {
            options.widths = range.width
            if let heights = range.height { options.heights = heights }
        }
        options.matches = try matches(first.layout, second.layout)
        options.listsSettings = settings
        options.findsProof = try proof.options().path != nil
        return Comparison(
            result: try first.same(as: second, options: options),
            old: first,
            new: second,
            files: ComparedNames(old: oldName, new: newName)
        )
    }

    private func matches(_ first: Layout, _ second: Layout) throws(CommandFailure) -> [(old: Int, new: Int)] {
        var matches: [(old: Int, new: Int)] = []
        for text in match {
            let words = text.split(separator: "=").map(String.init)
            let views = try zip(words, [first, second]).map { (word, layout) throws(CommandFailure) -> Int in
                do throws(SessionError) {
                    return try ObjectLookup(layout: layout, tags: []).view(word)
                } catch {
                    throw CommandFailure("--match \(text): \(error.message)", code: .usage)
                }
            }
            matches.append((views[0], views[1]))
        }
        return matches
    }

    func write(_ comparisons: [Comparison], _ page: ComparisonPage, _ proof: SamenessProofFile) throws {
        switch format {
        case .text:
            for comparison in comparisons {
                try StandardStream.output.write(comparison.text(style: color.style).text)
            }
        case .json:
            for comparison in comparisons {
                try StandardStream.output.write(
                    SamenessJSON.text(of: comparison.result, comparison.old.layout, comparison.new.layout)
                )
            }
        }
        try page.write(
            comparisons.map {
                .init(
                    result: $0.result,
                    readings: [$0.old, $0.new],
                    names: $0.files,
                    text: $0.text(style: .plain).text
                )
            },
            conditions: conditions.options(),
            sizes: sizes.flatMap { SizeRange($0) }
        )
        try proof.write(comparisons)
    }
}
