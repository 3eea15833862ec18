enum HelpVerb: SessionQuestion {
    static let name = "help"
    static let aliases = ["?"]
    static let usage = "[VERB]"
    static let summary = "list the verbs, or tell about one"
    static let arguments: [ArgumentKind] = [.verb]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        guard let argument = arguments.first else {
            return columns(session.verbs.all.map { [$0.name, $0.usage, $0.summary] }) + """

                A verb may be shortened as long as it is the only one that begins so. A view is named by tag, property,
                identifier, id, the beginning of an id, or a path: root/header/title. Tab completes.

                """
        }
        let verb = try session.verbs.verb(argument)
        var text = verb.name + (verb.usage.isEmpty ? "" : " " + verb.usage) + "\n  " + verb.summary + "\n"
        if !verb.aliases.isEmpty { text += "  also: " + verb.aliases.joined(separator: ", ") + "\n" }
        for line in verb.details.lines where !line.isEmpty { text += "  " + line + "\n" }
        return text
    }
}

enum QuitVerb: SessionVerb {
    static let name = "quit"
    static let aliases = ["exit"]
    static let summary = "leave"

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...0)
        return .end
    }
}
