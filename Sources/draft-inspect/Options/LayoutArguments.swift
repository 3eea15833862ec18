import ArgumentParser
import LayoutInspector
import LayoutPrinter

/// What all commands that work on a layout read, for their help.
let inputHelp = """
    A layout dump, storyboard, xib, console log, debugger output, file of visual formats, Lookin document or Swift file
    """

/// What a command takes that works on one layout: the file that holds it, or the texts that make it up.
struct LayoutArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            inputHelp + "; several debugger outputs are read as one layout, and '-' is standard input."
        ),
        completion: .file()
    )
    var files: [String]

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>

    /// Reads it, and reports what was skipped.
    ///
    /// - Throws: ``CommandFailure`` of status 2 where a file cannot be read, of wrong usage where the files do not make up
    ///   one layout.
    /// - Parameter allowsUnknowns: Whether code is read as far as it is known.
    func layout(allowsUnknowns: Bool = false) throws(CommandFailure) -> LoadedLayout {
        var options = try input.options()
        options.allowsUnknowns = allowsUnknowns
        return try LoadedLayout(reading: files, options)
    }
}

/// The layout of a command, and where it comes from.
struct LoadedLayout {
    /// As the user named the file; the paths of several texts with " + " between them.
    var path: String
    var reading: Reading
    /// All files that were read for it.
    var files: [String]
}

extension LoadedLayout {
    /// Reads the one layout of some files, and reports what was skipped.
    ///
    /// - Throws: See ``LayoutArguments/layout()``.
    init(reading files: [String], _ options: InputOptions) throws(CommandFailure) {
        if options.readsTranslations {
            throw CommandFailure("--localization all is for check and explain: here, name one language", code: .usage)
        }
        let inputs = try Inputs.open(files, options)
        // What was asked for by number is known, and the others need not be counted.
        let isChosen = options.block != nil || files.count == 1 && files.allSatisfy { splitPart($0).part != nil }
        do throws(InputFailure) {
            let (path, reading) = try inputs.layout(isCounted: !isChosen) { writeStatus($0) }
            if !isChosen, let line = partLine(reading, path: path) { writeStatus(line) }
            if let line = skippedLine(reading, path: path) { writeStatus(line) }
            if let line = doubtLine(reading, path: path) { writeStatus(line) }
            self.init(path: path, reading: reading, files: inputs.files + options.files)
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension Inputs {
    /// Finds the inputs of a command, and reports notes on how.
    ///
    /// - Throws: ``CommandFailure`` of status 2.
    static func open(
        _ paths: [String],
        _ options: InputOptions,
        wanted: [any LayoutReader.Type]? = nil
    ) throws(CommandFailure) -> Inputs {
        do throws(InputFailure) {
            let inputs = try Inputs(paths, options: options, readers: layoutReaders, wanted: wanted)
            for note in inputs.notes { writeStatus(note) }
            return inputs
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    init(_ failure: InputFailure) {
        switch failure {
        case .unreadable(let path, let error): self.init(unreadable(path, error), code: .unreadable)
        case .noMatch(let pattern): self.init("no file matches '\(pattern)'", code: .unreadable)
        case .notOneLayout:
            self.init(
                "these files are not one layout: only debugger outputs are joined, where they have an address "
                    + "in common",
                code: .usage
            )
        }
    }
}

extension LoadedLayout {
    /// The names of the file beside the layout, where there is one.
    func tags() throws(CommandFailure) -> [PrintOptions.Tag] {
        guard let path = NamesFile.path(beside: path, reading), fileExists(path) else { return [] }
        return try NamesFile(reading: path).tags(in: reading.layout)
    }
}
