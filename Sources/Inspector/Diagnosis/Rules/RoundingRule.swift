import LayoutModel
import LayoutSolver

/// A conflict that half a pixel would cure.
enum RoundingRule: Rule {
    static let slug = "rounding"
    static let runsOnPartialDumps = true

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        var findings: [Finding] = []
        for story in try examination.conflicts() where story.isRounding {
            var finding = try story.finding(rule: slug, severity: .note, in: examination)
            let reason =
                examination.layout.source.kind == .consoleLog
                ? "this is less than the log prints of a number, which rounding may explain"
                : "this is half a pixel or less, which rounding may explain"
            finding.notes.insert(reason, at: 0)
            findings.append(finding)
        }
        return findings
    }

    /// Notes are no more than remarks: nothing is left to do after a fix for one.
    static func count(in examination: Examination) throws(Interrupted) -> Int { 0 }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? { 0 }
}
