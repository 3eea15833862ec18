import LayoutInspector
import LayoutPrinter
import LayoutReport

enum FixVerb: SessionVerb {
    static let name = "fix"
    static let usage = "N [M]"
    static let summary = "list the fixes of finding N, or apply its fix M"
    static let details = "Every fix was tried and cures the finding. undo takes it back."
    static let isRecorded = true

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 1...2)
        let diagnosis = try session.requireDiagnosis()
        let finding = diagnosis.findings[try findingNumber(arguments[0], of: diagnosis) - 1]
        if finding.fixes.isEmpty { throw SessionError("no fix is known for this finding") }
        guard arguments.count == 2 else {
            let layout = try session.requireDocument().layout
            var options = PrintOptions()
            options.tags = session.tags
            let list = finding.fixes.enumerated().map { index, fix in
                // What to write where the layout's source is at hand, in the dialect that print writes.
                let code = session.dialect.code(for: .sequence(fix.edits), of: layout, options: options) ?? []
                return
                    "\(index + 1). \(printable(fix.title))"
                    + (fix.remaining == 0 ? "" : " (leaves \(counted(fix.remaining, "finding")))") + "\n"
                    + code.map { "     " + printable($0) + "\n" }.joined()
            }
            return .answer(list.joined())
        }
        guard let number = Int(arguments[1]), finding.fixes.indices.contains(number - 1) else {
            throw SessionError("there is no fix '\(arguments[1])', only 1 to \(finding.fixes.count)")
        }
        let fix = finding.fixes[number - 1]
        return .step(.edits(fix.edits), saying: printable(fix.title))
    }
}
