import LayoutInspector
import LayoutReport
import LineEditor

/// Feeds a session with lines and shows its answers: from a terminal, from scripts, from the command line.
struct SessionRunner {
    var session = Session()
    private let isTyped: Bool
    private let keepsGoing: Bool
    /// The status of the first error that did not end the run.
    private(set) var firstFailure: ExitStatus?

    init(isTyped: Bool, keepsGoing: Bool) {
        self.isTyped = isTyped
        self.keepsGoing = keepsGoing
        if isTyped { session.isCancelled = { Interrupts.isPending } }
    }

    /// Loads the files of the command line. A typed session begins empty where that fails.
    mutating func load(_ paths: [String], input: DeclaredOptions<InputTable>) throws(CommandFailure) {
        var answer = SessionOutput()
        if isTyped { Interrupts.catch() }
        defer { if isTyped { Interrupts.exit() } }
        do throws(CommandFailure) {
            let options = try input.options()
            do throws(SessionError) {
                answer.text = try session.load(LoadRequest(paths: paths, options: options))
                let words = ["load"] + paths + InputTable.declarations.words(of: options, unlike: InputTable.defaults)
                session.script.append(words.map { CommandLineWords.escaped($0, in: nil) }.joined(separator: " "))
            } catch {
                answer.error = error
            }
        } catch {
            answer.error = SessionError(error)
        }
        if !isTyped {
            answer.text = ""
            if let fault = session.keptNames?.fault { tell(printableLines(fault)) }
            if let document = session.document {
                for note in document.notes { tell(note) }
                if let line = setAsideLine(document.original, path: document.path) { tell(line) }
            }
        }
        try show(answer, place: nil, endsRun: !isTyped)
    }

    /// Runs a script; `-` is standard input.
    mutating func run(script path: String) throws(CommandFailure) {
        if path == "-" {
            // Line by line, so that answers come while more is being typed into the pipe.
            var number = 0
            while let line = readLine(), !session.hasEnded {
                number += 1
                try run(line: line, place: "line \(number)")
            }
            return
        }
        let bytes: [UInt8]
        do {
            bytes = try contents(ofFile: path)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
        session.inputs.append(path)
        for (number, line) in String(decoding: bytes, as: UTF8.self).lines.enumerated() where !session.hasEnded {
            try run(line: line, place: "\(path):\(number + 1)")
        }
    }

    /// Runs one line that nobody typed.
    ///
    /// - Parameter place: Where the line stands, for errors.
    mutating func run(line: String, place: String) throws(CommandFailure) {
        if session.hasEnded { return }
        try show(session.run(line), place: place, endsRun: !keepsGoing)
    }

    private mutating func show(_ answer: SessionOutput, place: String?, endsRun: Bool) throws(CommandFailure) {
        if !answer.text.isEmpty { try StandardStream.output.write(answer.text) }
        guard let error = answer.error else { return }
        let message = (place.map { $0 + ": " } ?? "") + error.message
        if endsRun { throw CommandFailure(printableLines(message), code: error.code) }
        tell(printableLines(message))
        if firstFailure == nil, !isTyped { firstFailure = error.code }
    }

    private func printableLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
            .joined(separator: "\n")
    }

    // MARK: Terminal

    /// Reads lines from the terminal until `quit` or Ctrl-D. Ctrl-C ends the line or the running command only.
    mutating func runTerminal() throws(CommandFailure) {
        guard let editor = LineEditor(program: "draft-inspect") else {
            throw CommandFailure("the terminal cannot be used for editing lines", code: .internalError)
        }
        let history = SessionFiles.history()
        if let history { editor.loadHistory(from: history) }
        if session.document == nil {
            try StandardStream.output.write("draft-inspect \(programVersion): load FILE begins, help lists the verbs\n")
        }
        session.ask = { question in
            Progress.shared.end()
            switch editor.read(prompt: question + " (y/n) ") {
            case .line(let answer): return ["y", "yes"].contains(answer.lowercased()) ? .yes : .no
            case .cancelled: return .no
            case .endOfInput: return .endOfInput
            }
        }
        defer { session.ask = nil }
        while !session.hasEnded {
            let current = session
            editor.completer = { SessionCompleter(session: current).completion(for: $0) }
            switch editor.read(prompt: prompt) {
            case .cancelled: continue
            case .endOfInput:
                try StandardStream.output.write("\n")
                session.hasEnded = session.mayEnd()
            case .line(let line):
                guard line.contains(where: { !$0.isWhitespace }) else { continue }
                // A leading blank keeps a line out of the history, as in shells.
                if !line.hasPrefix(" ") { editor.addHistory(line) }
                Interrupts.catch()
                Progress.shared.begin("working")
                var answer = session.run(line)
                Progress.shared.end()
                if Interrupts.isPending, answer.error == nil {
                    answer.error = .interrupted
                }
                Interrupts.clear()
                try show(answer, place: nil, endsRun: false)
                Interrupts.exit()
            }
        }
        if let history { editor.saveHistory(to: history) }
    }

    private var prompt: String {
        let text = session.prompt
        guard session.effectiveStyle.isColored else { return text }
        return LineEditor.invisible("\u{1b}[1m") + text.dropLast(2) + LineEditor.invisible("\u{1b}[0m") + "> "
    }
}
