import LayoutModel
import LayoutSyntax

/// Reads console logs: what UIKit and AppKit write about constraints that conflict, and about ambiguous views
/// (Documentation/Logs.md).
///
/// Each block is a layout of its own, with what the block names and nothing else.
public enum LogReader: LayoutReader {
    public static let format = InputFormat.log
    public static let fileExtensions = ["log", "txt"]

    /// How much of a file is looked at for the signs of a log.
    public static let sample = 1 << 22
    private static let listed = ByteSearch("onstraint:0x")

    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if announces(bytes) { return true }
        guard !bytes.prefix(4096).contains(0), listed.first(in: bytes, 0..<bytes.count) != nil else { return false }
        // Lists of constraints without quotes are a debugger's, and have readers of their own.
        return DebuggerTexts.kinds(bytes).isEmpty
    }

    /// Whether a text that has not come to its end is a log whatever follows: a conflict has ended in it, and no views were
    /// printed that it would be joined with.
    ///
    /// - Complexity: O(bytes).
    public static func isSettled(_ beginning: [UInt8]) -> Bool {
        var hasEnded = false
        var scanner = LogScanner()
        beginning.withUnsafeBytes { scanner.scan($0) { hasEnded = hasEnded || $0.isComplete && $0.isAnnounced } }
        return hasEnded && (try? Layout.format(ofBeginning: beginning)) == .log && !DebuggerTexts.isMixed(beginning)
    }

    /// Whether one of the sentences by which UIKit and AppKit begin or end a conflict stands anywhere: it may be the last
    /// of many megabytes.
    ///
    /// - Complexity: Linear; most bytes are skipped.
    static func announces(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var mentions = LogMentions(bytes)
        var from = 0
        while let mention = mentions.next(from: from) {
            let window = max(mention - 64, 0)..<min(mention + 64, bytes.count)
            let text = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes[window]))
            if LogPhrase.all.contains(where: { text.find($0, from: 0) != nil }) {
                return true
            }
            from = mention + 1
        }
        return false
    }

    /// The first block, with the number of the others. See ``readAll(_:options:)``.
    public static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let readings = try readAll(bytes, options: options)
        guard let first = readings.first else { throw ReadError("the log has no conflicts and no ambiguous views") }
        return first
    }

    /// A layout for each block.
    ///
    /// - Throws: ``ReadError`` where no block holds anything that could be read.
    public static func readAll(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> [Reading] {
        if let readings = MixedText.readings(bytes, path: options.path) { return readings }
        var readings: [Reading] = []
        var log = LogReadings(path: options.path)
        log.scan(bytes) { readings.append($0) }
        log.finish { readings.append($0) }
        if let refusal = log.refusal { throw refusal }
        let count = readings.count
        for index in readings.indices { readings[index].part?.count = count }
        return readings
    }
}
