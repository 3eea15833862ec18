import LayoutInspector
import LayoutPrinter
import LayoutReport

enum ExplainVerb: SessionQuestion {
    static let name = "explain"
    static let usage = "[N | NAME]"
    static let summary = "tell why each finding is one, and what cures it"

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        if let name = arguments.first, Int(name) == nil,
            let page = RulesText.page(named: name, style: session.effectiveStyle)
        {
            return page
        }
        let diagnosis = try session.requireDiagnosis()
        let path = try session.requireDocument().path
        guard let argument = arguments.first else {
            var findings = diagnosis.findings
            session.dialect.addInstructions(to: &findings, in: diagnosis.layout)
            let file = CheckedFile(path: path, layout: diagnosis.layout, findings: findings)
            return ExplainText.text(of: file, style: session.effectiveStyle)
        }
        let number = try findingNumber(argument, of: diagnosis)
        var finding = [diagnosis.findings[number - 1]]
        session.dialect.addInstructions(to: &finding, in: diagnosis.layout)
        return ExplainText.text(
            of: finding[0],
            number: number,
            path: path,
            layout: diagnosis.layout,
            style: session.effectiveStyle
        )
    }
}

/// The number of a finding, as `check` gives it.
func findingNumber(_ text: String, of diagnosis: Diagnosis) throws(SessionError) -> Int {
    guard let number = Int(text) else { throw SessionError("'\(text)' is no number of a finding\ncheck lists them") }
    guard diagnosis.findings.indices.contains(number - 1) else {
        let count = diagnosis.findings.count
        throw SessionError(count == 0 ? "nothing is wrong" : "there is no finding \(number), only 1 to \(count)")
    }
    return number
}
