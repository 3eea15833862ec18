import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The widths or heights of the roots at which a word of some text moves to another line, so that a height jumps.
enum TextBreaks {
    /// More of one text in one piece are not looked for.
    private static let mostBreaks = 48

    /// - Parameters:
    ///   - points: The ends of pieces in which every width is linear in the size of the roots, ascending.
    ///   - frames: The frames of the layout at a size of the roots, by view.
    /// - Returns: Ascending, between the first and the last point; `nil` where there are too many.
    static func sizes(
        of base: Examination,
        between points: [Double],
        frames: (Double) throws(Interrupted) -> [Rectangle]
    ) throws(Interrupted) -> [Double]? {
        let texts = base.lowered.wrappedRows
        guard !texts.isEmpty else { return [] }
        var found: [Double] = []
        for (low, high) in zip(points, points.dropFirst()) where high - low > 1e-6 {
            try base.checkCancellation()
            // At the ends themselves, other rows may begin to hold.
            let quarter = (high - low) / 4
            let first = try frames(low + quarter)
            let second = try frames(high - quarter)
            for wrapped in texts {
                let record = base.layout.views[wrapped.view]
                let start = record.alignmentWidth(ofFrame: first[wrapped.view].width)
                let end = record.alignmentWidth(ofFrame: second[wrapped.view].width)
                let slope = (end - start) / (2 * quarter)
                if abs(slope) < 1e-9 { continue }
                let (atLow, atHigh) = (start - slope * quarter, end + slope * quarter)
                let range = min(atLow, atHigh)...max(atLow, atHigh)
                guard let breaks = wrapped.text.breaks(in: range, most: mostBreaks) else { return nil }
                for width in breaks {
                    let root = low + (width - atLow) / slope
                    if root > low, root < high { found.append(root) }
                }
            }
        }
        return found.sorted()
    }
}
