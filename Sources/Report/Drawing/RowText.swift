import LayoutInspector

/// Sizes and gaps one behind the other: `16 | Total 190 | 16`.
enum RowText {
    /// Names get shorter, then parts in the middle are added up, until it fits.
    ///
    /// - Parameter columns: Of the terminal; a row of which nothing fits may be wider.
    static func row(of segments: [Finding.Chain.Segment], columns: Int, _ characters: DrawingCharacters) -> String {
        func text(_ segments: some Sequence<Finding.Chain.Segment>, _ limit: Int) -> [String] {
            segments.map { segment in
                let length = PointsText.text(segment.length)
                guard let name = segment.name else { return length }
                return clipped(printable(name), to: limit, characters) + " " + length
            }
        }
        // Of many parts only the first and last ones are shown anyhow.
        let count = segments.count
        if count <= 40 {
            for limit in [30, 20, 14, 10, 7, 5] {
                let row = text(segments, limit).joined(separator: " | ")
                if displayWidth(row) <= columns { return row }
            }
        }
        var shown = min(6, (count - 1) / 2)
        while shown > 0 {
            let middle = segments[shown..<count - shown]
            let sum = PointsText.text(middle.reduce(0) { $0 + $1.length })
            let omitted = "\(middle.count) more \(sum)"
            for limit in [14, 7] {
                let parts = text(segments.prefix(shown), limit) + [omitted] + text(segments.suffix(shown), limit)
                let row = parts.joined(separator: " | ")
                if displayWidth(row) <= columns { return row }
            }
            shown -= 1
        }
        return "\(count) parts"
    }
}
