import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport

struct ExplainCommand: ParsableCommand, TitledCommand {
    static let title = "explaining"

    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain each finding: cause, proof and fixes.",
        discussion: """
            Standard input is explained where no verb is given. The exit status is that of 'check'.

              draft-inspect explain login.json
              draft-inspect explain autoresizing-mask
              draft-inspect explain Logs/*.log
              pbpaste | draft-inspect
            """
    )

    @Argument(
        help: ArgumentHelp(
            inputHelp
                + ", or the name of a rule or a cause; several debugger outputs of one layout are read together. '-', or no"
                + " file, is standard input."
        ),
        completion: .file()
    )
    var files: [String] = []

    @OptionGroup var input: DeclaredOptions<InputTable>
    @OptionGroup var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup var report: DeclaredOptions<ReportTable>
    @OptionGroup var failure: DeclaredOptions<FailureTable>
    @OptionGroup var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup var fixes: DeclaredOptions<FixTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        // A file of the name is meant first.
        if files.count == 1, !fileExists(files[0]), let page = RulesText.page(named: files[0], style: color.style) {
            try StandardStream.output.write(page)
            return
        }
        let options = try diagnosis.options(at: conditions.options())
        let style = color.style.showingNotes(as: options)
        let inputs = try Inputs.open(files.isEmpty ? ["-"] : files, input.options())
        let dialect = try fixes.dialect()
        let isVerbose = report.given[FindingDetails.verbose] != nil
        var explanations = Explanations(
            try report.writer(of: .explain, style: style),
            isOneOfSeveral: inputs.sources.count > 1,
            showsNotes: style.showsNotes
        )
        for source in inputs.sources {
            do throws(ReadError) {
                try explain(source, options: options, dialect, &explanations)
            } catch {
                tell("draft-inspect: " + unreadable(source.path, error))
                explanations.addUnreadable(source.path, error)
            }
        }
        explanations.end()
        if isVerbose { explanations.tellNotRun() }
        if let failure = explanations.failure { throw failure }
        if explanations.tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
        let policy = try failure.options()
        if explanations.tally.fails(at: policy.level, countingPossible: policy.isStrict) {
            throw CommandFailure("", code: .findings)
        }
    }

    private func explain(
        _ source: InputSource,
        options: DiagnosisOptions,
        _ dialect: Dialect,
        _ explanations: inout Explanations
    ) throws(ReadError) {
        let layouts = try source.open { tell($0) }
        let count = try layouts.count()
        var isClean = true
        try layouts.forEachDiagnosis(options: options) { reading, diagnosis in
            isClean = false
            if !reading.joined.isEmpty, let line = setAsideLine(reading, path: source.path) { tell(line) }
            let path = reading.part == nil ? source.path : layouts.file
            return explanations.add(CheckedFile(path: path, reading, diagnosis, dialect: dialect), count: count)
        }
        if isClean { _ = explanations.add(CheckedFile(path: source.path, layout: Layout(), findings: []), count: nil) }
    }
}

/// Writes what is to be said of layouts while they come in.
private struct Explanations {
    private var writer: any ReportWriter
    private let isOneOfSeveral: Bool
    private(set) var tally = CheckTally()
    private(set) var failure: CommandFailure?
    private var notRun: [String] = []
    private let showsNotes: Bool

    /// - Parameter isOneOfSeveral: Whether there are several files, each of which is named then.
    init(_ writer: any ReportWriter, isOneOfSeveral: Bool, showsNotes: Bool) {
        self.showsNotes = showsNotes
        self.writer = writer
        self.isOneOfSeveral = isOneOfSeveral
        _ = write(self.writer.begin())
    }

    /// - Parameter count: How many layouts the file holds; `nil` where that is not known.
    /// - Returns: Whether more can be written.
    mutating func add(_ file: CheckedFile, count: Int?) -> Bool {
        var checked = file
        checked.isOneOfSeveral = isOneOfSeveral
        if let count { checked.part?.count = count }
        for line in sentencesNotRun(checked.notRun) where !notRun.contains(line) { notRun.append(line) }
        tally.add(checked)
        return write(writer.add(checked))
    }

    /// Counts a file whose error was reported already.
    mutating func addUnreadable(_ path: String, _ error: ReadError) { tally.add(CheckedFile(path: path, error: error)) }

    mutating func end() {
        _ = write(writer.end(tally))
        if !showsNotes, let sentence = tally.sentenceOfNotes { tell(sentence) }
    }

    private mutating func write(_ text: String) -> Bool {
        guard failure == nil else { return false }
        do throws(CommandFailure) {
            return try StandardStream.output.write(text)
        } catch {
            failure = error
            return false
        }
    }

    /// Which rules did not run, each line once, on standard error.
    func tellNotRun() {
        for line in notRun { tell(line) }
    }
}
