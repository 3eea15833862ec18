import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

struct TriageCommand: ParsableCommand, TitledCommand {
    static let title = "reading"

    static let configuration = CommandConfiguration(
        commandName: "triage",
        abstract: "Group and count the conflicts of whole logs: errors first, then by frequency.",
        discussion: """
            Logs of any length are read in constant memory. Conflicts with the same constraints are one group, \
            whatever the addresses and sizes. An index with one line for each group comes first.

              draft-inspect triage test.log
              xcodebuild test 2>&1 | draft-inspect triage -
              draft-inspect triage --format json --fail-on warning Logs/*.log > conflicts.json
            """
    )

    @Argument(help: "Console logs, oldest first; '-' is standard input.", completion: .file())
    var logs: [String]

    @OptionGroup var input: DeclaredOptions<LogInputTable>
    @OptionGroup var report: DeclaredOptions<ReportTable>

    @Option(help: ArgumentHelp("Show at most this many groups.", valueName: "n"))
    var limit: Int?

    @OptionGroup var failure: DeclaredOptions<FailureTable>
    @OptionGroup var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup var fixes: DeclaredOptions<FixTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if logs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
    }

    func run() throws {
        let options = try diagnosis.options(at: LayoutConditions())
        var writer = try report.writer(of: .triage, style: color.style)
        var inputOptions = try input.options()
        // Logs are counted as they are, whatever was printed beside.
        inputOptions.keepsTextsApart = true
        let inputs = try Inputs.open(logs, inputOptions, wanted: [LogReader.self])
        var triage = LogTriage(options: options)
        var lineCount = 0
        var read: [String] = []
        for source in inputs.sources {
            var interruption: Interrupted?
            do throws(ReadError) {
                var log = try source.openLog()
                try log.forEachBlock { block in
                    do throws(Interrupted) { try triage.add(block, path: source.path) } catch { interruption = error }
                    return interruption == nil
                }
                lineCount += log.lineCount
            } catch {
                tell("draft-inspect: " + unreadable(source.path, error))
                continue
            }
            if let interruption { throw interruption }
            read.append(source.path)
        }
        let dialect = try fixes.dialect()
        triage.updateFindings { finding, layout in
            var findings = [finding]
            dialect.addInstructions(to: &findings, in: layout)
            finding = findings[0]
        }
        let result = TriageReport(triage: triage, files: read, lineCount: lineCount, limit: limit)
        let text = writer.begin() + writer.add(result) + writer.end(result.checkTally)
        try StandardStream.output.write(text)
        tell(result.tally)
        if read.count < inputs.sources.count { throw CommandFailure("", code: .unreadable) }
        let policy = try failure.options()
        if result.fails(at: policy.level, countingPossible: policy.isStrict) {
            throw CommandFailure("", code: .findings)
        }
    }
}
