import LayoutReport

enum CheckVerb: SessionQuestion {
    static let name = "check"
    static let usage = "[all]"
    static let summary = "list the findings, numbered"
    /// More at once would push away what the user looks at.
    static let mostListed = 100

    static let details = """
        At most 100; `check all` lists every one. `explain N` shows a finding in full, `fix N` its fixes. Notes are listed \
        after `option notes on`.
        """
    static let arguments: [ArgumentKind] = [.words(["all"])]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        if let word = arguments.first, word != "all" { throw .usage("`check` takes no argument '\(word)'") }
        let diagnosis = try session.requireDiagnosis()
        let style = session.effectiveStyle
        var text = ""
        let shown = session.shownFindings(diagnosis)
        let listed = arguments.isEmpty ? shown.prefix(mostListed) : shown[...]
        for (number, finding) in listed {
            let fixes =
                finding.fixes.isEmpty ? "" : style.text("  [\(counted(finding.fixes.count, "fix", "fixes"))]", as: .fix)
            text += "\(number). " + TextFormat.headline(finding, style: style) + fixes + "\n"
        }
        if listed.count < shown.count {
            text += "and \(shown.count - listed.count) more (`check all` lists them)\n"
        }
        if text.isEmpty { text = "no findings\n" }
        return text
    }
}
