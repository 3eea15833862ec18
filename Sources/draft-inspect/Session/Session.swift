import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

/// The interactive session, apart from any terminal: a line in, an answer out.
struct Session {
    /// The verbs that it knows.
    let verbs: SessionVerbs
    /// The configurations that hold; `nil`: none do.
    var policy: RunPolicy?
    /// What is loaded.
    var document: Document?
    var options = SessionOptions()
    /// Names given to views and guides, in the order in which they were given.
    var tags: [PrintOptions.Tag] = []
    /// The names file beside the layout.
    var keptNames: KeptNames?
    /// Whether tags are written to the names file.
    var keepsNames = false
    /// The steps that lead back, oldest first.
    var undoSteps: [Step] = []
    var redoSteps: [Step] = []
    /// The root view of the scene that lists are limited to; `nil`: all of them.
    var scene: String?
    /// The commands that made the state what it is, for `save`.
    var record = SessionScript()
    /// The files that were read, none of which is overwritten unasked.
    var inputs: [String] = []
    /// How answers look, before the `color` option.
    var style = TextStyle.plain
    /// Asked while something is computed; `true` ends the command.
    var isCancelled: @Sendable () -> Bool = { false }
    /// Asks the user a question; `nil`: there is nobody to ask.
    var ask: ((String) -> Answer)?
    /// What only a terminal can do; `nil` in scripts.
    var terminal: SessionTerminal?
    /// Whether the answer goes to a file or another program.
    var isRedirected = false
    /// Whether `quit` was given.
    var hasEnded = false
    /// Scripts that are being read, each from within the one before.
    var sourceDepth = 0

    init(verbs: SessionVerbs = .standard) {
        self.verbs = verbs
    }

    /// What leads from one state to another.
    enum Step {
        /// In the order in which they must be applied, to a layout that holds the guides.
        case edits([LayoutEdit], guides: [StandardGuide] = [])
        case tags([PrintOptions.Tag])
        case conditions(LayoutConditions)
    }

    /// What the user said to a question.
    enum Answer {
        case yes, no
        /// Ctrl-D, or the terminal is gone.
        case endOfInput
    }

    /// Runs one line: a verb, or a unique beginning of one, with its arguments. Blank lines and comments (`#`) do nothing.
    mutating func run(_ line: String) -> SessionOutput {
        var usage: String?
        do throws(SessionError) {
            let (command, redirection) = try CommandLineWords.redirected(withPrintedNames(line))
            let words = try CommandLineWords.split(command)
            guard let verbText = words.first else {
                if redirection != nil { throw SessionError("a verb is missing before the `|` or `>`") }
                return SessionOutput()
            }
            if redirection != nil || verbText.hasPrefix("!") { _ = try requireTerminal() }
            let verb = try verbs.verb(verbText)
            usage = verb.usageLine
            isRedirected = redirection != nil
            defer { isRedirected = false }
            let action = try verb.action(Array(words.dropFirst()), in: self)
            if let redirection { return try redirect(action, to: redirection, verb) }
            let steps = undoSteps.count
            let text = try perform(action) + keepNames()
            record.record(trimmed(line), action, steps: undoSteps.count - steps)
            return SessionOutput(text: text, isVerbatim: verb.isVerbatim)
        } catch {
            var error = error
            if error.showsUsage, let usage {
                error.message += "\nusage: " + usage
                error.showsUsage = false
            }
            return SessionOutput(text: error.before, error: error)
        }
    }

    /// A command in which names of several words, typed as messages write them, are one word each.
    private func withPrintedNames(_ line: String) -> String {
        printedNames(in: line)?.escaped(in: line) ?? line
    }

    /// The names of several words that can be in a command; `nil` where there are none.
    func printedNames(in line: String) -> PrintedNames? {
        guard let verb = line.split(separator: " ").first, verb.endIndex < line.endIndex, let lookup = try? lookup()
        else {
            return nil
        }
        return PrintedNames(lookup, for: try? verbs.verb(String(verb)))
    }

    /// Sends the answer of a command elsewhere.
    private mutating func redirect(
        _ action: SessionAction,
        to redirection: Redirection,
        _ verb: any SessionVerb.Type
    ) throws(SessionError) -> SessionOutput {
        guard case .answer(let text) = action else {
            throw SessionError("`\(verb.name)` has no answer that could be redirected")
        }
        switch redirection {
        case .pipe(let command): return SessionOutput(text: text, pipe: command)
        case .file(let path, let isForced):
            let request = WriteRequest(
                text: text,
                path: path,
                saying: "wrote \(printable(path))",
                isForced: isForced
            )
            return SessionOutput(text: try perform(.write(request)))
        }
    }

    /// The lines that `save` writes.
    var script: [String] { record.lines }

    /// Those of them that changed the layout.
    var steps: [String] { record.steps }

    /// Such as `login.json (2 conflicts)> `; of several texts the first is named: `views.txt + 2 more (clean)> `.
    var prompt: String {
        guard let document else { return "draft-inspect> " }
        let files = document.files
        var name = document.shortName
        if files.count > 2, let first = files.first {
            name = (first.split(separator: "/").last.map(String.init) ?? first) + " + \(files.count - 1) more"
        }
        if let scene, let root = document.layout.item(id: scene) { name += "/" + document.names(tags: tags)[root] }
        return "\(Self.shortened(printable(name))) (\(document.findingSummary))> "
    }

    /// A name cut in its middle, so that a line of the terminal has room for a command.
    private static func shortened(_ name: String) -> String {
        let most = 28
        if name.count <= most { return name }
        let end = 10
        return name.prefix(most - end - 2) + ".." + name.suffix(end)
    }

    var effectiveStyle: TextStyle {
        // What is not shown is not wrapped to the terminal.
        let style = isRedirected ? TextStyle.plain : style
        return switch options.color.choice {
        case .auto: style
        case .always: TextStyle(isColored: true, width: style.width, isASCII: style.isASCII)
        case .never: TextStyle(isColored: false, width: style.width, isASCII: style.isASCII)
        }
    }

    private func trimmed(_ line: String) -> String {
        let start = line.drop(while: \.isWhitespace)
        var end = start
        while end.last?.isWhitespace == true { end.removeLast() }
        return String(end)
    }
}

// MARK: - Asking the document

extension Session {
    func requireDocument() throws(SessionError) -> Document {
        guard let document else { throw .nothingLoaded }
        return document
    }

    /// The diagnosis of the layout as it is now; computed when first asked for.
    func requireDiagnosis() throws(SessionError) -> Diagnosis {
        try requireDocument().diagnosis(options: options.diagnosis, isCancelled: isCancelled)
    }

    func requireSolved() throws(SessionError) -> SolvedLayout {
        try requireDocument().solved(options: options.diagnosis, isCancelled: isCancelled)
    }

    /// The layout as it is now, diagnosed and solved.
    func state() throws(SessionError) -> Changes.State {
        let document = try requireDocument()
        let diagnosis: Diagnosis
        if let known = document.known(options: options.diagnosis) {
            diagnosis = known
        } else {
            diagnosis = try document.diagnosis(options: options.diagnosis, findsFixes: false, isCancelled: isCancelled)
        }
        return Changes.State(diagnosis: diagnosis, solved: try requireSolved(), names: document.names(tags: tags))
    }

    /// What objects are called in commands.
    func lookup() throws(SessionError) -> ObjectLookup {
        let document = try requireDocument()
        return ObjectLookup(layout: document.layout, tags: tags, names: document.names(tags: tags), scene: sceneViews)
    }
}
