import LayoutInspector
import LayoutReport

extension LayoutScenes {
    /// After more fixes than these of one layout, it is not solved again.
    private static let mostOutcomes = 60
    /// Of one finding.
    private static let mostFixes = 2

    /// What pictures of a layout need: its frames, those after fixes, and those over the widths that were asked for.
    ///
    /// - Returns: `nil` for a layout without frames, such as that of a log.
    init?(_ reading: Reading, _ diagnosis: Diagnosis, options: DiagnosisOptions) {
        guard diagnosis.layout.coverage == .complete, !diagnosis.layout.views.isEmpty else { return nil }
        self.init(frames: diagnosis.solved().frames)
        constraintPlaces = reading.places.constraints
        let findings = diagnosis.findings
        guard options.sizeRange != nil || findings.contains(where: { !$0.fixes.isEmpty }) else { return }
        // Interrupted, a page has fewer pictures.
        guard let analysis = try? reading.analysis(options: options) else { return }
        for fix in findings.flatMap({ $0.fixes.prefix(Self.mostFixes) }) {
            guard outcomes.count < Self.mostOutcomes else { break }
            if outcomes.contains(where: { $0.edits == fix.edits }) { continue }
            guard let after = try? analysis.applying(fix.edits) else { continue }
            let frames = after.solved().frames
            // An edit that adds views numbers them anew.
            guard frames.count == self.frames.count else { continue }
            outcomes.append(Outcome(edits: fix.edits, frames: frames))
        }
        guard let range = options.sizeRange?.width, range.lowerBound < range.upperBound else { return }
        widths = (try? analysis.frames(overWidths: range)) ?? nil
    }
}
