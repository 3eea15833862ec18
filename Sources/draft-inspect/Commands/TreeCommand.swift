import ArgumentParser
import LayoutInspector
import LayoutReport

struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Show the view hierarchy, with names, frames and marks for findings.",
        discussion: """
            Frames are the solved ones, in the superview's coordinates. '?' marks what the constraints leave open, \
            '!' the rules that found something.
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup var conditions: ConditionOptions
    @OptionGroup var color: ColorOptions

    func run() throws {
        let (_, reading) = try input.layout()
        var options = DiagnosisOptions()
        options.conditions = conditions.conditions
        options.findsFixes = false
        let diagnosis = try reading.diagnosed(options: options)
        let solved = diagnosis.solved()
        let text = TreeText.text(
            of: diagnosis.layout,
            frames: solved.frames,
            findings: diagnosis.findings,
            undetermined: solved.undetermined,
            style: color.color.style()
        )
        try StandardStream.output.write(text)
    }
}
