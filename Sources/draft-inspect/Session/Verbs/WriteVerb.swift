import LayoutInspector
import LayoutReport

enum WriteVerb: SessionVerb {
    static let name = "write"
    static let usage = "FILE"
    static let summary = "write the layout, edits and all, as a dump"
    static let details = "The file is replaced as a whole, or not at all."
    static let arguments: [ArgumentKind] = [.file]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        let document = try session.requireDocument()
        try writeSessionFile(String(decoding: document.layout.dump(), as: UTF8.self), to: expandedHome(arguments[0]))
        return "wrote \(printable(arguments[0]))\n"
    }
}

enum SaveVerb: SessionVerb {
    static let name = "save"
    static let usage = "SCRIPT"
    static let summary = "write the commands that led here, to be read by source"
    static let arguments: [ArgumentKind] = [.file]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        let text = session.script.map { $0 + "\n" }.joined()
        try writeSessionFile(text, to: expandedHome(arguments[0]))
        return "wrote \(printable(arguments[0])): \(counted(session.script.count, "command"))\n"
    }
}

private func writeSessionFile(_ text: String, to path: String) throws(SessionError) {
    do {
        try writeFile(text, to: path)
    } catch {
        throw SessionError(error.message, code: error.code)
    }
}
