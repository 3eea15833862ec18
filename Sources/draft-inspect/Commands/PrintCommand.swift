import ArgumentParser
import LayoutInspector
import LayoutPrinter

struct PrintCommand: ParsableCommand, TitledCommand {
    static let title = "printing"

    static let configuration = CommandConfiguration(
        commandName: "print",
        abstract: "Print the layout as source that makes exactly its constraints.",
        discussion: """
            The source is proven against the layout before it is written. The tally of constraints goes to standard \
            error; the exit status is 1 if one of your constraints could not be printed.

              draft-inspect print login.json
              draft-inspect print --out-dir Sources/ --migration-report Migration.md App/*.storyboard
              draft-inspect print Main.storyboard --root LoginController.view --auto-identifiers views -o LoginPlan.swift
            """
    )

    @OptionGroup var input: LayoutArguments
    @OptionGroup var printing: PrintArguments

    @Option(
        help: ArgumentHelp("Print the view or controller of this class only.", valueName: "name")
    )
    var fromClass: String?

    @Option(
        help: ArgumentHelp(
            "Write a file for each class of all inputs to this folder, with an index.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var outDir: String?

    @Option(
        help: ArgumentHelp(
            "Write a report to this file: for each screen, what was printed, and what to move by hand.",
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
        var options = try options(for: loaded.reading, at: loaded.path, named: names, inputs: &inputs)
        let overwriting = try OverwriteGuard(inputs: inputs, outputs: outputs, isForced: output.isForced)
        if let fromClass { options.root = try root(of: fromClass, in: layout) }
        let source = try printing.source(of: layout, base: options)
        try output.write(source.text, overwriting: overwriting)
        writeStatus(source.tally.summary)
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
        var all: [(name: String, reading: Reading, base: PrintOptions)] = []
        var unreadable = 0
        for source in inputs.sources {
            var readings: [Reading] = []
            do throws(ReadError) {
                try source.open(note: { writeStatus($0) }).forEach { reading in
                    readings.append(reading)
                    return true
                }
            } catch {
                // A file that cannot be read costs that file.
                let failure = CommandFailure(.unreadable(source.path, error))
                if inputs.sources.count == 1 { throw failure }
                writeStatus(failure.message)
                unreadable += 1
                continue
            }
            for reading in readings {
                if let line = skippedLine(reading, path: source.path) { writeStatus(line) }
                let name = fileName(source.path)
                var read = inputs.files
                let options = try options(for: reading, at: source.path, named: [name], inputs: &read)
                all.append((name, reading, options))
            }
        }
        // What has nothing to print, such as a storyboard of references, is no reason to print nothing.
        all.removeAll { input in
            guard input.reading.layout.views.isEmpty else { return false }
            writeStatus(input.name + ": no views, nothing to print")
            return true
        }
        let options = try printing.together(all.map { ($0.reading.layout, $0.base) })
        var failed: [String] = []
        for ((name, reading, _), options) in zip(all, options) {
            let printed: PrintedFiles
            do throws(CommandFailure) {
                printed = try printing.files(of: reading.layout, base: options)
            } catch {
                guard error.code == .internalError, all.count > 1 else { throw error }
                writeStatus(name + ": " + error.message)
                failed.append(name)
                continue
            }
            try folder.write(printed, of: name)
            writeStatus(name + ": " + printed.tally.summary)
            reports.append(printed.report.markdown(title: name))
            connections += printed.report.connectionCount
            missing += printed.tally.missing
        }
        let count = try folder.finish()
        writeStatus("\(count) file\(count == 1 ? "" : "s") in \(path)")
        try report(reports.joined(separator: "\n"), connections, overwriting)
        if !missing.isEmpty { writeStatus("not printed: " + shortList(missing)) }
        if !failed.isEmpty {
            throw CommandFailure("internal error: not printed: " + shortList(failed), code: .internalError)
        }
        if unreadable > 0 {
            let files = unreadable == 1 ? "1 file" : "\(unreadable) files"
            throw CommandFailure("\(files) could not be read; the others were printed", code: .unreadable)
        }
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

private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// At most ten of the words, and how many more there are.
func shortList(_ words: [String]) -> String {
    let shown = words.prefix(10).joined(separator: ", ")
    return words.count > 10 ? shown + " and \(words.count - 10) more" : shown
}
