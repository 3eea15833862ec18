import ArgumentParser
import LayoutInspector
import LayoutPrinter

/// What `print` takes, as a verb of the program and of the session.
struct PrintArguments: ParsableArguments {
    @Option(help: "The library that the source is for.")
    var dialect = DialectName.draftsman

    @Option(
        help: ArgumentHelp(
            "What to print: plan (a property for a class that is there; this unless another is named), "
                + "class (a file that compiles by itself) or statements (for code that runs once).",
            valueName: "form"
        )
    )
    var form: FormArgument?

    @Option(
        help: ArgumentHelp(
            "Take tags from this file instead of FILE.names.json: a JSON object, or lines of an id and a name.",
            valueName: "file"
        ),
        completion: .file()
    )
    var tags: String?

    @OptionGroup var options: DeclaredOptions<PrintTable>
    @OptionGroup var output: OutputOptions

    enum DialectName: String, ExpressibleByArgument, CaseIterable {
        case draftsman
    }

    /// The source of a layout.
    ///
    /// - Parameter base: Options that hold where the arguments do not say otherwise. `--tags` takes the place of its tags.
    /// - Throws: ``CommandFailure``: status 64 where something impossible was asked for, 70 where the proof failed.
    func source(of layout: Layout, base: PrintOptions) throws(CommandFailure) -> PrintedSource {
        var options = base
        if let fileTags = try fileTags(for: layout) { options.tags = fileTags }
        try self.options.apply(to: &options)
        do {
            return try layout.printed(as: .draftsman(form: form?.form ?? .plan), options: options)
        } catch {
            throw CommandFailure(error.message, code: error.isUsage ? .usage : .internalError)
        }
    }

    private func fileTags(for layout: Layout) throws(CommandFailure) -> [PrintOptions.Tag]? {
        guard let tags else { return nil }
        let file = try NamesFile(reading: tags)
        if let stray = file.strays(in: layout).first { throw CommandFailure(file.message(for: stray), code: .usage) }
        return file.tags(in: layout)
    }
}

/// The value of `--form`.
struct FormArgument: ExpressibleByArgument {
    var form: Draftsman.Form

    init?(argument: String) {
        guard let form = Draftsman.Form(rawValue: argument) else { return nil }
        self.form = form
    }

    static var allValueStrings: [String] { Draftsman.Form.allCases.map(\.rawValue) }
}
