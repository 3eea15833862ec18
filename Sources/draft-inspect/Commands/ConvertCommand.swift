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

    @OptionGroup(title: "Output") var result: DeclaredOptions<ResultTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Output") var output: DeclaredOptions<OutputTable>

    func run() throws {
        let loaded = try input.layout()
        let layout = loaded.reading.layout
        let output = try output.options()
        let overwriting = try OverwriteGuard(
            inputs: loaded.files,
            outputs: [output.file].compactMap { $0 },
            isForced: output.isForced
        )
        let isLowered = try result.options().isLowered
        let text = isLowered ? try layout.lowered(under: conditions.options()).wrapped().json() : layout.dump()
        try output.write(String(decoding: text, as: UTF8.self), overwriting: overwriting)
    }
}

extension ConvertCommand {
    /// What the layout is converted to.
    struct Result: Sendable {
        var isLowered = false

        static let declarations: [OptionDeclaration<Result>] = [
            .flag("lowered", "write the layout's linear system instead: variables, rows, priorities", \.isLowered)
        ]
    }

    enum ResultTable: OptionTable {
        static let declarations = Result.declarations
        static let defaults = Result()
    }
}
