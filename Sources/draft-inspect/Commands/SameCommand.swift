import ArgumentParser
import LayoutInspector
import LayoutReport

struct SameCommand: ParsableCommand, TitledCommand {
    static let title = "comparing"

    static let configuration = CommandConfiguration(
        commandName: "same",
        abstract: "Prove that two layouts put every view in the same place, or show the size at which they do not.",
        discussion: """
            A layout is a file, or REVISION:FILE for a file of a git revision.

              draft-inspect same Login.storyboard LoginView.swift
              draft-inspect same HEAD~1:Main.storyboard Main.storyboard
              draft-inspect same --match title=headline Old.xib New.swift

            Exit status: 0 the same; 1 different; 2 an input could not be read; 3 unknown.
            """
    )

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    @Argument(help: "The layout as it was.", completion: .file())
    var old: String

    @Argument(help: "The layout as it is now.", completion: .file())
    var new: String

    @OptionGroup var input: DeclaredOptions<InputTable>
    @OptionGroup var conditions: DeclaredOptions<ConditionTable>

    @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
    var format = Format.text

    @OptionGroup var color: DeclaredOptions<ColorTable>

    func run() throws {
        let options = try input.options()
        let sides = try (LayoutRevision(old).reading(options), LayoutRevision(new).reading(options))
        var comparing = SamenessOptions()
        comparing.conditions = try conditions.options()
        let result = try sides.0.same(as: sides.1, options: comparing)
        let text = SamenessText(
            result,
            sides.0.layout,
            sides.1.layout,
            files: ComparedNames(old: old, new: new),
            style: color.style
        )
        try StandardStream.output.write(text.text)
        switch result.verdict {
        case .same, .sameInRange, .sameFrames: return
        case .different: throw CommandFailure("", code: .findings)
        case .unknown: throw CommandFailure("", code: .undecided)
        }
    }
}
