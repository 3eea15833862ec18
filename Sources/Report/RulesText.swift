import LayoutInspector

/// The output of `rules`.
public enum RulesText {
    /// One line for each rule.
    public static func list(style: TextStyle) -> String {
        let widest = RuleInfo.all.map(\.id.count).max() ?? 0
        return RuleInfo.all.map { rule in
            let padding = String(repeating: " ", count: widest - rule.id.count + 2)
            return style.text(rule.id, as: .emphasis) + padding + rule.summary + "\n"
        }.joined()
    }

    /// The page of one rule.
    public static func text(of rule: RuleInfo, style: TextStyle) -> String {
        guard style.isColored else { return rule.text }
        return rule.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("#") ? style.text(String(line), as: .emphasis) : String(line)
        }.joined(separator: "\n")
    }
}
