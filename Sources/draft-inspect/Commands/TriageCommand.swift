import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

struct TriageCommand: DeliveringCommand, TitledCommand {
    static let title = "reading"

    static let configuration = CommandConfiguration(
        commandName: "triage",
        abstract: "Group and count the conflicts of whole logs: errors first, then by frequency.",
        discussion: """
            Logs of any length are read in constant memory. Conflicts with the same constraints are one group, \
            whatever the addresses and sizes. An index with one line for each group comes first.

              draft-inspect triage test.log
              xcodebuild test 2>&1 | draft-inspect triage --pass-through
              draft-inspect triage --format json --fail-on warning Logs/*.log > conflicts.json
            """
    )

    @Argument(
        help: "Console logs, oldest first. Without a log, a pipe is read; '-' is standard input.",
        completion: .file()
    )
    var logs: [String] = []

    @OptionGroup(title: "Input") var input: DeclaredOptions<LogInputTable>
    @OptionGroup(title: "Report") var report: DeclaredOptions<ReportTable>
    @OptionGroup(title: "Report") var delivery: DeclaredOptions<DeliveryTable>

    @OptionGroup(title: "Policy") var policy: DeclaredOptions<ConfigurationTable>

    @OptionGroup(title: "Report") var extent: DeclaredOptions<ExtentTable>
    @OptionGroup(title: "Findings") var failure: DeclaredOptions<FailureTable>
    @OptionGroup(title: "Findings") var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup(title: "Findings") var fixes: DeclaredOptions<FixTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    mutating func validate() throws {
        logs = try filesOrPipe(logs)
        if logs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        let extent = try extent.options()
        if Supervisor.isWanted(for: logs), !extent.passesThrough { return try Supervisor.run() }
        let run = try FindingsRun(self, .triage, paths: logs, conditions: nil)
        var triage = LogTriage(options: run.diagnosis)
        var tally = CheckTally()
        var lineCount = 0
        var read: [String] = []
        let passage = extent.passesThrough ? Passage() : nil
        if passage != nil { try requireRoom(for: run) }
        try run.forEachSource { source, fault in
            var interruption: Interrupted?
            do throws(ReadError) {
                if let fault { throw fault }
                var log = try source.openLog(isWatched: passage != nil)
                try log.forEachBlock(passing: passage?.write) { block in
                    do throws(Interrupted) { try triage.add(block, path: source.path) } catch { interruption = error }
                    return interruption == nil && passage?.failure == nil
                }
                lineCount += log.lineCount
                read.append(source.path)
            } catch {
                writeStatus("draft-inspect: " + unreadable(source.path, error))
                tally.add(CheckedFile(path: source.path, error: error))
            }
            if let interruption { throw interruption }
            if let failure = passage?.failure { throw failure }
        }
        if passage?.hasWritten == true, !run.delivery.isQuiet { try StandardStream.output.write("\n") }
        triage.updateFindings { group in
            let file = CheckedFile(path: group.first.path, layout: group.layout, findings: [group.finding])
            var findings = run.policy.applied(to: file).findings
            run.dialect.addInstructions(to: &findings, in: group.layout)
            return findings.first
        }
        for group in triage.groups {
            tally.add(CheckedFile(path: group.first.path, layout: group.layout, findings: [group.finding]))
        }
        let result = TriageReport(triage: triage, files: read, lineCount: lineCount, limit: extent.limit)
        run.output.add(result)
        try run.finish(tally) { _, _ in run.delivery.isQuiet || read.isEmpty ? [] : [result.tally] }
    }

    /// - Throws: ``CommandFailure`` where a report for programs would be mixed into the log.
    private func requireRoom(for run: FindingsRun) throws(CommandFailure) {
        let format = try report.options().format ?? TextFormat.name
        if run.delivery.isQuiet || format == TextFormat.name { return }
        throw CommandFailure(
            "--pass-through writes the log to standard output, where it would break a report in the format '\(format)';"
                + " write that to a file: --quiet --report \(format)=FILE",
            code: .usage
        )
    }

    /// What goes through to standard output, as it comes in.
    private final class Passage {
        private(set) var failure: CommandFailure?
        private(set) var hasWritten = false

        func write(_ bytes: UnsafeRawBufferPointer) {
            if failure != nil { return }
            hasWritten = true
            do throws(CommandFailure) { try StandardStream.output.write(bytes) } catch { failure = error }
        }
    }
}

extension TriageCommand {
    /// How much of the result is shown.
    struct Extent: Sendable {
        /// Groups.
        var limit: Int?
        var passesThrough = false

        static let declarations: [OptionDeclaration<Extent>] = [
            .wholeNumber("limit", "show at most this many groups", in: 1...Int.max, \.limit),
            .flag(
                "pass-through",
                "write everything else in the logs to standard output, unchanged and as it arrives, followed by the groups",
                \.passesThrough
            ),
        ]
    }

    enum ExtentTable: OptionTable {
        static let declarations = Extent.declarations
        static let defaults = Extent()
    }
}
