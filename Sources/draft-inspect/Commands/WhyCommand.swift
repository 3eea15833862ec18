import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

struct WhyCommand: ParsableCommand, TitledCommand {
    static let title = "solving"

    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Show which constraints make an attribute what it is.",
        discussion: """
            \(WhyVerb.details)

              draft-inspect why login.json title.leading
              draft-inspect why Main.storyboard root/header
              draft-inspect why --format json login.json title.leading
            """
    )

    @Argument(help: ArgumentHelp(inputHelp + "; '-' is standard input."), completion: .file())
    var file: String

    @Argument(help: ArgumentHelp("A view, or a view and an attribute.", valueName: "view[.attribute]"))
    var value: String

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Output") var format: DeclaredOptions<AnswerTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        let loaded = try LoadedLayout(reading: [file], input.options())
        let analysis = try loaded.reading.analysis(options: conditions.diagnosis())
        let lookup = ObjectLookup(layout: analysis.layout, tags: try loaded.tags(), names: analysis.names)
        let answer = try WhyAnswer(about: value, lookup, in: analysis)
        let text = try format.options().format == .json ? answer.json : answer.text(style: color.style)
        try StandardStream.output.write(text)
    }
}

/// What the command and the verb answer: one attribute in full, or the frame of a view in short.
struct WhyAnswer {
    private let derivations: [Derivation]
    private let isWholeFrame: Bool
    private let layout: Layout

    init(about words: String, _ lookup: ObjectLookup, in analysis: Analysis) throws(SessionError) {
        let (item, attribute) = try lookup.itemAndAttribute(words)
        layout = analysis.layout
        isWholeFrame = attribute == nil
        let attributes = attribute.map { [$0] } ?? [.leading, .width, .top, .height]
        var derivations: [Derivation] = []
        do throws(Interrupted) {
            for attribute in attributes {
                derivations.append(try analysis.derivation(of: Layout.Anchor(item, attribute)))
            }
        } catch {
            throw .interrupted
        }
        self.derivations = derivations
    }

    func text(style: TextStyle) -> String {
        if !isWholeFrame, let only = derivations.first { return WhyText.text(of: only, layout: layout, style: style) }
        return WhyText.text(of: derivations, layout: layout, style: style)
    }

    var json: String { WhyJSON.text(of: derivations, layout: layout) }
}
