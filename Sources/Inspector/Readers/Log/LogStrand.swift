import LayoutSyntax

/// What is open of one process or worker, while the lines of several come mixed.
struct LogStrand {
    /// What stands before its lines.
    var tag = LogTag()
    var block: LogBlock?
    /// The constraint that was broken comes next.
    var awaitsBroken = false
    /// How many lines went by that have nothing to do with the block.
    var idleLines = 0
    var wrapped: Wrapped?
    /// Whether the line before was nothing but the bracket that opens a list.
    var isBehindOpening = false

    var isOpen: Bool { block != nil || wrapped != nil }

    /// A text that its line cuts off.
    struct Wrapped {
        var bytes: [UInt8]
        /// What the lines so far may have been, put together with blanks or without.
        var candidates: [[UInt8]]
        var isQuoted: Bool
        var place: Place
        var fault: PrintedConstraint.Fault
        var faultPlace: Place
        var isBroken: Bool
        /// Whether its last line is as long as lines get here.
        var isFull: Bool
        var lines = 1
    }
}
