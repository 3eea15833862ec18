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

    @Option(help: ArgumentHelp("Print from this view instead of every root.", valueName: "id"))
    var root: String?

    @Option(
        help: ArgumentHelp(
            "Call this view or guide so in the source (repeatable): --tag lbl-1=title.",
            valueName: "id=name"
        )
    )
    var tag: [String] = []

    @Option(
        help: ArgumentHelp(
            "Take tags from this file instead of FILE.names.json: a JSON object, or lines of an id and a name.",
            valueName: "file"
        ),
        completion: .file()
    )
    var tags: String?

    @Option(
        name: .customLong("auto-identifiers"),
        help: "Give identifiers to views, constraints or all that have none; none of them unless asked for."
    )
    var autoIdentifiers: AutoIdentifiersArgument?

    @Flag(name: .customLong("only-identified"), help: "Pass unnamed views through and keep their named descendants.")
    var onlyIdentified = false

    @Flag(help: "Print the subviews that a view's own class makes, too.")
    var deep = false

    @Flag(
        name: .customLong("view-config"),
        help: "Set what views differ in from their classes: text, font, colours, priorities and the rest."
    )
    var viewConfig = false

    @Flag(name: .customLong("include-system"), help: "Print constraints that the system made, too.")
    var includeSystem = false

    @Flag(
        name: .customLong("reverse-items"),
        help: "Say constraints of the print root and of guides from their second item, where it can carry them."
    )
    var reverseItems = false

    @Option(
        help: ArgumentHelp(
            "Spaces for a level of indentation, 1 to 16; 4 unless another number is given.",
            valueName: "n"
        )
    )
    var indent: Int?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
        completion: .file()
    )
    var output: String?

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
        if reverseItems, !dialect.options.contains("reverse-items") {
            throw CommandFailure("\(dialect.name) has no option --reverse-items", code: .usage)
        }
        var options = base
        if let root { options.root = root }
        if let fileTags = try fileTags(for: layout) { options.tags = fileTags }
        options.tags += try commandTags()
        if let autoIdentifiers { options.autoIdentifiers = autoIdentifiers.value }
        if onlyIdentified { options.printsOnlyIdentified = true }
        if deep { options.isDeep = true }
        if viewConfig { options.printsConfiguration = true }
        if includeSystem { options.includesSystem = true }
        if reverseItems { options.reversesItems = true }
        if let indent { options.indentWidth = indent }
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

    private func commandTags() throws(CommandFailure) -> [PrintOptions.Tag] {
        var tags: [PrintOptions.Tag] = []
        for text in tag {
            // The name is a Swift identifier or a member path, which hold no '='; an id might.
            guard let equals = text.lastIndex(of: "="), equals != text.startIndex else {
                throw CommandFailure("the tag '\(text)' is not of the form ID=NAME", code: .usage)
            }
            let name = String(text[text.index(after: equals)...])
            tags.append(PrintOptions.Tag(id: String(text[..<equals]), name: name))
        }
        return tags
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

/// The value of `--auto-identifiers`.
struct AutoIdentifiersArgument: ExpressibleByArgument {
    var value: PrintOptions.AutoIdentifiers

    init?(argument: String) {
        guard let value = PrintOptions.AutoIdentifiers(rawValue: argument) else { return nil }
        self.value = value
    }

    static var allValueStrings: [String] { PrintOptions.AutoIdentifiers.allCases.map(\.rawValue) }
}
