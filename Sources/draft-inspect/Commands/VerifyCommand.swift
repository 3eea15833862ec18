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
            Constraints are compared item by item, views by their place in the hierarchy, and frames at three sizes. If the \
            source sets frames, they must satisfy the constraints that it was printed from. Without a compiler, or for a \
            library for which Headless has no stand-in, only the proof of 'print' is made, and the result says so.

              draft-inspect verify login.json --dialect draftsman
              draft-inspect verify Main.storyboard --dialect anchors --form statements
              draft-inspect verify --all --dialect snapkit --view-config App/*.storyboard
            """
    )

    /// What is said of source that was not compiled.
    static let notCompiled = "proven in process, not compiled"

    @OptionGroup var input: LayoutArguments
    @OptionGroup(title: "Source") var choice: DeclaredOptions<SourceTable>
    @OptionGroup(title: "Source") var options: DeclaredOptions<PrintTable>

    @Flag(
        help: """
            Print all inputs as 'print --out-dir' does, compile their classes as one program, and compare each input.
            """
    )
    var all = false

    @Option(help: ArgumentHelp("Stop running the source after this many seconds.", valueName: "seconds"))
    var timeLimit = 20

    func validate() throws {
        if !(1...3600).contains(timeLimit) { throw ValidationError("--time-limit needs 1 to 3600 seconds") }
    }

    func run() throws {
        if all {
            try verifyAll()
            return
        }
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
        if let reason = Self.obstacle(to: layout, [whole.text]) {
            try answer(title + Self.notCompiled + "\n  " + reason, source)
            return
        }
        guard let compiler = SwiftCompiler() else {
            try answer(title + Self.notCompiled + "\n  " + SwiftCompiler.missing, source)
            return
        }
        let text =
            form.scope == .wholeFile
            ? source.text : WrappedSource(source.text, isFunction: form.scope == .function, whole: whole.text).text
        let input = Verifier.Input(layout, printing.connections, tally: source.tally, texts: [text])
        let verifier = Verifier(library: try HeadlessLibrary(compiler), seconds: timeLimit)
        for result in try verifier.verify([input]) {
            if case .failure(.notRun(let failure)) = result { throw failure }
            let isEqual = try write(result, title, input, dialect, compiler)
            if !isEqual || !source.tally.isComplete { throw CommandFailure("", code: .findings) }
        }
    }

    /// - Returns: Whether the source makes the layout.
    private func write(
        _ result: Result<Verification, Verifier.Obstacle>,
        _ title: String,
        _ input: Verifier.Input,
        _ dialect: Dialect,
        _ compiler: SwiftCompiler
    ) throws(CommandFailure) -> Bool {
        var text = title
        switch result {
        case .success(let verified):
            text += verified.text(tally: input.tally, dialect: dialect.name, compiler: compiler.title)
        case .failure(.notCompiled(let errors)):
            let lines = errors.prefix(5).map { "\n  " + $0 }.joined()
            text += "does not compile with \(compiler.title)" + lines + "\n"
        case .failure(.notRun(let failure)): text += failure.message + "\n"
        }
        try StandardStream.output.write(text)
        if case .success(let verified) = result { return verified.isEqual }
        return false
    }

    // MARK: All inputs

    /// Compiles the classes of all inputs together.
    private func verifyAll() throws {
        let choice = try choice.options()
        let dialect = Dialects.named(choice.dialect) ?? Dialects.standard
        let form = try Self.form(choice.form, of: dialect)
        guard form.scope == .wholeFile else {
            throw CommandFailure("--all compiles whole files, which the form '\(form.name)' is not", code: .usage)
        }
        var reading = try input.input.options()
        reading.readsConnections = true
        let printed = try PrintedInputs(try Inputs.open(input.files, reading))
        let request = SourceRequest(choice: self.choice, options: options)
        let bases = try printed.all.map { (read) throws(CommandFailure) in
            var base = PrintOptions()
            base.sourceName = read.name
            base.tags = try LoadedLayout(path: read.path, reading: read.reading, files: []).tags()
            base.connections = read.reading.connections.filter { !Self.showsOtherClasses($0) }
            return base
        }
        let together = try request.together(zip(printed.all, bases).map { ($0.reading.layout, $1) })
        var titles: [String] = []
        var compiled: [Verifier.Input] = []
        var isComplete = true
        for (read, base) in zip(printed.all, together) {
            let result = try request.files(of: read.reading.layout, base: base)
            let title = read.name + " as \(dialect.name) \(form.name): "
            isComplete = isComplete && result.tally.isComplete
            let texts = result.files.map(\.text)
            if let reason = Self.obstacle(to: read.reading.layout, texts) {
                try StandardStream.output.write(title + Self.notCompiled + "\n  " + reason + "\n")
                continue
            }
            titles.append(title)
            compiled.append(.init(read.reading.layout, base.connections, tally: result.tally, texts: texts))
        }
        guard let compiler = SwiftCompiler() else {
            for title in titles {
                let reason = Self.notCompiled + "\n  " + SwiftCompiler.missing
                try StandardStream.output.write(title + reason + "\n")
            }
            if let failure = printed.failure { throw failure }
            return
        }
        var equalCount = 0
        if !compiled.isEmpty {
            let verifier = Verifier(library: try HeadlessLibrary(compiler), seconds: timeLimit)
            for (place, result) in try verifier.verify(compiled).enumerated()
            where try write(result, titles[place], compiled[place], dialect, compiler) {
                equalCount += 1
            }
        }
        let classes = compiled.reduce(0) { $0 + $1.classes.count }
        try StandardStream.output.write(
            "\(equalCount) of \(printed.all.count) input\(printed.all.count == 1 ? "" : "s") equal, "
                + "\(classes) class\(classes == 1 ? "" : "es") in one program\n"
        )
        if let failure = printed.failure { throw failure }
        if !isComplete || equalCount < compiled.count { throw CommandFailure("", code: .findings) }
    }

    /// Why source is not compiled here.
    private static func obstacle(to layout: Layout, _ texts: [String]) -> String? {
        layout.frameworkName == "UIKit"
            ? texts.lazy.compactMap(missing).first : "Headless is a UIKit, and this is a layout of macOS"
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
