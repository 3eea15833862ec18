import ArgumentParser
import LayoutInspector
import LayoutReport

struct ConvertCommand: ParsableCommand, TitledCommand {
    static let title = "converting"

    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Write any input as a layout dump.",
        discussion: """
              draft-inspect convert Main.storyboard -o main.json
              draft-inspect convert --lowered login.json
            """
    )

    @OptionGroup var input: LayoutArguments

    @Flag(help: "Write the layout's linear system instead: variables, rows, priorities.")
    var lowered = false

    @OptionGroup var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup var output: OutputOptions

    func run() throws {
        let loaded = try input.layout()
        let layout = loaded.reading.layout
        let text = lowered ? layout.lowered(under: try conditions.options()).json() : layout.dump()
        try output.write(String(decoding: text, as: UTF8.self), inputs: loaded.files)
    }
}
