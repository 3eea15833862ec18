import LayoutModel
import LayoutSyntax

/// Reads console logs: messages of UIKit and AppKit about conflicting constraints and ambiguous views
/// (Documentation/Logs.md).
///
/// Each block is its own layout, with only what the block names.
public enum LogReader: LayoutReader {
    public static let format = InputFormat.log
    public static let fileExtensions = ["log", "txt"]

    /// The length of the beginning in which the signs of a log are searched.
    public static let sample = 1 << 22
    private static let listed = ByteSearch("onstraint:0x")

    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if announces(bytes) { return true }
        guard !bytes.prefix(4096).contains(0), listed.first(in: bytes, 0..<bytes.count) != nil else { return false }
        // Lists of constraints without quotes are debugger output and have their own readers.
        return DebuggerTexts.kinds(bytes).isEmpty
    }

    /// Whether an incomplete text is certainly a log: it contains a complete conflict, and no printed views to join
    /// with it.
    ///
    /// - Complexity: O(bytes).
    public static func isSettled(_ beginning: [UInt8]) -> Bool {
        var hasEnded = false
        var scanner = LogScanner()
        beginning.withUnsafeBytes { scanner.scan($0) { hasEnded = hasEnded || $0.isComplete && $0.isAnnounced } }
        return hasEnded && (try? Layout.format(ofBeginning: beginning)) == .log && !DebuggerTexts.isMixed(beginning)
    }

    /// Whether a message that begins or ends a conflict occurs anywhere: it can be at the end of many megabytes.
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

    /// The first block, with the total number of blocks. See ``readAll(_:options:)``.
    public static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let readings = try readAll(bytes, options: options)
        guard let first = readings.first else { throw ReadError("the log has no conflicts and no ambiguous views") }
        return first
    }

    /// One layout per block.
    ///
    /// - Throws: ``ReadError`` if no block has any parsed content.
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
