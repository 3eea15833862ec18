import ArgumentParser
import LayoutInspector
import LayoutPolicy
import LayoutPrinter
import LayoutReport

struct CheckCommand: ParsableCommand, TitledCommand {
    static let title = "checking"

    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report conflicts, ambiguities and other faults in files.",
        discussion: """
            Files are checked in parallel and reported in the order given. The tally goes to standard error. Debugger \
            outputs with addresses in common (recursiveDescription, lists of constraints, traces) are read as one \
            layout; --separate reads them as several.

              draft-inspect check login.json
              draft-inspect check --format json Screens/*.storyboard > findings.json
              draft-inspect check --report sarif=layouts.sarif --report github App/
              draft-inspect check --report html=layouts.html --sizes 320..430 App/
              draft-inspect check --baseline layouts.baseline App/
              draft-inspect check Sources/ --exclude 'Tests/**'
              draft-inspect check 'App/**/*.storyboard'
              draft-inspect check recursive.txt constraints.txt trace.txt
              draft-inspect check --fail-on warning --except misplaced-view login.json
              draft-inspect check --watch App/
            """
    )

    @Argument(
        help: ArgumentHelp(
            inputHelp + ", each; a folder, or a pattern such as 'App/**/*.xib'; '-' is standard input."
        ),
        completion: .file()
    )
    var files: [String]

    @OptionGroup var input: DeclaredOptions<InputTable>
    @OptionGroup var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup var report: DeclaredOptions<ReportTable>
    @OptionGroup var delivery: DeclaredOptions<DeliveryTable>
    @OptionGroup var policy: DeclaredOptions<PolicyTable>
    @OptionGroup var cache: DeclaredOptions<CacheTable>
    @OptionGroup var failure: DeclaredOptions<FailureTable>
    @OptionGroup var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup var fixes: DeclaredOptions<FixTable>

    @OptionGroup var timing: DeclaredOptions<TimingTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    @Flag(help: "Check again whenever an input or the configuration is saved, until Ctrl-C.")
    var watch = false

    func validate() throws {
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
        if watch, files.contains("-") { throw ValidationError("--watch needs files; standard input does not change") }
    }

    func run() throws {
        if !watch {
            try run { [$0] }
            return
        }
        try FileWatch(title: Self.title) {
            let policy = try RunPolicy(policy)
            let inputs = try Inputs.open(files, input.options(over: policy.configured))
            return inputs.files + policy.general.map(\.path)
        }.repeating { try run { [$0] } }
    }

    /// - Parameter shown: What of a file is reported, and under which paths.
    func run(showing shown: @escaping @Sendable (CheckedFile) -> [CheckedFile]) throws {
        let policy = try RunPolicy(policy)
        var options = try diagnosis.options(at: conditions.options(), over: policy.configured)
        let failure = try failure.options(over: policy.configured)
        let style = color.style.showingNotes(as: options, failingAt: failure.level)
        policy.adjust(&options)
        let delivery = try delivery.options(over: policy.configured)
        let inputs = try Inputs.open(files, input.options(over: policy.configured))
        let sources = try policy.wanted(inputs.sources, named: files, hasPatterns: input.options().selectsFiles)
        let isTimed = try timing.options().isShown
        // Times of earlier runs say nothing.
        let cacheFolder = isTimed ? nil : try cacheFolder(policy)
        let cacheOutput = RunOutput("--" + CacheOptions.folderDeclaration.name, cacheFolder, .cache)
        let output = try ReportOutput(
            .check,
            report.options(),
            delivery,
            style: style,
            inputs: inputs.files + policy.inputs,
            outputs: policy.outputs + [cacheOutput].compactMap { $0 }
        )
        let dialect = try fixes.dialect(over: policy.configured)
        let cache = try openCache(cacheFolder, policy, options, dialect, output.needs)
        checkInputs(
            sources,
            options: options,
            dialect: dialect,
            isTimed: isTimed,
            needs: output.needs,
            cache: cache
        ) { file in
            shown(policy.applied(to: file)).allSatisfy { output.add($0) }
        }
        cache?.dropOldEntries()
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
        if !delivery.isQuiet {
            if let language = try input.options(over: policy.configured).localization, !sources.isEmpty,
                !tally.hasLocalization
            {
                writeStatus("no file is localized in '\(language)'; each was checked in its own language")
            }
            if output.hidesNotes, !style.showsNotes, let sentence = tally.sentenceOfNotes { writeStatus(sentence) }
            writeStatus(tally.sentence)
        }

        if tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
        // What is accepted by a baseline from now on does not fail this run.
        if policy.options.writtenBaseline != nil { return }
        if tally.fails(at: failure.level, countingPossible: failure.isStrict) {
            throw CommandFailure("", code: .findings)
        }
    }
}

extension CheckCommand {
    /// The path of the folder in which results are kept.
    private func cacheFolder(_ policy: RunPolicy) throws -> String? {
        let options = try cache.options(over: policy.configured)
        if options.isOff { return nil }
        let name = CacheOptions.folderDeclaration.name
        return try policy.path(options.folder, of: name, isGiven: cache.options().folder != nil)
    }

    private func openCache(
        _ folder: String?,
        _ policy: RunPolicy,
        _ diagnosis: DiagnosisOptions,
        _ dialect: Dialect,
        _ needs: ReportNeeds
    ) throws -> CheckCache? {
        guard let folder else { return nil }
        return CheckCache(
            try CacheFolder(folder),
            input: try input.options(over: policy.configured),
            diagnosis: diagnosis,
            dialect: dialect,
            needs: needs
        )
    }
}

extension CheckCommand {
    /// What is shown beside the findings.
    struct Timing: Sendable {
        var isShown = false

        static let declarations: [OptionDeclaration<Timing>] = [
            .flag("timing", "show how long each file took", \.isShown)
        ]
    }

    enum TimingTable: OptionTable {
        static let declarations = Timing.declarations
        static let defaults = Timing()
    }
}

extension TextStyle {
    /// Notes are for those who ask for them, or for rules by name, and where they make a run fail.
    ///
    /// - Parameter level: The lowest severity that does.
    func showingNotes(as options: DiagnosisOptions, failingAt level: Finding.Severity?) -> TextStyle {
        var style = self
        style.showsNotes = options.includesNotes || !options.onlyRules.isEmpty || level == .note
        return style
    }
}

extension DiagnosisOptions {
    /// Whether a rule runs, as far as options decide: some need notes, or other sizes. What readers find always comes.
    func runs(_ rule: String) -> Bool { RuleInfo.named(rule).map { asks(for: $0) } ?? wants(rule) }
}
