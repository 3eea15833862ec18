import LayoutSyntax

/// The open state of one process or worker while lines of several are mixed.
struct LogStrand {
    /// The prefix of its lines.
    var tag = LogTag()
    var block: LogBlock?
    /// The constraint that was broken comes next.
    var awaitsBroken = false
    /// The number of unrelated lines since the block's last one.
    var idleLines = 0
    var wrapped: Wrapped?
    /// Whether the line before consists only of the bracket that opens a list.
    var isBehindOpening = false

    var isOpen: Bool { block != nil || wrapped != nil }

    /// A text that continues on the next line.
    struct Wrapped {
        var bytes: [UInt8]
        /// The possible texts of the lines so far, joined with or without blanks.
        var candidates: [[UInt8]]
        var isQuoted: Bool
        var place: Place
        var fault: PrintedConstraint.Fault
        var faultPlace: Place
        var isBroken: Bool
        /// Whether its last line has the maximum length in this log.
        var isFull: Bool
        var lines = 1
    }
}
