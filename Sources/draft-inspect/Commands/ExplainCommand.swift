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
            Standard input is explained where no verb is given:

              draft-inspect explain login.json
              draft-inspect explain autoresizing-mask
              pbpaste | draft-inspect
            """
    )

    @Argument(
        help: ArgumentHelp(
            inputHelp
                + ", or the name of a rule or a cause; several debugger outputs are read as one layout, and '-', or none, is"
                + " standard input."
        ),
        completion: .file()
    )
    var files: [String] = []

    @OptionGroup var input: DeclaredOptions<InputTable>
    @OptionGroup var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup var report: DeclaredOptions<ReportTable>
    @OptionGroup var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup var fixes: DeclaredOptions<FixTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    func run() throws {
        // A file of the name is meant first.
        if files.count == 1, !fileExists(files[0]), let page = RulesText.page(named: files[0], style: color.style) {
            try StandardStream.output.write(page)
            return
        }
        let options = try diagnosis.options(at: conditions.options())
        let style = color.style.showingNotes(as: options)
        let paths = files.isEmpty ? ["-"] : files
        let inputs = try Inputs.open(paths, input.options())
        let source = try onlySource(of: inputs)
        let writer = try report.writer(of: .explain, style: style)
        var told = Explanations(writer, try fixes.dialect(), showsNotes: style.showsNotes)
        defer { told.tellNotRun() }
        do throws(ReadError) {
            let layouts = try source.open { tell($0) }
            let count = try layouts.count()
            try layouts.forEachDiagnosis(options: options) { reading, diagnosis in
                if !reading.joined.isEmpty, let line = setAsideLine(reading, path: source.path) { tell(line) }
                let path = reading.part == nil ? source.path : layouts.file
                return told.add(reading, diagnosis, path: path, count: count)
            }
        } catch {
            throw CommandFailure(unreadable(source.path, error), code: .unreadable)
        }
        told.end()
        if let failure = told.failure { throw failure }
    }

    /// The one input that is explained.
    private func onlySource(of inputs: Inputs) throws(CommandFailure) -> InputSource {
        do throws(InputFailure) {
            return try inputs.onlySource()
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// Writes what is to be said of layouts while they come in.
private struct Explanations {
    private var writer: any ReportWriter
    private var tally = CheckTally()
    private(set) var failure: CommandFailure?
    private var notRun: [String] = []
    private let dialect: Dialect
    private let showsNotes: Bool

    init(_ writer: any ReportWriter, _ dialect: Dialect, showsNotes: Bool) {
        self.showsNotes = showsNotes
        self.writer = writer
        self.dialect = dialect
        _ = write(self.writer.begin())
    }

    /// - Parameter count: How many layouts the file holds; `nil` where that is not known.
    /// - Returns: Whether more can be written.
    mutating func add(_ reading: Reading, _ diagnosis: Diagnosis?, path: String, count: Int?) -> Bool {
        var checked = CheckedFile(path: path, reading, diagnosis, dialect: dialect)
        if let count { checked.part?.count = count }
        for line in sentencesNotRun(checked.notRun) where !notRun.contains(line) { notRun.append(line) }
        tally.add(checked)
        return write(writer.add(checked))
    }

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
