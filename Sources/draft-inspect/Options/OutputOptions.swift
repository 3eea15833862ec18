import ArgumentParser

/// The destination of a result.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @Flag(help: "Overwrite a file even if it is an input, or was not written by draft-inspect.")
    var force = false

    /// Writes a result to the file, or to standard output if no file is named.
    ///
    /// - Parameter inputs: The files that the command read; they are not overwritten by default.
    func write(_ text: String, inputs: [String]) throws(CommandFailure) {
        if let output, output != "-" {
            try OverwriteGuard(inputs: inputs).write(text, to: output, isForced: force)
        } else {
            try StandardStream.output.write(text)
        }
    }
}
