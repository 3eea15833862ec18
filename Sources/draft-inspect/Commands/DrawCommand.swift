import ArgumentParser
import LayoutInspector
import LayoutReport
import LineEditor

struct DrawCommand: ParsableCommand, TitledCommand {
    static let title = "drawing"

    static let configuration = CommandConfiguration(
        commandName: "draw",
        abstract: "Draw a layout, or one finding, in the terminal, as SVG or as PNG.",
        discussion: """
            A layout is drawn as solved, with a mark for each finding; for a log, its conflict is drawn. With --finding: the \
            row of sizes and gaps that does not fit, two rows that differ, the two layouts of an ambiguity, or the views \
            that the finding is about; --fix adds the layout after that fix.

              draft-inspect draw login.json
              draft-inspect draw login.json --finding 1 --fix 2
              draft-inspect draw login.json --svg login.svg
            """
    )

    @OptionGroup var input: LayoutArguments

    @Option(help: ArgumentHelp("Draw this finding, by its number in the output of check.", valueName: "n"))
    var finding: Int?

    @Option(help: ArgumentHelp("Draw the layout before and after this fix of the finding.", valueName: "m"))
    var fix: Int?

    @Option(help: ArgumentHelp("Draw only this view and what it contains.", valueName: "view"))
    var view: String?

    @OptionGroup(title: "Output") var picture: DeclaredOptions<PictureTable>
    @OptionGroup(title: "Conditions") var conditions: DeclaredOptions<ConditionTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func validate() throws {
        if fix != nil, finding == nil { throw ValidationError("--fix needs --finding") }
        let picture = try picture.options()
        if picture.path == "-", picture.pixels == "-" {
            throw ValidationError("only one picture goes to standard output")
        }
        if view != nil, finding != nil { throw ValidationError("--view and --finding exclude each other") }
    }

    func run() throws {
        let loaded = try input.layout(allowsUnknowns: true)
        let picture = try picture.options()
        let overwriting = try OverwriteGuard(
            inputs: loaded.files,
            outputs: [RunOutput("--svg", picture.path), RunOutput("--png", picture.pixels)].compactMap { $0 },
            isForced: picture.isForced
        )
        let analysis = try loaded.reading.analysis(options: conditions.diagnosis())
        var request = DrawRequest()
        request.finding = finding
        request.fix = fix
        let tags = try loaded.tags()
        if let view {
            request.view = try ObjectLookup(layout: analysis.layout, tags: tags, names: analysis.names).view(view)
        }
        let drawing = try request.drawing(of: analysis)
        if let png = picture.pixels { try write(drawing.png(), to: png, overwriting, isForced: picture.isForced) }
        guard let svg = picture.path else {
            if picture.pixels != nil { return }
            let text = drawing.text(columns: Terminal.columns, characters: .current, style: color.style)
            try StandardStream.output.write(text)
            return
        }
        if svg == "-" {
            try StandardStream.output.write(drawing.svg())
        } else {
            try overwriting.write(drawing.svg(), to: svg, isForced: picture.isForced)
        }
    }
}

extension DrawCommand {
    private func write(
        _ bytes: [UInt8],
        to path: String,
        _ overwriting: OverwriteGuard,
        isForced: Bool
    ) throws(CommandFailure) {
        guard path == "-" else { return try overwriting.write(bytes, to: path, isForced: isForced) }
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(CommandFailure) in try StandardStream.output.write(bytes) }
        }
        _ = try result.get()
    }

    /// Where the drawing goes, if not to the terminal.
    struct Picture: Sendable {
        /// "-": standard output.
        var path: String?
        /// The same as pixels.
        var pixels: String?
        var isForced = false

        static let declarations: [OptionDeclaration<Picture>] = [
            .text("svg", "write an SVG file; '-' is standard output", value: .file, \.path),
            .text("png", "write a PNG file; '-' is standard output", value: .file, \.pixels),
            OutputOptions.forceDeclaration.lifted(\.isForced),
        ]
    }

    enum PictureTable: OptionTable {
        static let declarations = Picture.declarations
        static let defaults = Picture()
    }
}
