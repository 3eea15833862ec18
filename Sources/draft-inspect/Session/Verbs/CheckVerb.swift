import LayoutReport

enum CheckVerb: SessionVerb {
    static let name = "check"
    static let usage = ""
    static let summary = "list what is wrong, by number"
    static let details = "explain N tells one finding in full, fix N how to cure it. option notes on: notes, too."

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 0...0)
        let diagnosis = try session.requireDiagnosis()
        let style = session.effectiveStyle
        var text = ""
        for (index, finding) in diagnosis.findings.enumerated() {
            let fixes =
                finding.fixes.isEmpty ? "" : style.text("  [\(counted(finding.fixes.count, "fix", "fixes"))]", as: .fix)
            text += "\(index + 1). " + TextFormat.headline(finding, style: style) + fixes + "\n"
        }
        if text.isEmpty { text = "nothing is wrong\n" }
        for sentence in sentencesNotRun(diagnosis.notRun) {
            text += style.text(sentence, as: .faint) + "\n"
        }
        return text
    }
}
