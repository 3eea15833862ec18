/// Lines broken between words, so that a terminal breaks none inside one.
///
/// A line that is too long goes on below its own indentation; one of a table, whose columns are two blanks apart, below its last
/// column where that leaves room. Escape sequences take no room.
package enum LineWrap {
    /// - Parameter width: Columns of the terminal.
    package static func text(_ text: String, width: Int) -> String {
        guard width >= 20, text.contains(where: { !$0.isNewline }) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { visibleWidth($0) <= width ? String($0) : wrapped($0, width: width) }
            .joined(separator: "\n")
    }

    /// Lines that fit the width of a style, where it has one.
    package static func text(_ text: String, style: TextStyle) -> String {
        style.width.map { self.text(text, width: $0) } ?? text
    }

    /// The columns of a line without its escape sequences.
    package static func visibleWidth(_ line: Substring) -> Int {
        line.contains("\u{1b}") ? pieces(of: line).reduce(0) { $0 + $1.width } : displayWidth(line)
    }

    /// A word, or the blanks between two.
    private struct Piece {
        var text: Substring
        var width: Int
        var isBlank: Bool
    }

    private static func wrapped(_ line: Substring, width: Int) -> String {
        let pieces = pieces(of: line)
        let indentation = indentation(of: pieces, width: width)
        let margin = String(repeating: " ", count: indentation)
        var result = ""
        var column = 0
        var pending: Piece?
        var isAtStart = true
        for piece in pieces {
            if piece.isBlank {
                pending = piece
                continue
            }
            let gap = pending?.width ?? 0
            // A word that is longer than a line is on one of its own.
            if !isAtStart, column + gap + piece.width > width, column > indentation {
                result += "\n" + margin
                column = indentation
            } else if let pending {
                result += pending.text
                column += gap
            }
            pending = nil
            result += piece.text
            column += piece.width
            if piece.width > 0 { isAtStart = false }
        }
        return result
    }

    /// Where the further lines begin: at the last column of a table, if that is in the first half of the width; else two
    /// more than the line is indented.
    private static func indentation(of pieces: [Piece], width: Int) -> Int {
        var column = 0
        var first: Int?
        var table: Int?
        for piece in pieces {
            if piece.isBlank {
                if first != nil, piece.width >= 2, column + piece.width <= width / 2 { table = column + piece.width }
            } else if first == nil, piece.width > 0, piece.text.contains(where: { !isLineDrawing($0) }) {
                first = column
            }
            column += piece.width
        }
        return min(table ?? (first ?? 0) + 2, width / 2)
    }

    /// What a tree draws before its names.
    private static func isLineDrawing(_ character: Character) -> Bool { "│├└─|`-+".contains(character) }

    private static func pieces(of line: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var index = line.startIndex
        while index < line.endIndex {
            let start = index
            let isBlank = line[index] == " "
            var width = 0
            while index < line.endIndex, (line[index] == " ") == isBlank {
                if line[index] == "\u{1b}" {
                    // To the letter that ends the sequence.
                    index = line.index(after: index)
                    while index < line.endIndex, !line[index].isLetter { index = line.index(after: index) }
                    if index < line.endIndex { index = line.index(after: index) }
                    continue
                }
                width += displayWidth(line[index...index])
                index = line.index(after: index)
            }
            pieces.append(Piece(text: line[start..<index], width: width, isBlank: isBlank))
        }
        return pieces
    }
}
