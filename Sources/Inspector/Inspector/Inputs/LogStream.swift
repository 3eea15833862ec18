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
    /// - Parameter isWatched: Whether somebody reads along, so that a pause of the writer ends the beginning.
    /// - Throws: ``ReadError`` where the file cannot be opened, or holds layouts of another kind: that no conflict was
    ///   logged in it would say nothing of them.
    init(_ path: String, readers: [any LayoutReader.Type], isWatched: Bool) throws(ReadError) {
        input = try OpenInput(path, sampleLength: 1 << 16) { _ in isWatched }
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
    /// - Parameters:
    ///   - pass: Takes the lines that report nothing, in pieces, unchanged; `nil`: they are dropped.
    ///   - body: Returns whether to go on.
    /// - Throws: ``ReadError`` with what the system says.
    package mutating func forEachBlock(
        passing pass: ((UnsafeRawBufferPointer) -> Void)? = nil,
        _ body: (LogBlock) -> Bool
    ) throws(ReadError) {
        var scanner = LogScanner()
        var passage = LogPassage()
        var isWanted = true
        func take(_ block: LogBlock) {
            if isWanted { isWanted = body(block) }
        }
        defer { lineCount = scanner.lineCount }
        try input.forEachChunk { chunk in
            if let pass {
                scanner.scan(chunk, passing: &passage, to: pass, emit: take)
            } else {
                scanner.scan(chunk, emit: take)
            }
            return isWanted
        }
        guard isWanted else { return }
        if let pass {
            scanner.finish(passing: &passage, to: pass, emit: take)
        } else {
            scanner.finish(emit: take)
        }
    }
}
