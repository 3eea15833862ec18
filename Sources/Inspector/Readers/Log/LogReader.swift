/// Reads console logs: what UIKit and AppKit write about constraints that conflict, and about ambiguous views
/// (Documentation/Logs.md).
///
/// Each block is a layout of its own, with what the block names and nothing else.
public enum LogReader: LayoutReader {
    public static let format = InputFormat.log

    /// How much of a file is looked at for the signs of a log.
    private static let sample = 1 << 22

    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let beginning = Array(bytes.prefix(sample))
        if beginning.prefix(4096).contains(0) { return false }
        let text = ByteText(beginning, 0..<beginning.count)
        if LogPhrase.header(text) != nil || LogPhrase.recovery(text) != nil || LogPhrase.ambiguity(text) != nil {
            return true
        }
        guard text.find("onstraint:0x", from: 0) != nil else { return false }
        // Lists of constraints without quotes are a debugger's, and have readers of their own.
        return DebuggerTexts.kinds(bytes).isEmpty
    }

    /// The first block, with the number of the others. See ``readAll(_:options:)``.
    public static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let readings = try readAll(bytes, options: options)
        guard let first = readings.first else { throw ReadError("the log tells of no conflict and no ambiguous view") }
        return first
    }

    /// A layout for each block.
    ///
    /// - Throws: ``ReadError`` where no block holds anything that could be read.
    public static func readAll(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> [Reading] {
        var readings: [Reading] = []
        var memory = LogMemory()
        var failure: ReadError?
        var holdsSomething = false
        var scanner = LogScanner()
        func take(_ block: LogBlock) {
            let reading = block.reading(&memory, path: options.path)
            if !block.isEmpty { holdsSomething = true }
            if failure == nil { failure = block.failure }
            readings.append(reading)
        }
        scanner.scan(bytes, emit: take)
        scanner.finish(emit: take)
        guard holdsSomething else {
            throw failure ?? ReadError("the log tells of no conflict and no ambiguous view")
        }
        let count = readings.count
        for index in readings.indices { readings[index].part?.count = count }
        return readings
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
        return ReadError("the conflict that is announced here has no list of constraints", place: place)
    }
}
