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

    init(_ message: String, code: ExitStatus = .usage) {
        self.message = message
        self.code = code
    }

    init(_ failure: CommandFailure) {
        self.init(failure.message, code: failure.code)
    }

    static let interrupted = SessionError("interrupted", code: .interrupted)
    static let nothingLoaded = SessionError("nothing is loaded\nload FILE reads a layout")
}

/// What a command of the session answered.
struct SessionOutput: Equatable {
    /// For standard output; each line ends with a newline.
    var text = ""
    var error: SessionError?
}
