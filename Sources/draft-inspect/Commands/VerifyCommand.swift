import ArgumentParser
import LayoutInspector
import LayoutPrinter

struct VerifyCommand: ParsableCommand, TitledCommand {
    static let title = "verifying"

    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Print a layout, compile and run the source, and compare what it makes with the layout.",
        discussion: """
            The source runs with Headless, a UIKit without a screen, which is built once for each Swift compiler. \
            Constraints are compared item by item, views by place, and frames at three sizes. Of source that sets \
            frames, these must satisfy the constraints that it was printed from. Without a compiler, or \
            for a library that Headless has no stand-in for, only the proof of 'print' is made; the answer says so.

              draft-inspect verify login.json --dialect draftsman
              draft-inspect verify Main.storyboard --dialect anchors --form statements
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup(title: "Source") var choice: DeclaredOptions<SourceTable>
    @OptionGroup(title: "Source") var options: DeclaredOptions<PrintTable>

    @Option(help: ArgumentHelp("Stop the source if it runs longer.", valueName: "seconds"))
    var timeLimit = 20

    func validate() throws {
        if !(1...3600).contains(timeLimit) { throw ValidationError("--time-limit needs 1 to 3600 seconds") }
    }

    func run() throws {
        var reading = try input.input.options()
        reading.readsConnections = true
        let loaded = try LoadedLayout(reading: input.files, reading)
        let layout = loaded.reading.layout
        let choice = try choice.options()
        let dialect = Dialects.named(choice.dialect) ?? Dialects.standard
        let form = try Self.form(choice.form, of: dialect)
        var printing = PrintOptions()
        printing.sourceName = loaded.path == "-" ? nil : loaded.path.split(separator: "/").last.map(String.init)
        printing.tags = try loaded.tags()
        try options.apply(to: &printing)
        printing.connections = loaded.reading.connections.filter { !Self.showsOtherClasses($0) }
        let source = try Self.printed(layout, as: dialect, form, printing)
        writeStatus(source.tally.summary)
        let title = (printing.sourceName ?? "standard input") + " as \(dialect.name) \(form.name): "

        // The imports of parts of classes, and what these are parts of, are in the form for whole files.
        let whole = form.scope == .wholeFile ? source : try Self.printed(layout, as: dialect, .class, printing)
        let other = layout.frameworkName == "UIKit" ? nil : "Headless is a UIKit, and this is a layout of macOS"
        if let reason = other ?? Self.missing(for: whole.text) {
            try answer(title + "proven in process, not compiled\n  " + reason, source)
            return
        }
        guard let compiler = SwiftCompiler() else {
            try answer(title + "proven in process, not compiled\n  " + SwiftCompiler.missing, source)
            return
        }
        let verifier = Verifier(
            layout: layout,
            connections: printing.connections,
            library: try HeadlessLibrary(compiler),
            seconds: timeLimit
        )
        switch try verifier.verify(source, form: form, whole: whole.text) {
        case .success(let result):
            let text = result.text(tally: source.tally, dialect: dialect.name, compiler: compiler.title)
            try StandardStream.output.write(title + text)
            if !result.isEqual || !source.tally.isComplete { throw CommandFailure("", code: .findings) }
        case .failure(let failure):
            let lines = failure.lines.prefix(5).map { "\n  " + $0 }.joined()
            try StandardStream.output.write(title + "does not compile with \(compiler.title)" + lines + "\n")
            throw CommandFailure("", code: .findings)
        }
    }

    /// Whether source of a connection puts the views of another class into those of its own, where the layout has none.
    private static func showsOtherClasses(_ connection: DocumentConnection) -> Bool {
        switch connection.link {
        case .embedding, .staticSection: true
        default: false
        }
    }

    private func answer(_ text: String, _ source: PrintedSource) throws {
        try StandardStream.output.write(text + "\n")
        if !source.tally.isComplete { throw CommandFailure("", code: .findings) }
    }

    /// The dialect's form for whole files, unless another one is named.
    private static func form(_ name: String?, of dialect: Dialect) throws(CommandFailure) -> SourceForm {
        guard let name else {
            return dialect.forms.first { $0.scope == .wholeFile } ?? dialect.forms.first ?? .class
        }
        if let form = dialect.form(named: name) { return form }
        let error = PrintError.missingForm(name: name, dialect: dialect.name, forms: dialect.forms.map(\.name))
        throw CommandFailure(error.message, code: .usage)
    }

    private static func printed(
        _ layout: Layout,
        as dialect: Dialect,
        _ form: SourceForm,
        _ options: PrintOptions
    ) throws(CommandFailure) -> PrintedSource {
        do {
            return try layout.printed(as: dialect, form: form, options: options)
        } catch {
            throw CommandFailure(error.message, code: error.isUsage ? .usage : .internalError)
        }
    }

    /// Why source is not compiled here: a module that Headless lacks.
    private static func missing(for source: String) -> String? {
        let known = HeadlessModule.forUsers + ["Foundation"]
        for line in source.split(separator: "\n") where line.hasPrefix("import ") {
            let module = String(line.dropFirst(7))
            if !known.contains(module) { return "Headless has no stand-in for \(module)" }
        }
        return nil
    }
}
