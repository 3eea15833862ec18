enum SourceVerb: SessionVerb {
    static let name = "source"
    static let usage = "SCRIPT"
    static let summary = "run the commands of a file"
    static let details = "Stops at the first error. Lines that begin with # are comments."
    static let arguments: [ArgumentKind] = [.file]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 1...1)
        return .run(script: expandedHome(arguments[0]))
    }
}

extension String {
    /// The lines, whichever way they end.
    var lines: [String] {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(String.init)
    }
}
