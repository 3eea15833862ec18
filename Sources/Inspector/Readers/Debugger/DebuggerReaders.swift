import LayoutSyntax

/// A reader of debugger output. Each reads the same texts as the others; they differ in how they recognize input.
protocol DebuggerReader: LayoutReader {}

extension DebuggerReader {
    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        DebuggerTexts.kinds(bytes).contains(format)
    }

    public static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let readings = try readAll(bytes, options: options)
        guard let first = readings.first else { throw DebuggerTexts.nothingFound }
        return first
    }

    public static func readAll(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> [Reading] {
        if let readings = MixedText.readings(bytes, path: options.path) { return readings }
        return [try DebuggerTexts.read(bytes, options: options)]
    }
}

/// Reads `recursiveDescription`, descriptions of single views and AppKit's `_subtreeDescription`, with any other
/// debugger output between them (Documentation/Texts.md).
public enum HierarchyReader: DebuggerReader {
    public static let format = InputFormat.hierarchy
    public static let fileExtensions = ["log", "txt"]
}

/// Reads `_autolayoutTrace` and chisel's `paltrace`.
public enum TraceReader: DebuggerReader {
    public static let format = InputFormat.trace
    public static let fileExtensions = ["log", "txt"]
}

/// Reads lists of constraints as lldb and NSLog print them.
public enum ConstraintListReader: DebuggerReader {
    public static let format = InputFormat.constraints
    public static let fileExtensions = ["log", "txt"]
}

/// The shared implementation of the readers of debugger output: each reads the same texts.
public enum DebuggerTexts {
    /// The length of the beginning that is used to detect the kind of a text.
    static let beginning = 1 << 16

    /// The formats at the beginning of a text; none if it is a log, for which the log reader is better.
    static func kinds(_ bytes: UnsafeRawBufferPointer) -> Set<InputFormat> {
        let part = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, beginning)])
        // Binary files have no lines.
        if part.contains(0) { return [] }
        var lines = TextLines(part)
        var kinds: Set<InputFormat> = []
        while let line = lines.next() {
            if line.isBlank { continue }
            let cursor = DebuggerLine.content(line, part)
            if isOfLog(cursor) { return [] }
            switch DebuggerLine.kind(line, cursor, part) {
            case .description, .subtree: kinds.insert(.hierarchy)
            case .trace: kinds.insert(.trace)
            case .constraint(let start):
                // Logs print their lists in quotes.
                if start > line.range.lowerBound, part[start - 1] == UInt8(ascii: "\"") { return [] }
                kinds.insert(.constraints)
            case .noise, .cut, .other: break
            }
        }
        return kinds
    }

    private static func isOfLog(_ cursor: ByteCursor) -> Bool {
        LogPhrase.all.contains { cursor.find($0) != nil }
    }

    static var nothingFound: ReadError { ReadError("this text has no view, constraint or trace") }

    static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let empty = DebuggerMoment(path: options.path)
        var (text, moment) = DebuggerTextScan.scan(bytes, number: 0, path: options.path, into: empty)
        guard text.seenCount > 0 || text.constraintTextCount > 0 else { throw nothingFound }
        if moment.isOutOfOrder {
            text = DebuggerText.scan(bytes, number: 0, path: options.path)
            moment = DebuggerMoment([text])
            return moment.reading()
        }
        return moment.reading(rest: text)
    }
}
