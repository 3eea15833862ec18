import LayoutInspector

/// Two rows between the same edges, in lines of characters.
///
/// ```
/// 34 | Card 391                <- 425
/// |---|---------------------------------|
/// 70 | Title 25 | 312          <- 407
/// |------|--|-------------------------|xx
/// ```
enum PathsText {
    /// - Parameter hasBars: Whether each row has a bar below it, to the scale of both.
    /// - Returns: Two lines or four, none wider than asked; none where that is too little for anything.
    static func lines(
        of paths: Finding.Paths,
        columns: Int,
        hasBars: Bool,
        characters: DrawingCharacters = .ascii
    ) -> [String] {
        let arrow = characters == .ascii ? "<- " : "← "
        let totals = [paths.longer, paths.shorter].map { arrow + PointsText.text($0.length) }
        let room = min(columns, 100) - (totals.map(displayWidth).max() ?? 0) - 2
        guard room >= 12 else { return [] }
        let rows = [paths.longer, paths.shorter].map { RowText.row(of: $0.segments, columns: room, characters) }
        guard rows.allSatisfy({ displayWidth($0) <= room }) else { return [] }
        let scale = Scale(paths, columns: max(rows.map(displayWidth).max() ?? 0, min(room, 40)))
        let width = hasBars ? scale.columns : rows.map(displayWidth).max() ?? 0
        let bars = [paths.longer, paths.shorter].map { scale.bar(of: $0, beyond: paths.longer.length, characters) }
        return rows.indices.flatMap { index in
            let row = rows[index] + String(repeating: " ", count: width - displayWidth(rows[index]) + 2)
            return [row + totals[index]] + (hasBars ? [bars[index]] : [])
        }
    }

    /// Where points are in a line.
    private struct Scale {
        let columns: Int
        private let least: Double
        private let most: Double

        init(_ paths: Finding.Paths, columns: Int) {
            self.columns = columns
            let offsets = paths.longer.offsets + paths.shorter.offsets
            (least, most) = (offsets.min() ?? 0, offsets.max() ?? 0)
        }

        private func column(of offset: Double) -> Int {
            let share = (offset - least) / max(most - least, 1e-9)
            return share.isFinite ? Int((share * Double(columns - 1)).rounded()) : 0
        }

        /// A line with a tick at the end of each part, and behind it what it is short of the longer one.
        func bar(of path: Finding.Paths.Path, beyond longer: Double, _ characters: DrawingCharacters) -> String {
            let (line, start, end, inner, over) =
                characters == .ascii ? ("-", "|", "|", "|", "x") : ("─", "├", "┤", "┼", "▒")
            let ticks = Set(path.offsets.map(column))
            guard let first = ticks.min(), let last = ticks.max() else { return "" }
            let own = (0..<columns).map { column -> String in
                if column < first { return " " }
                if column == last { return end }
                if column == first { return start }
                if column > last { return column <= self.column(of: longer) ? over : "" }
                return ticks.contains(column) ? inner : line
            }
            return own.joined()
        }
    }
}
