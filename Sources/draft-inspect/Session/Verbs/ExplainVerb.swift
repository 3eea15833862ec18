import LayoutInspector
import LayoutPrinter
import LayoutReport

enum ExplainVerb: SessionQuestion {
    static let name = "explain"
    static let usage = "[N | NAME] [--all]"
    static let summary = "explain each finding, finding N, a rule or a cause"
    static let details = "With --all, every constraint and fix of a finding is shown."
    static let arguments: [ArgumentKind] = [.finding, .words(["--all"])]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        let all = ["--all", "all"]
        let details = FindingDetails(showsAll: arguments.contains(where: all.contains))
        let arguments = arguments.filter { !all.contains($0) }
        try expect(arguments, 0...1)
        if let name = arguments.first, Int(name) == nil,
            let page = RulesText.page(named: name, style: session.effectiveStyle)
        {
            return page
        }
        let diagnosis = try session.requireDiagnosis()
        let path = try session.requireDocument().shownPath
        guard let argument = arguments.first else {
            var findings = diagnosis.findings
            session.fixDialect.addInstructions(to: &findings, in: diagnosis.layout)
            if session.scene == nil {
                let file = CheckedFile(path: path, layout: diagnosis.layout, findings: findings)
                return ExplainText.text(of: file, style: session.effectiveStyle, details: details, pages: .session)
            }
            let shown = session.shownFindings(diagnosis)
            if shown.isEmpty { return "no findings\n" }
            var pages = CausePages.session
            return shown.map { number, _ in
                ExplainText.text(
                    of: findings[number - 1],
                    number: number,
                    path: path,
                    layout: diagnosis.layout,
                    style: session.effectiveStyle,
                    details: details,
                    pages: &pages
                )
            }.joined(separator: "\n")
        }
        let number = try findingNumber(argument, of: diagnosis)
        var finding = [diagnosis.findings[number - 1]]
        session.fixDialect.addInstructions(to: &finding, in: diagnosis.layout)
        var pages = CausePages.session
        return ExplainText.text(
            of: finding[0],
            number: number,
            path: path,
            layout: diagnosis.layout,
            style: session.effectiveStyle,
            details: details,
            pages: &pages
        )
    }
}

/// The number of a finding, as `check` gives it.
func findingNumber(_ text: String, of diagnosis: Diagnosis) throws(SessionError) -> Int {
    guard let number = Int(text) else {
        throw SessionError("'\(text)' is not the number of a finding\n`check` lists them")
    }
    guard diagnosis.findings[number: number] != nil else {
        let count = diagnosis.findings.count
        throw SessionError(count == 0 ? "there are no findings" : "there is no finding \(number); the last is \(count)")
    }
    return number
}
