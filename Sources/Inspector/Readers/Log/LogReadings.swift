import LayoutSyntax

/// Reads the layouts of a log one after the other, as the log comes in: only the block at hand is in memory, and what
/// ``LogMemory`` keeps of the views of earlier ones.
public struct LogReadings {
    /// Blocks of which nothing can be read wait for one of which something can, since a log that holds nothing else is
    /// refused. Beyond this many they are given out: it may still be refused at its end.
    private static let mostWaiting = 1000

    private let path: String?
    private var scanner = LogScanner()
    private var memory = LogMemory()
    private var waiting: [Reading] = []
    private var holdsSomething = false
    /// Whether nothing waits any more.
    private var givesOut = false
    private var failure: ReadError?
    /// How many layouts there were so far.
    public private(set) var count = 0

    /// - Parameter path: As the user gave it; `nil` for standard input.
    public init(path: String?) {
        self.path = path
    }

    /// Whether nothing in it is about Auto Layout.
    package var isClean: Bool { !holdsSomething && failure == nil && count == 0 }

    /// Why the log is refused: nothing of it could be read. `nil` where something could, so far.
    public var refusal: ReadError? {
        holdsSomething ? nil : failure ?? ReadError("the log has no conflicts and no ambiguous views")
    }

    /// Reads the next piece of a log, of any length.
    ///
    /// The part of a reading has the number of its block; of how many is not known yet.
    /// - Complexity: Linear in the bytes; memory as for one block.
    public mutating func scan(_ bytes: UnsafeRawBufferPointer, emit: (Reading) throws -> Void) rethrows {
        // Apart, as its blocks change the rest while it goes on.
        var scanner = self.scanner
        self.scanner = LogScanner()
        defer { self.scanner = scanner }
        try scanner.scan(bytes) { block in try take(block, emit) }
    }

    /// Reads the rest, after which ``refusal`` is settled.
    public mutating func finish(emit: (Reading) throws -> Void) rethrows {
        var scanner = self.scanner
        self.scanner = LogScanner()
        defer { self.scanner = scanner }
        try scanner.finish { block in try take(block, emit) }
    }

    private mutating func take(_ block: LogBlock, _ emit: (Reading) throws -> Void) rethrows {
        count += 1
        let reading = block.reading(&memory, path: path)
        if !block.isEmpty { holdsSomething = true }
        if failure == nil { failure = block.failure }
        givesOut = givesOut || holdsSomething || waiting.count >= Self.mostWaiting
        if !givesOut {
            waiting.append(reading)
            return
        }
        let earlier = waiting
        waiting = []
        for reading in earlier { try emit(reading) }
        try emit(reading)
    }
}

extension LogBlock {
    /// Why nothing of the block could be read.
    fileprivate var failure: ReadError? {
        if let first = unread.first { return first.error }
        if isPrivate {
            return ReadError(
                "the log hides the constraints of this conflict: it shows \"<private>\" in their place; run the app from"
                    + " Xcode, or allow private data in the log with a configuration profile, and log the conflict again",
                place: place
            )
        }
        return ReadError(emptyMessage, place: place)
    }
}
