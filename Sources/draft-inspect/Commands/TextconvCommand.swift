import ArgumentParser
import LayoutInspector
import LayoutReport

struct TextconvCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "textconv",
        abstract: "Write a layout as one line for each object, for git diff.",
        discussion: """
            Tool versions, positions on the canvas and frames that constraints determine are omitted. A file that is not a \
            layout is written as it is. git-setup configures git to use this command.
            """
    )

    @Argument(help: "The file.", completion: .file())
    var file: String

    func run() throws {
        let bytes: [UInt8]
        do throws(ReadError) {
            bytes = try contents(ofFile: file)
        } catch {
            throw CommandFailure(unreadable(file, error), code: .unreadable)
        }
        // git passes a temporary file without the name's meaning: the format is detected from the content.
        guard let readings = try? Layout.readAll(bytes) else {
            try StandardStream.output.write(String(decoding: bytes, as: UTF8.self))
            return
        }
        for reading in readings { try StandardStream.output.write(TextConversion.text(of: reading.layout)) }
    }
}
