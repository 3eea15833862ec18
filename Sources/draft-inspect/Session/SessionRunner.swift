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
            let options = try input.options(over: session.policy?.configured ?? OptionAssignments())
            do throws(SessionError) {
                answer.text = try session.load(LoadRequest(paths: paths, options: options))
                let words = ["load"] + paths + InputTable.declarations.words(of: options, unlike: InputTable.defaults)
                session.record.recordLoad(words.map { CommandLineWords.escaped($0, in: nil) }.joined(separator: " "))
            } catch {
                answer.error = error
            }
        } catch {
            answer.error = SessionError(error)
        }
        if !isTyped {
            answer.text = ""
            if let fault = session.keptNames?.fault { writeStatus(printableLines(fault)) }
            if let document = session.document {
                for note in document.notes { writeStatus(note) }
                if let line = skippedLine(document.original, path: document.path) { writeStatus(line) }
            }
        }
        if isTyped { answer.text = LineWrap.text(answer.text, width: Terminal.columns) }
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
    /// - Parameter place: The place of the line, for errors.
    mutating func run(line: String, place: String) throws(CommandFailure) {
        if session.hasEnded { return }
        try show(session.run(line), place: place, endsRun: !keepsGoing)
    }

    private mutating func show(_ answer: SessionOutput, place: String?, endsRun: Bool) throws(CommandFailure) {
        if !answer.text.isEmpty { try StandardStream.output.write(answer.text) }
        guard let error = answer.error else { return }
        let message = (place.map { $0 + ": " } ?? "") + error.message
        if endsRun { throw CommandFailure(printableLines(message), code: error.code) }
        writeStatus(printableLines(message))
        if firstFailure == nil, !isTyped { firstFailure = error.code }
    }

    func printableLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
            .joined(separator: "\n")
    }
}
