/// The statuses with which the program ends.
enum ExitStatus: Int32 {
    case success = 0
    /// Findings at or above the asked severity, or source that leaves something out.
    case findings = 1
    /// An input could not be read.
    case unreadable = 2
    case usage = 64
    case internalError = 70
    case interrupted = 130
}

/// Why a command ended: what is told and with which status. An empty message: it has been told already.
struct CommandFailure: Error, Equatable {
    var message: String
    var code: ExitStatus

    init(_ message: String, code: ExitStatus) {
        self.message = message
        self.code = code
    }
}
