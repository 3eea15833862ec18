import LayoutInspector
import LayoutPrinter
import LayoutReport

enum FixVerb: SessionVerb {
    static let name = "fix"
    static let usage = "[N [M]]"
    static let summary = "list the fixes of finding N, or apply its fix M"
    static let details = """
        N can be omitted if there is only one finding. Every fix is verified: it was applied, and the finding was gone. \
        `undo` reverts it.
        """
    static let arguments: [ArgumentKind] = [.finding, .fix]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...2)
        let diagnosis = try session.requireDiagnosis()
        let shown = session.shownFindings(diagnosis)
        guard let named = arguments.first ?? (shown.count == 1 ? String(shown[0].number) : nil) else {
            throw missing(0)
        }
        let finding = diagnosis.findings[try findingNumber(named, of: diagnosis) - 1]
        if finding.fixes.isEmpty { throw SessionError("no verified fix for this finding") }
        guard arguments.count == 2 else {
            let layout = try session.requireDocument().layout
            var options = PrintOptions()
            options.tags = session.tags
            // What to write where the layout's source is at hand, in the dialect of fixes.
            var findings = [finding]
            session.fixDialect.addInstructions(to: &findings, in: layout, fixesOfEach: .max, options: options)
            let list = findings[0].fixes.enumerated().map { index, fix in
                "\(index + 1). \(printable(fix.title)) (\(FixText.outcome(of: fix)))\n"
                    + FixText.lines(of: fix).map { "     " + $0 + "\n" }.joined()
            }
            return .answer(list.joined())
        }
        guard let number = Int(arguments[1]), let fix = finding.fixes[number: number] else {
            throw SessionError("there is no fix '\(arguments[1])'; the last is \(finding.fixes.count)")
        }
        return .step(.edits(fix.edits), saying: printable(fix.title))
    }
}
