import LayoutInspector

/// Rows of sizes and gaps to scale, one below the other.
extension Drawing {
    private static let rowWidth = 640.0
    private static let rowHeight = 28.0
    private static let rowGap = 4.0

    /// A row, and below it the size of its container and what is beyond that; behind both what they come to.
    static func chain(_ chain: Finding.Chain) -> (shapes: [DrawingShape], width: Double, height: Double) {
        let longer = max(chain.needed, chain.available, 1e-9)
        guard longer < 1e9 else { return ([], 0, 0) }
        let scale = rowWidth / longer
        let second = rowHeight + rowGap
        let own = "\(chain.containerName) \(PointsText.text(chain.available))"
        var shapes = row(of: chain.segments, from: 0, at: 0, scale)
        let available = max(0, chain.available * scale)
        shapes.append(.rectangle(x: 0, y: second, width: available, height: rowHeight, .box, tip: own))
        shapes.append(label(own, 3, baseline(ofRowAt: second), rowWidth))
        guard chain.needed > chain.available else { return (shapes, rowWidth, second + rowHeight) }
        let short = PointsText.text(chain.needed - chain.available) + " short"
        shapes.append(difference(from: chain.available, to: chain.needed, at: second, scale, tip: short))
        let totals = [PointsText.text(chain.needed), "\(PointsText.text(chain.available)), \(short)"]
        let room = add(totals, below: second, to: &shapes)
        return (shapes, rowWidth + rowGap + room, second + rowHeight)
    }

    /// Two rows from the same edge, behind the shorter one what it is short, and behind both what they come to.
    static func paths(_ paths: Finding.Paths) -> (shapes: [DrawingShape], width: Double, height: Double) {
        let offsets = paths.longer.offsets + paths.shorter.offsets
        let least = offsets.min() ?? 0
        let longest = max((offsets.max() ?? 0) - least, 1e-9)
        guard longest < 1e9 else { return ([], 0, 0) }
        let scale = rowWidth / longest
        let second = rowHeight + rowGap
        let (longer, shorter) = (paths.longer.length, paths.shorter.length)
        let short = PointsText.text(longer - shorter) + " short"
        let totals = [PointsText.text(longer), "\(PointsText.text(shorter)), \(short)"]
        var shapes =
            row(of: paths.longer.segments, from: -least, at: 0, scale)
            + row(of: paths.shorter.segments, from: -least, at: second, scale)
            + [difference(from: shorter - least, to: longer - least, at: second, scale, tip: short)]
        let room = add(totals, below: second, to: &shapes)
        return (shapes, rowWidth + rowGap + room, second + rowHeight)
    }

    /// Writes what two rows come to behind them.
    ///
    /// - Returns: How much room that takes, in points.
    private static func add(_ totals: [String], below second: Double, to shapes: inout [DrawingShape]) -> Double {
        // A point more than the text, which rounding must not cut.
        let room = (totals.map(textWidth).max() ?? 0) + 1
        for (total, y) in zip(totals, [0, second]) {
            shapes.append(label(total, rowWidth + rowGap, baseline(ofRowAt: y), room))
        }
        return room
    }

    private static func baseline(ofRowAt y: Double) -> Double { y + rowHeight / 2 + fontSize / 3 }

    private static func row(
        of segments: [Finding.Chain.Segment],
        from start: Double,
        at y: Double,
        _ scale: Double
    ) -> [DrawingShape] {
        var (boxes, labels, offset) = ([DrawingShape](), [DrawingShape](), start)
        for segment in segments {
            let words = (segment.name.map { "\($0) " } ?? "") + PointsText.text(segment.length)
            let (x, length) = (min(offset, offset + segment.length) * scale, abs(segment.length) * scale)
            let look = segment.name == nil ? DrawingShape.Look.gap : .box
            boxes.append(.rectangle(x: x, y: y, width: length, height: rowHeight, look, tip: words))
            // Where a name is too long, its length is what the sum needs.
            let shown = textWidth(words) <= length - 4 || length >= 72 ? words : PointsText.text(segment.length)
            if length >= 12 { labels.append(label(shown, x + 3, baseline(ofRowAt: y), length - 4)) }
            offset += segment.length
        }
        return boxes + labels
    }

    private static func difference(
        from shorter: Double,
        to longer: Double,
        at y: Double,
        _ scale: Double,
        tip: String
    ) -> DrawingShape {
        let width = (longer - shorter) * scale
        return .rectangle(x: shorter * scale, y: y, width: width, height: rowHeight, .over, tip: tip)
    }
}
