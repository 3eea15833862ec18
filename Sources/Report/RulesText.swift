import LayoutInspector

/// The rules and the causes of their findings, for `rules` and `explain NAME`.
package enum RulesText {
    /// The names of all pages: of rules, then of causes.
    package static let names = RuleInfo.all.map(\.id) + CauseInfo.all.map(\.id)

    /// One line for each rule, then one for each cause.
    package static func list(style: TextStyle) -> String {
        let widest = names.map(\.count).max() ?? 0
        func line(_ id: String, _ summary: String) -> String {
            style.text(id, as: .emphasis) + String(repeating: " ", count: widest - id.count + 2) + summary + "\n"
        }
        return RuleInfo.all.map { line($0.id, $0.summary) }.joined()
            + "\ncauses\n" + CauseInfo.all.map { line($0.id, $0.summary) }.joined()
    }

    /// All there is to say of a rule or a cause; `nil` where there is none of the name.
    package static func page(named name: String, style: TextStyle) -> String? {
        guard let text = RuleInfo.named(name)?.text ?? CauseInfo.named(name)?.text else { return nil }
        guard style.isColored else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("#") ? style.text(String(line), as: .emphasis) : String(line)
        }.joined(separator: "\n")
    }
}
