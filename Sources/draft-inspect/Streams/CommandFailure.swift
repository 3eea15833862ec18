/// The exit statuses of the program.
enum ExitStatus: Int32 {
    case success = 0
    /// Findings at or above the requested severity, or source with omissions.
    case findings = 1
    /// An input could not be read.
    case unreadable = 2
    /// Neither proven nor refuted.
    case undecided = 3
    case usage = 64
    case internalError = 70
    /// An output could not be written: a full disk, a folder in its place.
    case unwritable = 74
    case interrupted = 130
}

/// Why a command ended: a message and a status. An empty message was already printed.
struct CommandFailure: Error, Equatable {
    var message: String
    var code: ExitStatus

    init(_ message: String, code: ExitStatus) {
        self.message = message
        self.code = code
    }
}
