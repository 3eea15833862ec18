import LayoutModel
import LayoutSolver

/// A conflict that half a pixel would resolve.
enum RoundingRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        var findings: [Finding] = []
        for story in try examination.conflicts() where story.isRounding {
            var finding = try story.finding(info, severity: .note, in: examination)
            let reason =
                examination.layout.source.hasRoundedNumbers
                ? "this is less than the log prints of a number, which rounding may explain"
                : "this is half a pixel or less, which rounding may explain"
            finding.notes.insert(Finding.Note(.cause, reason), at: 0)
            findings.append(finding)
        }
        return findings
    }

    /// Notes are never counted: a fix leaves none of them to resolve.
    static func count(in examination: Examination) throws(Interrupted) -> Int { 0 }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? { 0 }
}

extension RoundingRule {
    package static let info = RuleInfo(
        id: "rounding",
        title: "conflict within rounding",
        severity: .note,
        runsOnPartialDumps: true,
        identity: .brokenConstraint,
        summary: "required constraints conflict by half a pixel or less",
        meaning: """
            UIKit may log it like any other conflict, but the difference is at most half a pixel: for example, a cell's
            height was rounded to pixels, but the heights of its parts were not. Lower one priority in the chain to 999.

            The cause has no page of its own: the small difference alone explains the conflict.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: ConflictRule.priceRow(width: 135.25)
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: ConflictRule.priceRow(width: 135)
        )
    )
}
