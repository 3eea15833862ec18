enum HelpVerb: SessionQuestion {
    static let name = "help"
    static let aliases = ["?"]
    static let usage = "[VERB]"
    static let summary = "list the verbs, or describe one"
    static let arguments: [ArgumentKind] = [.verb]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        guard let argument = arguments.first else {
            return columns(session.verbs.all.map { [$0.name, $0.usage, $0.summary] }) + """

                Unique prefixes of verbs work. A view is named by tag, property, identifier, id, unique prefix of an
                id, or path: root/header/title. Tab completes. On a terminal: VERB | COMMAND, VERB > FILE, !COMMAND
                runs a shell command, !N runs line N of the history again.

                """
        }
        let verb = try session.verbs.verb(argument)
        var text = verb.usageLine + "\n  " + verb.summary + "\n"
        if !verb.aliases.isEmpty { text += "  also: " + verb.aliases.joined(separator: ", ") + "\n" }
        for line in verb.details.lines where !line.isEmpty { text += "  " + line + "\n" }
        return text
    }
}

enum QuitVerb: SessionVerb {
    static let name = "quit"
    static let aliases = ["exit"]
    static let summary = "leave the session"

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...0)
        return .end
    }
}
