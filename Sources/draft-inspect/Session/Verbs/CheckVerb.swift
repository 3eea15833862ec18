import LayoutReport

enum CheckVerb: SessionQuestion {
    static let name = "check"
    static let usage = "[all]"
    static let summary = "list what is wrong, by number"
    /// More at once would push away what the user looks at.
    static let mostListed = 100

    static let details =
        "At most 100, unless 'all' is said. "
        + "explain N tells one finding in full, fix N how to cure it. option notes on: notes, too."

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        if let word = arguments.first, word != "all" { throw SessionError("'\(word)' is not 'all'") }
        let diagnosis = try session.requireDiagnosis()
        let style = session.effectiveStyle
        var text = ""
        let listed = arguments.isEmpty ? diagnosis.findings.prefix(mostListed) : diagnosis.findings[...]
        for (index, finding) in listed.enumerated() {
            let fixes =
                finding.fixes.isEmpty ? "" : style.text("  [\(counted(finding.fixes.count, "fix", "fixes"))]", as: .fix)
            text += "\(index + 1). " + TextFormat.headline(finding, style: style) + fixes + "\n"
        }
        if listed.count < diagnosis.findings.count {
            text += "and \(diagnosis.findings.count - listed.count) more (check all lists them)\n"
        }
        if text.isEmpty { text = "nothing is wrong\n" }
        for sentence in sentencesNotRun(diagnosis.notRun) {
            text += style.text(sentence, as: .faint) + "\n"
        }
        return text
    }
}
