import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport

struct ExplainCommand: DeliveringCommand, TitledCommand {
    static let title = "explaining"

    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain each finding: cause, proof and fixes.",
        discussion: """
            Without a command, standard input is explained. The exit status is that of 'check'.

              pbpaste | draft-inspect
              draft-inspect explain console.log
              draft-inspect explain Main.storyboard
              draft-inspect explain autoresizing-mask
              draft-inspect explain --format markdown console.log
            """
    )

    @Argument(
        help: ArgumentHelp(
            inputHelp
                + ", or the name of a rule or a cause; several debugger outputs of one layout are read together. Without a"
                + " file, standard input is read, as with '-'."
        ),
        completion: .file()
    )
    var files: [String] = []

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Report") var report: DeclaredOptions<ReportTable>
    @OptionGroup(title: "Report") var delivery: DeclaredOptions<DeliveryTable>
    @OptionGroup(title: "Policy") var policy: DeclaredOptions<ConfigurationTable>
    @OptionGroup(title: "Findings") var failure: DeclaredOptions<FailureTable>
    @OptionGroup(title: "Findings") var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup(title: "Findings") var fixes: DeclaredOptions<FixTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        // A file of the name is meant first.
        if files.count == 1, !fileExists(files[0]), let page = RulesText.page(named: files[0], style: color.style) {
            try StandardStream.output.write(page)
            return
        }
        let files = files.isEmpty ? ["-"] : files
        if Supervisor.isWanted(for: files) { return try Supervisor.run() }
        let run = try FindingsRun(self, .explain, paths: files, conditions: conditions.options())
        // Which rules did not run, each line once.
        var notRun: [String] = []
        run.forEachSource { source, fault in
            if let fault {
                writeStatus("draft-inspect: " + unreadable(source.path, fault))
                _ = run.output.add(CheckedFile(path: source.path, error: fault), isKnown: true)
                return
            }
            run.check(source, isCounted: true) { file in
                // Its error is known from standard error.
                if file.isUnreadable { return run.output.add(file, isKnown: true) }
                var file = run.policy.applied(to: file)
                file.isOneOfSeveral = run.sources.count > 1
                for line in sentencesNotRun(file.notRun) where !notRun.contains(line) { notRun.append(line) }
                return run.output.add(file)
            }
        }
        let isVerbose = report.given[FindingDetails.verbose] != nil
        try run.finish { [$1] + (isVerbose ? notRun : []) }
    }
}
