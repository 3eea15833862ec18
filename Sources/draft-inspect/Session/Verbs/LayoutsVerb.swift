import LayoutInspector
import LayoutReport

enum LayoutsVerb: SessionVerb {
    static let name = "layouts"
    static let usage = "[[--force] N]"
    static let summary = "list the layouts of the file, or go to another one"
    static let details = """
        A log holds one for each conflict. Going to another reads the file again, without what was edited and its undo \
        steps: edits that are not saved are given up only when you say so, or with --force.
        """
    static let isRecorded = true

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let isForced = arguments.contains("--force")
        let arguments = arguments.filter { $0 != "--force" }
        try expect(arguments, 0...1)
        let document = try session.requireDocument()
        guard let input = document.input, document.original.part != nil else {
            guard arguments.isEmpty || arguments == ["1"] else {
                throw SessionError("\(document.shortName) is one layout")
            }
            return .answer(columns([row(of: document.original, shown: true)]))
        }
        if document.path == "-" { throw SessionError("standard input cannot be read again") }
        if let argument = arguments.first {
            guard let number = Int(argument), number >= 1 else {
                throw SessionError("'\(argument)' is no number of a layout\nlayouts lists them")
            }
            return .load(LoadRequest(paths: [document.path], options: input, part: number, isForced: isForced))
        }
        return .answer(columns(try rows(of: document, input, isCancelled: session.isCancelled)))
    }

    /// A row for each layout of the file, which is read again: the layouts of a long log would fill the memory.
    private static func rows(
        of document: Document,
        _ input: InputOptions,
        isCancelled: () -> Bool
    ) throws(SessionError) -> [[String]] {
        var rows: [[String]] = []
        do throws(InputFailure) {
            let inputs = try Inputs([document.path], options: input, readers: layoutReaders)
            guard let source = inputs.sources.first else { return [] }
            do throws(ReadError) {
                try source.open { _ in }.forEach { reading in
                    rows.append(row(of: reading, shown: reading.part?.number == document.original.part?.number))
                    return !isCancelled()
                }
            } catch {
                throw .unreadable(document.path, error)
            }
        } catch {
            throw SessionError(CommandFailure(error))
        }
        if isCancelled() { throw .interrupted }
        return rows
    }

    private static func row(of reading: Reading, shown: Bool) -> [String] {
        let counts =
            counted(reading.layout.views.count, "view") + ", "
            + counted(reading.layout.constraints.count, "constraint")
        let place = reading.part.map { "line \($0.place.line)" } ?? ""
        return [(shown ? "* " : "  ") + String(reading.part?.number ?? 1), place, counts, reading.part?.title ?? ""]
            .map { printable($0) }
    }
}
