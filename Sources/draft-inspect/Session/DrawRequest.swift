import LayoutInspector
import LayoutReport
import LayoutSolver

/// What the command and the verb `draw` are asked for.
struct DrawRequest {
    var view: Int?
    /// Counted from 1, as `check` does.
    var finding: Int?
    var fix: Int?

    /// - Throws: ``SessionError`` where there is no such finding or fix.
    func drawing(of analysis: Analysis) throws(SessionError) -> Drawing {
        let diagnosis: Diagnosis
        do throws(Interrupted) { diagnosis = try analysis.diagnosis() } catch { throw .interrupted }
        let frames = analysis.solved().frames
        let findings = diagnosis.findings
        let drawing = LayoutDrawing(layout: diagnosis.layout, frames: frames, findings: findings)
        guard let finding else { return drawing.layout(from: view) }
        guard findings.indices.contains(finding - 1) else {
            throw SessionError(
                findings.isEmpty ? "no findings" : "there is no finding \(finding), only 1 to \(findings.count)"
            )
        }
        guard let fix else { return drawing.finding(finding - 1) }
        let fixes = findings[finding - 1].fixes
        guard fixes.indices.contains(fix - 1) else {
            throw SessionError(
                fixes.isEmpty ? "finding \(finding) has no fixes" : "there is no fix \(fix), only 1 to \(fixes.count)"
            )
        }
        let after: Analysis?
        do throws(Interrupted) { after = try analysis.applying(fixes[fix - 1].edits) } catch { throw .interrupted }
        guard let after else { throw SessionError("fix \(fix) cannot be applied") }
        let outcome = LayoutDrawing.Outcome(title: fixes[fix - 1].title, frames: after.solved().frames)
        return drawing.finding(finding - 1, after: outcome)
    }
}
