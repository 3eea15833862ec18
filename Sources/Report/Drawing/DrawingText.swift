import LayoutInspector

extension Drawing {
    /// The drawing in characters.
    ///
    /// - Parameters:
    ///   - columns: No line is wider.
    ///   - characters: What lines are drawn with.
    package func text(columns: Int, characters: DrawingCharacters, style: TextStyle) -> String {
        let columns = max(20, columns)
        var wrapping = style
        wrapping.width = columns
        var text = wrapping.wrappedStrictly(printable(title), columns: columns, characters)
        var missing: [String] = []
        for row in rows {
            let blocks = blocks(of: row, columns, characters, style, &missing)
            text += "\n" + blocks.joined(separator: "\n\n") + "\n"
        }
        var lines = legend
        var distinct: [String] = []
        for name in missing where !distinct.contains(name) { distinct.append(name) }
        if !distinct.isEmpty { lines.append("too small to label: " + PointsText.list(distinct, limit: 8)) }
        if !lines.isEmpty { text += "\n" }
        for line in lines { text += wrapping.wrappedStrictly(printable(line), columns: columns, characters) }
        return text
    }

    /// The panels of a row: side by side where each has room, else one below the other.
    private func blocks(
        of row: [Panel],
        _ columns: Int,
        _ characters: DrawingCharacters,
        _ style: TextStyle,
        _ missing: inout [String]
    ) -> [String] {
        let isWide = row.count == 2 && columns >= 60
        let width = isWide ? (columns - 3) / 2 : columns
        let drawn = row.map { panel in
            var lines: [String] = []
            if !panel.title.isEmpty { lines.append(clipped(printable(panel.title), to: width, characters)) }
            switch panel.content {
            case .picture(let picture):
                let (drawn, small) = picture.text(columns: width, characters: characters, style: .plain)
                let colored =
                    style.isColored ? picture.text(columns: width, characters: characters, style: style).lines : drawn
                missing += small
                return (plain: lines + drawn, shown: lines + colored)
            case .chain(let chain):
                lines += ChainText.lines(of: chain, columns: width, characters: characters)
                return (plain: lines, shown: lines)
            case .paths(let paths):
                lines += PathsText.lines(of: paths, columns: width, hasBars: true, characters: characters)
                return (plain: lines, shown: lines)
            }
        }
        guard isWide else { return drawn.map { $0.shown.joined(separator: "\n") } }
        let left = drawn[0]
        let right = drawn[1]
        let inner = left.plain.map { displayWidth($0) }.max() ?? 0
        let count = max(left.plain.count, right.plain.count)
        let lines = (0..<count).map { index -> String in
            guard index < right.shown.count, !right.plain[index].isEmpty else {
                return index < left.shown.count ? left.shown[index] : ""
            }
            let plain = index < left.plain.count ? left.plain[index] : ""
            let shown = index < left.shown.count ? left.shown[index] : ""
            return shown + String(repeating: " ", count: inner - displayWidth(plain) + 3) + right.shown[index]
        }
        return [lines.joined(separator: "\n")]
    }
}

extension TextStyle {
    /// A sentence in lines that are never wider than asked: words that are too long are cut.
    fileprivate func wrappedStrictly(_ sentence: String, columns: Int, _ characters: DrawingCharacters) -> String {
        let words = sentence.split(separator: " ").map { clipped(String($0), to: columns - 2, characters) }
        return wrapped(words.joined(separator: " "), first: "", indentation: 2)
    }
}
