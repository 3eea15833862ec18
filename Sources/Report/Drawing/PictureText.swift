import LayoutInspector

extension Picture {
    /// Characters are about twice as high as wide.
    private static let characterRatio = 2.0
    /// A picture of more rows than these is not seen at once.
    private static let mostRows = 48

    /// The picture in characters, no line wider than asked, and the labels for which there was no room.
    ///
    /// - Complexity: O(cells + boxes × rows).
    func text(
        columns: Int,
        characters: DrawingCharacters,
        style: TextStyle
    ) -> (lines: [String], missing: [String]) {
        let columns = max(4, min(columns, 1000))
        guard bounds.width > 0, bounds.height > 0, bounds.width < 1e9, bounds.height < 1e9 else { return ([], []) }
        let scale = min(
            Double(columns) / bounds.width,
            Double(Self.mostRows) * Self.characterRatio / bounds.height
        )
        let rows = max(leastRows, Int((bounds.height * scale / Self.characterRatio).rounded(.up)))
        let verticalScale = max(scale / Self.characterRatio, Double(leastRows) / bounds.height)
        let width = max(4, Int((bounds.width * scale).rounded(.up)))
        var canvas = TerminalCanvas(columns: min(width, columns), rows: rows)
        var placed: [(box: Box, cells: CellRange)] = []
        for box in boxes where box.isFinite {
            let cells = CellRange(box.frame, in: bounds, scale, verticalScale)
            guard cells.left < canvas.columns, cells.top < canvas.rows, cells.right >= 0, cells.bottom >= 0 else {
                continue
            }
            canvas.addBox(
                left: cells.left,
                top: cells.top,
                right: cells.right,
                bottom: cells.bottom,
                isDashed: box.look == .ghost,
                role: box.look.role
            )
            placed.append((box, cells))
        }
        var missing: [String] = []
        // What holds others has little room left for its name, so these are named first.
        for (box, cells) in placed.filter({ !$0.box.isContainer }) + placed.filter({ $0.box.isContainer }) {
            let label = printable(box.label)
            if !label.isEmpty, !write(label, box, cells, &canvas, characters) { missing.append(label) }
        }
        return (canvas.lines(characters, style, pointsPerRow: 1 / verticalScale), missing)
    }

    /// Writes a label where there is room for it.
    private func write(
        _ label: String,
        _ box: Box,
        _ cells: CellRange,
        _ canvas: inout TerminalCanvas,
        _ characters: DrawingCharacters
    ) -> Bool {
        let width = displayWidth(label)
        let isOneColumn = cells.right == cells.left
        let inside = isOneColumn ? cells.left...cells.right : cells.left + 1...max(cells.left + 1, cells.right - 1)
        var candidates: [(row: Int, isClear: Bool)] = []
        let middle = (cells.top + cells.bottom) / 2
        let interior = cells.bottom - cells.top >= 2 ? Array(cells.top + 1...cells.bottom - 1) : []
        if box.isContainer || interior.isEmpty {
            candidates.append((cells.top, false))
            if cells.bottom != cells.top { candidates.append((cells.bottom, false)) }
            candidates += interior.prefix(64).map { ($0, true) }
        } else {
            candidates.append((middle, true))
            candidates += interior.prefix(64).filter { $0 != middle }.map { ($0, true) }
            candidates.append((cells.top, false))
        }
        // All of it somewhere before a part of it anywhere.
        for least in [width, min(width, 4)] {
            for (row, isClear) in candidates {
                let room = canvas.room(from: inside.lowerBound, to: inside.upperBound, row: row, isClear: isClear)
                guard room >= least, room > 0 else { continue }
                let text = clipped(label, to: room, characters)
                let isCentred = isClear && !box.isContainer
                let column = inside.lowerBound + (isCentred ? (room - displayWidth(text)) / 2 : 0)
                canvas.write(text, column: column, row: row, role: box.look.role)
                return true
            }
        }
        return false
    }
}

/// The cells that a rectangle takes, edges included.
private struct CellRange {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// - Parameters:
    ///   - horizontal: Cells a point, and likewise `vertical`.
    init(_ frame: Rectangle, in bounds: Rectangle, _ horizontal: Double, _ vertical: Double) {
        func cell(_ points: Double, _ scale: Double) -> Int { Int(max(-4096, min(4096, (points * scale).rounded()))) }
        left = cell(frame.x - bounds.x, horizontal)
        right = max(left, cell(frame.x + frame.width - bounds.x, horizontal) - 1)
        top = cell(frame.y - bounds.y, vertical)
        bottom = max(top, cell(frame.y + frame.height - bounds.y, vertical) - 1)
    }
}
