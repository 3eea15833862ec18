import LayoutInspector
import LayoutReport

enum WriteVerb: SessionVerb {
    static let name = "write"
    static let usage = "[--force] FILE"
    static let summary = "write the edited layout as a dump, storyboard or xib"
    static let details = """
        If the name ends in .storyboard or .xib, the document that was loaded is written with your edits: only the \
        lines of the edited objects change. What such a document cannot contain is refused.
        With any other name, a layout dump is written.
        The file is replaced as a whole, or not at all. An input of the session, and a file that draft-inspect did not \
        write, are overwritten only with --force.
          write --force Login.storyboard
          write login.json
        """
    static let arguments: [ArgumentKind] = [.file]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let (path, isForced) = try target(arguments)
        let document = try session.requireDocument()
        if SourceDocument.isName(path) { return try write(document, to: path, isForced: isForced) }
        if let doubt = document.layout.openDoubt {
            throw SessionError("a dump would have a guess for what the code leaves open: " + printable(doubt))
        }
        let text = String(decoding: document.layout.dump(), as: UTF8.self)
        return .write(
            WriteRequest(
                text: text,
                path: path,
                saying: "wrote \(printable(path))",
                isForced: isForced,
                keepsEdits: true
            )
        )
    }

    /// The edits, written into the document that was loaded.
    private static func write(
        _ document: Document,
        to path: String,
        isForced: Bool
    ) throws(SessionError) -> SessionAction {
        guard let source = document.source else {
            throw SessionError(
                "\(printable(document.shortName)) was not read from a storyboard or xib, so no edits can be written into one"
                    + "\nwrite NAME.json writes a layout dump"
            )
        }
        let edited = try source.document(with: document.layoutWithFrames())
        let changes = edited.changedLineCount
        let notes = edited.notes.map { "  " + printable($0) + "\n" }.joined()
        return .write(
            WriteRequest(
                text: String(decoding: edited.bytes, as: UTF8.self),
                path: path,
                saying: "wrote \(printable(path)): "
                    + (changes == 0 ? "no changes" : "\(counted(changes, "line")) changed")
                    + (notes.isEmpty ? "" : "\n" + notes.dropLast()),
                isForced: isForced,
                keepsEdits: true,
                isDocument: true
            )
        )
    }
}

enum SaveVerb: SessionVerb {
    static let name = "save"
    static let usage = "[--force] SCRIPT"
    static let summary = "write the commands that changed the layout, for `source`"
    static let details = """
        A file that is not a script is overwritten only with --force.
        """
    static let arguments: [ArgumentKind] = [.file]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let (path, isForced) = try target(arguments)
        let text = session.script.map { $0 + "\n" }.joined()
        let saying = "wrote \(printable(path)): \(counted(session.script.count, "command"))"
        return .write(WriteRequest(text: text, path: path, saying: saying, isForced: isForced, keepsEdits: true))
    }
}

extension SessionVerb {
    /// The file that a verb writes to, and whether it may be overwritten whatever it is.
    fileprivate static func target(_ arguments: [String]) throws(SessionError) -> (path: String, isForced: Bool) {
        let files = arguments.filter { $0 != "--force" }
        try expect(files, 1...1)
        return (files[0], files.count < arguments.count)
    }
}
