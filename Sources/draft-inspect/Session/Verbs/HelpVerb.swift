import LayoutReport

enum HelpVerb: SessionQuestion {
    static let name = "help"
    static let aliases = ["?"]
    static let usage = "[VERB]"
    static let summary = "list the verbs, or describe one"
    static let arguments: [ArgumentKind] = [.verb]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        guard let argument = arguments.first else {
            return list(session) + """

                `help VERB` shows its arguments. Unique beginnings of verbs work; Tab completes.
                A view is named as messages name it, by its tag, property, identifier or id,
                or by a path: root/header/title.
                On a terminal: VERB | COMMAND, VERB > FILE, !COMMAND runs a shell command,
                !N runs line N of the history again.

                """
        }
        let verb = try session.verbs.verb(argument)
        var text = verb.usageLine + "\n  " + verb.summary + "\n"
        if !verb.aliases.isEmpty { text += "  also: " + verb.aliases.joined(separator: ", ") + "\n" }
        for line in verb.details.lines where !line.isEmpty { text += "  " + line + "\n" }
        return text
    }

    /// One line for each verb, under the titles of their groups.
    private static func list(_ session: Session) -> String {
        let widest = session.verbs.all.map { $0.name.count }.max() ?? 0
        let style = session.effectiveStyle
        return session.verbs.groups.map { group in
            style.text(group.title, as: .emphasis) + "\n"
                + group.verbs.map { verb in
                    "  " + verb.name + String(repeating: " ", count: widest - verb.name.count + 2) + verb.summary + "\n"
                }.joined()
        }.joined(separator: "\n")
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
