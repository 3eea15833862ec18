import ArgumentParser
import LayoutInspector
import LayoutReport

struct SolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Give the frame that the constraints lead to, for every view.",
        discussion: """
            Frames are in the superview's coordinates. '?' marks what the constraints leave open.

              draft-inspect solve --size 320x568 login.json
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup var conditions: ConditionOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "How to tell: text or json.")
    var format = Format.text

    @OptionGroup var color: ColorOptions

    func run() throws {
        let (_, reading) = try input.layout()
        var options = DiagnosisOptions()
        options.conditions = conditions.conditions
        // Frames need no rule.
        options.exceptRules = RuleInfo.all.map(\.id)
        let diagnosis = try reading.diagnosed(options: options)
        let solved = diagnosis.solved()
        switch format {
        case .text:
            let text = SolveText.text(of: solved, layout: diagnosis.layout, style: color.color.style())
            try StandardStream.output.write(text)
        case .json:
            try StandardStream.output.write(SolveJSON.text(of: solved, layout: diagnosis.layout))
        }
    }
}
