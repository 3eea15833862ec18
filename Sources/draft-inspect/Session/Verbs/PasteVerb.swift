/// What was copied from a console, without a file.
enum PasteVerb: SessionVerb {
    static let name = "paste"
    static let summary = "load a pasted log or other text, ended by Ctrl-D"
    static let details = """
        Paste a console log, debugger output, a layout dump or a storyboard, then press Ctrl-D on an empty line. A log that \
        is pasted at the prompt is recognized without this verb.
        """

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...0)
        _ = try session.requireTerminal()
        return .paste
    }
}
