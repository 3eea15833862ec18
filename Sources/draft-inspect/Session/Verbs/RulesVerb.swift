import LayoutInspector
import LayoutReport

enum RulesVerb: SessionQuestion {
    static let name = "rules"
    static let usage = "[NAME]"
    static let summary = "list the rules and causes, or show the page of one"
    static let arguments: [ArgumentKind] = [.rule]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        guard let name = arguments.first else { return RulesText.list(style: session.effectiveStyle) }
        if let page = RulesText.page(named: name, style: session.effectiveStyle) { return page }
        var message = "unknown rule or cause '\(name)'"
        if let meant = nearest(to: name, in: RulesText.names) { message += "; did you mean '\(meant)'?" }
        throw SessionError(message + "\n`rules` lists them")
    }
}
