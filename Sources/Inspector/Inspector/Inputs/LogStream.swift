import LayoutModel
import LayoutReaders
import LayoutSyntax

/// The blocks of a log, however long, one after the other.
package struct LogStream {
    private let input: OpenInput
    /// How many lines were read.
    package private(set) var lineCount = 0

    /// Opens a log; any text is one, even without conflicts.
    ///
    /// - Throws: ``ReadError`` where the file cannot be opened, or holds layouts of another kind: that no conflict was
    ///   logged in it would say nothing of them.
    init(_ path: String, readers: [any LayoutReader.Type]) throws(ReadError) {
        input = try OpenInput(path, sampleLength: 1 << 16)
        let name: String
        switch try? Layout.format(ofBeginning: input.beginning, among: readers) {
        case InputFormat.dump: name = "a layout dump"
        case InputFormat.interfaceBuilder: name = "an Interface Builder file"
        case InputFormat.lookin: name = "a Lookin document"
        default: return
        }
        throw ReadError("this is \(name), not a log; use 'draft-inspect check'")
    }

    /// Goes through the log.
    ///
    /// - Parameter body: Returns whether to go on.
    /// - Throws: ``ReadError`` with what the system says.
    package mutating func forEachBlock(_ body: (LogBlock) -> Bool) throws(ReadError) {
        var scanner = LogScanner()
        var isWanted = true
        func take(_ block: LogBlock) {
            if isWanted { isWanted = body(block) }
        }
        defer { lineCount = scanner.lineCount }
        try input.forEachChunk { chunk in
            scanner.scan(chunk, emit: take)
            return isWanted
        }
        if isWanted { scanner.finish(emit: take) }
    }
}
