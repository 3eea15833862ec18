import LayoutInspector

/// The characters that pictures are drawn with.
package enum DrawingCharacters: Sendable, Equatable {
    case boxes
    /// Where the locale has no others.
    case ascii
}

/// A grid of characters on which lines meet as they should, and labels lie above lines.
struct TerminalCanvas {
    /// Where a line leaves the middle of a cell.
    private struct Directions: OptionSet {
        let rawValue: UInt8
        static let up = Directions(rawValue: 1)
        static let right = Directions(rawValue: 2)
        static let down = Directions(rawValue: 4)
        static let left = Directions(rawValue: 8)
    }

    private struct Cell {
        var lines: Directions = []
        var isDashed = false
        var role: TextStyle.Role?
        /// Of a label; `nil` behind a wide character, which takes two cells.
        var character: Character?
        var isLabelled = false
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    /// More cells than these are no picture any more.
    private static let most = 1 << 20

    init(columns: Int, rows: Int) {
        self.columns = max(1, min(columns, 1000))
        self.rows = max(1, min(rows, Self.most / self.columns))
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
    }

    // MARK: Lines

    /// Draws the edges of a rectangle of cells; what lies outside the canvas is left out.
    mutating func addBox(left: Int, top: Int, right: Int, bottom: Int, isDashed: Bool, role: TextStyle.Role?) {
        guard left <= right, top <= bottom else { return }
        for column in max(left, 0)...max(max(left, 0), min(right, columns - 1)) {
            for row in top == bottom ? [top] : [top, bottom] {
                var lines: Directions = []
                if column > left { lines.insert(.left) }
                if column < right { lines.insert(.right) }
                add(lines, column, row, isDashed, role)
            }
        }
        for row in max(top, 0)...max(max(top, 0), min(bottom, rows - 1)) {
            for column in left == right ? [left] : [left, right] {
                var lines: Directions = []
                if row > top { lines.insert(.up) }
                if row < bottom { lines.insert(.down) }
                add(lines, column, row, isDashed, role)
            }
        }
    }

    private mutating func add(
        _ lines: Directions,
        _ column: Int,
        _ row: Int,
        _ isDashed: Bool,
        _ role: TextStyle.Role?
    ) {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        let index = row * columns + column
        // A solid line above a dashed one stays solid.
        cells[index].isDashed = isDashed && (cells[index].lines.isEmpty || cells[index].isDashed)
        cells[index].lines.formUnion(lines)
        if role != nil || cells[index].lines.isEmpty { cells[index].role = role }
    }

    // MARK: Labels

    /// How many cells from one on hold no label and, where asked for, no line.
    func room(from column: Int, to last: Int, row: Int, isClear: Bool) -> Int {
        guard (0..<rows).contains(row), column >= 0, column <= last else { return 0 }
        var room = 0
        for column in column...min(last, columns - 1) where column < columns {
            let cell = cells[row * columns + column]
            if cell.isLabelled || isClear && !cell.lines.isEmpty { break }
            room += 1
        }
        return room
    }

    /// Writes a label, whose width the caller has seen to.
    mutating func write(_ text: String, column: Int, row: Int, role: TextStyle.Role?) {
        guard (0..<rows).contains(row) else { return }
        var column = column
        for character in text {
            let width = displayWidth(String(character))
            guard column >= 0, column + width <= columns else { return }
            if width == 0 { continue }
            for offset in 0..<width {
                let index = row * columns + column + offset
                cells[index].character = offset == 0 ? character : nil
                cells[index].isLabelled = true
                cells[index].role = role ?? cells[index].role
            }
            column += width
        }
    }

    // MARK: Text

    /// Fewer rows alike, with nothing in them but lines that go through, are not folded.
    private static let fewestFolded = 5

    /// The rows, each without the blanks at its end. Rows without content are folded into one, with their height in points.
    func lines(_ characters: DrawingCharacters, _ style: TextStyle, pointsPerRow: Double) -> [String] {
        var lines: [String] = []
        var row = 0
        while row < rows {
            let end = endOfEmptyRows(from: row)
            if end - row < Self.fewestFolded {
                lines.append(line(of: row, characters, style))
                row += 1
                continue
            }
            // What is above and below is not crowded.
            var fold = self
            fold.fold(row, PointsText.text((Double(end - row) * pointsPerRow).rounded()), characters)
            lines += [line(of: row, characters, style), fold.line(of: row, characters, style)]
            lines.append(line(of: row, characters, style))
            row = end
        }
        return lines
    }

    /// The end of the rows from one on in which the same lines go straight through, and nothing else is.
    private func endOfEmptyRows(from row: Int) -> Int {
        func cells(_ row: Int) -> ArraySlice<Cell> { self.cells[row * columns..<(row + 1) * columns] }
        let first = cells(row)
        guard first.allSatisfy({ !$0.isLabelled && ($0.lines.isEmpty || $0.lines == [.up, .down]) }) else { return row }
        var end = row + 1
        while end < rows,
            zip(first, cells(end)).allSatisfy({ $0.lines == $1.lines && $0.isDashed == $1.isDashed && !$1.isLabelled })
        {
            end += 1
        }
        return end
    }

    /// Makes a row the one of several: dashed, with how high these are in its widest gap.
    private mutating func fold(_ row: Int, _ points: String, _ characters: DrawingCharacters) {
        var (start, gap) = (0, 0..<0)
        for column in 0...columns {
            let isLine = column < columns && !cells[row * columns + column].lines.isEmpty
            if column < columns, isLine { cells[row * columns + column].isDashed = true }
            guard isLine || column == columns else { continue }
            if column - start > gap.count { gap = start..<column }
            start = column + 1
        }
        let mark = characters == .ascii ? "~" : "⋮"
        let words = "\(mark) \(points) points \(mark)"
        let width = displayWidth(words)
        guard width <= gap.count else { return }
        write(words, column: gap.lowerBound + (gap.count - width) / 2, row: row, role: .faint)
    }

    private func line(of row: Int, _ characters: DrawingCharacters, _ style: TextStyle) -> String {
        var runs: [(text: String, role: TextStyle.Role?)] = []
        var end = 0
        for column in 0..<columns where isSeen(row, column) { end = column + 1 }
        for column in 0..<end {
            let cell = cells[row * columns + column]
            if cell.isLabelled, cell.character == nil { continue }
            let text = cell.character.map(String.init) ?? Self.line(cell.lines, cell.isDashed, characters)
            let role = cell.lines.isEmpty && !cell.isLabelled ? nil : cell.role
            if let last = runs.indices.last, runs[last].role == role {
                runs[last].text += text
            } else {
                runs.append((text, role))
            }
        }
        return runs.map { run in run.role.map { style.text(run.text, as: $0) } ?? run.text }.joined()
    }

    private func isSeen(_ row: Int, _ column: Int) -> Bool {
        let cell = cells[row * columns + column]
        return cell.isLabelled || !cell.lines.isEmpty
    }

    private static func line(_ lines: Directions, _ isDashed: Bool, _ characters: DrawingCharacters) -> String {
        let isHorizontal = lines.isSubset(of: [.left, .right])
        let isVertical = lines.isSubset(of: [.up, .down])
        if lines.isEmpty { return " " }
        switch characters {
        case .ascii:
            if isHorizontal { return isDashed ? "." : "-" }
            return isVertical ? (isDashed ? ":" : "|") : "+"
        case .boxes:
            if isDashed, isHorizontal { return "┄" }
            if isDashed, isVertical { return "┆" }
            return shapes[Int(lines.rawValue)]
        }
    }

    /// By directions.
    private static let shapes = [
        " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ]
}

/// Text cut to a number of columns, its end marked where something is missing.
func clipped(_ text: String, to columns: Int, _ characters: DrawingCharacters) -> String {
    if displayWidth(text) <= columns { return text }
    let mark = characters == .ascii ? "~" : "…"
    guard columns > 1 else { return columns == 1 ? mark : "" }
    var result = ""
    var width = 0
    for character in text {
        let next = displayWidth(String(character))
        if width + next > columns - 1 { break }
        result.append(character)
        width += next
    }
    return result + mark
}
