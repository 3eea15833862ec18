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
    @OptionGroup var delivery: DeclaredOptions<DeliveryTable>
    @OptionGroup var policy: DeclaredOptions<ConfigurationTable>
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
        let policy = try RunPolicy(policy)
        var options = try diagnosis.options(at: conditions.options(), over: policy.configured)
        let failure = try failure.options(over: policy.configured)
        let style = color.style.showingNotes(as: options, failingAt: failure.level)
        policy.adjust(&options)
        let files = files.isEmpty ? ["-"] : files
        let inputs = try Inputs.open(files, input.options(over: policy.configured))
        let sources = try policy.wanted(inputs.sources, named: files, hasPatterns: input.options().selectsFiles)
        let dialect = try fixes.dialect(over: policy.configured)
        let isVerbose = report.given[FindingDetails.verbose] != nil
        let delivery = try delivery.options(over: policy.configured)
        let output = try ReportOutput(
            .explain,
            report.options(),
            delivery,
            style: style,
            inputs: inputs.files + policy.inputs,
            outputs: policy.outputs
        )
        var explanations = Explanations(output, policy, isOneOfSeveral: sources.count > 1)
        for source in sources {
            do throws(ReadError) {
                try explain(source, options: options, dialect, &explanations)
            } catch {
                writeStatus("draft-inspect: " + unreadable(source.path, error))
                explanations.addUnreadable(source.path, error)
            }
        }
        try output.finish()
        // A baseline of a part of the files would lose the others.
        if !output.isCutShort {
            try policy.finish(
                ran: options.runs,
                isQuiet: delivery.isQuiet,
                overwriting: output.overwriting,
                isForced: delivery.isForced
            )
        }
        let tally = output.tally
        if output.hidesNotes, !style.showsNotes, let sentence = tally.sentenceOfNotes { writeStatus(sentence) }
        if isVerbose { explanations.writeNotRun() }
        if tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
        if tally.fails(at: failure.level, countingPossible: failure.isStrict) {
            throw CommandFailure("", code: .findings)
        }
    }

    private func explain(
        _ source: InputSource,
        options: DiagnosisOptions,
        _ dialect: Dialect,
        _ explanations: inout Explanations
    ) throws(ReadError) {
        let layouts = try source.open { writeStatus($0) }
        let count = try layouts.count()
        var scalars = SourceScalars(source)
        var isClean = true
        try layouts.forEachDiagnosis(options: options) { reading, diagnosis in
            isClean = false
            if !reading.joined.isEmpty, let line = skippedLine(reading, path: source.path) { writeStatus(line) }
            var checked = CheckedFile(path: source.file, reading, diagnosis, dialect: dialect)
            if explanations.needs.scenes, let diagnosis {
                checked.scenes = LayoutScenes(reading, diagnosis, options: options)
            }
            if explanations.needs.replacements { source.addReplacements(to: &checked.findings, of: reading) }
            if explanations.needs.columns { scalars.addColumns(to: &checked) }
            return explanations.add(checked, count: count)
        }
        if isClean { _ = explanations.add(CheckedFile(path: source.path, layout: Layout(), findings: []), count: nil) }
    }
}

/// What `explain` adds to layouts while they come in: whether there are others, and which rules did not run.
private struct Explanations {
    private let output: ReportOutput
    private let policy: RunPolicy
    private let isOneOfSeveral: Bool
    private var notRun: [String] = []
    /// What layouts are added with.
    var needs: ReportNeeds { output.needs }

    /// - Parameter isOneOfSeveral: Whether there are several files, each of which is named then.
    init(_ output: ReportOutput, _ policy: RunPolicy, isOneOfSeveral: Bool) {
        self.output = output
        self.policy = policy
        self.isOneOfSeveral = isOneOfSeveral
    }

    /// - Parameter count: How many layouts the file holds; `nil` where that is not known.
    /// - Returns: Whether more can be written.
    mutating func add(_ file: CheckedFile, count: Int?) -> Bool {
        var checked = policy.applied(to: file)
        checked.isOneOfSeveral = isOneOfSeveral
        if let count { checked.part?.count = count }
        for line in sentencesNotRun(checked.notRun) where !notRun.contains(line) { notRun.append(line) }
        return output.add(checked)
    }

    /// Counts a file whose error was reported already.
    func addUnreadable(_ path: String, _ error: ReadError) {
        _ = output.add(CheckedFile(path: path, error: error), isKnown: true)
    }

    /// Which rules did not run, each line once, on standard error.
    func writeNotRun() {
        for line in notRun { writeStatus(line) }
    }
}
