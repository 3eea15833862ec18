import ArgumentParser
import LayoutInspector
import LayoutPolicy
import LayoutPrinter
import LayoutReport

struct CheckCommand: DeliveringCommand, TitledCommand {
    static let title = "checking"

    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report conflicts, ambiguities and other faults in files.",
        discussion: """
            Files are checked in parallel and reported in the order given. The summary goes to standard error. Debugger \
            outputs with addresses in common (recursiveDescription, lists of constraints, traces) are read as one \
            layout; --separate reads them as several.

              draft-inspect check console.log
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
            inputHelp
                + ", or a folder, or a pattern such as 'App/**/*.xib'. Without a file, a pipe is read; '-' is standard input."
        ),
        completion: .file()
    )
    var files: [String] = []

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Report") var report: DeclaredOptions<ReportTable>
    @OptionGroup(title: "Report") var delivery: DeclaredOptions<DeliveryTable>
    @OptionGroup(title: "Policy") var policy: DeclaredOptions<PolicyTable>
    @OptionGroup(title: "Policy") var cache: DeclaredOptions<CacheTable>
    @OptionGroup(title: "Findings") var failure: DeclaredOptions<FailureTable>
    @OptionGroup(title: "Findings") var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup(title: "Findings") var fixes: DeclaredOptions<FixTable>

    @OptionGroup(title: "Report") var timing: DeclaredOptions<TimingTable>
    @OptionGroup(title: "Report") var proof: DeclaredOptions<ProofTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    @Flag(help: "Check again whenever an input or the configuration is saved, until Ctrl-C.")
    var watch = false

    mutating func validate() throws {
        files = try filesOrPipe(files)
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
        if watch, files.contains("-") { throw ValidationError("--watch needs files; standard input does not change") }
    }

    func run() throws {
        if !watch {
            if Supervisor.isWanted(for: files) { return try Supervisor.run() }
            try run { [$0] }
            return
        }
        try FileWatch(title: Self.title) {
            let policy = try RunPolicy(policy)
            var options = try input.options(over: policy.configured)
            options.allowsUnknowns = true
            let inputs = try Inputs.open(files, options)
            return inputs.files + policy.general.map(\.path)
        }.repeating { try run { [$0] } }
    }

    /// - Parameters:
    ///   - shown: What of a file is reported, and under which paths.
    ///   - rest: What is reported when all files are checked.
    func run(
        showing shown: @escaping @Sendable (CheckedFile) -> [CheckedFile],
        atEnd rest: () -> [CheckedFile] = { [] }
    ) throws {
        let isTimed = try timing.options().isShown
        let proof = ProofFile(try proof.options())
        // Earlier runs say nothing of times and proofs.
        var cacheFolder: String?
        let run = try FindingsRun(self, .check, paths: files, conditions: conditions.options()) {
            (policy) throws(CommandFailure) in
            cacheFolder = isTimed || proof.isAsked ? nil : try self.cacheFolder(policy)
            let cache = RunOutput("--" + CacheOptions.folderDeclaration.name, cacheFolder, .cache)
            return [cache, proof.output].compactMap { $0 }
        }
        let cache = try openCache(cacheFolder, run)
        run.check(isTimed: isTimed, proof: proof, cache: cache) { file in
            shown(run.policy.applied(to: run.withPictures(file))).allSatisfy { run.output.add($0) }
        }
        for file in rest() where !run.output.add(file) { break }
        run.addDeleted(files)
        cache?.dropOldEntries()
        try proof.write(
            inOrderOf: run.sources.map(\.path),
            overwriting: run.output.overwriting,
            isForced: run.delivery.isForced
        )
        try run.finish { tally, hiddenNotes in
            if run.delivery.isQuiet { return [] }
            var remarks = [hiddenNotes, tally.sentence]
            if let language = run.input.localization, !run.sources.isEmpty, !tally.hasLocalization {
                let what =
                    run.input.readsTranslations
                    ? "no file has texts in another language" : "no file is localized in '\(language)'"
                remarks.insert(what + "; each was checked in its own language", at: 0)
            }
            return remarks
        }
    }

    /// The path of the folder in which results are kept.
    private func cacheFolder(_ policy: RunPolicy) throws(CommandFailure) -> String? {
        let options = try cache.options(over: policy.configured)
        if options.isOff { return nil }
        let isGiven = try cache.options().folder != nil
        return policy.path(options.folder, of: CacheOptions.folderDeclaration.name, isGiven: isGiven)
    }

    private func openCache(_ folder: String?, _ run: FindingsRun) throws(CommandFailure) -> CheckCache? {
        // What is kept of a file says nothing of an earlier version.
        guard let folder, !run.output.needs.base else { return nil }
        return CheckCache(
            try CacheFolder(folder),
            input: run.input,
            diagnosis: run.diagnosis,
            dialect: run.dialect,
            needs: run.output.needs
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
