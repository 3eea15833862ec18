import LayoutInspector
import LayoutSolver

/// Why a command of the session did not do what it was asked. The session goes on, as it was before the command.
struct SessionError: Error, Equatable {
    /// Lower case, without a full stop; further lines are advice.
    var message: String
    /// What a script that stops here ends with.
    var code: ExitStatus
    /// What was answered before the error, as by the first lines of a script.
    var before = ""
    /// Whether the arguments are not what the verb takes: its usage is shown below the message.
    var showsUsage = false

    /// Arguments that the verb does not take.
    static func usage(_ message: String) -> SessionError {
        var error = SessionError(message)
        error.showsUsage = true
        return error
    }

    init(_ message: String, code: ExitStatus = .usage) {
        self.message = message
        self.code = code
    }

    init(_ failure: CommandFailure) {
        self.init(failure.message, code: failure.code)
    }

    static let interrupted = SessionError("interrupted", code: .interrupted)
    static let nothingLoaded = SessionError("no layout is loaded\n`load FILE` reads one")
}

/// What a command of the session answered.
struct SessionOutput: Equatable {
    /// For standard output; each line ends with a newline.
    var text = ""
    var error: SessionError?
    /// Whether the lines of the text are not to be wrapped.
    var isVerbatim = false
    /// The shell command that the text is for.
    var pipe: String?
}
