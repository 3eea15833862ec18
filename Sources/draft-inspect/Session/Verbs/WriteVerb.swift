import LayoutInspector
import LayoutReport

enum WriteVerb: SessionVerb {
    static let name = "write"
    static let usage = "[--force] FILE"
    static let summary = "write the layout, edits and all, as a dump"
    static let details = """
        The file is replaced as a whole, or not at all. An input of the session, and a file that draft-inspect did not \
        write, are overwritten with --force only.
        """
    static let arguments: [ArgumentKind] = [.file]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let (path, isForced) = try target(arguments)
        let text = String(decoding: try session.requireDocument().layout.dump(), as: UTF8.self)
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
}

enum SaveVerb: SessionVerb {
    static let name = "save"
    static let usage = "[--force] SCRIPT"
    static let summary = "write the commands that led here, to be read by source"
    static let details = """
        An input of the session, and a file that draft-inspect did not write, are overwritten with --force only.
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
