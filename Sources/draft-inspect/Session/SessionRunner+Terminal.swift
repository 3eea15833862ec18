import LayoutInspector
import LayoutReport
import LineEditor

/// The session at a terminal: lines are edited, answers wrapped and paged.
extension SessionRunner {
    /// Reads lines from the terminal until `quit` or Ctrl-D. Ctrl-C ends the line or the running command only.
    mutating func runTerminal() throws(CommandFailure) {
        guard let editor = LineEditor(program: "draft-inspect") else {
            throw CommandFailure("the terminal does not support line editing", code: .internalError)
        }
        let history = SessionFiles.history()
        if let history { editor.loadHistory(from: history) }
        if session.document == nil {
            let greeting =
                "draft-inspect \(programVersion): load a file with `load FILE`, or paste a log; `help` lists the verbs\n"
            try StandardStream.output.write(wrapped(greeting))
        }
        let files = PastedFiles()
        connect(editor, files)
        defer {
            files.remove()
            session.ask = nil
            session.terminal = nil
        }
        let unsaved = UnsavedEdits()
        var offered: String?
        while !session.hasEnded {
            unsaved.keep(session)
            if let document = session.document, document.path != offered {
                offered = document.path
                try offer(unsaved.left(of: document), of: document, unsaved)
                continue
            }
            let current = session
            editor.completer = { SessionCompleter(session: current).completion(for: $0) }
            switch editor.read(prompt: prompt) {
            case .cancelled: continue
            case .endOfInput:
                try StandardStream.output.write("\n")
                session.hasEnded = session.mayEnd()
            case .pasted(let text): try take(pasted: text, editor)
            case .line(let line):
                guard line.contains(where: { !$0.isWhitespace }) else { continue }
                if PastedText.beginsLog(line, verbs: session.verbs) {
                    try run(pasted: line + "\n" + pendingLines(editor))
                } else {
                    try run(typed: line, editor)
                }
            }
        }
        unsaved.forget()
        if let history { editor.saveHistory(to: history) }
    }

    /// Asks whether the edits that ended sessions left are made again; they are offered once.
    private mutating func offer(
        _ left: [UnsavedEdits.Left],
        of document: Document,
        _ unsaved: UnsavedEdits
    ) throws(CommandFailure) {
        for edits in left {
            let count = counted(edits.steps.count, "edit")
            let question =
                "a session that was ended left \(count) of \(printable(document.shortName)); make \(edits.steps.count == 1 ? "it" : "them") again?"
            let answer = session.ask?(question)
            if answer == .endOfInput { return }
            unsaved.remove(edits)
            guard answer == .yes else { continue }
            for step in edits.steps { try run { $0.run(step) } }
            try StandardStream.output.write(wrapped("recovered \(count) of \(printable(document.shortName))\n"))
            return
        }
    }

    /// Gives the session what only a terminal has.
    private mutating func connect(_ editor: LineEditor, _ files: PastedFiles) {
        session.ask = { question in
            Progress.shared.end()
            switch editor.read(prompt: question + " (y/n) ") {
            case .line(let answer): return ["y", "yes"].contains(answer.lowercased()) ? .yes : .no
            case .cancelled, .pasted: return .no
            case .endOfInput: return .endOfInput
            }
        }
        session.terminal = SessionTerminal(
            history: { editor.history },
            readPasted: {
                Progress.shared.end()
                writeStatus("paste the text, then press Ctrl-D on an empty line")
                editor.completer = Self.tab
                var text = ""
                while true {
                    switch editor.read(prompt: "") {
                    case .line(let line): text += line + "\n"
                    case .pasted(let part): text += part + (part.hasSuffix("\n") ? "" : "\n")
                    case .cancelled: return nil
                    case .endOfInput: return text
                    }
                }
            },
            keep: { (text) throws(CommandFailure) in try files.keep(text) }
        )
    }

    // MARK: Lines

    private mutating func run(typed line: String, _ editor: LineEditor) throws(CommandFailure) {
        var line = line
        let trimmed = line.drop(while: \.isWhitespace)
        if trimmed.hasPrefix("!") {
            let rest = trimmed.dropFirst().drop(while: \.isWhitespace)
            guard let recalled = try recall(rest, editor.history) else {
                if !line.hasPrefix(" ") { editor.addHistory(line) }
                return try run(shell: String(rest))
            }
            line = recalled
            try StandardStream.output.write(printable(line) + "\n")
        }
        // A leading blank keeps a line out of the history, as in shells.
        if !line.hasPrefix(" ") { editor.addHistory(line) }
        try run { $0.run(line) }
    }

    /// The line of the history that `!N` or `!!` means; `nil` where it is a shell command.
    private func recall(_ text: Substring, _ history: [String]) throws(CommandFailure) -> String? {
        if text == "!" {
            if let last = history.last { return last }
            writeStatus("the history is empty")
            return " "
        }
        guard let number = Int(text) else { return nil }
        if let line = history[number: number] { return line }
        writeStatus(
            history.isEmpty
                ? "the history is empty" : "there is no line \(number); `history` lists 1 to \(history.count)"
        )
        return " "
    }

    private func run(shell command: String) throws(CommandFailure) {
        if command.isEmpty {
            writeStatus("`!` needs a shell command, or the number of a line of `history`")
            return
        }
        Interrupts.catch()
        let status = ShellCommand.run(command)
        Interrupts.clear()
        Interrupts.exit()
        guard let status else { return writeStatus("the shell could not be started") }
        if status != 0 { writeStatus("exit status \(status)") }
    }

    /// Runs something that takes its time, which Ctrl-C ends.
    private mutating func run(_ body: (inout Session) -> SessionOutput) throws(CommandFailure) {
        Interrupts.catch()
        Progress.shared.begin("working")
        var answer = body(&session)
        Progress.shared.end()
        if Interrupts.isPending, answer.error == nil { answer.error = .interrupted }
        Interrupts.clear()
        try show(answer)
        Interrupts.exit()
    }

    // MARK: Pasted texts

    /// Takes several lines that were pasted at the prompt: a log is loaded, anything else is run line by line.
    private mutating func take(pasted text: String, _ editor: LineEditor) throws(CommandFailure) {
        if PastedText.isInput(text) { return try run(pasted: text) }
        for line in text.lines where line.contains(where: { !$0.isWhitespace }) {
            if session.hasEnded { return }
            try run(typed: line, editor)
        }
    }

    private mutating func run(pasted text: String) throws(CommandFailure) {
        try run { session in
            do throws(SessionError) {
                return SessionOutput(text: try session.load(pasted: text))
            } catch {
                return SessionOutput(error: error)
            }
        }
    }

    /// The rest of a log whose first line was taken for a command: all that the terminal has, as no person types as fast.
    private func pendingLines(_ editor: LineEditor) -> String {
        var text = ""
        editor.completer = Self.tab
        while LineEditor.hasInput(within: 300) {
            switch editor.read(prompt: "") {
            case .line(let line): text += line + "\n"
            case .pasted(let part): text += part
            case .cancelled, .endOfInput: return text
            }
        }
        return text
    }

    /// A tab of a text that is pasted is part of it, and asks for no completion.
    private static func tab(_ text: String) -> LineEditor.Completion {
        LineEditor.Completion(insertion: "\t", candidates: [])
    }

    // MARK: Answers

    private func show(_ answer: SessionOutput) throws(CommandFailure) {
        if let command = answer.pipe {
            if ShellCommand.run(command, input: answer.text) == nil { writeStatus("the shell could not be started") }
        } else if !answer.text.isEmpty {
            let text = answer.isVerbatim ? answer.text : wrapped(answer.text)
            if !Pager.show(text) { try StandardStream.output.write(text) }
        }
        if let error = answer.error { writeStatus(wrapped(printableLines(error.message))) }
    }

    private func wrapped(_ text: String) -> String { LineWrap.text(text, width: Terminal.columns) }

    private var prompt: String {
        let text = session.prompt
        guard session.effectiveStyle.isColored else { return text }
        return LineEditor.invisible("\u{1b}[1m") + text.dropLast(2) + LineEditor.invisible("\u{1b}[0m") + "> "
    }
}
