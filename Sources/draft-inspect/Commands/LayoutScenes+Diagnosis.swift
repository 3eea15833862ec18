import LayoutInspector
import LayoutPrinter
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
    /// - Parameter explainsEdges: Whether the reason of each edge and the layout as source are added.
    /// - Returns: `nil` for a layout without frames, such as that of a log.
    init?(_ reading: Reading, _ diagnosis: Diagnosis, options: DiagnosisOptions, explainsEdges: Bool) {
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
        addSizes(analysis, options.sizeRange)
        guard explainsEdges else { return }
        addReasons(analysis)
        addWidthsAtHeights(reading, options)
        sources = Dialects.all.compactMap { dialect in
            // A dialect that cannot say the layout has no tab.
            (try? dialect.print(diagnosis.layout)).map { Source(dialect: dialect.title, text: $0.text) }
        }
    }

    /// The attributes that a page can be asked about.
    private static let askedAttributes: [LayoutAttribute] = [.leading, .trailing, .top, .bottom, .width, .height]
    /// In larger layouts the page names the command instead.
    private static let mostExplained = 150

    private mutating func addReasons(_ analysis: Analysis) {
        let views = analysis.layout.views
        guard views.count <= Self.mostExplained else { return }
        for index in views.indices {
            for attribute in Self.askedAttributes {
                let anchor = Layout.Anchor(.view(index), attribute)
                guard let derivation = try? analysis.derivation(of: anchor) else { return }
                reasons.append(Reason(view: index, attribute: attribute, derivation: derivation))
            }
        }
    }

    /// Pieces of all heights together, at most.
    private static let mostPieces = 120

    /// Where heights depend on widths, what is exact at one height says nothing of others: those of devices have their own.
    private mutating func addWidthsAtHeights(_ reading: Reading, _ options: DiagnosisOptions) {
        guard connectsAxes, frames.count <= Self.mostExplained else { return }
        var left = Self.mostPieces
        let heights = Set(Device.all.filter { $0.kind == .portrait }.map(\.size.height)).sorted()
        for height in heights {
            var options = options
            options.conditions.height = height
            guard let analysis = try? reading.analysis(options: options) else { return }
            let range = Self.range(of: .horizontal, options.sizeRange, frames, analysis.layout)
            guard range.lowerBound < range.upperBound,
                let over = (try? analysis.frames(over: .horizontal, range)) ?? nil
            else { continue }
            left -= over.pieces.count
            if left < 0 { return }
            widthsAtHeights.append((height, over))
        }
    }

    /// The frames of a layout alone, over widths and heights.
    ///
    /// - Returns: `nil` for a layout without frames.
    init?(_ analysis: Analysis, _ sizes: SizeRange? = nil) {
        guard analysis.layout.coverage == .complete, !analysis.layout.views.isEmpty else { return nil }
        self.init(frames: analysis.solved().frames)
        addSizes(analysis, sizes)
    }

    private mutating func addSizes(_ analysis: Analysis, _ asked: SizeRange?) {
        connectsAxes = analysis.lowered.connectsAxes
        for axis in Axis.allCases {
            let range = Self.range(of: axis, asked, frames, analysis.layout)
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
