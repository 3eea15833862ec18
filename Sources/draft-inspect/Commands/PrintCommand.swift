import ArgumentParser
import LayoutInspector
import LayoutPrinter

struct PrintCommand: ParsableCommand, TitledCommand {
    static let title = "printing"

    static let configuration = CommandConfiguration(
        commandName: "print",
        abstract: "Print the layout as source that makes exactly its constraints.",
        discussion: """
            Before the source is written, it is proven to make the layout's constraints. A summary of the constraints goes \
            to standard error; the exit status is 1 if one of your constraints could not be printed.

              draft-inspect print login.json
              draft-inspect print --out-dir Sources/ --migration-report Migration.md App/*.storyboard
              draft-inspect print Main.storyboard --root LoginController.view --auto-identifiers views -o LoginPlan.swift
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup var printing: PrintArguments
    @OptionGroup(title: "Source") var app: AppOptions

    @Option(
        help: ArgumentHelp("Print only the view or controller of this class.", valueName: "name")
    )
    var fromClass: String?

    @Option(
        help: ArgumentHelp(
            "Write one file per class, across all inputs, to this folder, plus an index.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var outDir: String?

    @Option(
        help: ArgumentHelp(
            "Write a report to this file: for each screen, what was printed and what you have to move by hand.",
            valueName: "file"
        ),
        completion: .file()
    )
    var migrationReport: String?

    func validate() throws {
        if outDir != nil, try printing.output.options().path != nil {
            throw ValidationError("--out-dir and --output exclude each other")
        }
        if outDir != nil, fromClass != nil { throw ValidationError("--out-dir and --from-class exclude each other") }
    }

    func run() throws {
        if let outDir {
            try printFolder(outDir)
            return
        }
        let output = try printing.output.options()
        let outputs = [output.file, RunOutput("--migration-report", migrationReport)].compactMap { $0 }
        try RunOutput.requireApart(outputs)
        let loaded = try LoadedLayout(reading: input.files, inputOptions)
        let layout = loaded.reading.layout
        var inputs = loaded.files
        // Of several texts, each by its name.
        let names = (loaded.reading.joined.isEmpty ? [loaded.path] : loaded.reading.joined).map(fileName)
        let sources = try app.sources()
        var options = try options(for: loaded.reading, at: loaded.path, named: names, sources, inputs: &inputs)
        let overwriting = try OverwriteGuard(inputs: inputs, outputs: outputs, isForced: output.isForced)
        if let fromClass { options.root = try root(of: fromClass, in: layout) }
        let source = try printing.request.source(of: layout, base: options)
        try output.write(source.text, overwriting: overwriting)
        writeStatus(source.tally.summary)
        AppOptions.report(source.report.appFaults)
        let title = options.sourceName ?? "standard input"
        try report(source.report.markdown(title: title), source.report.connectionCount, overwriting)
        if !source.tally.isComplete {
            writeStatus("not printed: " + shortList(source.tally.missing))
            throw CommandFailure("", code: .findings)
        }
    }

    // MARK: Folders

    /// Prints all inputs, each class to its file.
    private func printFolder(_ path: String) throws {
        let outputs = [RunOutput("--out-dir", path, .sources), RunOutput("--migration-report", migrationReport)]
            .compactMap { $0 }
        try RunOutput.requireApart(outputs)
        let isForced = try printing.output.options().isForced
        let inputs = try Inputs.open(input.files, inputOptions)
        let overwriting = try OverwriteGuard(inputs: inputs.files, outputs: outputs, isForced: isForced)
        var folder = try SourceFolder(path, overwriting, isForced: isForced)
        var reports: [String] = []
        var connections = 0
        var missing: [String] = []
        let sources = try app.sources()
        let printed = try PrintedInputs(inputs)
        var read = inputs.files
        let bases = try printed.all.map { (input) throws(CommandFailure) in
            try options(for: input.reading, at: input.path, named: [input.name], sources, inputs: &read)
        }
        let request = printing.request
        let complete = try request.together(zip(printed.all, bases).map { ($0.reading.layout, $1) })
        var failed: [String] = []
        var faults: Set<AppFault> = []
        for (input, options) in zip(printed.all, complete) {
            let name = input.name
            let result: PrintedFiles
            do throws(CommandFailure) {
                result = try request.files(of: input.reading.layout, base: options)
            } catch {
                guard error.code == .internalError, printed.all.count > 1 else { throw error }
                writeStatus(name + ": " + error.message)
                failed.append(name)
                continue
            }
            try folder.write(result, of: name)
            writeStatus(name + ": " + result.tally.summary)
            reports.append(result.report.markdown(title: name))
            connections += result.report.connectionCount
            missing += result.tally.missing
            faults.formUnion(result.report.appFaults)
        }
        let count = try folder.finish()
        writeStatus("\(count) file\(count == 1 ? "" : "s") in \(path)")
        AppOptions.report(faults.sorted())
        try report(reports.joined(separator: "\n"), connections, overwriting)
        if !missing.isEmpty { writeStatus("not printed: " + shortList(missing)) }
        if !failed.isEmpty {
            throw CommandFailure("internal error: not printed: " + shortList(failed), code: .internalError)
        }
        if let failure = printed.failure { throw failure }
        if !missing.isEmpty { throw CommandFailure("", code: .findings) }
    }

    // MARK: Parts

    private var inputOptions: InputOptions {
        get throws(CommandFailure) {
            var options = try input.input.options()
            options.readsConnections = true
            return options
        }
    }

    private func options(
        for reading: Reading,
        at path: String,
        named names: [String],
        _ sources: AppSources,
        inputs: inout [String]
    ) throws(CommandFailure) -> PrintOptions {
        var options = PrintOptions()
        options.sourceName = path == "-" ? nil : names.joined(separator: " + ")
        if let tags = printing.tags { inputs.append(tags) }
        if printing.tags == nil, let file = NamesFile.path(beside: path, reading), fileExists(file) {
            let names = try NamesFile(reading: file)
            for stray in names.strays(in: reading.layout) {
                writeStatus(names.message(for: stray) + "; its name is ignored")
            }
            options.tags = names.tags(in: reading.layout)
            inputs.append(file)
        }
        options.connections = reading.connections
        options.app = sources.nearest(to: path)
        return options
    }

    private func report(_ text: String, _ connections: Int, _ overwriting: OverwriteGuard) throws(CommandFailure) {
        if let migrationReport {
            try overwriting.write(text, to: migrationReport, isForced: try printing.output.options().isForced)
        } else if connections > 0 {
            let noun = connections == 1 ? "connection" : "connections"
            writeStatus(
                "\(connections) \(noun) to move by hand (--migration-report FILE lists actions, segues and the like)"
            )
        }
    }

    /// The root of a class: the first controller, else the first view.
    private func root(of name: String, in layout: Layout) throws(CommandFailure) -> String {
        func short(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
        let isQualified = name.contains(".")
        func isMeant(_ other: String) -> Bool { (isQualified ? other : short(other)) == name }
        let roots =
            layout.views.filter { $0.viewController.map(isMeant) ?? false }
            + layout.views.filter { isMeant($0.className) && $0.viewController == nil }
        guard let root = roots.first else {
            let classes = Set(
                layout.views.flatMap { [short($0.className)] + ($0.viewController.map { [short($0)] } ?? []) }
            )
            let meant = nearest(to: name, in: classes.sorted()).map { "; did you mean '\($0)'?" } ?? ""
            throw CommandFailure("no view or controller of class '\(name)'" + meant, code: .usage)
        }
        if roots.count > 1 {
            writeStatus(
                "\(roots.count) roots of class '\(name)'; printing the first, '\(root.id)' (--root prints another)"
            )
        }
        return root.id
    }
}

/// At most ten of the words, and how many more there are.
func shortList(_ words: [String]) -> String {
    let shown = words.prefix(10).joined(separator: ", ")
    return words.count > 10 ? shown + " and \(words.count - 10) more" : shown
}
