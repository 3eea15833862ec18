import ArgumentParser
import LayoutInspector
import LayoutReport

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find conflicts, ambiguities and other faults in files.",
        discussion: """
            Files are checked in parallel and told in the order given. The tally goes to standard error. Texts of a \
            debugger that have addresses in common (recursiveDescription, lists of constraints, traces) are read as one \
            layout, unless --separate keeps them apart.

              draft-inspect check login.json
              draft-inspect check --format json Screens/*.storyboard > findings.json
              draft-inspect check recursive.txt constraints.txt trace.txt
              draft-inspect check --fail-on warning --except misplaced-view login.json
            """
    )

    @Argument(help: ArgumentHelp(inputHelp + ", each; '-' is standard input."), completion: .file())
    var files: [String]

    @OptionGroup var input: InputOptions
    @OptionGroup var conditions: ConditionOptions

    @Option(
        help: ArgumentHelp(
            "How to tell: \(ReportFormats.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).",
            valueName: "format"
        )
    )
    var format = FormatArgument()

    @OptionGroup var failure: FailureOptions

    @OptionGroup var rules: RuleOptions

    @Flag(name: .customLong("all-conflicts"), help: "Look for every set of constraints that conflicts, within a cap.")
    var allConflicts = false

    @Option(
        name: .customLong("size-range"),
        help: ArgumentHelp(
            "Tell the sizes in this range at which a layout breaks: 320-1366x480-1366.",
            valueName: "W-WxH-H"
        )
    )
    var sizeRange: SizeRangeArgument?

    @Flag(help: "Give the multipliers that prove each conflict.")
    var certificates = false

    @Flag(help: "Tell how long each file took.")
    var timing = false

    @OptionGroup var color: ColorOptions

    func validate() throws {
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        var options = DiagnosisOptions()
        options.conditions = conditions.conditions
        options.findsAllConflicts = allConflicts
        options.sizeRange = sizeRange?.range
        try rules.apply(to: &options)

        let output = CheckOutput(format.format.writer(style: color.color.style(), showsCertificates: certificates))
        try checkFiles(files, input: input, options: options, isTimed: timing) { output.add($0) }
        let tally = try output.finish()
        tell(tally.sentence)

        if tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
        if tally.fails(at: failure.level, countingPossible: failure.strict) {
            throw CommandFailure("", code: .findings)
        }
    }
}

/// Writes a report to standard output while its files come in.
private final class CheckOutput: @unchecked Sendable {
    // Files come in one at a time.
    private var writer: any ReportWriter
    private var tally = CheckTally()
    private var failure: CommandFailure?

    init(_ writer: any ReportWriter) {
        self.writer = writer
    }

    /// - Returns: Whether more can be written.
    func add(_ file: CheckedFile) -> Bool {
        tally.add(file)
        return write(writer.add(file))
    }

    /// - Throws: ``CommandFailure`` where not all could be written.
    func finish() throws(CommandFailure) -> CheckTally {
        _ = write(writer.finish(tally))
        if let failure { throw failure }
        return tally
    }

    private func write(_ text: String) -> Bool {
        guard failure == nil else { return false }
        do throws(CommandFailure) {
            return try StandardStream.output.write(text)
        } catch {
            failure = error
            return false
        }
    }
}

/// The value of `--format`: one of the formats that reports have.
struct FormatArgument: ExpressibleByArgument {
    var format: any ReportFormat.Type

    init() {
        format = TextFormat.self
    }

    init?(argument: String) {
        guard let format = ReportFormats.all.first(where: { $0.name == argument }) else { return nil }
        self.format = format
    }

    var defaultValueDescription: String { format.name }

    static var allValueStrings: [String] { ReportFormats.all.map { $0.name } }
}
