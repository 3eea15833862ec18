import LayoutReport

/// What a shell offers for an unfinished command line.
struct ShellCompletion: Equatable {
    struct Candidate: Equatable {
        /// The whole word at the cursor.
        var word: String
        var summary = ""
    }

    /// What the shell completes by itself, which knows about `~`, quotes and hidden files.
    enum Paths: String {
        case none, files, folders
    }

    private(set) var candidates: [Candidate] = []
    private(set) var paths = Paths.none

    private let grammar: CommandGrammar
    private let word: String

    static func == (left: Self, right: Self) -> Bool {
        left.candidates == right.candidates && left.paths == right.paths
    }

    /// - Parameter words: Those behind the name of the program up to the cursor; the last one, which may be empty, is at it.
    init(words: [String], grammar: CommandGrammar) {
        self.grammar = grammar
        word = words.last ?? ""
        let before = words.dropLast()
        if let name = before.first, let command = grammar.command(name) {
            complete(command, Array(before.dropFirst()))
        } else if before.first == "help" {
            offer(grammar.commands.map { Candidate(word: $0.name, summary: $0.summary) })
        } else if let command = grammar.command("repl") {
            // A file without a command opens a session.
            if before.isEmpty, !word.hasPrefix("-") {
                offer(grammar.commands.map { Candidate(word: $0.name, summary: $0.summary) })
            }
            complete(command, Array(before))
        }
        candidates = candidates.filter { $0.word.hasPrefix(word) }
    }

    /// The text that the scripts of shells read: what the shell completes itself, then a candidate a line, and its summary
    /// behind a tab.
    var text: String {
        var text = paths.rawValue + "\n"
        for candidate in candidates where !candidate.word.contains(where: { $0.isNewline || $0 == "\t" }) {
            text += candidate.word + (candidate.summary.isEmpty ? "" : "\t" + candidate.summary) + "\n"
        }
        return text
    }

    private mutating func complete(_ command: CommandGrammar.Command, _ before: [String]) {
        var given: [String] = []
        var files: [String] = []
        var awaited: CommandGrammar.Option?
        var hasEnded = false
        for word in before {
            if awaited != nil {
                awaited = nil
            } else if hasEnded || !word.hasPrefix("-") || word == "-" {
                files.append(word)
            } else if word == "--" {
                hasEnded = true
            } else {
                let name = String(word.prefix { $0 != "=" })
                let option = command.options.first { $0.spellings.contains(name) }
                given += option?.spellings ?? []
                if name == word, option?.value != nil { awaited = option }
            }
        }
        if let value = awaited?.value {
            offer(value, files: files)
        } else if word.hasPrefix("-"), !hasEnded {
            if let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
                let name = String(word[..<equals])
                let option = command.options.first { $0.spellings.contains(name) }
                if let value = option?.value { offer(value, files: files, behind: name + "=") }
                return
            }
            for option in command.options where option.isRepeating || !given.contains(option.spellings[0]) {
                // Short ones only where there is nothing else: they say less.
                let spelling = word.hasPrefix("--") || word == "-" ? option.spellings[0] : option.spellings.last ?? ""
                offer([Candidate(word: spelling, summary: option.summary)])
            }
        } else if let argument = command.arguments.dropFirst(files.count).first ?? command.arguments.last,
            argument.isRepeating || files.count < command.arguments.count
        {
            offer(argument.value, files: files)
        }
    }

    private mutating func offer(_ candidates: [Candidate]) { self.candidates += candidates }

    private mutating func offer(_ words: [String], behind start: String) {
        offer(words.map { Candidate(word: start + $0) })
    }

    /// - Parameters:
    ///   - files: The arguments before the cursor.
    ///   - start: What is before the value in its word: the option.
    private mutating func offer(_ value: CommandGrammar.Value, files: [String], behind start: String = "") {
        switch value {
        case .words(let words): offer(words, behind: start)
        case .list(let words):
            let typed = word.dropFirst(start.count)
            let comma = typed.lastIndex(of: ",").map { typed.index(after: $0) } ?? typed.startIndex
            offer(words, behind: start + typed[..<comma])
        case .report:
            if word.dropFirst(start.count).contains("=") { paths = .files }
            offer(ReportFormatList.standard.formats.map { $0.name }, behind: start)
        case .file: paths = .files
        case .folder: paths = .folders
        case .view: offer(CompletedViews(files.first)?.views(word.dropFirst(start.count)) ?? [], behind: start)
        case .anchor: offer(CompletedViews(files.first)?.anchors(word.dropFirst(start.count)) ?? [], behind: start)
        case .other: break
        }
    }
}

extension ShellCompletion {
    /// By which the scripts of shells ask: `---complete-words -- WORD …`
    static let question = "---complete-words"

    /// What is printed for arguments that ask about completion; `nil` for all others.
    static func answer(to arguments: [String]) -> String? {
        switch arguments.first {
        case question:
            let words = arguments.dropFirst(arguments.dropFirst().first == "--" ? 2 : 1)
            guard let grammar = try? CommandGrammar() else { return nil }
            return ShellCompletion(words: Array(words), grammar: grammar).text
        case "--generate-completion-script" where arguments.count == 2:
            return CompletionScript(rawValue: arguments[1])?.text
        default: return nil
        }
    }
}
