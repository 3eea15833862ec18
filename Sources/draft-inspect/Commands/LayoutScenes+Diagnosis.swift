import LayoutInspector
import LayoutReport

extension LayoutScenes {
    /// After more fixes than these of one layout, it is not solved again.
    private static let mostOutcomes = 60
    /// Of one finding.
    private static let mostFixes = 2

    /// The sizes that a picture can be dragged to where none were asked for, in points: from the smallest phone to a tablet.
    private static let usualWidths = 280.0...1024.0
    private static let usualHeights = 480.0...1366.0

    /// What pictures of a layout need: its frames, those after fixes, and those over widths and heights.
    ///
    /// - Returns: `nil` for a layout without frames, such as that of a log.
    init?(_ reading: Reading, _ diagnosis: Diagnosis, options: DiagnosisOptions) {
        guard diagnosis.layout.coverage == .complete, !diagnosis.layout.views.isEmpty else { return nil }
        self.init(frames: diagnosis.solved().frames)
        constraintPlaces = reading.places.constraints
        let findings = diagnosis.findings
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
        connectsAxes = analysis.lowered.connectsAxes
        for axis in Axis.allCases {
            let range = Self.range(of: axis, options.sizeRange, frames, diagnosis.layout)
            guard range.lowerBound < range.upperBound else { continue }
            // Where frames change too often, the page says that it cannot be dragged.
            if let over = (try? analysis.frames(over: axis, range)) ?? nil { overSizes.append(over) }
        }
    }

    /// What was asked for; else the usual sizes, with those of all roots.
    private static func range(
        of axis: Axis,
        _ asked: SizeRange?,
        _ frames: [Rectangle],
        _ layout: Layout
    ) -> ClosedRange<Double> {
        if let range = axis == .horizontal ? asked?.width : asked?.height { return range }
        let usual = axis == .horizontal ? usualWidths : usualHeights
        let sizes = layout.roots.map { axis == .horizontal ? frames[$0].width : frames[$0].height }
        return min(usual.lowerBound, sizes.min() ?? usual.lowerBound)...max(usual.upperBound, sizes.max() ?? 0)
    }
}
