import LayoutInspector

/// The destination of a result.
struct OutputOptions: Sendable, Equatable {
    /// `nil` or "-": standard output.
    var path: String?
    var isForced = false

    static let declarations: [OptionDeclaration<OutputOptions>] = [
        .text("output", "write to this file instead of standard output", value: .file, \.path).abbreviated("o"),
        forceDeclaration.lifted(\.isForced),
    ]

    /// Of all commands that write files.
    static let forceDeclaration = OptionDeclaration<Bool>.flag(
        "force",
        "overwrite a file even if it is an input or was not written by draft-inspect",
        \.self
    )

    /// The file, for the check before the work.
    var file: RunOutput? { RunOutput("--output", path) }

    /// Writes a result to the file, or to standard output if no file is named.
    func write(_ text: String, overwriting: OverwriteGuard) throws(CommandFailure) {
        if let path = file?.path {
            try overwriting.write(text, to: path, isForced: isForced)
        } else {
            try StandardStream.output.write(text)
        }
    }
}

/// Where results go.
enum OutputTable: OptionTable {
    static let declarations = OutputOptions.declarations
    static let defaults = OutputOptions()
}
