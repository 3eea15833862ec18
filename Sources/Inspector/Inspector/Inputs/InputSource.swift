import LayoutReaders
import LayoutSyntax

/// What is read as one: a file, standard input, or texts of a debugger that were joined into one layout.
package struct InputSource: Sendable {
    /// As the user named it, `-` for standard input; the paths of joined texts with " + " between them.
    package let path: String

    let content: Content
    let format: InputFormat?
    let options: ReadOptions
    let part: Int?
    let readers: [any LayoutReader.Type]

    enum Content: Sendable {
        case file
        case joined(Reading)
        /// The layouts of a file's classes, which were read with other files.
        case code([Reading])
        /// What cannot be read, and why.
        case fault(InputFailure)
    }

    /// The path without the number of a layout.
    package var file: String { splitPart(path).file }

    /// Whether it comes from a pattern or folder in which nothing could be found.
    package var failure: InputFailure? {
        if case .fault(let failure) = content { failure } else { nil }
    }

    /// The same source, of which another layout is asked for, whatever its path says.
    func choosing(_ part: Int) -> InputSource {
        InputSource(
            path: splitPart(path).file,
            content: content,
            format: format,
            options: options,
            part: part,
            readers: readers
        )
    }

    /// Opens it, and reads it unless it is a log.
    ///
    /// - Parameter note: Receives notes on how it is read.
    /// - Throws: ``ReadError`` where it cannot be opened, or nothing can be made of it.
    package func open(note: (String) -> Void) throws(ReadError) -> LayoutStream {
        switch content {
        case .file:
            return try LayoutStream(path, as: format, options: options, part: part, among: readers, note: note)
        case .joined(let reading): return LayoutStream(reading, path: path)
        case .code(let readings): return LayoutStream(readings, path: path, part: part)
        case .fault(.unreadable(_, let error)): throw error
        case .fault(.noMatch): throw ReadError("no file matches this pattern")
        case .fault(.notOneLayout): throw ReadError("these files are not one layout")
        }
    }

    /// Opens it as a log, whose blocks are given out one by one.
    ///
    /// - Parameter isWatched: Whether somebody reads along what it holds besides.
    package func openLog(isWatched: Bool = false) throws(ReadError) -> LogStream {
        switch content {
        case .file: return try LogStream(path, readers: readers, isWatched: isWatched)
        case .joined, .fault, .code:
            _ = try open { _ in }
            throw ReadError("several debugger outputs are not a log")
        }
    }
}
