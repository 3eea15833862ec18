/// What a session can do only where somebody sits at a terminal. Scripts have none of it.
struct SessionTerminal {
    /// All lines that were typed, oldest first, those of earlier runs included.
    var history: () -> [String]
    /// Reads what is pasted, until Ctrl-D on a line of its own; `nil` where Ctrl-C gave it up.
    var readPasted: () -> String?
    /// Keeps a text for as long as the session lasts.
    ///
    /// - Returns: The path of the file that holds it.
    var keep: (String) throws(CommandFailure) -> String

    /// Why a line of a script does not do what it would at a terminal.
    static let isMissing = SessionError("`|`, `>`, `!`, `paste` and `history` work at a terminal only, not in scripts")
}

extension Session {
    /// - Throws: ``SessionError`` in scripts, those that are read by a typed `source` included.
    func requireTerminal() throws(SessionError) -> SessionTerminal {
        guard let terminal, sourceDepth == 0 else { throw SessionTerminal.isMissing }
        return terminal
    }
}
