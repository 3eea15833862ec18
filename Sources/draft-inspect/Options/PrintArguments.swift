import ArgumentParser
import LayoutInspector
import LayoutPrinter

/// What `print` takes, as a verb of the program and of the session.
struct PrintArguments: ParsableArguments {
    @Option(help: "The library that the source is for.")
    var dialect: DialectArgument?

    @Option(
        help: ArgumentHelp("What to print: " + PrintArguments.formsHelp + ".", valueName: "form"),
        completion: .list(PrintArguments.forms.map(\.name))
    )
    var form: String?

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

    /// The forms of all dialects, each once.
    private static let forms = Dialects.all.flatMap(\.forms).reduce(into: [SourceForm]()) { forms, form in
        if !forms.contains(form) { forms.append(form) }
    }

    /// `plan (what an existing class needs; the default), class (a file that compiles by itself) or …`
    private static let formsHelp: String = {
        let words = forms.map { form in
            let note = form == Dialects.standard.forms.first ? "; the default" : ""
            return form.name + " (" + form.summary + note + ")"
        }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }()

    /// The source of a layout.
    ///
    /// - Parameters:
    ///   - base: Options that hold where the arguments do not say otherwise. `--tags` takes the place of its tags.
    ///   - dialect: The dialect where the arguments name none.
    /// - Throws: ``CommandFailure``: status 64 where something impossible was asked for, 70 where the proof failed.
    func source(
        of layout: Layout,
        base: PrintOptions,
        dialect standard: Dialect = Dialects.standard
    ) throws(CommandFailure) -> PrintedSource {
        let dialect = dialect?.dialect ?? standard
        let form = try form.map { (name) throws(CommandFailure) in try PrintArguments.form(named: name, of: dialect) }
        if self.options.given["reverse-items"] != nil, !dialect.options.contains("reverse-items") {
            throw CommandFailure("\(dialect.name) has no option --reverse-items", code: .usage)
        }
        var options = base
        if let fileTags = try fileTags(for: layout) { options.tags = fileTags }
        try self.options.apply(to: &options)
        do {
            return try layout.printed(as: dialect, form: form, options: options)
        } catch {
            throw CommandFailure(error.message, code: error.isUsage ? .usage : .internalError)
        }
    }

    private static func form(named name: String, of dialect: Dialect) throws(CommandFailure) -> SourceForm {
        if let form = dialect.form(named: name) { return form }
        let names = dialect.forms.map(\.name)
        let error = PrintError.missingForm(name: name, dialect: dialect.name, forms: names)
        throw CommandFailure(error.message, code: .usage)
    }

    private func fileTags(for layout: Layout) throws(CommandFailure) -> [PrintOptions.Tag]? {
        guard let tags else { return nil }
        let file = try NamesFile(reading: tags)
        if let stray = file.strays(in: layout).first { throw CommandFailure(file.message(for: stray), code: .usage) }
        return file.tags(in: layout)
    }
}

/// The value of `--dialect`.
struct DialectArgument: ExpressibleByArgument {
    var dialect: Dialect

    init?(argument: String) {
        guard let dialect = Dialects.named(argument) else { return nil }
        self.dialect = dialect
    }

    static var allValueStrings: [String] { Dialects.all.map(\.name) }
}
