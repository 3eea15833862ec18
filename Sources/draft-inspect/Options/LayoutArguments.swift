import ArgumentParser
import LayoutInspector

/// What a command takes that works on one layout: the file that holds it, or the texts that make it up.
struct LayoutArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            inputHelp + "; several texts of a debugger are read as one layout, and '-' is standard input."
        ),
        completion: .file()
    )
    var files: [String]

    @OptionGroup var input: InputOptions

    /// Reads it, and tells what was set aside.
    ///
    /// - Throws: See ``requireLayout(_:input:)``.
    func layout() throws(CommandFailure) -> (path: String, reading: Reading) {
        try requireLayout(files, input: input)
    }
}
