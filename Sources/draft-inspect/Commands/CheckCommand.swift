import ArgumentParser
import LayoutInspector
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
              draft-inspect check Sources/ --exclude 'Tests/**'
              draft-inspect check 'App/**/*.storyboard'
              draft-inspect check recursive.txt constraints.txt trace.txt
              draft-inspect check --fail-on warning --except misplaced-view login.json
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
    @OptionGroup var failure: DeclaredOptions<FailureTable>
    @OptionGroup var diagnosis: DeclaredOptions<DiagnosisTable>
    @OptionGroup var fixes: DeclaredOptions<FixTable>

    @OptionGroup var timing: DeclaredOptions<TimingTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        let options = try diagnosis.options(at: conditions.options())
        let style = color.style.showingNotes(as: options)
        let output = CheckOutput(try report.writer(of: .check, style: style))
        let inputs = try Inputs.open(files, input.options())
        let isTimed = try timing.options().isShown
        checkInputs(inputs, options: options, dialect: try fixes.dialect(), isTimed: isTimed) { output.add($0) }
        let tally = try output.finish()
        if !style.showsNotes, let sentence = tally.sentenceOfNotes { tell(sentence) }
        tell(tally.sentence)

        if tally.hasUnreadable { throw CommandFailure("", code: .unreadable) }
        let policy = try failure.options()
        if tally.fails(at: policy.level, countingPossible: policy.isStrict) {
            throw CommandFailure("", code: .findings)
        }
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
    /// Notes are for those who ask for them, or for rules by name.
    func showingNotes(as options: DiagnosisOptions) -> TextStyle {
        var style = self
        style.showsNotes = options.includesNotes || !options.onlyRules.isEmpty
        return style
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
        _ = write(self.writer.begin())
    }

    /// - Returns: Whether more can be written.
    func add(_ file: CheckedFile) -> Bool {
        tally.add(file)
        return write(writer.add(file))
    }

    /// - Throws: ``CommandFailure`` where not all could be written.
    func finish() throws(CommandFailure) -> CheckTally {
        _ = write(writer.end(tally))
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
