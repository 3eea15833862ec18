import LayoutInspector
import LayoutReport

enum RulesVerb: SessionQuestion {
    static let name = "rules"
    static let usage = "[NAME]"
    static let summary = "list the rules, or describe one, with an example"
    static let arguments: [ArgumentKind] = [.rule]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        guard let name = arguments.first else { return RulesText.list(style: session.effectiveStyle) }
        if let rule = RuleInfo.named(name) { return RulesText.text(of: rule, style: session.effectiveStyle) }
        var message = "there is no rule '\(name)'"
        if let meant = nearest(to: name, in: RuleInfo.all.map(\.id)) { message += "; did you mean '\(meant)'?" }
        throw SessionError(message + "\n`rules` lists them")
    }
}
