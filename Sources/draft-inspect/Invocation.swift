import ArgumentParser
import LineEditor

/// The user's arguments, completed by a verb if there is none.
///
/// A first word that is a verb is a verb. A file without a verb opens a session on a terminal, and is explained
/// otherwise; standard input without a verb likewise.
enum Invocation: Equatable {
    case arguments([String])
    case failure(CommandFailure)

    init(
        _ arguments: [String],
        hasTerminal: Bool = StandardStream.input.isTerminal && StandardStream.output.isTerminal,
        inputIsTerminal: Bool = StandardStream.input.isTerminal
    ) {
        guard let first = arguments.first else {
            if hasTerminal {
                self = .arguments(["repl"])
            } else {
                // Without piped input, help is more useful than waiting for typed input.
                self = .arguments(inputIsTerminal ? ["--help"] : ["explain", "-"])
            }
            return
        }
        let verbs = DraftInspect.verbs.map { $0._commandName }
        if let failure = Self.failure(of: arguments, verbs: verbs) {
            self = .failure(failure)
            return
        }
        if verbs.contains(first) || first == "help" || Self.rootOptions.contains(where: { first.hasPrefix($0) }) {
            self = .arguments(arguments)
            return
        }
        let runsCommands = arguments.contains { argument in
            ["-c", "-f", "--command", "--script", "--no-rc", "--keep-going"].contains { argument.hasPrefix($0) }
        }
        if first.hasPrefix("-"), first != "-" {
            if hasTerminal || runsCommands {
                self = .arguments(["repl"] + arguments)
            } else {
                self = .arguments(["explain"] + arguments)
            }
            return
        }
        // A bare word that names no file was meant as a verb.
        let looksLikeFile = first == "-" || first.contains("/") || first.contains(".")
        if !looksLikeFile, !fileExists(first) {
            var message = "unknown command '\(first)', and no file of that name"
            if let meant = nearest(to: first, in: verbs) { message += "; did you mean '\(meant)'?" }
            self = .failure(CommandFailure(message + "\nsee draft-inspect --help", code: .usage))
            return
        }
        self = .arguments([hasTerminal || runsCommands ? "repl" : "explain"] + arguments)
    }

    /// Arguments that the parser would misinterpret.
    private static func failure(of arguments: [String], verbs: [String]) -> CommandFailure? {
        if arguments.count > 1, arguments[0] == "help", !verbs.contains(arguments[1]), !arguments[1].hasPrefix("-") {
            var message = "unknown command '\(arguments[1])'"
            if let meant = nearest(to: arguments[1], in: verbs) { message += "; did you mean '\(meant)'?" }
            return CommandFailure(message + "\nsee draft-inspect --help", code: .usage)
        }
        if let first = arguments.first, first.hasPrefix("--"), !rootOptions.contains(first),
            let meant = nearest(to: first, in: ["--version", "--help"]), meant != first
        {
            return CommandFailure("unknown option '\(first)'; did you mean '\(meant)'?", code: .usage)
        }
        // A file name that begins with '-' would be read as one-letter options, one of which is help.
        for argument in arguments.prefix(while: { $0 != "--" }) {
            if argument.count > 2, argument.hasPrefix("-"), !argument.hasPrefix("--"), fileExists(argument) {
                let advice = "write './\(argument)'"
                return CommandFailure("the file '\(argument)' looks like an option: " + advice, code: .usage)
            }
        }
        return nil
    }

    private static let rootOptions = [
        "--help", "-h", "--version", "--generate-completion-script", "--experimental-dump-help", "-help",
        "---completion",
    ]
}
