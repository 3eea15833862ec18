import ArgumentParser
import LayoutInspector
import LayoutReport

struct SolveCommand: ParsableCommand, TitledCommand {
    static let title = "solving"

    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Show the frame of every view.",
        discussion: """
            Frames are in the superview's coordinates. '?' marks ambiguous attributes.

              draft-inspect solve --size 320x568 login.json
              draft-inspect solve --proof login.proof login.json
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Report") var report: DeclaredOptions<ReportTable>
    @OptionGroup(title: "Report") var proof: DeclaredOptions<ProofTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        var options = try conditions.diagnosis()
        // Frames need no rule.
        options.exceptRules = RuleInfo.all.map(\.id)
        var writer = try report.writer(of: .solve, style: color.style)
        let loaded = try input.layout(allowsUnknowns: true)
        let proof = ProofFile(try proof.options())
        let overwriting = try OverwriteGuard(
            inputs: loaded.files,
            outputs: [proof.output].compactMap { $0 },
            isForced: false
        )
        let diagnosis = try loaded.reading.diagnosed(options: options)
        proof.add(diagnosis, of: loaded.path, part: nil)
        let solved = SolvedFile(path: loaded.path, layout: diagnosis.layout, solved: diagnosis.solved())
        let text = writer.begin(ReportRun.current) + writer.add(solved) + writer.end(CheckTally())
        try StandardStream.output.write(text)
        try proof.write(inOrderOf: [], overwriting: overwriting, isForced: false)
    }
}
