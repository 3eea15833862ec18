import LayoutInspector
import LayoutPrinter
import LayoutReport
import LayoutSolver

/// The interactive session, apart from any terminal: a line in, an answer out.
struct Session {
    /// The verbs that it knows.
    let verbs: SessionVerbs
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
    /// The commands that made the state what it is, for `save`.
    var script: [String] = []
    /// The files that were read, none of which is overwritten unasked.
    var inputs: [String] = []
    /// How answers look, before the `color` option.
    var style = TextStyle.plain
    /// Asked while something is computed; `true` ends the command.
    var isCancelled: @Sendable () -> Bool = { false }
    /// Asks the user a question; `nil`: there is nobody to ask.
    var ask: ((String) -> Answer)?
    /// Whether `quit` was given.
    var hasEnded = false
    /// Scripts that are being read, each from within the one before.
    var sourceDepth = 0

    init(verbs: SessionVerbs = .standard) {
        self.verbs = verbs
    }

    /// What leads from one state to another.
    enum Step {
        /// In the order in which they are to be applied, to a layout that holds the guides.
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
        do throws(SessionError) {
            let words = try CommandLineWords.split(line)
            guard let verbText = words.first else { return SessionOutput() }
            let verb = try verbs.verb(verbText)
            let text = try perform(verb.action(Array(words.dropFirst()), in: self)) + keepNames()
            if verb.isRecorded, sourceDepth == 0 { script.append(trimmed(line)) }
            return SessionOutput(text: text)
        } catch {
            return SessionOutput(text: error.before, error: error)
        }
    }

    /// Such as `login.json (2 conflicts)> `; of several texts the first is named: `views.txt + 2 more (clean)> `.
    var prompt: String {
        guard let document else { return "draft-inspect> " }
        let files = document.files
        var name = document.shortName
        if files.count > 2, let first = files.first {
            name = (first.split(separator: "/").last.map(String.init) ?? first) + " + \(files.count - 1) more"
        }
        return "\(printable(name)) (\(document.standing))> "
    }

    var effectiveStyle: TextStyle {
        switch options.color.choice {
        case .auto: style
        case .always: TextStyle(isColored: true, width: style.width)
        case .never: TextStyle(isColored: false, width: style.width)
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
        return Changes.State(diagnosis: diagnosis, solved: try requireSolved(), names: document.names)
    }

    /// What objects are called in commands.
    func lookup() throws(SessionError) -> ObjectLookup {
        let document = try requireDocument()
        return ObjectLookup(layout: document.layout, tags: tags, names: document.names)
    }
}
