/// Reads console logs: what UIKit and AppKit write about constraints that conflict, and about ambiguous views
/// (Documentation/Logs.md).
///
/// Each block is a layout of its own, with what the block names and nothing else.
public enum LogReader: LayoutReader {
    public static let format = InputFormat.log

    /// How much of a file is looked at for the signs of a log.
    public static let sample = 1 << 22

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
        var log = LogReadings(path: options.path)
        log.scan(bytes) { readings.append($0) }
        log.finish { readings.append($0) }
        if let refusal = log.refusal { throw refusal }
        let count = readings.count
        for index in readings.indices { readings[index].part?.count = count }
        return readings
    }
}
