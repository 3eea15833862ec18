import ArgumentParser
import LayoutInspector
import LayoutReport

struct TriageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "triage",
        abstract: "Group and count the conflicts of whole logs, the most frequent first.",
        discussion: """
            Logs of any length are read in constant memory. Conflicts are equal where the same constraints take part, \
            whatever their addresses and whatever sizes the device gave.

              draft-inspect triage test.log
              xcodebuild test 2>&1 | draft-inspect triage -
              draft-inspect triage --format json --fail-on warning Logs/*.log > conflicts.json
            """
    )

    @Argument(help: "Console logs, in the order of time; '-' is standard input.", completion: .file())
    var logs: [String]

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "How to tell: text or json.")
    var format = Format.text

    @Option(help: ArgumentHelp("Tell at most this many groups.", valueName: "n"))
    var limit: Int?

    @OptionGroup var failure: FailureOptions

    @OptionGroup var rules: RuleOptions
    @OptionGroup var color: ColorOptions

    func validate() throws {
        if logs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
        if let limit, limit < 1 { throw ValidationError("at least one group is told") }
    }

    func run() throws {
        var options = DiagnosisOptions()
        try rules.apply(to: &options)
        var triage = LogTriage(options: options)
        var lineCount = 0
        var hasFailed = false
        for path in logs {
            var scanner = LogScanner()
            do {
                try forEachChunk(ofFile: path) { chunk in
                    try scanner.scan(chunk) { block in try triage.add(block, path: path) }
                }
                try scanner.finish { block in try triage.add(block, path: path) }
            } catch let error as ReadError {
                tell("draft-inspect: " + unreadable(path, error))
                hasFailed = true
            }
            lineCount += scanner.lineCount
        }
        let report = TriageReport(triage: triage, files: logs, lineCount: lineCount, limit: limit)
        switch format {
        case .text: try StandardStream.output.write(report.text(style: color.color.style()))
        case .json: try StandardStream.output.write(report.json)
        }
        tell(report.tally)
        if hasFailed { throw CommandFailure("", code: .unreadable) }
        if report.fails(at: failure.level, countingPossible: failure.strict) {
            throw CommandFailure("", code: .findings)
        }
    }
}
