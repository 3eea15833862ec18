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
            Each step follows from the facts before it. Then come constraints with room, and constraints without \
            effect, with what beats them. Without an attribute: the view's frame, in short.

              draft-inspect why login.json title.leading
              draft-inspect why Main.storyboard root/header
            """
    )

    @Argument(help: ArgumentHelp(inputHelp + "; '-' is standard input."), completion: .file())
    var file: String

    @Argument(help: ArgumentHelp("A view, or a view and an attribute.", valueName: "view[.attribute]"))
    var value: String

    @OptionGroup var input: DeclaredOptions<InputTable>
    @OptionGroup var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup var color: DeclaredOptions<ColorTable>

    func run() throws {
        let loaded = try LoadedLayout(reading: [file], input.options())
        var options = DiagnosisOptions()
        options.conditions = try conditions.options()
        let reading = loaded.reading
        let analysis = try Analysis(
            reading.layout,
            places: reading.places,
            readerFindings: reading.findings,
            options: options
        )
        let lookup = ObjectLookup(layout: analysis.layout, tags: try loaded.tags(), names: analysis.names)
        let text: String
        do throws(SessionError) {
            text = try WhyAnswer.text(about: value, lookup, in: analysis, style: color.style)
        } catch {
            throw CommandFailure(error.message, code: error.code)
        }
        try StandardStream.output.write(text)
    }
}

/// What the command and the verb answer.
enum WhyAnswer {
    static func text(
        about words: String,
        _ lookup: ObjectLookup,
        in analysis: Analysis,
        style: TextStyle
    ) throws(SessionError) -> String {
        let (item, attribute) = try lookup.itemAndAttribute(words)
        do throws(Interrupted) {
            if let attribute {
                let derivation = try analysis.derivation(of: Layout.Anchor(item, attribute))
                return WhyText.text(of: derivation, layout: analysis.layout, style: style)
            }
            var derivations: [Derivation] = []
            for attribute in [LayoutAttribute.leading, .width, .top, .height] {
                derivations.append(try analysis.derivation(of: Layout.Anchor(item, attribute)))
            }
            return WhyText.text(of: derivations, layout: analysis.layout, style: style)
        } catch {
            throw .interrupted
        }
    }
}
