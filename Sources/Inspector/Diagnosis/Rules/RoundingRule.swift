import LayoutSolver

/// A conflict that half a pixel would cure.
enum RoundingRule: Rule {
    static let slug = "rounding"
    static let runsOnPartialDumps = true

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        var findings: [Finding] = []
        for story in try examination.conflicts() where story.isRounding {
            var finding = try story.finding(rule: slug, severity: .note, in: examination)
            finding.notes.insert("this is half a pixel or less, which rounding may explain", at: 0)
            findings.append(finding)
        }
        return findings
    }
}
