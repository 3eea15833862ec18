import ArgumentParser
import LayoutInspector
import LayoutReport
import LayoutSolver

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

    @Option(help: "How to tell: text for people, json for programs.")
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

    /// Throws for what holds layouts of another kind: that no conflict was logged in it would say nothing of them.
    private static func refuseWhatIsNoLog(_ beginning: [UInt8]) throws(ReadError) {
        let name: String
        switch try? Layout.format(ofBeginning: beginning) {
        case .dump: name = "a layout dump"
        case .interfaceBuilder: name = "an Interface Builder file"
        case .lookin: name = "a document of Lookin"
        default: return
        }
        throw ReadError("this is \(name), not a log; 'draft-inspect check' tells what is wrong in it")
    }

    func run() throws {
        var options = DiagnosisOptions()
        try rules.apply(to: &options)
        var triage = LogTriage(options: options)
        var lineCount = 0
        var read: [String] = []
        for path in logs {
            var scanner = LogScanner()
            var interruption: Interrupted?
            func take(_ block: LogBlock) {
                guard interruption == nil else { return }
                do throws(Interrupted) { try triage.add(block, path: path) } catch { interruption = error }
            }
            do throws(ReadError) {
                let input = try OpenInput(path, sampleLength: 1 << 16)
                try Self.refuseWhatIsNoLog(input.beginning)
                try input.forEachChunk { chunk in
                    scanner.scan(chunk, emit: take)
                    return interruption == nil
                }
                scanner.finish(emit: take)
            } catch {
                tell("draft-inspect: " + unreadable(path, error))
                continue
            }
            read.append(path)
            if let interruption { throw interruption }
            lineCount += scanner.lineCount
        }
        let report = TriageReport(triage: triage, files: read, lineCount: lineCount, limit: limit)
        switch format {
        case .text where read.isEmpty: break
        case .text: try StandardStream.output.write(report.text(style: color.color.style()))
        case .json: try StandardStream.output.write(report.json)
        }
        tell(report.tally)
        if read.count < logs.count { throw CommandFailure("", code: .unreadable) }
        if report.fails(at: failure.level, countingPossible: failure.strict) {
            throw CommandFailure("", code: .findings)
        }
    }
}
