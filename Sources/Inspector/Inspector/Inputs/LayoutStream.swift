import LayoutModel
import LayoutReaders
import LayoutSyntax

/// The layouts of a file, or of standard input where the path is `-`, one after the other: a log has one for each of its
/// blocks, and may be longer than the memory.
///
/// `FILE#2` is the second of them, where there is no file of that whole name.
package struct LayoutStream {
    /// As the user gave it, without the number of a layout.
    package let file: String
    /// The layout that is asked for, counted from 1; `nil`: all.
    private let part: Int?
    private let content: Content

    private enum Content {
        case joined(Reading)
        case readings([Reading])
        /// - Parameter fault: Why the file is refused if it has no conflict: its beginning does not look like a log.
        case log(OpenInput, path: String?, fault: ReadError?)
    }

    /// Opens the file, and reads it unless it is a log.
    ///
    /// A log that begins with something else is found by its first ``LogReader/sample`` bytes. Of longer texts the rest is
    /// looked through for one. What comes through a pipe is taken for a log as soon as its writer pauses behind a whole
    /// conflict.
    /// - Parameter part: Counted from 1; `nil`: the one that the path names, or all.
    /// - Throws: ``ReadError`` where the file cannot be opened, or nothing can be made of it.
    init(
        _ path: String,
        as kind: InputFormat?,
        options: ReadOptions,
        part: Int?,
        among readers: [any LayoutReader.Type],
        note: (String) -> Void
    ) throws(ReadError) {
        let (file, named) = splitPart(path)
        if named != nil, let part, part != 1 { throw Self.missing(part, of: 1) }
        self.file = file
        self.part = named ?? part
        var options = options
        options.path = file == "-" ? nil : file
        let input = try OpenInput(file, sampleLength: LogReader.sample) { beginning in
            kind.map { $0 == .log } ?? LogReader.isSettled(beginning)
        }
        var fault: ReadError?
        var isLog = kind == .log
        var found = kind
        if kind == nil {
            do throws(ReadError) {
                let format = try Layout.format(ofBeginning: input.beginning, among: readers)
                isLog = format == .log
                // A longer input is detected from all of it.
                if input.isWhole { found = format }
                // What a debugger printed beside is joined with the log, which takes all of it.
                if isLog, DebuggerTexts.isMixed(input.beginning) {
                    isLog = !input.isWhole
                    if isLog { note(Self.hierarchyLeftOut(of: file)) }
                }
            } catch {
                let isPlainLog = LogReader.isPlainLog(input.beginning, path: file)
                if input.isWhole && !isPlainLog || input.beginning.prefix(4096).contains(0) { throw error }
                fault = isPlainLog ? nil : error
                isLog = true
            }
        }
        if isLog {
            content = .log(input, path: options.path, fault: fault)
        } else {
            content = .readings(try Layout.readAll(input.contents(), as: found, options: options, among: readers))
        }
    }

    /// A layout that was read already.
    init(_ reading: Reading, path: String) {
        file = path
        part = nil
        content = .joined(reading)
    }

    /// The layouts of a file that were read with others.
    init(_ readings: [Reading], path: String, part: Int?) {
        let (file, named) = splitPart(path)
        self.file = file
        self.part = named ?? part
        content = .readings(readings)
    }

    /// How many layouts the file holds; `nil` for a log that can be read only once.
    package func count() throws(ReadError) -> Int? {
        switch content {
        case .joined: return 1
        case .readings(let readings): return readings.count
        case .log(let input, _, _):
            guard input.isRepeatable else { return nil }
            var count = 0
            var scanner = LogScanner()
            try input.forEachChunk { chunk in
                scanner.scan(chunk) { _ in count += 1 }
                return true
            }
            scanner.finish { _ in count += 1 }
            return count
        }
    }

    /// Reads the layouts, or the one that is asked for, in their order.
    ///
    /// - Parameters:
    ///   - body: Takes a layout, and returns whether to go on. The count of its part is 0 in a log. Not called for a log
    ///     without conflicts.
    ///   - pause: Called where the input may let wait for more; returns whether to go on.
    /// - Throws: ``ReadError`` where nothing can be made of a log, it cannot be read on, or there is no such layout.
    package func forEach(_ body: (Reading) -> Bool, pause: () -> Bool = { true }) throws(ReadError) {
        switch content {
        case .joined(let reading): _ = body(reading)
        case .readings(let readings):
            if let part, !readings.indices.contains(part - 1) { throw Self.missing(part, of: readings.count) }
            for (index, reading) in readings.enumerated() where part == nil || part == index + 1 {
                guard body(reading) else { return }
            }
        case .log(let input, let path, let fault):
            var log = LogReadings(path: path)
            var isFound = false
            var isOver = false
            func take(_ reading: Reading) {
                if isOver || part != nil && reading.part?.number != part { return }
                isFound = true
                // Behind the one that is asked for, nothing matters.
                if !body(reading) || part != nil { isOver = true }
            }
            try input.forEachChunk { chunk in
                log.scan(chunk, emit: take)
                if !pause() { isOver = true }
                return !isOver
            }
            if isOver { return }
            log.finish(emit: take)
            // A log without conflicts is what one hopes for.
            if log.isClean, fault == nil, part == nil { return }
            if let refusal = log.refusal { throw log.count == 0 ? fault ?? refusal : refusal }
            if let part, !isFound { throw Self.missing(part, of: log.count) }
        }
    }

    private static func hierarchyLeftOut(of file: String) -> String {
        "\(file == "-" ? "standard input" : file): views are printed in this log, too, but of one that is longer than"
            + " \(LogReader.sample >> 20) MB only the conflicts are read; pass the views as a separate file to join them"
    }

    private static func missing(_ part: Int, of count: Int) -> ReadError {
        ReadError(
            "there is no layout \(part): the file holds \(count == 1 ? "1 layout" : "\(count) layouts")"
        )
    }
}

/// A path and the number of a layout in the file, where it ends in `#` and a number and is not itself the name of a file.
package func splitPart(_ path: String) -> (file: String, part: Int?) {
    guard let mark = path.lastIndex(of: "#"), mark > path.startIndex,
        let part = Int(path[path.index(after: mark)...]), part > 0, !FileContents.exists(path)
    else { return (path, nil) }
    return (String(path[..<mark]), part)
}
