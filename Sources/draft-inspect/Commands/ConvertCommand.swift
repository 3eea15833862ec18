import ArgumentParser
import LayoutInspector
import LayoutReport

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Write any input as a layout dump.",
        discussion: """
              draft-inspect convert Main.storyboard -o main.json
              draft-inspect convert --lowered login.json
            """
    )

    @OptionGroup var input: LayoutArguments

    @Flag(help: "Write the linear system that the layout means instead: variables, rows, priorities.")
    var lowered = false

    @OptionGroup var conditions: ConditionOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    func run() throws {
        let (_, reading) = try input.layout()
        let text: String
        if lowered {
            text = String(decoding: reading.layout.lowered(under: conditions.conditions).json(), as: UTF8.self)
        } else {
            text = String(decoding: reading.layout.dump(), as: UTF8.self)
        }
        try writeResult(text, to: output)
    }
}

/// Writes a result to a file, or to standard output where none is named.
func writeResult(_ text: String, to path: String?) throws(CommandFailure) {
    if let path, path != "-" {
        try writeFile(text, to: path)
    } else {
        try StandardStream.output.write(text)
    }
}
