import ArgumentParser
import LayoutInspector
import LayoutReport

struct TreeCommand: ParsableCommand, TitledCommand {
    static let title = "solving"

    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Show the view hierarchy, with names, frames and marks for findings.",
        discussion: """
            Frames are the solved ones, in the superview's coordinates. '?' marks ambiguous attributes, \
            '!' findings, by rule.
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        let reading = try input.layout(allowsUnknowns: true).reading
        var options = try conditions.diagnosis()
        options.findsFixes = false
        let diagnosis = try reading.diagnosed(options: options)
        let solved = diagnosis.solved()
        let text = TreeText.text(
            of: diagnosis.layout,
            frames: solved.frames,
            findings: diagnosis.findings,
            undetermined: solved.undetermined,
            style: color.style
        )
        try StandardStream.output.write(LineWrap.text(text, style: color.style))
    }
}
