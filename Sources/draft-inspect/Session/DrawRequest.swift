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
        guard let finding else {
            // A log has no frames: what can be seen of it is its conflict.
            guard view == nil, diagnosis.layout.source.holdsOnlyConflict,
                let conflict = findings.firstIndex(where: { $0.conflict != nil })
            else { return drawing.layout(from: view) }
            return drawing.finding(conflict)
        }
        guard let fixes = findings[number: finding]?.fixes else {
            throw SessionError(
                findings.isEmpty ? "no findings" : "there is no finding \(finding), only 1 to \(findings.count)"
            )
        }
        guard let fix else { return drawing.finding(finding - 1) }
        guard let chosen = fixes[number: fix] else {
            throw SessionError(
                fixes.isEmpty ? "finding \(finding) has no fixes" : "there is no fix \(fix), only 1 to \(fixes.count)"
            )
        }
        let after: Analysis?
        do throws(Interrupted) { after = try analysis.applying(chosen.edits) } catch { throw .interrupted }
        guard let after else { throw SessionError("fix \(fix) cannot be applied") }
        let outcome = LayoutDrawing.Outcome(title: chosen.title, frames: after.solved().frames)
        return drawing.finding(finding - 1, after: outcome)
    }
}
