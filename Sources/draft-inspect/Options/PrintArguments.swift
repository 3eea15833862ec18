import ArgumentParser
import LayoutInspector
import LayoutPrinter

/// What `print` takes, as a verb of the program and of the session.
struct PrintArguments: ParsableArguments {
    @OptionGroup(title: "Source") var choice: DeclaredOptions<SourceTable>

    @Option(
        help: ArgumentHelp(
            "Take tags from this file instead of FILE.names.json: a JSON object, or lines of an id and a name.",
            valueName: "file"
        ),
        completion: .file()
    )
    var tags: String?

    @OptionGroup(title: "Source") var options: DeclaredOptions<PrintTable>
    @OptionGroup(title: "Output") var output: DeclaredOptions<OutputTable>

    /// How these print layouts.
    var request: SourceRequest { SourceRequest(choice: choice, options: options, tags: tags) }
}
