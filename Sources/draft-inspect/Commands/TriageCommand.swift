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
    @OptionGroup var delivery: DeclaredOptions<DeliveryTable>

    @OptionGroup var policy: DeclaredOptions<ConfigurationTable>

    @OptionGroup var extent: DeclaredOptions<ExtentTable>
    @OptionGroup var failure: DeclaredOptions<FailureTable>
    @OptionGroup var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup var fixes: DeclaredOptions<FixTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if logs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        let policy = try RunPolicy(policy)
        var options = try diagnosis.options(at: LayoutConditions(), over: policy.configured)
        policy.adjust(&options)
        let delivery = try delivery.options(over: policy.configured)
        let extent = try extent.options()
        var inputOptions = try input.options(over: policy.configured)
        // Logs are counted as they are, whatever was printed beside.
        inputOptions.keepsTextsApart = true
        let inputs = try Inputs.open(logs, inputOptions, wanted: [LogReader.self])
        let sources = try policy.wanted(inputs.sources, named: logs, hasPatterns: input.options().selectsFiles)
        let output = try ReportOutput(
            .triage,
            report.options(),
            delivery,
            style: color.style,
            inputs: inputs.files + policy.inputs,
            outputs: policy.outputs
        )
        var triage = LogTriage(options: options)
        var lineCount = 0
        var read: [String] = []
        for source in sources {
            var interruption: Interrupted?
            do throws(ReadError) {
                var log = try source.openLog()
                try log.forEachBlock { block in
                    do throws(Interrupted) { try triage.add(block, path: source.path) } catch { interruption = error }
                    return interruption == nil
                }
                lineCount += log.lineCount
            } catch {
                writeStatus("draft-inspect: " + unreadable(source.path, error))
                continue
            }
            if let interruption { throw interruption }
            read.append(source.path)
        }
        let dialect = try fixes.dialect(over: policy.configured)
        triage.updateFindings { group in
            let file = CheckedFile(path: group.first.path, layout: group.layout, findings: [group.finding])
            var findings = policy.applied(to: file).findings
            dialect.addInstructions(to: &findings, in: group.layout)
            return findings.first
        }
        let result = TriageReport(triage: triage, files: read, lineCount: lineCount, limit: extent.limit)
        output.add(result)
        try output.finish()
        try policy.finish(
            ran: options.runs,
            isQuiet: delivery.isQuiet,
            overwriting: output.overwriting,
            isForced: delivery.isForced
        )
        if !delivery.isQuiet, !read.isEmpty { writeStatus(result.tally) }
        if read.count < sources.count { throw CommandFailure("", code: .unreadable) }
        let failure = try failure.options(over: policy.configured)
        if result.fails(at: failure.level, countingPossible: failure.isStrict) {
            throw CommandFailure("", code: .findings)
        }
    }
}

extension TriageCommand {
    /// How much of the result is shown.
    struct Extent: Sendable {
        /// Groups.
        var limit: Int?

        static let declarations: [OptionDeclaration<Extent>] = [
            .wholeNumber("limit", "show at most this many groups", in: 1...Int.max, \.limit)
        ]
    }

    enum ExtentTable: OptionTable {
        static let declarations = Extent.declarations
        static let defaults = Extent()
    }
}
