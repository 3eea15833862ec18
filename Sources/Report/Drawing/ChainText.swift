import LayoutInspector

/// A row of sizes and gaps over the size that they do not fit, in two lines of characters.
///
/// ```
/// 16 | Total 190 | 16                       <- 222
/// |---------- SummaryBar 200 ----------|xxxx
/// ```
enum ChainText {
    /// - Returns: Two lines, neither wider than asked; none where that is too little for anything.
    static func lines(of chain: Finding.Chain, columns: Int, characters: DrawingCharacters = .ascii) -> [String] {
        let needed = PointsText.text(chain.needed)
        let arrow = characters == .ascii ? "<- " : "← "
        let room = min(columns, 100) - displayWidth(arrow + needed) - 2
        guard room >= 12 else { return [] }
        let row = row(of: chain, columns: room, characters)
        guard displayWidth(row) <= room else { return [] }
        let bar = bar(of: chain, columns: max(displayWidth(row), min(room, 40)), characters)
        guard displayWidth(bar) <= columns else { return [] }
        let width = max(displayWidth(row), displayWidth(bar))
        let gap = String(repeating: " ", count: max(2, width - displayWidth(row) + 2))
        let head = row + gap + arrow + needed
        return displayWidth(head) <= columns ? [head, bar] : [row + "  " + arrow + needed, bar]
    }

    /// Names get shorter, then parts in the middle are added up, until it fits.
    private static func row(
        of chain: Finding.Chain,
        columns: Int,
        _ characters: DrawingCharacters
    ) -> String {
        func text(_ segments: some Sequence<Finding.Chain.Segment>, _ limit: Int) -> [String] {
            segments.map { segment in
                let length = PointsText.text(segment.length)
                guard let name = segment.name else { return length }
                return clipped(printable(name), to: limit, characters) + " " + length
            }
        }
        // Of many parts only the first and last ones are shown anyhow.
        let count = chain.segments.count
        if count <= 40 {
            for limit in [30, 20, 14, 10, 7, 5] {
                let row = text(chain.segments, limit).joined(separator: " | ")
                if displayWidth(row) <= columns { return row }
            }
        }
        var shown = min(6, (count - 1) / 2)
        while shown > 0 {
            let middle = chain.segments[shown..<count - shown]
            let sum = PointsText.text(middle.reduce(0) { $0 + $1.length })
            let omitted = "\(middle.count) more \(sum)"
            for limit in [14, 7] {
                let parts =
                    text(chain.segments.prefix(shown), limit) + [omitted] + text(chain.segments.suffix(shown), limit)
                let row = parts.joined(separator: " | ")
                if displayWidth(row) <= columns { return row }
            }
            shown -= 1
        }
        return "\(count) parts"
    }

    /// The container to scale, as far as its name leaves room, and what is beyond it.
    private static func bar(
        of chain: Finding.Chain,
        columns: Int,
        _ characters: DrawingCharacters
    ) -> String {
        let (line, start, end, over) = characters == .ascii ? ("-", "|", "|", "x") : ("─", "├", "┤", "▒")
        let size = PointsText.text(chain.available)
        let label =
            clipped(printable(chain.containerName), to: min(30, max(3, columns - size.count - 12)), characters) + " "
            + size
        let longer = max(chain.needed, chain.available, 1e-9)
        let share = max(0, min(chain.available / longer, 1))
        let scaled = Int((Double(columns) * share).rounded())
        let least = displayWidth(label) + 6
        let isOverfull = chain.needed > chain.available
        var inner = max(scaled, least)
        let beyond = isOverfull ? max(columns - inner, 4) : 0
        if inner + beyond > columns { inner = max(least, columns - beyond) }
        let free = inner - 2 - displayWidth(label) - 2
        let left = free / 2
        return start + String(repeating: line, count: left) + " " + label + " "
            + String(repeating: line, count: free - left) + end + String(repeating: over, count: beyond)
    }
}
