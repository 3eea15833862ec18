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

    @Argument(help: "Layout dumps, storyboards, xibs or console logs; '-' is standard input.", completion: .file())
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

        let checked = try checkFiles(files, input: input, options: options, isTimed: timing)
        let report = CheckReport(files: checked, showsCertificates: certificates)
        try StandardStream.output.write(format.format.text(of: report, style: color.color.style()))
        tell(report.tally)

        if report.files.contains(where: \.isUnreadable) { throw CommandFailure("", code: .unreadable) }
        if report.fails(at: failure.level, countingPossible: failure.strict) {
            throw CommandFailure("", code: .findings)
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
