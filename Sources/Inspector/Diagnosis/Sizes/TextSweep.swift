import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What fails from top to bottom at other widths of the roots than the recorded one, because texts break into more lines there.
///
/// Between two widths at which a word moves, all heights are those of one layout, unless one depends on a width in another
/// way as well: there one layout in the middle speaks for both sides.
enum TextSweep {
    static func faults(
        in base: Examination,
        over range: ClosedRange<Double>,
        at occurrence: Finding.Sizes.Occurrence
    ) throws(Interrupted) -> [SizeFault] {
        guard !base.lowered.wrappedRows.isEmpty else { return [] }
        guard let points = try FramesOverSizes.ends(base, .horizontal, range)?.points else {
            base.limited(FragileAtSizeRule.info, "too many widths at which texts break elsewhere")
            return []
        }
        let recorded = try SizeComparison(base)
        var faults: [SizeFault] = []
        var places: [SizeFault.Key: Int] = [:]
        for (low, high) in zip(points, points.dropFirst()) where high - low > 1e-6 {
            try base.checkCancellation()
            var conditions = base.options.conditions
            conditions.width = (low + high) / 2
            let other = try base.laidOut(under: conditions)
            var occurrence = occurrence
            occurrence.interval = .init(axis: .horizontal, lowest: low, highest: high)
            for fault in try recorded.faults(of: other, at: occurrence, in: { _ in true })
            where fault.finding.axis == .vertical {
                guard let place = places[fault.key] else {
                    places[fault.key] = faults.count
                    faults.append(fault)
                    continue
                }
                faults[place].add(occurrence)
            }
        }
        return faults
    }
}

extension SizeFault {
    /// Adds a place, or prolongs the last one where this begins at its end.
    fileprivate mutating func add(_ occurrence: Finding.Sizes.Occurrence) {
        if let last = occurrences.last?.interval, let next = occurrence.interval, last.highest == next.lowest {
            occurrences[occurrences.count - 1].interval?.highest = next.highest
        } else {
            occurrences.append(occurrence)
        }
    }
}
