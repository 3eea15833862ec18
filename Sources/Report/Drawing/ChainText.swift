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
        let row = RowText.row(of: chain.segments, columns: room, characters)
        guard displayWidth(row) <= room else { return [] }
        let bar = bar(of: chain, columns: max(displayWidth(row), min(room, 40)), characters)
        guard displayWidth(bar) <= columns else { return [] }
        let width = max(displayWidth(row), displayWidth(bar))
        let gap = String(repeating: " ", count: max(2, width - displayWidth(row) + 2))
        let head = row + gap + arrow + needed
        return displayWidth(head) <= columns ? [head, bar] : [row + "  " + arrow + needed, bar]
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
