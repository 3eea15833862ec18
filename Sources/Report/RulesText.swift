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
        let text =
            RuleInfo.all.map { line($0.id, $0.summary) }.joined()
            + "\ncauses\n" + CauseInfo.all.map { line($0.id, $0.summary) }.joined()
        return LineWrap.text(text, style: style)
    }

    /// All there is to say of a rule or a cause; `nil` where there is none of the name.
    package static func page(named name: String, style: TextStyle) -> String? {
        guard let text = RuleInfo.named(name)?.text ?? CauseInfo.named(name)?.text else { return nil }
        return paragraphs(text).map { kind, line in
            switch kind {
            case .heading: style.text(line, as: .emphasis) + "\n"
            case .prose: style.wrapped(line, first: "", indentation: 0)
            case .code: line + "\n"
            }
        }.joined()
    }

    private enum Kind {
        case heading, prose, code
    }

    /// The lines of a page, each paragraph in one: those of the page are broken for an editor.
    private static func paragraphs(_ text: String) -> [(kind: Kind, line: String)] {
        var lines: [(kind: Kind, line: String)] = []
        var isCode = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isFence = line.hasPrefix("```")
            let kind: Kind = isCode || isFence || line.isEmpty ? .code : line.hasPrefix("#") ? .heading : .prose
            if kind == .prose, lines.last?.kind == .prose {
                lines[lines.count - 1].line += " " + line
            } else {
                lines.append((kind, String(line)))
            }
            if isFence { isCode.toggle() }
        }
        return lines
    }
}
