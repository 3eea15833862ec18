import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

/// A command that reports the findings of files: what it is run with.
protocol FindingsCommand: ParsableCommand {
    associatedtype Input: OptionTable where Input.Options == InputOptions
    associatedtype Policy: OptionTable where Policy.Options == PolicyOptions
    associatedtype Report: OptionTable where Report.Options == ReportChoice

    var input: DeclaredOptions<Input> { get }
    var report: DeclaredOptions<Report> { get }
    var policy: DeclaredOptions<Policy> { get }
    var failure: DeclaredOptions<FailureTable> { get }
    var diagnosis: DeclaredOptions<DiagnosisTable> { get }
    var fixes: DeclaredOptions<FixTable> { get }
    var color: DeclaredOptions<ColorTable> { get }
}

/// A command whose reports go where its options say.
protocol DeliveringCommand: FindingsCommand {
    var delivery: DeclaredOptions<DeliveryTable> { get }
}

/// One run of such a command: its options over those of configurations, the files that it looks at, and its reports.
struct FindingsRun: Sendable {
    let policy: RunPolicy
    let input: InputOptions
    let diagnosis: DiagnosisOptions
    let delivery: ReportDelivery
    /// In which the code of fixes is written.
    let dialect: Dialect
    let sources: [InputSource]
    let output: ReportOutput
    /// Where pictures of layouts go, and what is before their names in a report.
    let pictureFolder: String?
    let pictureLink: String?
    /// Files that have pictures.
    let pictureCount = Locked(0)
    private let failure: FailurePolicy
    private let showsNotes: Bool

    /// Opens the files, and begins the reports.
    ///
    /// - Parameters:
    ///   - paths: Files, folders and patterns, as they were named.
    ///   - conditions: `nil` for a command that reads logs alone, whose layouts are as they were printed.
    ///   - outputs: What the command writes beside reports and baselines.
    /// - Throws: ``CommandFailure`` for wrong usage, for a configuration or a baseline that cannot be read, and where no file
    ///   is left.
    init(
        _ command: some DeliveringCommand,
        _ kind: ReportKind,
        paths: [String],
        conditions: LayoutConditions?,
        outputs: (RunPolicy) throws(CommandFailure) -> [RunOutput] = { _ in [] }
    ) throws(CommandFailure) {
        try self.init(command, kind, paths: paths, conditions: conditions, outputs: outputs) {
            (configured) throws(CommandFailure) in try command.delivery.options(over: configured)
        }
    }

    /// - Parameter delivered: Takes the configured options; returns where the reports go.
    init(
        _ command: some FindingsCommand,
        _ kind: ReportKind,
        paths: [String],
        conditions: LayoutConditions?,
        outputs: (RunPolicy) throws(CommandFailure) -> [RunOutput] = { _ in [] },
        delivered: (OptionAssignments) throws(CommandFailure) -> ReportDelivery
    ) throws(CommandFailure) {
        policy = try RunPolicy(command.policy)
        var diagnosis = try command.diagnosis.options(at: conditions ?? LayoutConditions(), over: policy.configured)
        failure = try command.failure.options(over: policy.configured)
        var style = command.color.style
        if conditions != nil {
            // Notes are for those who ask for them, or for rules by name, and where they make a run fail.
            style.showsNotes = diagnosis.includesNotes || !diagnosis.onlyRules.isEmpty || failure.level == .note
        }
        showsNotes = style.showsNotes
        policy.adjust(&diagnosis)
        self.diagnosis = diagnosis
        delivery = try delivered(policy.configured)
        var input = try command.input.options(over: policy.configured)
        // Logs are counted as they are, whatever was printed beside.
        if conditions == nil { input.keepsTextsApart = true }
        input.allowsUnknowns = conditions != nil
        self.input = input
        let inputs = try Inputs.open(paths, input, wanted: conditions == nil ? [LogReader.self] : nil)
        sources = try policy.wanted(inputs.sources, named: paths, hasPatterns: command.input.options().selectsFiles)
        dialect = try command.fixes.dialect(over: policy.configured)
        let report = try command.report.options()
        pictureFolder = report.options[GitHubCommentFormat.picturesName]?.last
        pictureLink = report.options[GitHubCommentFormat.pictureLinkName]?.last
        if let pictureFolder, !FolderContents.isFolder(pictureFolder) {
            throw CommandFailure("--pictures: '\(printable(pictureFolder))' is not a folder; create it", code: .usage)
        }
        output = try ReportOutput(
            kind,
            report,
            delivery,
            style: style,
            failure: failure,
            base: kind == .check ? policy.options.changedSince : nil,
            inputs: inputs.files + policy.inputs,
            outputs: policy.outputs + outputs(policy)
        )
    }

    /// Ends the reports, writes baselines, and reports the counts on standard error.
    ///
    /// - Parameters:
    ///   - tally: What decides on the status; `nil`: what the reports have.
    ///   - remarks: Takes the counts, and the line about notes that are not shown, if there is one; returns the lines to say.
    /// - Throws: ``CommandFailure`` with the status of the run, unless it succeeds.
    func finish(
        _ tally: CheckTally? = nil,
        remarks: (CheckTally, String?) -> [String?]
    ) throws(CommandFailure) {
        try output.finish()
        // A baseline of a part of the files would lose the others.
        if !output.isCutShort {
            try policy.finish(
                ran: { rule in RuleInfo.named(rule).map { diagnosis.asks(for: $0) } ?? diagnosis.wants(rule) },
                isQuiet: delivery.isQuiet,
                overwriting: output.overwriting,
                isForced: delivery.isForced
            )
        }
        let tally = tally ?? output.tally
        for line in remarks(tally, showsNotes ? nil : output.hiddenNotes) { if let line { writeStatus(line) } }
        // What is accepted by a baseline from now on does not fail this run.
        try failure.judge(tally, isAccepted: policy.options.writtenBaseline != nil)
    }
}

extension FailurePolicy {
    /// - Parameter isAccepted: Whether findings are accepted, whatever they are.
    /// - Throws: ``CommandFailure`` with the status of a run of these counts, unless it succeeds.
    func judge(_ tally: CheckTally, isAccepted: Bool = false) throws(CommandFailure) {
        if tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
        if !isAccepted, tally.fails(at: level, countingPossible: isStrict) { throw CommandFailure("", code: .findings) }
    }
}

/// The files of a command line; standard input where there are none and something is piped in.
///
/// - Throws: A `ValidationError` where somebody would have to type the input.
func filesOrPipe(_ files: [String]) throws -> [String] {
    if !files.isEmpty { return files }
    if StandardStream.input.isTerminal { throw ValidationError("name a file, or pipe one in") }
    return ["-"]
}
